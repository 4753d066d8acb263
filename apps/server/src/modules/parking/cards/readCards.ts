import { sql } from 'kysely';
import { at } from '../../../db/columns.js';
import { type Executor } from '../../../db/database.js';
import { coveredStays } from './coveredStays.js';

/** The cards and free lists that stays stand on, as far as the spaces of each card are enough for them. */
export async function readCards(db: Executor, orderIds: readonly string[]): Promise<StayOnCard[]> {
  const found = await listedFor(db, orderIds)
    .where(({ eb, and, ref }) =>
      and([eb('card.plate', '=', ref('stay.plate')), eb('card.plateColour', '=', ref('stay.plateColour'))]),
    )
    .execute();
  const further = await listedFor(db, orderIds)
    .where('card.list', '=', 'monthly')
    .where(sql<boolean>`card.more_plates ? stay.plate`)
    .execute();
  const known = new Set(found.map(({ orderId, cardId }) => `${orderId} ${cardId}`));
  const all = [...found, ...further.filter(({ orderId, cardId }) => !known.has(`${orderId} ${cardId}`))];
  const shared = all.filter(
    ({ list, morePlates, cardSpaces }) => list === 'monthly' && morePlates.length >= cardSpaces,
  );
  const covered = new Map<string, ReadonlySet<string>>();
  for (const { cardId, ...card } of new Map(shared.map((each) => [each.cardId, each])).values()) {
    const entries = shared.filter((each) => each.cardId === cardId).map(({ entryTime }) => entryTime);
    covered.set(cardId, await readCovered(db, card, { from: Math.min(...entries), to: Math.max(...entries) }));
  }
  return all.filter(({ cardId, orderId }) => covered.get(cardId)?.has(orderId) ?? true);
}

export type StayOnCard = Awaited<ReturnType<ReturnType<typeof listedFor>['execute']>>[number];

function listedFor(db: Executor, orderIds: readonly string[]) {
  return db
    .selectFrom('parkingOrder as stay')
    .innerJoin('parkingListedPlate as card', 'card.placeId', 'stay.placeId')
    .select(['stay.id as orderId', 'stay.entryTime', 'card.id as cardId', 'card.list', 'card.startsAt', 'card.endsAt'])
    .select('card.gaps')
    .select(['card.placeId', 'card.plate', 'card.plateColour', 'card.morePlates', 'card.cardSpaces'])
    .where('stay.id', 'in', orderIds)
    .where('card.list', 'in', ['free', 'monthly'])
    .where('card.enabledMark', '=', 1);
}

/** Which stays of the vehicles of a card its spaces pay for, as far as they matter for whoever came between two moments. */
async function readCovered(
  db: Executor,
  { placeId, plate, plateColour, morePlates, cardSpaces, startsAt }: Omit<StayOnCard, 'cardId'>,
  { from, to }: { from: number; to: number },
): Promise<ReadonlySet<string>> {
  const stays = await db
    .selectFrom('parkingOrder')
    .select(['id', 'entryTime as entry', 'exitTime as exit'])
    .where('placeId', '=', placeId)
    .where(({ eb, or, and }) =>
      or([and([eb('plate', '=', plate), eb('plateColour', '=', plateColour)]), eb('plate', 'in', morePlates)]),
    )
    .where('entryTime', '<=', at(to))
    .where(({ eb, or }) =>
      or([eb('exitTime', 'is', null), eb('exitTime', '>', at(Math.max(from - LOOK_BACK, startsAt)))]),
    )
    .execute();
  return coveredStays(stays, cardSpaces);
}

/** Milliseconds: who had a space follows from who had one before them, and nobody asks how it was a month ago. */
const LOOK_BACK = 31 * 24 * 60 * 60_000;
