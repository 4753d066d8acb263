import { randomBytes } from 'node:crypto';
import { type DatabaseTransaction } from '../../../db/database.js';
import { insertAll } from '../../../db/insertAll.js';
import { newId } from '../../../db/newId.js';
import { type Deps } from '../../../deps.js';
import { copyFiles, DOCUMENT_FILE, requireSpace } from './documentFiles.js';
import { entriesBelow, lockStores, requireDepth, requireEntries, requirePlace, withoutNested } from './documentRows.js';
import { freeName } from './freeName.js';
import { requireOutside } from './moveEntries.js';
import { reachOf } from './reach.js';

/**
 * Copies entries that somebody may read into a folder that they may change, with everything below and by the newest versions; answers the
 * ids of the copies. Throws 400 as `moveEntries` does, for too many at once, and where the store has not the space.
 */
export async function copyEntries(
  deps: Deps,
  trx: DatabaseTransaction,
  { userId, ids, parentId }: { userId: string; ids: readonly string[]; parentId: string },
): Promise<{ ids: string[] }> {
  await lockStores(trx, { userId }, [...ids, parentId]);
  const reach = await reachOf(trx, deps, userId);
  const tops = withoutNested(await requireEntries(trx, reach, ids));
  const place = await requirePlace(trx, reach, parentId);
  requireOutside(place, tops);
  const sources = await entriesBelow(trx, tops);
  await requireSpace(trx, deps, { ownerId: place.ownerId, size: sources.reduce((sum, { size }) => sum + size, 0) });
  const idOfCopy = new Map(sources.map(({ id }) => [id, newId()]));
  const copyOf = (id: string) => idOfCopy.get(id) ?? '';
  const fileOfCopy = new Map(sources.flatMap(({ fileId }) => (fileId === '' ? [] : [[fileId, nameLike(fileId)]])));
  for (const top of tops) {
    const name = await freeName(trx, place, top);
    const copied = sources.filter(({ ancestors }) => ancestors.includes(top.id));
    const rows = copied.map(({ id, kind, size, ...source }) => {
      const below = source.ancestors.slice(top.ancestors.length - 1);
      requireDepth(place.ancestors.length + below.length);
      return {
        ...{ id: copyOf(id), ownerId: place.ownerId, kind, size, creatorUserId: userId },
        ...(id === top.id ? { parentId, name } : { parentId: copyOf(source.parentId), name: source.name }),
        ancestors: [...place.ancestors, ...below.map(copyOf)],
        fileId: fileOfCopy.get(source.fileId) ?? '',
      };
    });
    await insertAll(trx, 'documentEntry', rows);
  }
  await copyFiles(
    trx,
    userId,
    [...fileOfCopy].map(([from, to]) => ({ from, to })),
  );
  return { ids: tops.map(({ id }) => copyOf(id)) };
}

/** An unguessable name for a file of the same kind. */
function nameLike(fileId: string): string {
  return `${DOCUMENT_FILE}_${randomBytes(16).toString('hex')}${fileId.slice(fileId.indexOf('.'))}`;
}
