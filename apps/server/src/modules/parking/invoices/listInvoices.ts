import { type InvoiceRow, type contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { readStoredText } from '../../../errors/storedText.js';
import { CrudList } from '../../../http/crud/CrudList.js';
import { oneOf, range, textBy } from '../../../http/crud/filters.js';
import { type Call } from '../../../http/handle.js';
import { similarPlate } from '../orders/similarPlate.js';

/** Electronic invoices within the rights on their page, the newest first. */
const INVOICES = new CrudList({
  table: 'parkingInvoice',
  scope: { page: pages.parkingInvoice, organize: 'organizeId', owner: null },
  columns: [
    ...(['id', 'orderId', 'title', 'taxNumber', 'email', 'amount', 'state', 'invoiceNumber', 'link'] as const),
    ...(['redNumber', 'reason', 'provider', 'creatorTime', 'issuedTime'] as const),
  ],
  joins: {
    order: {
      table: 'parkingOrder',
      by: 'orderId',
      names: { orderNumber: 'number', plate: 'plate', placeKind: 'placeKind' },
    },
    place: { table: 'parkingPlace', by: 'placeId', names: { placeName: 'fullName' } },
    operator: { table: 'userAccount', by: 'userId', names: { operatorName: 'realName' } },
  },
  filters: {
    keyword: textBy((plate) => similarPlate(plate, 'order.plate')),
    state: oneOf('parkingInvoice.state'),
    ...range('parkingInvoice.creatorTime', ['createdFrom', 'createdTo']),
  },
  order: [
    ['creatorTime', 'desc'],
    ['id', 'asc'],
  ],
  sums: ['amount'],
});

/** One page of them with the sum of all; reasons of our own in the language of the reader. */
export async function listInvoices(call: Call<typeof contract.parking.invoice.list>) {
  const { list, pagination, sums } = await INVOICES.page(call);
  return {
    list: (list as InvoiceRow[]).map((row) => ({ ...row, reason: readStoredText(row.reason, call.locale) })),
    pagination,
    sums: { amount: sums?.amount ?? 0 },
  };
}
