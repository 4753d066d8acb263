import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { fieldError, requireRow } from '../../../db/requireRow.js';
import { type Executor } from '../../../db/database.js';
import { ApiError } from '../../../errors/apiError.js';
import { crudRoutes } from '../../../http/crud/crudRoutes.js';
import { stateActions, type NounStates } from '../../../http/crud/stateActions.js';
import { type DataScope, withinScope } from '../../../rights/dataScope.js';
import { requireOrganizesInScope } from '../../../rights/requireScope.js';
import { tellBerths } from '../orders/tellPassage.js';
import { t } from '../parking.messages.js';
import { createBerths } from './createBerths.js';
import { fitSpaces } from './fitSpaces.js';
import { placeNameOf, withOrganize } from './placeOf.js';
import { printBerths } from './printBerths.js';

const { berth } = contract.parking;
const PAGE = pages.parkingBerth.address;

const states: NounStates<'parkingBerth', 'enabled' | 'disabled'> = {
  table: 'parkingBerth',
  stateOf: ({ enabledMark }) => (enabledMark === 1 ? 'enabled' : 'disabled'),
  names: { enabled: t('berthEnabled'), disabled: t('berthDisabled') },
  describe: ({ fullName }) => ({ recordName: fullName }),
};

/** A field of the order that stands on a berth, for whoever sees that order. */
const ofStay = (column: string) => ({
  page: pages.parkingRoadsideOrder,
  value: (scope: DataScope) => sql`coalesce((
    select ${sql.ref(`stay.${column}`)} from parking_order stay
    where stay.id = parking_berth.order_id and ${withinScope(scope, { organize: 'stay.organizeId' })}), '')`,
});

/** Whether somebody works on a berth of the statement around it. */
const worksThere = sql`inspector.place_id = parking_berth.place_id
  and (inspector.whole_road or parking_berth.id = any(inspector.berth_ids))`;

export const berthRoutes = crudRoutes(berth, {
  table: 'parkingBerth',
  scope: { page: pages.parkingBerth, organize: 'organizeId', owner: null },
  search: ['fullName'],
  order: [
    ['placeId', 'asc'],
    ['fullName', 'asc'],
    ['id', 'asc'],
  ],
  computed: {
    placeName: placeNameOf('parkingBerth'),
    occupied: sql`(parking_berth.order_id <> '')::int`,
    stayId: ofStay('id'),
    stayPlate: ofStay('plate'),
    inspectorNames: {
      page: pages.parkingInspector,
      value: (scope) => sql`array(
        select person.real_name from parking_inspector inspector join user_account person on person.id = inspector.user_id
        where ${worksThere} and ${withinScope(scope, { organize: 'inspector.organizeId' })}
        order by person.real_name, person.id)`,
    },
  },
  filters: {
    occupied: { where: (occupied) => sql<boolean>`(parking_berth.order_id <> '') = (${occupied}::int = 1)` },
    inspectorId: {
      // who works where is known to whoever sees that page
      value: (userId, { caller }) => (caller.rights.hasPage(pages.parkingInspector.address) ? userId : ''),
      where: (userId) => sql<boolean>`exists (
        select 1 from parking_inspector inspector where inspector.user_id = ${userId} and ${worksThere})`,
    },
  },
  constraints: {
    parking_berth_place_id_number: { field: 'fullName', text: (value) => t('berthExists', { value }) },
  },
  toRow: async (body, { db, current }) => {
    const isMoved = current && (current.placeId !== body.placeId || current.fullName !== body.fullName);
    // its order names both
    if (isMoved && current.orderId !== '') throw new ApiError(409, t('berthOccupied', { name: current.fullName }));
    const row = await withOrganize(db, body);
    await requireRoad(db, body.placeId);
    return row;
  },
  afterSave: async ({ placeId }, { db, current, call: { deps, caller } }) => {
    const left = current && current.placeId !== placeId ? [current.placeId] : [];
    for (const id of [placeId, ...left].sort()) await fitSpaces(deps, db, { placeId: id, userId: caller.userId });
  },
  beforeRemove: ({ orderId, fullName: name }) => {
    if (orderId !== '') throw new ApiError(409, t('berthOccupied', { name }));
    return Promise.resolve();
  },
  afterRemove: async (berths, { db, call: { deps, caller } }) => {
    const gone = sql`${sql.val(berths.map(({ id }) => id))}::text[]`;
    const placeIds = [...new Set(berths.map(({ placeId }) => placeId))].sort();
    await db
      .updateTable('parkingInspector')
      .set({ berthIds: sql`array(select id from unnest(berth_ids) id where id <> all(${gone}))` })
      .where('placeId', 'in', placeIds)
      .where(sql<boolean>`berth_ids && ${gone}`)
      .execute();
    for (const placeId of placeIds) await fitSpaces(deps, db, { placeId, userId: caller.userId });
  },
  own: {
    createMany: (call) => createBerths(call),
    sheets: (call) => printBerths(call),
    ...stateActions(
      berth,
      { states, guard: ({ organizeId }, { caller }) => requireOrganizesInScope(caller, PAGE, [organizeId]) },
      {
        disable: {
          from: ['enabled'],
          verb: 'disable',
          work: async ({ id, placeId, fullName }, { db, call: { deps, caller, body } }) => {
            const changed = { enabledMark: 0 as const, reason: body.reason, lastModifyUserId: caller.userId };
            await db.updateTable('parkingBerth').set(changed).where('id', '=', id).execute();
            await fitSpaces(deps, db, { placeId, userId: caller.userId });
            await tellBerths(deps, db, { placeId, numbers: [fullName] });
          },
        },
        enable: {
          from: ['disabled'],
          verb: 'enable',
          work: async ({ id, placeId, fullName }, { db, call: { deps, caller } }) => {
            const changed = { enabledMark: 1 as const, reason: '', lastModifyUserId: caller.userId };
            await db.updateTable('parkingBerth').set(changed).where('id', '=', id).execute();
            await fitSpaces(deps, db, { placeId, userId: caller.userId });
            await tellBerths(deps, db, { placeId, numbers: [fullName] });
          },
        },
      },
    ),
  },
});

/** Berths are on roads alone. Throws a 400 for a lot. */
export async function requireRoad(db: Executor, placeId: string): Promise<void> {
  const place = requireRow(
    await db.selectFrom('parkingPlace').select('kind').where('id', '=', placeId).executeTakeFirst(),
  );
  if (place.kind !== 'road') throw fieldError('placeId', t('onlyRoads'));
}
