import { type PlaceFigure, type PlaceKind } from '@smart-admin/api-client/contract';
import { sql, type RawBuilder } from 'kysely';
import { startOfToday } from '../../../db/today.js';
import { type Deps } from '../../../deps.js';
import { withinScope, type DataScope } from '../../../rights/dataScope.js';

export type ScreenDeps = Pick<Deps, 'db' | 'clock'>;

/** What a screen shows. */
export interface ScreenQuery {
  placeId?: string | undefined;
  kind?: PlaceKind | undefined;
}

/** Ids of the places of a screen within a scope: every figure is asked place by place, by the indexes of places. */
export function placeIds(scope: DataScope, { placeId, kind }: ScreenQuery): RawBuilder<unknown> {
  return sql`(select place.id from parking_place place where ${withinScope(scope, { organize: 'place.organize_id' })}
    and (${placeId ?? null}::text is null or place.id = ${placeId ?? null})
    and (${kind ?? null}::text is null or place.kind = ${kind ?? null}))`;
}

/** How full the places are, and what they took today. */
export async function readPlaces(
  { db, clock }: ScreenDeps,
  scope: DataScope,
  query: ScreenQuery,
): Promise<PlaceFigure[]> {
  const today = startOfToday(clock);
  const { rows } = await sql<PlaceFigure>`
    select place.id, place.full_name as name, place.kind, place.spaces, place.occupied,
      (select count(*)::int from parking_order entered where entered.place_id = place.id and entered.entry_time >= ${today}) as entries,
      (select count(*)::int from parking_order gone where gone.place_id = place.id and gone.exit_time >= ${today}) as exits,
      coalesce((select sum(amount - refunded)::float8 from parking_payment payment
        where payment.place_id = place.id and payment.paid_time >= ${today}), 0) as revenue,
      coalesce((select sum(fee - reduced - paid + refunded)::float8 from parking_order owing
        where owing.escaped = 1 and owing.place_id = place.id), 0) as arrears
    from parking_place place where place.id in ${placeIds(scope, query)} order by place.sort_code, place.id`.execute(
    db,
  );
  return rows;
}
