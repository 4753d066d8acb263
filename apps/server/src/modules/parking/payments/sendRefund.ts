import { enqueue } from '../../../jobs/enqueue.js';
import { providerOf, type ProviderDeps } from './providerOf.js';
import { sendRefundJob } from './sendRefundJob.js';

/** Has the provider give money back, once however often it runs; until it has, it is asked again every few minutes. */
export async function sendRefund(deps: ProviderDeps, refundId: string): Promise<void> {
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
  if (refund?.state !== 'refunding' || refund.method === 'cash') return;
  const { batchId: chargeId, amount, total, paymentId } = refund;
  const provider = await providerOf(deps, refund.provider);
  const progress = await provider.refund({ id: refundId, chargeId, amount, total: Number(total) });
  await deps.db.transaction().execute(async (trx) => {
    if (progress === 'accepted')
      return enqueue(trx, sendRefundJob, { refundId }, { runAt: new Date(Date.now() + ASK_AGAIN), key: refundId });
    await trx.updateTable('parkingRefund').set({ state: 'refunded' }).where('id', '=', refundId).execute();
    await trx
      .updateTable('parkingPayment')
      .set({ state: 'refunded' })
      .where('id', '=', paymentId)
      .where('state', '=', 'refunding')
      // another part of the same payment may still be on its way
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('parkingRefund')
              .select('id')
              .where('paymentId', '=', paymentId)
              .where('state', '=', 'refunding'),
          ),
        ),
      )
      .execute();
  });
}

const ASK_AGAIN = 5 * 60_000;
