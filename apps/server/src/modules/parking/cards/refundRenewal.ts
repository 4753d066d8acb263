import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { rememberNounChange } from '../../../http/crud/nounChanges.js';
import { cardText } from './card.messages.js';
import { giveBack } from '../payments/giveBack.js';
import { type CardRecord } from './readCard.js';

/** Whole months of a card that have not begun. */
export const UNUSED_MONTHS = sql<number>`greatest(0, extract(year from age(parking_listed_plate.ends_at, now())) * 12
  + extract(month from age(parking_listed_plate.ends_at, now())))::int`;

/**
 * Takes back whole months of a renewal that have not begun, and gives back what they cost then, once for each key. Throws 409
 * for more months than that.
 */
export async function refundRenewal(
  trx: DatabaseTransaction,
  card: CardRecord,
  { paymentId, months, reason, key, userId }: RefundedMonths,
): Promise<void> {
  const known = await trx
    .selectFrom('parkingRefund')
    .select('id')
    .where('paymentId', '=', paymentId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known) return;
  const renewal = requireRow(
    await trx
      .selectFrom('parkingCardRenewal')
      .innerJoin('parkingPayment', 'parkingPayment.id', 'parkingCardRenewal.paymentId')
      .innerJoin('parkingListedPlate', 'parkingListedPlate.id', 'parkingCardRenewal.cardId')
      .select(['months', 'refundedMonths', 'amount', 'refunded', 'paidTime', UNUSED_MONTHS.as('unused')])
      .where('paymentId', '=', paymentId)
      .where('parkingCardRenewal.cardId', '=', card.id)
      .forUpdate('parkingPayment')
      .executeTakeFirst(),
  );
  const left = renewal.months - renewal.refundedMonths;
  const most = renewal.paidTime === null ? 0 : Math.min(left, renewal.unused);
  if (months > most) throw new ApiError(409, cardText('monthsUsed', { months: most }));
  // the last months take what rounding has left
  const amount =
    months === left
      ? renewal.amount - renewal.refunded
      : Math.floor(((renewal.amount - renewal.refunded) * months) / left);
  await trx
    .updateTable('parkingCardRenewal')
    .set({ refundedMonths: renewal.refundedMonths + months })
    .where('paymentId', '=', paymentId)
    .execute();
  const { endsAt } = await trx
    .updateTable('parkingListedPlate')
    .set({
      endsAt: sql<Date>`ends_at - make_interval(months => ${months})`,
      lastModifyTime: new Date(),
      lastModifyUserId: userId,
    })
    .where('id', '=', card.id)
    .returning('endsAt')
    .executeTakeFirstOrThrow();
  await rememberNounChange(trx, {
    ...{ noun: 'parkingListedPlate', id: card.id, userId },
    before: { endsAt: card.endsAt },
    after: { endsAt },
  });
  await giveBack(trx, { paymentId, amount, reason, key, userId });
}

interface RefundedMonths {
  paymentId: string;
  months: number;
  reason: string;
  key: string;
  userId: string;
}
