import { type BoothOpening } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type Database } from '../../../db/database.js';
import { readPage } from '../../../db/paging.js';
import { withinScope, type DataScope } from '../../../rights/dataScope.js';

/** A remote opening lapses by the clock: nothing has to write it down. */
const STATE = sql<
  BoothOpening['state']
>`case when parking_opening.state = 'waiting' and parking_opening.lapses_at <= now()
  then 'lapsed' else parking_opening.state end`;

/** One page of the openings of barriers within a scope, the newest first. */
export function listOpenings(db: Database, scope: DataScope, query: OpeningQuery) {
  let openings = db
    .selectFrom('parkingOpening')
    .innerJoin('parkingLane', 'parkingLane.id', 'parkingOpening.laneId')
    .where(withinScope(scope, { organize: 'parkingLane.organizeId' }));
  if (query.laneId) openings = openings.where('parkingOpening.laneId', '=', query.laneId);
  if (query.state) openings = openings.where(STATE, '=', query.state);
  // said as it is stored too, for the index over the few that wait
  if (query.state === 'waiting') openings = openings.where('parkingOpening.state', '=', 'waiting');
  return readPage({
    db,
    query,
    count: openings,
    rows: openings
      .innerJoin('parkingPlace', 'parkingPlace.id', 'parkingLane.placeId')
      .leftJoin('parkingOrder', 'parkingOrder.id', 'parkingOpening.orderId')
      .leftJoin('userAccount', 'userAccount.id', 'parkingOpening.userId')
      .select(['parkingOpening.id', 'parkingOpening.time', 'parkingOpening.laneId', 'parkingOpening.orderId'])
      .select(['parkingLane.fullName as laneName', 'parkingPlace.fullName as placeName'])
      .select((eb) => [
        eb.fn.coalesce('parkingOrder.plate', 'parkingOpening.plate').as('plate'),
        eb.fn.coalesce('parkingOrder.plateColour', 'parkingOpening.plateColour').as('plateColour'),
        eb.fn.coalesce('userAccount.realName', sql<string>`''`).as('operatorName'),
      ])
      .select(['parkingOpening.cause', 'parkingOpening.reason', STATE.as('state')])
      .orderBy('parkingOpening.time', 'desc')
      .orderBy('parkingOpening.id'),
  });
}

interface OpeningQuery {
  currentPage: number;
  pageSize: number;
  laneId?: string | undefined;
  state?: BoothOpening['state'] | undefined;
}
