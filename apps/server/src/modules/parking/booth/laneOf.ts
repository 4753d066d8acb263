import { pages } from '@smart-admin/api-client/pages';
import { type Selectable } from 'kysely';
import { type Executor } from '../../../db/database.js';
import { type Tables } from '../../../db/tables.js';
import { requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { requireOrganizesInScope } from '../../../rights/requireScope.js';
import { t } from '../parking.messages.js';

const PAGE = pages.parkingBarrier.address;

/** A lane with its place. */
export type LaneRecord = Selectable<Tables['parkingLane']> & { placeName: string; placeKind: 'lot' | 'road' };

/**
 * A lane that works, for somebody who may drive it; `lock` keeps others from changing it until the transaction ends. Throws
 * 404 for a lane that does not exist, 403 beyond the caller's scope, 409 for a disabled one.
 */
export async function requireLane(db: Executor, caller: Caller, id: string, lock = false): Promise<LaneRecord> {
  const lane = await readLane(db, id, lock);
  requireOrganizesInScope(caller, PAGE, [lane.organizeId]);
  if (lane.enabledMark !== 1) throw new ApiError(409, t('laneDisabled', { name: lane.fullName }));
  return lane;
}

/** A lane for whoever is there; see `requireLane`. Throws 404 for one that does not exist. */
export async function readLane(db: Executor, id: string, lock = false): Promise<LaneRecord> {
  let query = db
    .selectFrom('parkingLane')
    .innerJoin('parkingPlace', 'parkingPlace.id', 'parkingLane.placeId')
    .selectAll('parkingLane')
    .select(['parkingPlace.fullName as placeName', 'parkingPlace.kind as placeKind'])
    .where('parkingLane.id', '=', id);
  if (lock) query = query.forUpdate('parkingLane');
  return requireRow(await query.executeTakeFirst());
}
