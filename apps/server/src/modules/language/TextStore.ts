import { setTextOverrides, type TextOverride } from '@smart-admin/ui/messages';
import { type FastifyBaseLogger } from 'fastify';
import { type Database } from '../../db/database.js';
import { type EventSpine } from '../../events/eventSpine.js';
import { singleCache, type ListedCache } from '../../events/ListedCache.js';
import { textsChanged } from './language.events.js';

/** The overridden texts, kept in memory until they change; the server's own messages follow them. */
export class TextStore {
  private current: Promise<TextOverride[]> | undefined;
  readonly listed: ListedCache;

  constructor(
    private readonly db: Database,
    events: EventSpine,
    private readonly log: FastifyBaseLogger,
  ) {
    const reload = () => {
      this.current = undefined;
      this.read().catch((error: unknown) => this.log.error({ err: error }, 'The overridden texts could not be read'));
    };
    // the server's own messages follow the texts, so they are read at once
    this.listed = singleCache('overrides', () => this.current, reload);
    events.on(textsChanged, reload);
    events.onResync(reload);
  }

  read(): Promise<TextOverride[]> {
    this.current ??= this.load();
    return this.current;
  }

  private load(): Promise<TextOverride[]> {
    const loading: Promise<TextOverride[]> = this.db
      .selectFrom('textOverride')
      .select(['language', 'key', 'original', 'text'])
      .execute()
      .then(
        (texts) => {
          // a later change has begun to load meanwhile
          if (this.current === loading) setTextOverrides(texts);
          return texts;
        },
        (error: unknown) => {
          if (this.current === loading) this.current = undefined;
          throw error;
        },
      );
    return loading;
  }
}
