import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { t } from './document.messages.js';
import { nameFile } from './documentFiles.js';
import {
  levelsBelow,
  lockStores,
  requireDepth,
  requireEditable,
  requireEntries,
  requirePlace,
  withoutNested,
  type DocumentEntry,
  type Place,
} from './documentRows.js';
import { requireFreeName } from './freeName.js';
import { reachOf } from './reach.js';

/** Gives an entry another name. Throws 409 with a free one as `proposal` where it is taken, 403 where it may only be read. */
export async function renameEntry(
  deps: Deps,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<null> {
  await deps.db.transaction().execute(async (trx) => {
    await lockStores(trx, { userId }, [id]);
    const entry = await requireEditable(trx, await reachOf(trx, deps, userId), id);
    if (entry.name === name) return;
    await requireFreeName(trx, entry, { id, name, kind: entry.kind });
    await trx.updateTable('documentEntry').set({ name, modifyTime: new Date() }).where('id', '=', id).execute();
    if (entry.kind === 'file') await nameFile(trx, entry.fileId, name);
  });
  return null;
}

/**
 * Puts entries into another folder of the store that they lie in, all or none. Throws 400 for a folder that would come into itself or
 * below, and for another store; 403 where they may not be taken away; 409 with a free name where one is taken.
 */
export async function moveEntries(
  deps: Deps,
  userId: string,
  { ids, parentId }: { ids: readonly string[]; parentId: string },
): Promise<null> {
  await deps.db.transaction().execute(async (trx) => {
    await lockStores(trx, { userId }, [...ids, parentId]);
    const reach = await reachOf(trx, deps, userId);
    const entries = withoutNested(await requireEntries(trx, reach, ids));
    if (entries.some(({ canMove }) => !canMove)) throw new ApiError(403, t('readOnly'));
    const place = await requirePlace(trx, reach, parentId);
    if (entries.some(({ ownerId }) => ownerId !== place.ownerId)) throw new ApiError(400, t('otherStore'));
    requireOutside(place, entries);
    for (const entry of entries) {
      if (entry.parentId === parentId) continue;
      requireDepth(place.ancestors.length + (await levelsBelow(trx, entry)));
      await requireFreeName(trx, place, entry);
      await putInto(trx, place, entry);
    }
  });
  return null;
}

/** Throws 400 where a place lies in one of the entries. */
export function requireOutside({ ancestors }: Place, entries: readonly DocumentEntry[]): void {
  if (entries.some(({ id }) => ancestors.includes(id))) throw new ApiError(400, t('intoItself'));
}

/** Changes where an entry lies, with everything below it, also what lies in the recycle bin. */
export async function putInto(
  trx: DatabaseTransaction,
  { parentId, ancestors }: Pick<Place, 'parentId' | 'ancestors'>,
  { id, ownerId }: Pick<DocumentEntry, 'id' | 'ownerId'>,
): Promise<void> {
  await sql`
    update document_entry set ancestors = ${ancestors}::text[] || ancestors[array_position(ancestors, ${id}):]
    where owner_id = ${ownerId} and ancestors @> array[${id}]`.execute(trx);
  await trx.updateTable('documentEntry').set({ parentId }).where('id', '=', id).execute();
}
