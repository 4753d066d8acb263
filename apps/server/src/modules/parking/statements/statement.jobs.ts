import { StatementItemQuerySchema, type StatementItem } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Locale } from '@smart-admin/ui/messages';
import { chosenFields } from '../../../files/sheet/chosenFields.js';
import { timeText } from '../../../files/sheet/timeText.js';
import { defineListExport } from '../../transfer/defineListExport.js';
import { yuanText } from '../yuanText.js';
import { itemBatches, listItems } from './listItems.js';
import { statementText } from './statement.messages.js';

/** Lines of a statement as an Excel file. */
export const statementExport = defineListExport({
  target: 'parkingStatement',
  permission: pages.parkingStatement.button('btn_download'),
  query: StatementItemQuerySchema,
  fileName: statementText('statementItems'),
  open: async (caller, { query, columns, ...choice }) => {
    const { locale } = caller;
    const call = { ...caller, query };
    const { pagination } = await listItems({ ...call, query: { ...query, currentPage: 1, pageSize: 1 } });
    const shown = chosenFields(FIELDS, columns);
    return {
      name: statementText('statementItems')(locale),
      columns: shown.map((id) => ({ header: statementText(id)(locale) })),
      batches: itemBatches(call, choice),
      toCells: (row: StatementItem) => shown.map((id) => FIELDS[id](row, locale)),
      total: choice.ids?.length ?? pagination.total,
    };
  },
});

const yuanOrNothing = (fen: number | null) => (fen === null ? '' : yuanText(fen));

const FIELDS = {
  kind: ({ kind }, locale) => statementText(`kind_${kind}`)(locale),
  number: ({ number }) => number,
  providerNumber: ({ providerNumber }) => providerNumber,
  time: ({ time }, locale) => timeText(time, locale),
  theirs: ({ theirs }) => yuanOrNothing(theirs),
  ours: ({ ours }) => yuanOrNothing(ours),
  difference: ({ difference }) => yuanText(difference),
  result: ({ result }, locale) => statementText(`result_${result}`)(locale),
  placeName: ({ placeName }) => placeName,
  settleReason: ({ settleReason }) => settleReason,
  settlerName: ({ settlerName }) => settlerName,
  settledTime: ({ settledTime }, locale) => (settledTime === null ? '' : timeText(settledTime, locale)),
} satisfies Record<string, (row: StatementItem, locale: Locale) => string>;
