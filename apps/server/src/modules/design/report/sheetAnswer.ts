import { type ReportSheetSchema } from '@smart-admin/api-client/contract';
import { pageOfSheet } from '@smart-admin/form-engine/core/report';
import { type Locale } from '@smart-admin/ui/messages';
import type * as z from 'zod';
import { t } from '../design.messages.js';
import { type BuiltReport } from './buildReport.js';

type SheetAnswer = z.input<typeof ReportSheetSchema>;

/** A page of a finished sheet as it is sent: each look once. */
export function sheetAnswer(
  { sheet, cut, isEmpty }: BuiltReport,
  paging: { page: number; pageSize: number },
  locale: Locale,
): SheetAnswer {
  const { columns, rows, cells, total } = pageOfSheet(sheet, paging);
  const looks = new Map<string, number>();
  return {
    ...{ columns, rows, total, cut, isEmpty, ...paging },
    cells: cells.map(({ row, column, rowSpan, columnSpan, text, look, error, chart }) => {
      const key = JSON.stringify(look);
      const number = looks.get(key) ?? looks.size;
      looks.set(key, number);
      const problem = error === undefined ? {} : { error: t(`formula.${error}`)(locale) };
      return { row, column, rowSpan, columnSpan, text, look: number, ...problem, ...(chart && { chart }) };
    }),
    looks: [...looks.keys()].map((key) => JSON.parse(key) as SheetAnswer['looks'][number]),
  };
}
