import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { fieldError } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { crudRoutes } from '../../../http/crud/crudRoutes.js';
import { withinScope } from '../../../rights/dataScope.js';
import { requireOrganizesInScope } from '../../../rights/requireScope.js';
import { t } from '../parking.messages.js';
import { spacesOfBerths } from './fitSpaces.js';
import { movePlace } from './movePlace.js';

export const placeRoutes = crudRoutes(contract.parking.place, {
  table: 'parkingPlace',
  scope: { page: pages.parkingLot, organize: 'organizeId', owner: null },
  computed: {
    laneCount: {
      page: pages.parkingBarrier,
      value: (own) => sql`(select count(*)::int from parking_lane lane
        where lane.place_id = parking_place.id and ${withinScope(own, { organize: 'lane.organizeId' })})`,
    },
  },
  toRow: async (body, { db, id, current, call }) => {
    await requireTariff(db, body.tariffId);
    if (current) await requireFitting(db, { id, ...body });
    if (body.parentId) {
      const { organizeId } = await requireOuterLot(db, id, body.parentId);
      if (body.parentId !== current?.parentId)
        requireOrganizesInScope(call.caller, pages.parkingLot.address, [organizeId]);
    }
    return body;
  },
  afterSave: async ({ organizeId }, { db, id, current }) => {
    if (current && current.organizeId !== organizeId) await movePlace(db, { placeId: id, organizeId });
  },
  beforeRemove: async ({ id, fullName: name }, { db }) => {
    const used = await sql<{ found: boolean }>`select exists (
      select 1 from parking_order where place_id = ${id} union all
      select 1 from parking_place where parent_id = ${id} union all
      select 1 from parking_merchant where place_id = ${id} union all
      select 1 from parking_company where place_id = ${id} union all
      select 1 from parking_reduction_code where place_id = ${id} union all
      select 1 from parking_listed_plate where place_id = ${id} union all
      select 1 from parking_shift where place_id = ${id}) as found`.execute(db);
    if (used.rows[0]?.found) throw new ApiError(409, t('placeHasOrders', { name }));
  },
  own: {
    cached: async ({ deps, caller }) => {
      const places = await deps.db
        .selectFrom('parkingPlace')
        .select(['id', 'fullName', 'kind'])
        .where('enabledMark', '=', 1)
        .where(withinScope(caller.rights.dataScope(pages.parkingLot.address), { organize: 'organizeId' }))
        .orderBy('sortCode')
        .orderBy('id')
        .execute();
      return { list: places.map(({ id, fullName, kind }) => ({ Id: id, Name: fullName, Type: kind })) };
    },
    code: async ({ deps, params, caller }) => {
      const place = await deps.db
        .selectFrom('parkingPlace')
        .select(['id', 'kind', 'organizeId'])
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (!place) throw new ApiError(404, t('noPlace'));
      requireOrganizesInScope(caller, pages.parkingLot.address, [place.organizeId]);
      const code = await deps.parkingCodes.print('place', place.id);
      return { code, path: `/${place.kind === 'road' ? 'roadsideQrcode' : 'scanQrcode'}?code=${code}` };
    },
  },
});

async function requireTariff(db: DatabaseTransaction, id: string) {
  const tariff = await db.selectFrom('parkingTariff').select('id').where('id', '=', id).executeTakeFirst();
  if (!tariff) throw fieldError('tariffId', t('noTariff'));
}

/** The spaces of a road are those of its berths, which no lot has. */
async function requireFitting(
  db: DatabaseTransaction,
  { id, kind, spaces }: { id: string; kind: string; spaces: number },
) {
  const count = await spacesOfBerths(db, id);
  if (count === undefined) return;
  if (kind !== 'road') throw fieldError('kind', t('roadHasBerths'));
  if (spaces !== count) throw fieldError('spaces', t('spacesOfBerths', { count }));
}

/** The lot in which another one lies: never itself nor one that lies in it. */
async function requireOuterLot(db: DatabaseTransaction, id: string, parentId: string) {
  const { rows } = await sql<{ id: string; kind: string; organizeId: string }>`
    with recursive above as (
      select id, kind, parent_id, organize_id from parking_place where id = ${parentId}
      union
      select place.id, place.kind, place.parent_id, place.organize_id from parking_place place join above on place.id = above.parent_id
    ) select id, kind, organize_id from above`.execute(db);
  const outer = rows.find((place) => place.id === parentId);
  if (!outer || rows.some((place) => place.id === id || place.kind !== 'lot'))
    throw fieldError('parentId', t('parentIsRoad'));
  return outer;
}
