import { type Locale } from '@smart-admin/ui/messages';
import { type ExportedSheet } from '../../files/exportSheet.js';
import { chosenFields } from '../../files/sheet/chosenFields.js';
import { timeText } from '../../files/sheet/timeText.js';
import { logBatches, type LogCall, type LogChoice, type LogRow } from './listLog.js';
import { t } from './log.messages.js';

/** What a file of log lines holds: the columns asked for in their order, all of them where none is. */
export function openLogExport(
  call: LogCall,
  { columns, ...choice }: LogChoice & { columns: readonly string[] },
): ExportedSheet<LogRow> {
  const { locale } = call.reader;
  const shown = chosenFields(FIELDS, columns);
  return {
    name: t('exportName')(locale),
    columns: shown.map((id) => ({ header: t(id)(locale) })),
    batches: logBatches(call, choice),
    toCells: (row) => shown.map((id) => FIELDS[id](row, locale)),
  };
}

const FIELDS = {
  creatorTime: ({ creatorTime }, locale) => timeText(creatorTime, locale),
  userName: ({ userName }) => userName,
  category: ({ category }, locale) => t(category)(locale),
  description: ({ description }) => description,
  changes: ({ changes }) => changes.map(({ label, before, after }) => `${label}: ${before} → ${after}`).join('\n'),
  requestMethod: ({ requestMethod }) => requestMethod,
  requestURL: ({ requestURL }) => requestURL,
  resultCode: ({ resultCode }) => String(resultCode),
  requestDuration: ({ requestDuration }) => String(requestDuration),
  ipAddress: ({ ipAddress }) => ipAddress,
  ipAddressName: ({ ipAddressName }) => ipAddressName,
  platForm: ({ platForm }) => platForm,
} satisfies Record<string, (row: LogRow, locale: Locale) => string>;
