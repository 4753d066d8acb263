import { type CacheNameSchema } from '@smart-admin/api-client/contract';
import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { type DatabaseTransaction } from '../../db/database.js';
import { type EventSpine } from '../../events/eventSpine.js';
import { cacheCleared } from './cache.events.js';
import { type CachedEntry, type ListedCache } from '../../events/ListedCache.js';

export type CacheName = z.output<typeof CacheNameSchema>;

/** Every cache of the server by its name. What is forgotten here is forgotten by every instance. */
export class CacheRegistry {
  constructor(
    private readonly caches: Readonly<Record<CacheName, ListedCache>>,
    private readonly events: EventSpine,
  ) {
    events.on(cacheCleared, ({ entry }) => {
      if (!entry) for (const cache of Object.values(caches)) cache.clear();
      else if (isCacheName(caches, entry.cache)) caches[entry.cache].forget(entry.key);
    });
  }

  /** What this instance keeps, by caches and keys. */
  entries(): NamedEntry[] {
    return Object.entries(this.caches).flatMap(([name, cache]) =>
      [...cache.entries()]
        .map((entry) => ({ ...entry, cache: name as CacheName, id: idOf(name, entry.key) }))
        .sort((a, b) => (a.key < b.key ? -1 : 1)),
    );
  }

  async forget(trx: DatabaseTransaction, { cache, key }: Pick<NamedEntry, 'cache' | 'key'>): Promise<void> {
    await this.events.emit(trx, cacheCleared, { entry: { cache, key } });
  }

  async clear(trx: DatabaseTransaction): Promise<void> {
    await this.events.emit(trx, cacheCleared, {});
  }
}

export interface NamedEntry extends CachedEntry {
  id: string;
  cache: CacheName;
}

function isCacheName(caches: object, name: string): name is CacheName {
  return Object.hasOwn(caches, name);
}

/** Keys may be long and hold anything; an address holds neither. */
function idOf(name: string, key: string): string {
  return `${name}-${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;
}
