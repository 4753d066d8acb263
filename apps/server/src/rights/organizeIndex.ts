import { pages } from '@smart-admin/api-client/pages';
import { type Database } from '../db/database.js';
import { type EventSource } from '../events/eventSpine.js';
import { rightsChanged } from './rights.events.js';
import { singleCache, type ListedCache } from '../events/ListedCache.js';

/** Which organisation stands below which, kept in memory until organisations change. */
export class OrganizeIndex {
  private current: Promise<OrganizePlace[]> | undefined;
  readonly listed: ListedCache = singleCache(
    'tree',
    () => this.current,
    () => (this.current = undefined),
    { page: pages.organize.address },
  );

  constructor(
    private readonly db: Database,
    events: EventSource,
  ) {
    const forget = () => (this.current = undefined);
    // a change of the tree changes everybody's rights
    events.on(rightsChanged, ({ userIds }) => {
      if (!userIds) forget();
    });
    events.onResync(forget);
  }

  /** Ids of an organisation and everything below it; only the id itself when it is unknown. */
  async idsBelow(id: string): Promise<string[]> {
    const places = await this.read();
    const top = places.find((place) => place.id === id);
    return top ? places.filter(({ path }) => path.startsWith(top.path)).map((place) => place.id) : [id];
  }

  private read(): Promise<OrganizePlace[]> {
    this.current ??= this.db
      .selectFrom('organize')
      .select(['id', 'path'])
      .execute()
      .catch((error: unknown) => {
        this.current = undefined;
        throw error;
      });
    return this.current;
  }
}

interface OrganizePlace {
  id: string;
  path: string;
}
