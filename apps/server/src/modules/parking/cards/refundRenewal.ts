import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { rememberNounChange } from '../../../http/crud/nounChanges.js';
import { cardText } from './card.messages.js';
import { giveBack } from '../payments/giveBack.js';
import { bookedOtherwise } from '../payments/requireSameAmount.js';
import { type CardRecord } from './readCard.js';

/** Whether a card ends by a renewal: moments are read by the millisecond and kept finer. */
const ENDS_BY_RENEWAL = sql<boolean>`abs(extract(epoch from parking_listed_plate.ends_at - parking_card_end(
  parking_listed_plate.starts_at, parking_card_renewal.from_time,
  parking_card_renewal.months - parking_card_renewal.refunded_months))) < 1`;

/**
 * Whole months of a card that have not begun. Where it ends by the renewal they are counted from the beginning of that: a month
 * back from the end of one month is not always the end of another.
 */
export const UNUSED_MONTHS = sql<number>`case when ${ENDS_BY_RENEWAL} then (
    select count(*) from generate_series(0, parking_card_renewal.months - parking_card_renewal.refunded_months - 1) as month (place)
    where parking_card_end(parking_listed_plate.starts_at, parking_card_renewal.from_time, month.place) >= now())
  else greatest(0, extract(year from age(parking_listed_plate.ends_at, now())) * 12
    + extract(month from age(parking_listed_plate.ends_at, now()))) end::int`;

/**
 * Takes back whole months of a renewal that have not begun, and gives back what they cost then, once for each key. Throws 409
 * for more months than that, and where the key gave other months back.
 */
export async function refundRenewal(
  trx: DatabaseTransaction,
  card: CardRecord,
  { paymentId, months, reason, key, userId }: RefundedMonths,
): Promise<void> {
  const known = await trx
    .selectFrom('parkingRefund')
    .select('amount')
    .where('paymentId', '=', paymentId)
    .where('key', '=', key)
    .executeTakeFirst();
  const renewal = requireRow(
    await trx
      .selectFrom('parkingCardRenewal')
      .innerJoin('parkingPayment', 'parkingPayment.id', 'parkingCardRenewal.paymentId')
      .innerJoin('parkingListedPlate', 'parkingListedPlate.id', 'parkingCardRenewal.cardId')
      .select(['months', 'refundedMonths', 'amount', 'refunded', 'paidTime', 'fromTime', UNUSED_MONTHS.as('unused')])
      .where('paymentId', '=', paymentId)
      .where('parkingCardRenewal.cardId', '=', card.id)
      .forUpdate('parkingPayment')
      .executeTakeFirst(),
  );
  if (known) {
    // each month of a renewal cost the same, but for what rounding has left
    const given = Math.round((known.amount / renewal.amount) * renewal.months);
    if (given !== months) throw bookedOtherwise(known.amount);
    return;
  }
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
      endsAt: endWithout(card.id, { from: renewal.fromTime, left, months }),
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

/**
 * The end of a card without the last of the months that are left of a renewal, which began at `from`. A month back from the
 * end of one month is not always the end of another: so where the card ends by this renewal, it is what fewer months
 * from there lead to, and never less than what was there before the first renewal of which months were taken back.
 */
function endWithout(cardId: string, { from, left, months }: { from: number | null; left: number; months: number }) {
  const start = sql`${from === null ? null : new Date(from)}::timestamptz`;
  // moments are read by the millisecond and kept finer
  return sql<Date>`case
    when abs(extract(epoch from ends_at - parking_card_end(starts_at, ${start}, ${left}))) < 1
      then parking_card_end(starts_at, ${start}, ${left - months})
    else least(ends_at, greatest(parking_card_end(starts_at, ends_at, ${-months}), (
      select min(from_time) from parking_card_renewal where card_id = ${cardId} and refunded_months > 0)))
    end`;
}

interface RefundedMonths {
  paymentId: string;
  months: number;
  reason: string;
  key: string;
  userId: string;
}
