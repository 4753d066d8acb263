import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { handleAll } from '../../http/handle.js';
import { readDefinition } from '../dataInterface/answerCall.js';
import { requireCallable } from '../dataInterface/requireCallable.js';
import { usersWithin } from '../user/userScope.js';
import { type CacheName, type NamedEntry } from './CacheRegistry.js';
import { maskSecrets } from './maskSecrets.js';

export const cacheRoutes = handleAll(contract.system.cache, {
  list: async ({ deps, caller, query }) => {
    const { cache, keyword, currentPage, pageSize } = query;
    const found = await visibleEntries(deps, caller, { cache, keyword });
    const shown = found.slice((currentPage - 1) * pageSize, currentPage * pageSize);
    return {
      list: await Promise.all(shown.map(async (entry) => describe(entry, await textOf(entry)))),
      pagination: { currentPage, pageSize, total: found.length },
    };
  },
  read: async ({ deps, caller, params }) => {
    const entry = await requireEntry(deps, caller, params.id);
    if (entry.interfaceId !== undefined)
      await requireCallable(deps.db, caller, await readDefinition(deps, entry.interfaceId));
    const text = await textOf(entry);
    return { ...describe(entry, text), value: text.slice(0, MOST) };
  },
  remove: async ({ deps, caller, params, describe: note }) => {
    const entry = await requireEntry(deps, caller, params.id);
    await deps.db.transaction().execute((trx) => deps.caches.forget(trx, entry));
    note({ verb: 'remove', recordId: entry.id, recordName: `${entry.cache} ${entry.key}`.slice(0, 100) });
    return null;
  },
  clear: async ({ deps }) => {
    await deps.db.transaction().execute((trx) => deps.caches.clear(trx));
    return null;
  },
});

/** Characters of a value that are shown. */
const MOST = 100_000;

/**
 * What the caller may know of: everything that is nobody's, what tells of rows all of which they see, and what belongs to
 * people whom they may see online.
 */
async function visibleEntries(
  { db, caches }: Pick<Deps, 'db' | 'caches'>,
  caller: Caller,
  { cache, keyword = '' }: { cache?: CacheName | undefined; keyword?: string | undefined },
): Promise<NamedEntry[]> {
  const word = keyword.toLowerCase();
  const found = caches
    .entries()
    .filter((entry) => (cache === undefined || entry.cache === cache) && entry.key.toLowerCase().includes(word))
    .filter(({ page }) => page === undefined || caller.rights.dataScope(page).kind === 'all');
  const { address } = pages.onlineUser;
  const userIds = [...new Set(found.flatMap(({ userId }) => userId ?? []))];
  const known =
    userIds.length > 0 && caller.rights.hasPage(address)
      ? await db
          .selectFrom('userAccount')
          .select('id')
          .where('id', 'in', userIds)
          .where(usersWithin(caller.rights.dataScope(address)))
          .execute()
      : [];
  const visible = new Set([caller.userId, ...known.map(({ id }) => id)]);
  return found.filter(({ userId }) => userId === undefined || visible.has(userId));
}

async function requireEntry(deps: Deps, caller: Caller, id: string): Promise<NamedEntry> {
  return requireRow((await visibleEntries(deps, caller, {})).find((entry) => entry.id === id));
}

async function textOf(entry: NamedEntry): Promise<string> {
  return JSON.stringify(maskSecrets(await entry.read()) ?? null);
}

function describe({ id, cache, key, expiresTime }: NamedEntry, text: string) {
  return { id, cache, key: key.slice(0, 500), size: Buffer.byteLength(text), expiresTime };
}
