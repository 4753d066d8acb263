import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { ApiError } from '../../../errors/apiError.js';
import { crudRoutes } from '../../../http/crud/crudRoutes.js';
import { t } from '../parking.messages.js';
import { checkReduction, dateOf } from './checkReduction.js';
import { placeNameOf, withOrganize } from './placeOf.js';
import { printSheet } from './printSheet.js';

export const companyRoutes = crudRoutes(contract.parking.company, {
  table: 'parkingCompany',
  scope: { page: pages.parkingCompany, organize: 'organizeId' },
  computed: { placeName: placeNameOf('parkingCompany') },
  toRow: (body, { db }) => {
    checkReduction(body);
    const plates = JSON.stringify([...new Set(body.plates)]);
    return withOrganize(db, { ...body, plates, expiresAt: dateOf(body.expiresAt) });
  },
  beforeRemove: async ({ id, fullName: name }, { db }) => {
    const used = await db
      .selectFrom('parkingReduction')
      .select('id')
      .where('source', '=', 'company')
      .where('sourceId', '=', id)
      .executeTakeFirst();
    if (used) throw new ApiError(409, t('codeUsed', { name }));
  },
  own: { sheet: (call) => printSheet(call, { kind: 'company', table: 'parkingCompany' }) },
});
