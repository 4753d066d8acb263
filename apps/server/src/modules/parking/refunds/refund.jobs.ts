import { RefundQuerySchema, type RefundRow } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Locale } from '@smart-admin/ui/messages';
import { timeText } from '../../../files/sheet/timeText.js';
import { defineFieldExport } from '../../transfer/defineFieldExport.js';
import { paymentText } from '../staff/payment.messages.js';
import { yuanText } from '../yuanText.js';
import { listRefunds, refundBatches } from './listRefunds.js';
import { refundText } from './refund.messages.js';

const FIELDS = {
  plate: ({ plate }) => plate,
  orderNumber: ({ orderNumber }) => orderNumber,
  placeName: ({ placeName }) => placeName,
  amount: ({ amount }) => yuanText(amount),
  method: ({ method }, locale) => paymentText(`method_${method}`)(locale),
  paymentNumber: ({ paymentNumber }) => paymentNumber,
  state: ({ state, method }, locale) =>
    refundText(state === 'asked' && method === 'cash' ? 'state_toHandOver' : `state_${state}`)(locale),
  failure: ({ failure }) => failure,
  reason: ({ reason }) => reason,
  operatorName: ({ operatorName }) => operatorName,
  creatorTime: ({ creatorTime }, locale) => timeText(creatorTime, locale),
  doneTime: ({ doneTime }, locale) => timeText(doneTime, locale),
} satisfies Record<string, (row: RefundRow, locale: Locale) => string>;

/** Refunds of the list as an Excel file. */
export const refundExport = defineFieldExport({
  target: 'parkingRefund',
  permission: pages.parkingRefund.button('btn_download'),
  query: RefundQuerySchema,
  name: refundText('refunds'),
  header: (field) => refundText(field),
  list: listRefunds,
  batches: refundBatches,
  fields: FIELDS,
});
