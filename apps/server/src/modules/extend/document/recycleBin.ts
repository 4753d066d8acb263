import { sql } from 'kysely';
import { at } from '../../../db/columns.js';
import { type DatabaseTransaction } from '../../../db/database.js';
import { requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { t } from './document.messages.js';
import { removeDocumentFiles } from './documentFiles.js';
import { lockStores, requireEntries, withoutNested, type Place } from './documentRows.js';
import { freeName } from './freeName.js';
import { putInto } from './moveEntries.js';
import { reachOf } from './reach.js';

const DAY = 86_400_000;
const BATCH = 500;

/** Puts entries with everything below them into the recycle bin of their owner. Throws 404, or 403 where they may not be taken away; all or none. */
export async function binEntries(deps: Deps, userId: string, ids: readonly string[]): Promise<null> {
  await deps.db.transaction().execute(async (trx) => {
    await lockStores(trx, { userId }, ids);
    const entries = withoutNested(await requireEntries(trx, await reachOf(trx, deps, userId), ids));
    if (entries.some(({ canMove }) => !canMove)) throw new ApiError(403, t('readOnly'));
    for (const { id, ownerId } of entries)
      await trx
        .updateTable('documentEntry')
        .set({ binId: id, binTime: new Date(deps.clock.now()) })
        .where('ownerId', '=', ownerId)
        .where(sql<boolean>`ancestors @> array[${id}]`)
        .where('binId', '=', '')
        .execute();
  });
  return null;
}

/**
 * Takes entries out of somebody's recycle bin to where they lay, or to the top of the store where that is gone; under a free name where
 * theirs is taken. A folder comes before what was taken out of it earlier. Throws 404 unless all lie in their bin.
 */
export async function restoreEntries(deps: Deps, userId: string, ids: readonly string[]): Promise<null> {
  await deps.db.transaction().execute(async (trx) => {
    const earliestFirst = await lockBin(trx, userId, ids);
    for (const { id, parentId, kind, name: wanted } of earliestFirst.toReversed()) {
      const place = await liveParent(trx, userId, parentId);
      const name = await freeName(trx, place, { name: wanted, kind });
      await putInto(trx, place, { id, ownerId: userId });
      await trx.updateTable('documentEntry').set({ name }).where('id', '=', id).execute();
      await trx.updateTable('documentEntry').set({ binId: '', binTime: null }).where('binId', '=', id).execute();
    }
  });
  return null;
}

/** Deletes entries of somebody's recycle bin for ever; all of it without ids. Throws 404 unless all lie there. */
export async function purgeEntries(deps: Deps, userId: string, ids: readonly string[] | undefined): Promise<null> {
  await deps.db.transaction().execute(async (trx) => {
    const tops = await lockBin(trx, userId, ids);
    await forgetBinned(
      trx,
      tops.map(({ id }) => id),
    );
  });
  return null;
}

/** Deletes for ever what has been in recycle bins for some days, some at a time, until `signal` says to stop. */
export async function cleanDocumentBins(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { days, signal }: { days: number; signal?: AbortSignal },
): Promise<void> {
  for (let isLeft = true; isLeft && !signal?.aborted;)
    isLeft = await db.transaction().execute(async (trx) => {
      const old = await trx
        .selectFrom('documentEntry')
        .select('id')
        .whereRef('binId', '=', 'id')
        .where('binTime', '<', at(clock.now() - days * DAY))
        .orderBy('binTime')
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute();
      await forgetBinned(
        trx,
        old.map(({ id }) => id),
      );
      return old.length === BATCH;
    });
}

/** What was put into somebody's bin itself, the earliest first. */
async function lockBin(trx: DatabaseTransaction, userId: string, ids: readonly string[] | undefined) {
  await lockStores(trx, { userId }, []);
  const wanted = ids && [...new Set(ids)];
  let binned = trx.selectFrom('documentEntry').where('ownerId', '=', userId).whereRef('binId', '=', 'id');
  if (wanted) binned = binned.where('id', 'in', wanted);
  const tops = await binned
    .select(['id', 'parentId', 'kind', 'name'])
    .orderBy('binTime')
    .orderBy('id')
    .forUpdate()
    .execute();
  return requireRow(wanted && tops.length < wanted.length ? undefined : tops);
}

async function liveParent(trx: DatabaseTransaction, ownerId: string, parentId: string): Promise<Place> {
  const folder =
    parentId === ''
      ? undefined
      : await trx
          .selectFrom('documentEntry')
          .select('ancestors')
          .where('id', '=', parentId)
          .where('binId', '=', '')
          .executeTakeFirst();
  return folder ? { ownerId, parentId, ancestors: folder.ancestors } : { ownerId, parentId: '', ancestors: [] };
}

async function forgetBinned(trx: DatabaseTransaction, binIds: readonly string[]): Promise<void> {
  for (let start = 0; start < binIds.length; start += BATCH) {
    const removed = await trx
      .deleteFrom('documentEntry')
      .where('binId', 'in', binIds.slice(start, start + BATCH))
      .returning(['id', 'fileId'])
      .execute();
    await removeDocumentFiles(trx, removed);
  }
}
