import { type DatabaseTransaction } from '../../../db/database.js';
import { prolongCard } from './prolongCard.js';
import { readCard } from './readCard.js';

/** A payment of a card has arrived: prolongs the card once, however often and late it is told. */
export async function bookRenewal(
  trx: DatabaseTransaction,
  { paymentId, cardId, providerNumber }: { paymentId: string; cardId: string; providerNumber: string },
): Promise<void> {
  const card = await readCard(trx, cardId, true);
  // the card is locked, so whoever was here first has left the payment settled
  const booked = await trx
    .updateTable('parkingPayment')
    .set({ state: 'paid', providerNumber, paidTime: new Date() })
    .where('id', '=', paymentId)
    .where('state', 'in', ['pending', 'failed'])
    .executeTakeFirst();
  if (booked.numUpdatedRows === 0n) return;
  const { months } = await trx
    .selectFrom('parkingCardRenewal')
    .select('months')
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  const { from, to } = await prolongCard(trx, card, { months, userId: '' });
  await trx
    .updateTable('parkingCardRenewal')
    .set({ fromTime: new Date(from), toTime: new Date(to) })
    .where('paymentId', '=', paymentId)
    .execute();
}
