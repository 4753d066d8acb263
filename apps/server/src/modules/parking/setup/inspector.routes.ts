import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { fieldError } from '../../../db/requireRow.js';
import { crudRoutes } from '../../../http/crud/crudRoutes.js';
import { withinScope } from '../../../rights/dataScope.js';
import { t } from '../parking.messages.js';
import { requireRoad } from './berth.routes.js';
import { placeNameOf, withOrganize } from './placeOf.js';

/** Who works on the berths of which road. */
export const inspectorRoutes = crudRoutes(contract.parking.inspector, {
  table: 'parkingInspector',
  scope: { page: pages.parkingInspector, organize: 'organizeId', owner: null },
  joins: { person: { table: 'userAccount', by: 'userId', names: { userName: 'realName' } } },
  search: ['person.realName', 'person.account'],
  sound: 'person.sound',
  order: [
    ['placeId', 'asc'],
    ['creatorTime', 'asc'],
    ['id', 'asc'],
  ],
  computed: {
    placeName: placeNameOf('parkingInspector'),
    berthNames: sql`array(
      select berth.full_name from parking_berth berth
      where berth.place_id = parking_inspector.place_id and berth.id = any(parking_inspector.berth_ids)
      order by berth.full_name)`,
  },
  constraints: { parking_inspector_once: { field: 'userId', text: () => t('inspectorOnce') } },
  toRow: async (body, { db }) => {
    const row = await withOrganize(db, body);
    await requireRoad(db, body.placeId);
    const person = await db.selectFrom('userAccount').select('id').where('id', '=', body.userId).executeTakeFirst();
    if (!person) throw fieldError('userId', t('noPerson'));
    if (body.wholeRoad) return { ...row, berthIds: [] };
    const berthIds = [...new Set(body.berthIds)];
    if (berthIds.length === 0) throw fieldError('berthIds', t('noBerths'));
    const known = await db
      .selectFrom('parkingBerth')
      .select('id')
      .where('placeId', '=', body.placeId)
      .where('id', 'in', berthIds)
      .execute();
    if (known.length < berthIds.length) throw fieldError('berthIds', t('berthElsewhere'));
    return { ...row, berthIds };
  },
  own: {
    berths: async ({ deps: { db }, caller, query }) => {
      const scope = caller.rights.dataScope(pages.parkingInspector.address);
      const list = await db
        .selectFrom('parkingBerth')
        .select(['id', 'fullName'])
        .where('placeId', '=', query.placeId)
        .where(withinScope(scope, { organize: 'parkingBerth.organizeId' }))
        .orderBy('fullName')
        .orderBy('id')
        .execute();
      return { list };
    },
  },
});
