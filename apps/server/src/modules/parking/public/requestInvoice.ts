import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { loadOrder } from '../orders/loadOrder.js';
import { noteEvent } from '../orders/noteEvent.js';
import { t } from '../parking.messages.js';

/** Asks for the electronic invoice of what was paid, once. Throws 409 when nothing was paid, or when it was asked for. */
export async function requestInvoice(
  { db }: Pick<Deps, 'db'>,
  orderId: string,
  invoice: { title: string; taxNumber: string; email: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { row } = await loadOrder(trx, orderId, true);
    if (row.invoice) throw new ApiError(409, t('invoiceRequested'));
    if (row.paid <= row.refunded) throw new ApiError(409, t('nothingPaid'));
    await trx
      .updateTable('parkingOrder')
      .set({ invoice: JSON.stringify({ ...invoice, time: Date.now() }) })
      .where('id', '=', orderId)
      .execute();
    await noteEvent(trx, { orderId, kind: 'invoice', text: invoice.title });
  });
}
