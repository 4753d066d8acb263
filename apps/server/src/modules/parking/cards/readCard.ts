import { sql, type RawBuilder } from 'kysely';
import { type DatabaseTransaction, type Executor } from '../../../db/database.js';
import { requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { cardText } from './card.messages.js';

/** A monthly card with its price. */
export type CardRecord = Awaited<ReturnType<typeof readCard>>;

/** Reads a card; `lock` keeps others from renewing it until the transaction ends. Throws 404, and 409 for no card. */
export async function readCard(db: Executor, id: string, lock = false) {
  let cards = db
    .selectFrom('parkingListedPlate')
    .innerJoin('parkingPlace', 'parkingPlace.id', 'parkingListedPlate.placeId')
    .select(['parkingListedPlate.id', 'list', 'plate', 'plateColour', 'startsAt', 'endsAt', 'cardKindId'])
    .select(['parkingListedPlate.placeId', 'parkingListedPlate.organizeId', 'parkingListedPlate.enabledMark'])
    .select(['parkingListedPlate.creatorUserId', 'parkingPlace.fullName as placeName'])
    .where('parkingListedPlate.id', '=', id);
  if (lock) cards = cards.forUpdate('parkingListedPlate');
  const card = requireRow(await cards.executeTakeFirst());
  if (card.list !== 'monthly') throw new ApiError(409, cardText('onlyMonthly'));
  const kind = await db
    .selectFrom('parkingCardKind')
    .select(['fullName', 'price'])
    .where('id', '=', card.cardKindId)
    .executeTakeFirst();
  return { ...card, kindName: kind?.fullName ?? '', price: kind?.price ?? null };
}

/** The end of a card after so many months more, as they count from its first day: from its end, or from now where it has ended. */
export function endAfter<Kind extends number | Date>(months: number): RawBuilder<Kind> {
  return sql<Kind>`parking_card_end(starts_at, greatest(ends_at, now()), ${months})`;
}

/** What a renewal costs and until when the card would hold. Throws 409 for a card that has no price. */
export async function quoteRenewal(
  db: Executor | DatabaseTransaction,
  { id, price }: Pick<CardRecord, 'id' | 'price'>,
  months: number,
): Promise<{ amount: number; endsAt: number }> {
  if (price === null) throw new ApiError(409, cardText('cardFree'));
  const { endsAt } = await db
    .selectFrom('parkingListedPlate')
    .select(endAfter<number>(months).as('endsAt'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { amount: price * months, endsAt };
}
