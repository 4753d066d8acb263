import { EscapeQuerySchema, type EscapeRow } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { joinNames, type Locale } from '@smart-admin/ui/messages';
import { timeText } from '../../../files/sheet/timeText.js';
import { defineFieldExport } from '../../transfer/defineFieldExport.js';
import { yuanText } from '../yuanText.js';
import { escapeText } from './escape.messages.js';
import { escapeBatches, escapeScope, listEscapes } from './listEscapes.js';

const FIELDS = {
  plate: ({ plate }) => plate,
  orders: ({ orders }) => String(orders),
  due: ({ due }) => yuanText(due),
  placeNames: ({ placeNames }, locale) => joinNames(placeNames, locale),
  firstExit: ({ firstExit }, locale) => timeText(firstExit, locale),
  lastExit: ({ lastExit }, locale) => timeText(lastExit, locale),
} satisfies Record<string, (row: EscapeRow, locale: Locale) => string>;

/** Vehicles that left without paying as an Excel file, to remind them by. */
export const escapeExport = defineFieldExport({
  target: 'parkingEscape',
  permission: pages.parkingEscape.button('btn_download'),
  query: EscapeQuerySchema,
  name: escapeText('escapes'),
  header: (field) => escapeText(field),
  list: ({ deps, caller, query }) => listEscapes({ db: deps.db, query, scope: escapeScope(caller) }),
  batches: ({ deps, caller, query }, choice) =>
    escapeBatches({ db: deps.db, query, scope: escapeScope(caller) }, choice),
  fields: FIELDS,
});
