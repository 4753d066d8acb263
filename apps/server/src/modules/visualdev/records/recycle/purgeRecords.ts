import { at } from '../../../../db/columns.js';
import { type DatabaseTransaction, type Executor } from '../../../../db/database.js';
import { type Deps } from '../../../../deps.js';
import { removeFileUsage } from '../../../file/saveFileUsage.js';
import { lockRecycled, type RecycledInput } from './lockRecycled.js';

/** Deletes records of the recycle bin for ever, with their history, comments and what they used of files; all or none. */
export async function purgeRecords({ db }: Pick<Deps, 'db'>, input: RecycledInput): Promise<null> {
  await db.transaction().execute(async (trx) => {
    const records = await lockRecycled(trx, input);
    await forget(
      trx,
      input.modelId,
      records.map(({ recordId }) => recordId),
    );
  });
  return null;
}

/** Deletes for ever what has been in the bin for some days, some records at a time, until `signal` says to stop; `tell` hears how many. */
export async function cleanBin(
  { db }: Pick<Deps, 'db'>,
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
        await forget(
          trx,
          modelId,
          old.flatMap((record) => (record.modelId === modelId ? record.recordId : [])),
        );
      return old.length;
    });
    await tell?.(rows);
    isLeft = rows === BATCH;
  }
}

/** Deletes everything of a model that is in the bin. */
export async function emptyBin(db: Executor, modelId: string): Promise<void> {
  const removed = db.deleteFrom('recycledRecord').where('modelId', '=', modelId);
  const ids = (await removed.returning('recordId').execute()).map(({ recordId }) => recordId);
  if (ids.length > 0) await removeFileUsage(db, { kind: 'record', modelId }, ids);
}

const DAY = 86_400_000;
const BATCH = 500;

async function forget(db: DatabaseTransaction, modelId: string, recordIds: readonly string[]): Promise<void> {
  for (const table of ['recycledRecord', 'recordChange', 'recordComment'] as const)
    await db
      .deleteFrom(table)
      .where('modelId', '=', modelId)
      .where('recordId', 'in', [...recordIds])
      .execute();
  await removeFileUsage(db, { kind: 'record', modelId }, recordIds);
}
