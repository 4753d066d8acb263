import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { fieldError } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { crudRoutes } from '../../../http/crud/crudRoutes.js';
import { t } from '../parking.messages.js';
import { checkReduction, periodOf } from './checkReduction.js';
import { placeNameOf, withOrganize } from './placeOf.js';
import { printSheet } from './printSheet.js';

export const reductionCodeRoutes = crudRoutes(contract.parking.reductionCode, {
  table: 'parkingReductionCode',
  scope: { page: pages.parkingReductionCode, organize: 'organizeId' },
  search: ['fullName'],
  order: [
    ['creatorTime', 'desc'],
    ['id', 'desc'],
  ],
  computed: { placeName: placeNameOf('parkingReductionCode') },
  toRow: (body, { db, current }) => {
    checkReduction(body);
    if (current && body.maxUses < current.used) throw fieldError('maxUses', t('fewerThanUsed', { used: current.used }));
    return withOrganize(db, { ...body, ...periodOf(body) });
  },
  beforeRemove: ({ used, fullName: name }) => {
    if (used > 0) throw new ApiError(409, t('codeUsed', { name }));
    return Promise.resolve();
  },
  own: { sheet: (call) => printSheet(call, { kind: 'code', table: 'parkingReductionCode' }) },
});
