import { type contract } from '@smart-admin/api-client/contract';
import * as z from 'zod';
import { type DatabaseTransaction } from '../../../../db/database.js';
import { insertAll } from '../../../../db/insertAll.js';
import { type Deps } from '../../../../deps.js';
import { ApiError } from '../../../../errors/apiError.js';
import { authorize } from '../../../../http/authorize.js';
import { type Call } from '../../../../http/handle.js';
import { defineJob } from '../../../../jobs/defineJob.js';
import { handleJob } from '../../../../jobs/handleJob.js';
import { insertTransfer } from '../../../transfer/startTransfer.js';
import { t as transferText } from '../../../transfer/transfer.messages.js';
import { readOwnTransfer } from '../../../transfer/transfers.js';
import { runTransfer, TRANSFER_JOB, TRANSFER_KILLED, TransferPayloadSchema } from '../../../transfer/TransferRun.js';
import { readCaller } from '../../../user/readCaller.js';
import { modelTables, readReleased } from '../../releasedModel.js';
import { recordsRemoved } from '../../visualdev.events.js';
import { OWN_COLUMNS } from '../../visualdev.tables.js';
import { forgetRecords } from '../recycle/purgeRecords.js';
import { recycleRecords } from '../recycle/recycleRecords.js';
import { targetOf } from './previewRecords.js';

const takeBackJob = defineJob('record.takeBack', TransferPayloadSchema, TRANSFER_JOB);
const TakeBackSchema = z.object({ modelId: z.string() });

/** Records that are taken back in one transaction. */
const CHUNK = 200;

/** Remembers which records an import has made, in the transaction that makes them. */
export async function noteTaken(trx: DatabaseTransaction, transferId: string, recordIds: readonly string[]) {
  await insertAll(
    trx,
    'transferTaken',
    recordIds.map((recordId) => ({ transferId, recordId })),
  );
}

/**
 * Begins to take an import of the caller's own back, which is forgotten then, and answers the transfer that does it. Throws
 * 404 for another's, and 409 for one that goes on or brought nothing.
 */
export async function startTakeBack({
  deps,
  caller: { userId },
  locale,
  once,
  params: { id: modelId },
  body: { transferId },
}: Call<(typeof contract)['visualdev']['records']['takeBackImport']>): Promise<string> {
  const target = targetOf(modelId);
  const { id, storageKey } = await once(async (trx) => {
    const own = await readOwnTransfer(trx, { id: transferId, userId, target });
    if (own.state === 'waiting' || own.state === 'running') throw new ApiError(409, transferText('running'));
    const begun = await insertTransfer(trx, {
      ...{ kind: 'takeBack', target, userId, locale, fileName: own.fileName },
      request: { modelId } satisfies z.input<typeof TakeBackSchema>,
      job: takeBackJob,
    });
    const { numUpdatedRows } = await trx
      .updateTable('transferTaken')
      .set({ transferId: begun })
      .where('transferId', '=', transferId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError(409, transferText('nothingTaken'));
    await trx.deleteFrom('transfer').where('id', '=', transferId).execute();
    return { id: begun, storageKey: own.storageKey };
  });
  if (storageKey !== '') await deps.files.remove(storageKey);
  return id;
}

export const takeBackJobs = [
  handleJob(
    takeBackJob,
    (deps, { transferId }, attempt) =>
      runTransfer(deps, { transferId, attempt }, async (run) => {
        const { userId, request } = run.transfer;
        const { modelId } = TakeBackSchema.parse(request);
        authorize('model:btn_upload', await readCaller(deps, userId), { id: modelId });
        let { done, refused } = run.transfer;
        const left = await deps.db
          .selectFrom('transferTaken')
          .select((row) => row.fn.countAll<number>().as('count'))
          .where('transferId', '=', transferId)
          .executeTakeFirstOrThrow();
        const total = done + Number(left.count);
        while (done < total) {
          attempt.signal.throwIfAborted();
          await deps.db.transaction().execute(async (trx) => {
            const taken = await takeOut(deps, trx, { transferId, modelId, userId });
            done += taken.records;
            refused += taken.kept;
            await run.advance({ total, done, refused }, trx);
          });
        }
        return {};
      }),
    TRANSFER_KILLED,
  ),
];

/** Takes some of the records out, with all that is theirs; those that were changed or are gone stay as they are. */
async function takeOut(
  { events }: Pick<Deps, 'events'>,
  trx: DatabaseTransaction,
  { transferId, modelId, userId }: { transferId: string; modelId: string; userId: string },
): Promise<{ records: number; kept: number }> {
  const model = await readReleased(trx, modelId);
  const taken = await trx
    .selectFrom('transferTaken')
    .select('recordId')
    .where('transferId', '=', transferId)
    .orderBy('recordId')
    .limit(CHUNK)
    .execute();
  const recordIds = taken.map(({ recordId }) => recordId);
  const rows = await modelTables(trx)
    .selectFrom(model.tables[0].name)
    .select([OWN_COLUMNS.id, OWN_COLUMNS.revision])
    .where(OWN_COLUMNS.id, 'in', recordIds)
    .orderBy(OWN_COLUMNS.id)
    .forUpdate()
    .execute();
  const ids = rows.filter((row) => Number(row[OWN_COLUMNS.revision]) === 1).map((row) => String(row[OWN_COLUMNS.id]));
  if (ids.length > 0) {
    await recycleRecords(trx, model, { ids, userId });
    await events.emit(trx, recordsRemoved, { modelId, recordIds: ids, userId });
    await forgetRecords({ db: trx, events }, { modelId, recordIds: ids });
  }
  await trx
    .deleteFrom('transferTaken')
    .where('transferId', '=', transferId)
    .where('recordId', 'in', recordIds)
    .execute();
  return { records: recordIds.length, kept: rows.length - ids.length };
}
