import { pages } from '@smart-admin/api-client/pages';
import { sql, type RawBuilder } from 'kysely';
import { type Executor } from '../../../db/database.js';
import { requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { withinScope } from '../../../rights/dataScope.js';
import { t } from '../parking.messages.js';

const PAGE = pages.parkingPatrol.address;

/**
 * Condition for the berths, named `berth` in the statement, on which a caller works: they were given the berth or its road,
 * and the road is within the data permission of the page. Both must hold, also for whoever sees all rows.
 */
export function patrolled({ userId, rights }: Caller): RawBuilder<boolean> {
  return sql<boolean>`(${withinScope(rights.dataScope(PAGE), { organize: 'berth.organizeId' })} and exists (
    select 1 from parking_inspector inspector
    where inspector.user_id = ${userId} and inspector.place_id = berth.place_id
      and (inspector.whole_road or berth.id = any(inspector.berth_ids))))`;
}

/** A berth that exists, with its road, on which the caller works; it is locked until the transaction ends. Throws 404 and 403. */
export async function lockBerth(trx: Executor, caller: Caller, id: string) {
  const berth = requireRow(
    await trx
      .selectFrom('parkingBerth as berth')
      .innerJoin('parkingPlace as place', 'place.id', 'berth.placeId')
      .select(['berth.id', 'berth.fullName', 'berth.placeId', 'berth.orderId', 'berth.enabledMark', 'berth.reason'])
      .select(['place.fullName as placeName', 'place.enabledMark as placeEnabled'])
      .select(patrolled(caller).as('isOwn'))
      .where('berth.id', '=', id)
      .forUpdate('berth')
      .executeTakeFirst(),
  );
  if (!berth.isOwn) throw new ApiError(403, t('notYourBerth'));
  return berth;
}

/** Throws 404 for a stay that does not exist or is in a lot, 403 unless it is, or was, on a berth on which the caller works. */
export async function requirePatrolled(db: Executor, caller: Caller, orderId: string): Promise<void> {
  if (!(await isPatrolled(db, caller, orderId))) throw new ApiError(403, t('notYourBerth'));
}

/** Whether a stay is, or was, on a berth on which a caller works. Throws 404 for one that is not on a road. */
export async function isPatrolled(db: Executor, caller: Caller, orderId: string): Promise<boolean> {
  const stay = requireRow(
    await db
      .selectFrom('parkingOrder as stay')
      .leftJoin('parkingBerth as berth', (join) =>
        join.onRef('berth.placeId', '=', 'stay.placeId').onRef('berth.fullName', '=', 'stay.berth'),
      )
      .select(sql<boolean>`coalesce(${patrolled(caller)}, false)`.as('isOwn'))
      .where('stay.id', '=', orderId)
      .where('stay.placeKind', '=', 'road')
      .executeTakeFirst(),
  );
  return stay.isOwn;
}
