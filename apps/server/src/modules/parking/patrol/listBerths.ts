import { type PatrolBerth } from '@smart-admin/api-client/contract';
import { type Database } from '../../../db/database.js';
import { type Caller } from '../../../rights/caller.js';
import { loadOrders } from '../orders/loadOrder.js';
import { patrolled } from './patrolled.js';

/**
 * Berths of roads in use on which a caller works, by road and number, with who stands there and what is due now. Each that
 * is occupied is priced, so whoever knows which have changed asks for those.
 */
export async function listBerths(
  db: Database,
  caller: Caller,
  { placeId, ids }: { placeId?: string | undefined; ids?: readonly string[] | undefined },
): Promise<PatrolBerth[]> {
  let berths = db
    .selectFrom('parkingBerth as berth')
    .innerJoin('parkingPlace as place', 'place.id', 'berth.placeId')
    .where('place.enabledMark', '=', 1)
    .where(patrolled(caller));
  if (placeId) berths = berths.where('berth.placeId', '=', placeId);
  if (ids?.length) berths = berths.where('berth.id', 'in', ids);
  const rows = await berths
    .select(['berth.id', 'berth.fullName', 'berth.placeId', 'berth.kind', 'berth.enabledMark', 'berth.reason'])
    .select(['berth.orderId', 'place.fullName as placeName'])
    .orderBy('place.sortCode')
    .orderBy('place.id')
    .orderBy('berth.fullName')
    .orderBy('berth.id')
    .execute();
  const stays = await loadOrders(
    db,
    rows.flatMap(({ orderId }) => (orderId ? [orderId] : [])),
  );
  const stayOf = new Map(stays.map((stay) => [stay.row.id, stay]));
  const now = Date.now();
  return rows.map(({ orderId, ...berth }) => {
    const stay = stayOf.get(orderId);
    if (!stay) return { ...berth, stay: null };
    const { id, plate, plateColour, entryTime, paid, refunded } = stay.row;
    const { due } = stay.figuresAt(now);
    return { ...berth, stay: { id, plate, plateColour, entryTime, due, isPaid: due === 0 && paid > refunded } };
  });
}
