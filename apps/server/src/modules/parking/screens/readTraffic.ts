import { type ParkingEvent } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { startOfToday } from '../../../db/today.js';
import { type DataScope } from '../../../rights/dataScope.js';
import { signPhoto, type PhotoDeps } from '../patrol/signPhoto.js';
import { placeIds, readPlaces, type ScreenDeps, type ScreenQuery } from './readPlaces.js';

/** Entries and exits today by the hour, how long vehicles stay, how full places are, and what happened last. */
export async function readTraffic(deps: ScreenDeps & PhotoDeps, scope: DataScope, query: ScreenQuery) {
  const { db } = deps;
  const today = startOfToday(deps.clock);
  const ids = placeIds(scope, query);
  const entries = await sql<HourRow>`
    select extract(hour from entry_time)::int as hour, count(*)::int as count
    from parking_order where entry_time >= ${today} and place_id in ${ids} group by 1`.execute(db);
  const exits = await sql<HourRow>`
    select extract(hour from exit_time)::int as hour, count(*)::int as count
    from parking_order where exit_time >= ${today} and place_id in ${ids} group by 1`.execute(db);
  const stays = await sql<{ bucket: number; count: number; median: number }>`
    with stay as (
      select extract(epoch from exit_time - entry_time) / 60 as minutes
      from parking_order where exit_time >= ${today} and place_id in ${ids})
    select width_bucket(ceil(minutes)::int - 1, ${BOUNDS}::int[])::int as bucket, count(*)::int as count,
      (select coalesce(percentile_cont(0.5) within group (order by minutes), 0)::int from stay) as median
    from stay group by 1`.execute(db);
  const places = await readPlaces(deps, scope, query);
  const events = await sql<EventRow>`
    (select entry_time as time, 'entry' as kind, ${EVENT_COLUMNS}, 0 as amount,
        coalesce(stay.entry->>'image', '') as image
      from parking_order stay join parking_place place on place.id = stay.place_id
      where stay.entry_time > now() - interval '1 day' and stay.place_id in ${ids} order by 1 desc limit 15)
    union all
    (select exit_time, 'exit', ${EVENT_COLUMNS}, stay.paid - stay.refunded, coalesce(stay.exit->>'image', '')
      from parking_order stay join parking_place place on place.id = stay.place_id
      where stay.exit_time > now() - interval '1 day' and stay.place_id in ${ids} order by 1 desc limit 15)
    order by 1 desc limit 20`.execute(db);
  const at = ({ rows }: { rows: HourRow[] }, hour: number) => rows.find((row) => row.hour === hour)?.count ?? 0;
  const total = ({ rows }: { rows: HourRow[] }) => rows.reduce((sum, { count }) => sum + count, 0);
  return {
    entries: total(entries),
    exits: total(exits),
    present: places.reduce((sum, { occupied }) => sum + occupied, 0),
    spaces: places.reduce((sum, { spaces }) => sum + spaces, 0),
    medianMinutes: stays.rows[0]?.median ?? 0,
    hours: Array.from({ length: 24 }, (_, hour) => ({ hour, entries: at(entries, hour), exits: at(exits, hour) })),
    durations: [...BOUNDS, null].map((untilMinutes, index) => ({
      untilMinutes,
      stays: stays.rows.find(({ bucket }) => bucket === index)?.count ?? 0,
    })),
    places,
    events: await Promise.all(
      events.rows.map(async ({ orderId, image, ...event }) => ({
        ...event,
        orderId,
        id: `${orderId}${event.kind}`,
        laneId: '',
        laneName: '',
        image: await signPhoto(deps, image),
      })),
    ),
  };
}

/** Minutes at which the groups of lengths end. */
const BOUNDS = [15, 30, 60, 120, 240, 480, 1_440];

const EVENT_COLUMNS = sql`stay.id as order_id, stay.place_id, place.full_name as place_name, stay.place_kind,
  stay.plate, stay.plate_colour`;

interface HourRow {
  hour: number;
  count: number;
}

type EventRow = Omit<ParkingEvent, 'id' | 'laneId' | 'laneName'> & { image: string };
