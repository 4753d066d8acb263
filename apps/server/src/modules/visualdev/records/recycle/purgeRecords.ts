import { at } from '../../../../db/columns.js';
import { type DatabaseTransaction } from '../../../../db/database.js';
import { type Deps } from '../../../../deps.js';
import { recordsPurged } from '../../visualdev.events.js';
import { lockRecycled, type RecycledInput } from './lockRecycled.js';

/** Deletes records of the recycle bin for ever, with their history and comments; all or none. */
export async function purgeRecords({ db, events }: PurgeDeps, input: RecycledInput): Promise<null> {
  await db.transaction().execute(async (trx) => {
    const records = await lockRecycled(trx, input);
    const recordIds = records.map(({ recordId }) => recordId);
    await forgetRecords({ db: trx, events }, { modelId: input.modelId, recordIds });
  });
  return null;
}

/** Deletes for ever what has been in the bin for some days, some records at a time, until `signal` says to stop; `tell` hears how many. */
export async function cleanBin(
  { db, events }: PurgeDeps,
  { days, signal, tell }: { days: number; signal?: AbortSignal; tell?: (rows: number) => Promise<void> },
): Promise<void> {
  for (let isLeft = true; isLeft && !signal?.aborted;) {
    const rows = await db.transaction().execute(async (trx) => {
      const old = await trx
        .selectFrom('recycledRecord')
        .select(['modelId', 'recordId'])
        .where('deletedAt', '<', at(Date.now() - days * DAY))
        .orderBy('deletedAt')
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const modelId of new Set(old.map((record) => record.modelId)))
        await forgetRecords(
          { db: trx, events },
          { modelId, recordIds: old.flatMap((record) => (record.modelId === modelId ? record.recordId : [])) },
        );
      return old.length;
    });
    await tell?.(rows);
    isLeft = rows === BATCH;
  }
}

/** Deletes everything of a model that is in the bin. */
export async function emptyBin({ db, events }: PurgeTransaction, modelId: string): Promise<void> {
  const removed = db.deleteFrom('recycledRecord').where('modelId', '=', modelId);
  const ids = (await removed.returning('recordId').execute()).map(({ recordId }) => recordId);
  for (let start = 0; start < ids.length; start += BATCH)
    await events.emit(db, recordsPurged, { modelId, recordIds: ids.slice(start, start + BATCH) });
}

/** What purging needs inside a transaction. */
export interface PurgeTransaction extends Pick<Deps, 'events'> {
  db: DatabaseTransaction;
}

type PurgeDeps = Pick<Deps, 'db' | 'events'>;

const DAY = 86_400_000;
const BATCH = 500;

/** Deletes for ever what the bin has of records, with their history and comments. */
export async function forgetRecords(
  { db, events }: PurgeTransaction,
  { modelId, recordIds }: { modelId: string; recordIds: string[] },
): Promise<void> {
  for (const table of ['recycledRecord', 'recordChange', 'recordComment'] as const)
    await db.deleteFrom(table).where('modelId', '=', modelId).where('recordId', 'in', recordIds).execute();
  if (recordIds.length > 0) await events.emit(db, recordsPurged, { modelId, recordIds });
}
