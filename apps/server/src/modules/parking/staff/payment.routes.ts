import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { crudRoutes } from '../../../http/crud/crudRoutes.js';
import { oneOf, range } from '../../../http/crud/filters.js';
import { paymentsFound } from './paymentsFound.js';
import { reconcile } from './reconcile.js';

export const paymentRoutes = crudRoutes(contract.parking.payment, {
  table: 'parkingPayment',
  scope: { page: pages.parkingPayment, organize: 'organizeId', owner: null },
  // of a stay, or of a monthly card
  computed: { plate: sql<string>`coalesce("order".plate, card.plate, '')` },
  joins: {
    card: { table: 'parkingListedPlate', by: 'cardId' },
    order: { table: 'parkingOrder', by: 'orderId', names: { orderNumber: 'number' } },
    place: { table: 'parkingPlace', by: 'placeId', names: { placeName: 'fullName' } },
    operator: { table: 'userAccount', by: 'userId', names: { operatorName: 'realName' } },
  },
  filters: {
    keyword: paymentsFound,
    state: oneOf('parkingPayment.state'),
    method: oneOf('parkingPayment.method'),
    ...range('parkingPayment.paidTime', ['paidFrom', 'paidTo']),
  },
  order: [
    ['creatorTime', 'desc'],
    ['id', 'asc'],
  ],
  ordersBy: ['creatorTime'],
  sums: ['amount', 'refunded'],
  own: {
    reconcile: async ({ deps, caller, query }) => ({
      list: await reconcile(deps, caller.rights.dataScope(pages.parkingPayment.address), query.days),
    }),
  },
});
