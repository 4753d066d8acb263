import { type InvoiceQuerySchema, type InvoiceRow } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Locale } from '@smart-admin/ui/messages';
import type * as z from 'zod';
import { readStoredText } from '../../../errors/storedText.js';
import { CrudList } from '../../../http/crud/CrudList.js';
import { oneOf, range, textBy } from '../../../http/crud/filters.js';
import { type ListCaller } from '../../../http/crud/ListOptions.js';
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

/** One page of them with the sum of all. */
export async function listInvoices(call: InvoiceCall) {
  const { list, pagination, sums } = await INVOICES.page(call);
  return { list: told(list as InvoiceRow[], call.locale), pagination, sums: { amount: sums?.amount ?? 0 } };
}

/** The same invoices some at a time, for a file; `ids` leaves those of them alone. */
export async function* invoiceBatches(
  call: InvoiceCall,
  choice: { ids?: readonly string[] | undefined; limit: number },
): AsyncGenerator<InvoiceRow[]> {
  for await (const rows of INVOICES.batches(call, choice)) yield told(rows as InvoiceRow[], call.locale);
}

/** Reasons of our own in the language of whoever reads them. */
function told(rows: readonly InvoiceRow[], locale: Locale): InvoiceRow[] {
  return rows.map((row) => ({ ...row, reason: readStoredText(row.reason, locale) }));
}

export interface InvoiceCall extends ListCaller {
  query: z.output<typeof InvoiceQuerySchema>;
}
