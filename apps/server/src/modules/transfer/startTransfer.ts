import { type Locale } from '@smart-admin/ui/messages';
import type * as z from 'zod';
import { type DatabaseTransaction } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { type AnyEndpoint } from '@smart-admin/api-client/contract';
import { ApiError } from '../../errors/apiError.js';
import { type Call } from '../../http/handle.js';
import { type JobDefinition } from '../../jobs/defineJob.js';
import { enqueue } from '../../jobs/enqueue.js';
import { type TransferPayloadSchema } from './TransferRun.js';
import { t } from './transfer.messages.js';
import { type TransferTable } from './transfer.tables.js';

/** Imports and exports of one person that have not ended. */
const OPEN_LIMIT = 5;

/**
 * Begins an import or export in the background and answers its id; those of one person are done one after the other.
 * Throws 429 where they have too many.
 */
export function startTransfer({ once }: Pick<Call<AnyEndpoint>, 'once'>, transfer: NewTransfer): Promise<string> {
  return once((trx) => insertTransfer(trx, transfer));
}

/** The same in a transaction. */
export async function insertTransfer(
  trx: DatabaseTransaction,
  { userId, locale, request, job, ...transfer }: NewTransfer,
): Promise<string> {
  const open = await trx
    .selectFrom('transfer')
    .select('id')
    .where('userId', '=', userId)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
  if (open.length >= OPEN_LIMIT) throw new ApiError(429, t('tooManyOpen', { limit: OPEN_LIMIT }));
  const id = newId();
  await trx
    .insertInto('transfer')
    .values({ ...transfer, id, userId, locale, request: JSON.stringify(request) })
    .execute();
  await enqueue(trx, job, { transferId: id }, { queue: `transfer:${userId}` });
  return id;
}

interface NewTransfer extends Pick<TransferTable, 'kind' | 'target' | 'userId'> {
  fileName: string;
  locale: Locale;
  /** What the job needs to know. */
  request: object;
  job: JobDefinition<z.ZodType<z.output<typeof TransferPayloadSchema>>>;
}
