import { type ReportDocument, type ReportSheetSchema } from '@smart-admin/api-client/contract';
import { localizeReport, reportName } from '@smart-admin/form-engine/core/report';
import { type Locale } from '@smart-admin/ui/messages';
import type * as z from 'zod';
import { requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { t } from '../design.messages.js';
import { type BuiltReport, buildReport } from './buildReport.js';
import { chosenValues, initialValues } from './reportFilters.js';
import { sheetAnswer } from './sheetAnswer.js';

/** The document of a report that people see. Throws 404 for one that is not there or not released. */
export async function readReleased(deps: Pick<Deps, 'db'>, id: string) {
  const row = requireRow(
    await deps.db
      .selectFrom('designPage')
      .select(['id', 'fullName', 'version', 'releasedDocument'])
      .where('id', '=', id)
      .where('kind', '=', 'report')
      .executeTakeFirst(),
  );
  if (!row.releasedDocument) throw new ApiError(404, t('notReleased'));
  const { fullName, version } = row;
  return { id, fullName, version, document: row.releasedDocument as ReportDocument };
}

/** What is known of a report before its rows, in the language of whoever looks: what they are asked with stays here. */
export async function viewReport(deps: Deps, { id, caller, locale }: Omit<ReportReader, 'filters'>) {
  const { document, fullName, ...report } = await readReleased(deps, id);
  const { filters, paper } = localizeReport(document, locale);
  return {
    ...report,
    fullName: reportName(document, locale) || fullName,
    filters,
    paper,
    values: initialValues(filters, { caller, clock: deps.clock }),
  };
}

/** The whole of a released report for whoever looks. */
export async function readReport(
  deps: Deps,
  { id, filters: given, caller, locale }: ReportReader,
): Promise<BuiltReport & { fullName: string; document: ReportDocument }> {
  const { fullName, document } = await readReleased(deps, id);
  const filters = chosenValues(document.filters, given, { caller, clock: deps.clock });
  const built = await buildReport(deps, { document, name: fullName }, { caller, locale, filters });
  return { ...built, fullName: reportName(document, locale) || fullName, document };
}

/** A page of it. */
export async function readReportPage(
  deps: Deps,
  { page, pageSize, ...reader }: ReportReader & { page: number; pageSize: number },
): Promise<z.input<typeof ReportSheetSchema>> {
  return sheetAnswer(await readReport(deps, reader), { page, pageSize }, reader.locale);
}

interface ReportReader {
  id: string;
  filters: Readonly<Record<string, string>>;
  caller: Caller;
  locale: Locale;
}
