import { sql } from 'kysely';
import { type DataScope } from '../../../rights/dataScope.js';
import { placeIds, type ScreenDeps } from './readPlaces.js';

/** Roads with their berths in use by number, and which of them are taken; nothing is said of the vehicles. */
export async function readBerths(
  { db }: Pick<ScreenDeps, 'db'>,
  scope: DataScope,
  query: { placeId?: string | undefined },
) {
  const { rows } = await sql<RoadBerths>`
    select place.id, place.full_name as name, coalesce(
      (select jsonb_agg(jsonb_build_object('id', berth.id, 'number', berth.full_name, 'isTaken', berth.order_id <> '')
          order by berth.full_name, berth.id)
        from parking_berth berth where berth.place_id = place.id and berth.enabled_mark = 1), '[]') as berths
    from parking_place place
    where place.enabled_mark = 1 and place.id in ${placeIds(scope, { ...query, kind: 'road' })}
    order by place.sort_code, place.id`.execute(db);
  return rows;
}

interface RoadBerths {
  id: string;
  name: string;
  berths: { id: string; number: string; isTaken: boolean }[];
}
