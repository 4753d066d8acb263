import { StatementItemQuerySchema, type StatementItem } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Locale } from '@smart-admin/ui/messages';
import { timeText } from '../../../files/sheet/timeText.js';
import { defineFieldExport } from '../../transfer/defineFieldExport.js';
import { yuanText } from '../yuanText.js';
import { itemBatches, listItems } from './listItems.js';
import { statementText } from './statement.messages.js';

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

/** Lines of a statement as an Excel file. */
export const statementExport = defineFieldExport({
  target: 'parkingStatement',
  permission: pages.parkingStatement.button('btn_download'),
  query: StatementItemQuerySchema,
  name: statementText('statementItems'),
  header: (field) => statementText(field),
  list: listItems,
  batches: itemBatches,
  fields: FIELDS,
});
