import { RefundQuerySchema, type RefundRow } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Locale } from '@smart-admin/ui/messages';
import { chosenFields } from '../../../files/sheet/chosenFields.js';
import { timeText } from '../../../files/sheet/timeText.js';
import { defineListExport } from '../../transfer/defineListExport.js';
import { yuanText } from '../yuanText.js';
import { listRefunds, refundBatches } from './listRefunds.js';
import { refundText } from './refund.messages.js';

/** Refunds of the list as an Excel file. */
export const refundExport = defineListExport({
  target: 'parkingRefund',
  permission: pages.parkingRefund.button('btn_download'),
  query: RefundQuerySchema,
  fileName: refundText('refunds'),
  open: async (caller, { query, columns, ...choice }) => {
    const { locale } = caller;
    const call = { ...caller, query };
    const { pagination } = await listRefunds({ ...call, query: { ...query, currentPage: 1, pageSize: 1 } });
    const shown = chosenFields(FIELDS, columns);
    return {
      name: refundText('refunds')(locale),
      columns: shown.map((id) => ({ header: refundText(id)(locale) })),
      batches: refundBatches(call, choice),
      toCells: (row: RefundRow) => shown.map((id) => FIELDS[id](row, locale)),
      total: choice.ids?.length ?? pagination.total,
    };
  },
});

const FIELDS = {
  plate: ({ plate }) => plate,
  orderNumber: ({ orderNumber }) => orderNumber,
  placeName: ({ placeName }) => placeName,
  amount: ({ amount }) => yuanText(amount),
  method: ({ method }, locale) => refundText(`method_${method}`)(locale),
  paymentNumber: ({ paymentNumber }) => paymentNumber,
  state: ({ state, method }, locale) =>
    refundText(state === 'asked' && method === 'cash' ? 'state_toHandOver' : `state_${state}`)(locale),
  failure: ({ failure }) => failure,
  reason: ({ reason }) => reason,
  operatorName: ({ operatorName }) => operatorName,
  creatorTime: ({ creatorTime }, locale) => timeText(creatorTime, locale),
  doneTime: ({ doneTime }, locale) => timeText(doneTime, locale),
} satisfies Record<string, (row: RefundRow, locale: Locale) => string>;
