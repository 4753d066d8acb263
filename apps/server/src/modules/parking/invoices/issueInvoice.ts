import { type DatabaseTransaction, type Executor } from '../../../db/database.js';
import { type LocalText } from '../../../errors/apiError.js';
import { storedText } from '../../../errors/storedText.js';
import { type JobAttempt, type JobDeps } from '../../../jobs/handleJob.js';
import { invoiceText } from './invoice.messages.js';
import { invoiceProviderOf } from './invoiceProviderOf.js';

/**
 * Has the provider issue an invoice, once however often it runs; without a provider it waits for staff. What the provider answers
 * instead is kept as the reason, which staff see, and thrown for the next attempt.
 */
export async function issueInvoice(
  { db }: Pick<JobDeps, 'db'>,
  invoiceId: string,
  { isLast, providerOf = invoiceProviderOf }: IssueOptions,
): Promise<void> {
  const provider = await providerOf(db);
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
  const { number, link } = await provider
    .issue({ id, amount, title, taxNumber, email })
    .catch(async (error: unknown) => {
      await noteFailure(db, id, invoiceText(isLast ? 'givenUp' : 'triedAgain', { reason: wordsOf(error) }));
      throw error;
    });
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

interface IssueOptions extends Pick<JobAttempt, 'isLast'> {
  /** Who issues invoices now. */
  providerOf?: typeof invoiceProviderOf;
}

/** Says of an invoice why it is not issued yet: of one that staff have issued or refused meanwhile nothing is said. */
export async function noteFailure(db: Executor, invoiceId: string, reason: LocalText): Promise<void> {
  await db
    .updateTable('parkingInvoice')
    .set({ reason: storedText(reason, LONGEST_REASON) })
    .where('id', '=', invoiceId)
    .where('state', '=', 'asked')
    .execute();
}

/** Characters in each language. */
const LONGEST_REASON = 500;

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
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

/** Money of an order came or went: an invoice that nobody has issued yet is of what is left, by which staff issue it. */
export async function followMoney(
  trx: DatabaseTransaction,
  { orderId, left }: { orderId: string; left: number },
): Promise<void> {
  // of nothing none is issued, so it says still what it was asked for
  if (left <= 0) return;
  await trx
    .updateTable('parkingInvoice')
    .set({ amount: left })
    .where('orderId', '=', orderId)
    .where('state', '=', 'asked')
    .execute();
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
