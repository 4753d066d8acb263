import { type PaymentListRow, PaymentQuerySchema } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Locale } from '@smart-admin/ui/messages';
import { timeText } from '../../../files/sheet/timeText.js';
import { defineFieldExport } from '../../transfer/defineFieldExport.js';
import { yuanText } from '../yuanText.js';
import { listPayments, paymentBatches } from './listPayments.js';
import { paymentText } from './payment.messages.js';

const FIELDS = {
  number: ({ number }) => number,
  plate: ({ plate }) => plate,
  placeName: ({ placeName }) => placeName,
  method: ({ method }, locale) => paymentText(`method_${method}`)(locale),
  state: ({ state }, locale) => paymentText(`state_${state}`)(locale),
  amount: ({ amount }) => yuanText(amount),
  refunded: ({ refunded }) => yuanText(refunded),
  paidTime: ({ paidTime }, locale) => timeText(paidTime, locale),
  orderNumber: ({ orderNumber }) => orderNumber,
  providerNumber: ({ providerNumber }) => providerNumber,
  operatorName: ({ operatorName }) => operatorName,
} satisfies Record<string, (row: PaymentListRow, locale: Locale) => string>;

/** Payments of the list as an Excel file. */
export const paymentExport = defineFieldExport({
  target: 'parkingPayment',
  permission: pages.parkingPayment.button('btn_download'),
  query: PaymentQuerySchema,
  name: paymentText('payments'),
  header: (field) => paymentText(field),
  list: listPayments,
  batches: paymentBatches,
  fields: FIELDS,
});
