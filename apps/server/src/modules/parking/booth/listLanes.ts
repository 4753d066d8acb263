import { type BoothLane, type PlateColour, type WaitingReason } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type Database } from '../../../db/database.js';
import { withinScope, type DataScope } from '../../../rights/dataScope.js';
import { loadOrders } from '../orders/loadOrder.js';

/** Lanes that work within a scope, by place, with who waits there, who passed last and what is being opened. */
export async function listLanes(db: Database, scope: DataScope): Promise<BoothLane[]> {
  const { rows } = await sql<LaneRow>`
    select lane.id, lane.full_name, lane.place_id, place.full_name as place_name, lane.direction, lane.remote_open,
      lane.waiting_order_id, lane.waiting_plate, lane.waiting_plate_colour, lane.waiting_reason, lane.waiting_since,
      last.plate as last_plate, last.plate_colour as last_colour, last.time as last_time, last.cause as last_cause,
      opening.id as opening_id, opening.reason as opening_reason, opening.lapses_in, person.real_name as operator_name
    from parking_lane lane
    join parking_place place on place.id = lane.place_id
    left join lateral (
      select coalesce(stay.plate, passed.plate) as plate, coalesce(stay.plate_colour, passed.plate_colour) as plate_colour,
        passed.time, passed.cause
      from parking_opening passed left join parking_order stay on stay.id = passed.order_id
      where passed.lane_id = lane.id and passed.state = 'done' order by passed.time desc limit 1) last on true
    left join lateral (
      select id, reason, user_id, (extract(epoch from lapses_at - now()) * 1000)::int as lapses_in
      from parking_opening where lane_id = lane.id and state = 'waiting' and lapses_at > now()) opening on true
    left join user_account person on person.id = opening.user_id
    where lane.enabled_mark = 1 and ${withinScope(scope, { organize: 'lane.organize_id' })}
    order by place.sort_code, place.id, lane.sort_code, lane.direction, lane.id`.execute(db);
  const stays = await loadOrders(
    db,
    rows.flatMap(({ waitingOrderId }) => (waitingOrderId ? [waitingOrderId] : [])),
  );
  const now = Date.now();
  const stayOf = new Map(stays.map((stay) => [stay.row.id, stay]));
  return rows.map((row) => {
    const stay = stayOf.get(row.waitingOrderId);
    const { id, fullName, placeId, placeName, direction, remoteOpen } = row;
    return {
      ...{ id, fullName, placeId, placeName, direction, remoteOpen },
      waiting:
        row.waitingReason === ''
          ? null
          : {
              plate: row.waitingPlate,
              plateColour: row.waitingPlateColour,
              reason: row.waitingReason,
              since: row.waitingSince ?? now,
              orderId: row.waitingOrderId,
              orderNumber: stay?.row.number ?? '',
              entryTime: stay?.row.entryTime ?? null,
              due: row.waitingReason === 'present' ? 0 : (stay?.figuresAt(now).due ?? 0),
            },
      last:
        row.lastTime === null
          ? null
          : { plate: row.lastPlate, plateColour: row.lastColour, time: row.lastTime, cause: row.lastCause },
      opening:
        row.openingId === null
          ? null
          : {
              id: row.openingId,
              reason: row.openingReason,
              operatorName: row.operatorName ?? '',
              lapsesIn: row.lapsesIn,
            },
    };
  });
}

type LaneRow = Omit<BoothLane, 'waiting' | 'last' | 'opening'> & {
  waitingOrderId: string;
  waitingPlate: string;
  waitingPlateColour: PlateColour;
  waitingReason: WaitingReason | '';
  waitingSince: number | null;
  lastPlate: string;
  lastColour: PlateColour;
  lastTime: number | null;
  lastCause: NonNullable<BoothLane['last']>['cause'];
  openingId: string | null;
  openingReason: string;
  lapsesIn: number;
  operatorName: string | null;
};
