import { type DatabaseTransaction } from '../../../db/database.js';
import { storedText } from '../../../errors/storedText.js';
import { type JobDeps } from '../../../jobs/handleJob.js';
import { invoiceText } from './invoice.messages.js';
import { invoiceProviderOf } from './invoiceProviderOf.js';

/** Has the provider issue an invoice, once however often it runs; without a provider it waits for staff. */
export async function issueInvoice({ db }: Pick<JobDeps, 'db'>, invoiceId: string): Promise<void> {
  const provider = await invoiceProviderOf(db);
  if (!provider) return;
  const invoice = await db.selectFrom('parkingInvoice').selectAll().where('id', '=', invoiceId).executeTakeFirst();
  if (invoice?.state !== 'asked') return;
  const { id, orderId, title, taxNumber, email } = invoice;
  const amount = await db.transaction().execute((trx) => amountOf(trx, orderId));
  if (amount === 0) {
    await db
      .updateTable('parkingInvoice')
      .set({ state: 'refused', reason: storedText(invoiceText('nothingLeft')) })
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .execute();
    return;
  }
  const { number, link } = await provider.issue({ id, amount, title, taxNumber, email });
  await db.transaction().execute(async (trx) => {
    // what was given back while the provider worked makes the invoice one that has to be reversed
    const left = await amountOf(trx, orderId);
    const isReversed = left < amount;
    await trx
      .updateTable('parkingInvoice')
      .set({
        state: isReversed ? 'reversing' : 'issued',
        reason: isReversed ? storedText(invoiceText('refundedAfter')) : '',
        amount,
        invoiceNumber: number,
        link,
        provider: provider.name,
        issuedTime: new Date(),
      })
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .execute();
  });
}

/** Fen that an invoice of an order is of: what was paid less what was given back. The order is locked meanwhile. */
export async function amountOf(trx: DatabaseTransaction, orderId: string): Promise<number> {
  const { paid, refunded } = await trx
    .selectFrom('parkingOrder')
    .select(['paid', 'refunded'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return Math.max(0, paid - refunded);
}

/** Money of an order was given back: an invoice that was issued before has to be reversed by a red one. */
export async function demandReversal(trx: DatabaseTransaction, orderId: string): Promise<void> {
  await trx
    .updateTable('parkingInvoice')
    .set({ state: 'reversing', reason: storedText(invoiceText('refundedAfter')) })
    .where('orderId', '=', orderId)
    .where('state', '=', 'issued')
    .execute();
}
