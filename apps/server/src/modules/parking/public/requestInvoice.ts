import { type Deps } from '../../../deps.js';
import { newId } from '../../../db/newId.js';
import { ApiError } from '../../../errors/apiError.js';
import { enqueue } from '../../../jobs/enqueue.js';
import { issueInvoiceJob } from '../invoices/issueInvoiceJob.js';
import { loadOrder } from '../orders/loadOrder.js';
import { noteEvent } from '../orders/noteEvent.js';
import { t } from '../parking.messages.js';

/**
 * Asks for the electronic invoice of what was paid less what was given back, once: another one may be asked for when it was
 * refused or reversed. Throws 409 when nothing was paid, or when one was asked for.
 */
export async function requestInvoice(
  { db }: Pick<Deps, 'db'>,
  orderId: string,
  invoice: { title: string; taxNumber: string; email: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { row } = await loadOrder(trx, orderId, true);
    const held = await trx
      .selectFrom('parkingInvoice')
      .select('id')
      .where('orderId', '=', orderId)
      .where('state', 'in', ['asked', 'issued', 'reversing'])
      .executeTakeFirst();
    if (held) throw new ApiError(409, t('invoiceRequested'));
    const amount = row.paid - row.refunded;
    if (amount <= 0) throw new ApiError(409, t('nothingPaid'));
    const { placeId, organizeId } = row;
    const invoiceId = newId();
    await trx
      .insertInto('parkingInvoice')
      .values({ id: invoiceId, orderId, placeId, organizeId, amount, ...invoice })
      .execute();
    await enqueue(trx, issueInvoiceJob, { invoiceId });
    await noteEvent(trx, { orderId, kind: 'invoice', text: invoice.title });
  });
}
