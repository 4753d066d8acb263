import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { enqueue } from '../../../jobs/enqueue.js';
import { compareBooked } from '../statements/compareBooked.js';
import { ProviderError } from './PaymentProvider.js';
import { providerOf, type ProviderDeps } from './providerOf.js';
import { sendRefundJob } from './sendRefundJob.js';

/**
 * Has the provider give money back, once however often it runs; until it has, it is asked again every few minutes. What the
 * provider refuses has failed until somebody retries it, with what it said; also what could not be asked for the last time.
 */
export async function sendRefund(deps: ProviderDeps, refundId: string, isLast = false): Promise<void> {
  const refund = await deps.db
    .selectFrom('parkingRefund')
    .innerJoin('parkingPayment', 'parkingPayment.id', 'parkingRefund.paymentId')
    .select(['parkingRefund.amount', 'parkingRefund.state', 'parkingRefund.paymentId'])
    .select(['parkingPayment.batchId', 'parkingPayment.method', 'parkingPayment.provider'])
    .select(({ selectFrom }) =>
      selectFrom('parkingPayment as part')
        .whereRef('part.batchId', '=', 'parkingPayment.batchId')
        .select((part) => part.fn.sum<string>('part.amount').as('sum'))
        .as('total'),
    )
    .where('parkingRefund.id', '=', refundId)
    .executeTakeFirst();
  if (!refund || refund.state === 'done' || refund.state === 'failed' || refund.method === 'cash') return;
  const { batchId: chargeId, amount, total, paymentId } = refund;
  try {
    const provider = await providerOf(deps, refund.provider);
    const progress = await provider.refund({ id: refundId, chargeId, amount, total: Number(total) });
    await deps.db.transaction().execute(async (trx) => {
      if (progress === 'accepted') await askAgain(trx, refundId);
      else await finishRefund(trx, { refundId, paymentId });
    });
  } catch (error) {
    const isRefused = error instanceof ProviderError && !error.isPassing;
    if (isRefused || isLast) {
      const failure = String(error instanceof Error ? error.message : error);
      await deps.db.transaction().execute((trx) => failRefund(trx, refundId, failure.slice(0, LONGEST)));
    }
    if (!isRefused) throw error;
  }
}

/** Nothing asks the provider for it any more by itself; `failure` is in its own words, or a `storedText`. */
export async function failRefund(trx: DatabaseTransaction, refundId: string, failure: string): Promise<void> {
  await trx
    .updateTable('parkingRefund')
    .set({ state: 'failed', failure })
    .where('id', '=', refundId)
    .where('state', 'in', ['asked', 'sent'])
    .execute();
  await compareBooked(trx, { kind: 'refund', number: refundId });
}

async function askAgain(trx: DatabaseTransaction, refundId: string): Promise<void> {
  await trx
    .updateTable('parkingRefund')
    .set({ state: 'sent', sentTime: new Date() })
    .where('id', '=', refundId)
    .where('state', '=', 'asked')
    .execute();
  await compareBooked(trx, { kind: 'refund', number: refundId });
  await enqueue(trx, sendRefundJob, { refundId }, { runAt: new Date(Date.now() + ASK_AGAIN), key: refundId });
}

/** The money has been given back. */
export async function finishRefund(
  trx: DatabaseTransaction,
  { refundId, paymentId }: { refundId: string; paymentId: string },
): Promise<void> {
  // of two parts that end at once neither would see that the other has
  await trx.selectFrom('parkingPayment').select('id').where('id', '=', paymentId).forUpdate().execute();
  await trx
    .updateTable('parkingRefund')
    .set({ state: 'done', failure: '', doneTime: new Date(), sentTime: sql<Date>`coalesce(sent_time, now())` })
    .where('id', '=', refundId)
    .execute();
  await trx
    .updateTable('parkingPayment')
    .set({ state: 'refunded' })
    .where('id', '=', paymentId)
    .where('state', '=', 'refunding')
    // another part of the same payment may still be on its way
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('parkingRefund').select('id').where('paymentId', '=', paymentId).where('state', '<>', 'done'),
        ),
      ),
    )
    .execute();
  await compareBooked(trx, { kind: 'refund', number: refundId });
}

const ASK_AGAIN = 5 * 60_000;
/** Characters that are kept of what a provider says. */
const LONGEST = 500;
