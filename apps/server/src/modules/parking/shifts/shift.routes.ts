import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { at } from '../../../db/columns.js';
import { type Database, type DatabaseTransaction } from '../../../db/database.js';
import { contains } from '../../../db/keyword.js';
import { readPage } from '../../../db/paging.js';
import { requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { t as httpText } from '../../../errors/errors.messages.js';
import { handleAll, type Call } from '../../../http/handle.js';
import { isWithin, withinScope, type DataScope } from '../../../rights/dataScope.js';
import { beginShift, takeOver } from './beginShift.js';
import { endShift } from './endShift.js';
import { t } from './shift.messages.js';
import { readShift, SHIFT_STATE, shiftColumns, shiftsOf } from './shiftRows.js';

const { shift } = contract.parking;
const PAGE = pages.parkingShift.address;

export const shiftRoutes = handleAll(shift, {
  list: ({ deps, caller, query }) => listShifts(deps.db, caller.rights.dataScope(PAGE), query),
  mine: ({ deps, caller }) => readMine(deps.db, caller.userId),
  read: async ({ deps, caller, params }) => {
    await requireShift(deps.db, caller, params.id);
    return requireRow(await readShift(deps.db, params.id));
  },
  begin: ({ caller, body, describe, once }) =>
    once(async (trx) => {
      const { id, placeName } = await beginShift(trx, { caller, page: PAGE, ...body });
      describe({ verb: 'create', recordId: id, recordName: placeName });
      return id;
    }),
  takeOver: ({ caller, params, describe, once }) =>
    once(async (trx) => {
      const { id, placeName } = await takeOver(trx, { id: params.id, caller, page: PAGE });
      describe({ verb: 'create', recordId: id, recordName: placeName });
      return id;
    }),
  end: ({ deps, caller, params, body, describe }) =>
    deps.db.transaction().execute(async (trx) => {
      const { userId, placeName } = await requireShift(trx, caller, params.id);
      if (userId !== caller.userId && !caller.rights.hasButton(PAGE, 'btn_review'))
        throw new ApiError(403, httpText('beyondScope'));
      describe({ verb: 'close', recordId: params.id, recordName: placeName });
      await endShift(trx, { id: params.id, userId: caller.userId, ...body });
      return null;
    }),
  review: ({ deps, caller, params, body, describe }) =>
    deps.db.transaction().execute(async (trx) => {
      const { userId, placeName } = await requireShift(trx, caller, params.id);
      if (userId === caller.userId) throw new ApiError(409, t('ownReview'));
      describe({ recordId: params.id, recordName: placeName });
      const reviewed = await trx
        .updateTable('parkingShift')
        .set({ reviewedAt: new Date(), reviewerId: caller.userId, reviewNote: body.note })
        .where('id', '=', params.id)
        .where('endedAt', 'is not', null)
        .where('reviewedAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!reviewed) throw new ApiError(409, t((await hasEnded(trx, params.id)) ? 'shiftReviewed' : 'shiftGoesOn'));
      return null;
    }),
});

/** Throws 404 for a shift that does not exist, and 403 for one of somebody else beyond the caller's data permission. */
async function requireShift(db: Database | DatabaseTransaction, { rights, userId }: Caller, id: string) {
  const found = requireRow(
    await db
      .selectFrom('parkingShift')
      .innerJoin('parkingPlace', 'parkingPlace.id', 'parkingShift.placeId')
      .select(['parkingShift.userId', 'parkingShift.organizeId', 'parkingPlace.fullName as placeName'])
      .where('parkingShift.id', '=', id)
      .executeTakeFirst(),
  );
  const row = { userId: found.userId, organizeIds: [found.organizeId] };
  if (found.userId !== userId && !isWithin(rights.dataScope(PAGE), row))
    throw new ApiError(403, httpText('beyondScope'));
  return found;
}

async function hasEnded(trx: DatabaseTransaction, id: string): Promise<boolean> {
  const { endedAt } = await trx
    .selectFrom('parkingShift')
    .select('endedAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return endedAt !== null;
}

function listShifts(db: Database, scope: DataScope, query: Call<typeof shift.list>['query']) {
  let shifts = shiftsOf(db).where(
    withinScope(scope, { owner: 'parkingShift.userId', organize: 'parkingShift.organizeId' }),
  );
  if (query.keyword)
    shifts = shifts.where(
      contains(['userAccount.realName', 'userAccount.account'], query.keyword, 'userAccount.sound'),
    );
  if (query.placeId) shifts = shifts.where('parkingShift.placeId', '=', query.placeId);
  if (query.state) shifts = shifts.where(SHIFT_STATE, '=', query.state);
  if (query.difference)
    shifts = shifts.where(
      'parkingShift.difference',
      ({ none: '=', short: '<', over: '>' } as const)[query.difference],
      0,
    );
  if (query.startedFrom !== undefined) shifts = shifts.where('parkingShift.startedAt', '>=', at(query.startedFrom));
  if (query.startedTo !== undefined) shifts = shifts.where('parkingShift.startedAt', '<=', at(query.startedTo));
  return readPage({
    db,
    query,
    count: shifts,
    rows: shifts.select(shiftColumns).orderBy('parkingShift.startedAt', 'desc').orderBy('parkingShift.id'),
  });
}

async function readMine(db: Database, userId: string) {
  const open = await db
    .selectFrom('parkingShift')
    .select('id')
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  const offers = await shiftsOf(db)
    .select(['parkingShift.id', 'parkingPlace.fullName as placeName', 'parkingShift.booth', 'parkingShift.leftCash'])
    .select(['userAccount.realName as userName', sql<number>`parking_shift.ended_at`.as('endedAt')])
    .where('parkingShift.successorId', '=', userId)
    .where('parkingShift.endedAt', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('parkingShift as next').select('next.id').whereRef('next.previousId', '=', 'parkingShift.id'),
        ),
      ),
    )
    .orderBy('parkingShift.endedAt')
    .execute();
  return { shift: (open && (await readShift(db, open.id))) ?? null, offers };
}
