import { EscapeQuerySchema, type EscapeRow } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { joinNames, type Locale } from '@smart-admin/ui/messages';
import { chosenFields } from '../../../files/sheet/chosenFields.js';
import { timeText } from '../../../files/sheet/timeText.js';
import { defineListExport } from '../../transfer/defineListExport.js';
import { yuanText } from '../yuanText.js';
import { escapeText } from './escape.messages.js';
import { escapeBatches, escapeScope, listEscapes } from './listEscapes.js';

/** Vehicles that left without paying as an Excel file, to remind them by. */
export const escapeExport = defineListExport({
  target: 'parkingEscape',
  permission: pages.parkingEscape.button('btn_download'),
  query: EscapeQuerySchema,
  fileName: escapeText('escapes'),
  open: async ({ deps, caller, locale }, { query, columns, ...choice }) => {
    const call = { db: deps.db, query, scope: escapeScope(caller) };
    const { pagination } = await listEscapes({ ...call, query: { ...query, currentPage: 1, pageSize: 1 } });
    const shown = chosenFields(FIELDS, columns);
    return {
      name: escapeText('escapes')(locale),
      columns: shown.map((id) => ({ header: escapeText(id)(locale) })),
      batches: escapeBatches(call, choice),
      toCells: (row: EscapeRow) => shown.map((id) => FIELDS[id](row, locale)),
      total: choice.ids?.length ?? pagination.total,
    };
  },
});

const FIELDS = {
  plate: ({ plate }) => plate,
  orders: ({ orders }) => String(orders),
  due: ({ due }) => yuanText(due),
  placeNames: ({ placeNames }, locale) => joinNames(placeNames, locale),
  firstExit: ({ firstExit }, locale) => timeText(firstExit, locale),
  lastExit: ({ lastExit }, locale) => timeText(lastExit, locale),
} satisfies Record<string, (row: EscapeRow, locale: Locale) => string>;
