import { InvoiceQuerySchema, type InvoiceRow } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Locale } from '@smart-admin/ui/messages';
import { timeText } from '../../../files/sheet/timeText.js';
import { defineFieldExport } from '../../transfer/defineFieldExport.js';
import { yuanText } from '../yuanText.js';
import { invoiceText } from './invoice.messages.js';
import { invoiceBatches, listInvoices } from './listInvoices.js';

const FIELDS = {
  plate: ({ plate }) => plate,
  title: ({ title }) => title,
  taxNumber: ({ taxNumber }) => taxNumber,
  email: ({ email }) => email,
  amount: ({ amount }) => yuanText(amount),
  state: ({ state }, locale) => invoiceText(state)(locale),
  invoiceNumber: ({ invoiceNumber }) => invoiceNumber,
  redNumber: ({ redNumber }) => redNumber,
  reason: ({ reason }) => reason,
  placeName: ({ placeName }) => placeName,
  orderNumber: ({ orderNumber }) => orderNumber,
  operatorName: ({ operatorName }) => operatorName,
  creatorTime: ({ creatorTime }, locale) => timeText(creatorTime, locale),
  issuedTime: ({ issuedTime }, locale) => timeText(issuedTime, locale),
} satisfies Record<string, (row: InvoiceRow, locale: Locale) => string>;

/** Invoices of the list as an Excel file. */
export const invoiceExport = defineFieldExport({
  target: 'parkingInvoice',
  permission: pages.parkingInvoice.button('btn_download'),
  query: InvoiceQuerySchema,
  name: invoiceText('invoices'),
  // the state of an invoice has a text of its own
  header: (field) => invoiceText(`field_${field}`),
  list: listInvoices,
  batches: invoiceBatches,
  fields: FIELDS,
});
