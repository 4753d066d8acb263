import { transferChanged, type TransferSchema } from '@smart-admin/api-client/contract';
import { type Selectable } from 'kysely';
import type * as z from 'zod';
import { type Executor } from '../../db/database.js';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type FileAnswer } from '../../http/handle.js';
import { t } from './transfer.messages.js';
import { type TransferTable } from './transfer.tables.js';

export const TRANSFER_COLUMNS = [
  'id',
  'kind',
  'target',
  'state',
  'fileName',
  'total',
  'done',
  'refused',
  'problem',
  'storageKey',
  'creatorTime',
] as const;

/** A row as its owner sees it. */
export function toTransfer({
  storageKey,
  ...transfer
}: Pick<Selectable<TransferTable>, (typeof TRANSFER_COLUMNS)[number]>): z.input<typeof TransferSchema> {
  return { ...transfer, hasFile: storageKey !== '' };
}

const SHOWN = 20;

/** The caller's own, the latest first. */
export async function listTransfers({ db }: Pick<Deps, 'db'>, owner: { userId: string; target?: string | undefined }) {
  let rows = db.selectFrom('transfer').select(TRANSFER_COLUMNS).where('userId', '=', owner.userId);
  if (owner.target !== undefined) rows = rows.where('target', '=', owner.target);
  const list = await rows.orderBy('creatorTime', 'desc').orderBy('id', 'desc').limit(SHOWN).execute();
  return { list: list.map(toTransfer) };
}

/** Stops the caller's own; one that has ended stays as it is. */
export async function cancelTransfer(
  { db, sockets }: Pick<Deps, 'db' | 'sockets'>,
  { id, userId }: OwnTransfer,
): Promise<null> {
  await readOwnTransfer(db, { id, userId });
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('transfer')
      .set({ state: 'cancelled', endTime: new Date() })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'running'])
      .returning(TRANSFER_COLUMNS)
      .executeTakeFirst();
    if (!row) return;
    await sockets.send(
      trx,
      { kind: 'user', keys: [userId] },
      { frame: transferChanged, fields: { transfer: toTransfer(row) } },
    );
  });
  return null;
}

/** Forgets the caller's own with its file. Throws 409 for one that has not ended. */
export async function removeTransfer(deps: Pick<Deps, 'db' | 'files'>, own: OwnTransfer): Promise<null> {
  const { state, storageKey } = await readOwnTransfer(deps.db, own);
  if (state === 'waiting' || state === 'running') throw new ApiError(409, t('running'));
  await deps.db.deleteFrom('transfer').where('id', '=', own.id).execute();
  if (storageKey !== '') await deps.files.remove(storageKey);
  return null;
}

/** The file of the caller's own. */
export async function readTransferFile(deps: Pick<Deps, 'db' | 'files'>, own: OwnTransfer): Promise<FileAnswer> {
  const { fileName, storageKey } = await readOwnTransfer(deps.db, own);
  if (storageKey === '' || (await deps.files.size(storageKey)) === undefined) throw new ApiError(404, t('noFile'));
  return { fileName, content: await deps.files.read(storageKey) };
}

/** A transfer of somebody's own, of a target where one is named. Throws 404 for others. */
export async function readOwnTransfer(db: Executor, { id, userId, target }: OwnTransfer & { target?: string }) {
  let own = db
    .selectFrom('transfer')
    .select(['state', 'fileName', 'storageKey'])
    .where('id', '=', id)
    .where('userId', '=', userId);
  if (target !== undefined) own = own.where('target', '=', target);
  return requireRow(await own.executeTakeFirst());
}

interface OwnTransfer {
  id: string;
  userId: string;
}
