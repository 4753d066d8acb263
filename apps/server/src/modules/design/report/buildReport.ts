import { type ReportData, type ReportDocument } from '@smart-admin/api-client/contract';
import {
  expandReport,
  type FinishedSheet,
  localizeReport,
  ReportLimitError,
  type ReportGrouping,
  reportGrouping,
  reportName,
  type ReportRows,
} from '@smart-admin/form-engine/core/report';
import { minuteText } from '../../../clock.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type DataReader, readDataSet, readGroupedSet } from '../../dataSet/readDataSet.js';
import { t } from '../design.messages.js';
import { reportRows } from './reportRows.js';
import { usedFields } from './usedFields.js';

/** A finished sheet with the names of the data sets that have more rows than it takes. */
export interface BuiltReport {
  sheet: FinishedSheet;
  cut: string[];
  /** It has data sets, and none of them has a row. */
  isEmpty: boolean;
}

/**
 * The whole sheet of a report in the language of whoever looks, made of rows that whoever looks may see. Throws as its data sets do, and 400 for a sheet that would be too
 * large.
 */
export async function buildReport(
  deps: Deps,
  { document: written, name: plainName }: { document: ReportDocument; name: string },
  reader: DataReader,
): Promise<BuiltReport> {
  const document = localizeReport(written, reader.locale);
  const name = reportName(written, reader.locale) || plainName;
  const used = usedFields(document);
  const read = await Promise.all(
    document.sets.map(async ({ id, label, data }) => {
      const columns = used.get(id) ?? [];
      if (columns.length === 0) return { id, label, rows: NO_ROWS, isCut: false };
      return { id, label, ...(await readSet(deps, { data, columns, grouping: reportGrouping(document, id) }, reader)) };
    }),
  );
  const sets = Object.fromEntries(read.map(({ id, rows }) => [id, rows]));
  const now = new Date(deps.clock.now());
  const around = {
    filters: reader.filters,
    report: { name, user: reader.caller.realName, time: minuteText(now) },
    now: () => now,
  };
  try {
    const sheet = expandReport(document, sets, around);
    const asked = read.filter(({ id }) => (used.get(id) ?? []).length > 0);
    const isEmpty = asked.length > 0 && asked.every(({ rows }) => rows.rows.length === 0);
    return { sheet, isEmpty, cut: read.flatMap(({ id, label, isCut }) => (isCut ? [label || id] : [])) };
  } catch (error) {
    if (error instanceof ReportLimitError) throw new ApiError(400, t(`limit.${error.what}`, { limit: error.limit }));
    throw error;
  }
}

/** Rows of a data set; those of a model the database puts together, where the sheet shows none of them alone. */
async function readSet(
  deps: Deps,
  { data, columns, grouping }: { data: ReportData; columns: string[]; grouping: ReportGrouping | undefined },
  reader: DataReader,
): Promise<{ rows: ReportRows; isCut: boolean }> {
  const grouped = data.source === 'model' && grouping ? await readGroupedSet(deps, data, grouping, reader) : undefined;
  if (grouped) {
    const { limit } = data;
    const [rows, merged] = [grouped.rows.slice(0, limit), grouped.merged?.slice(0, limit)];
    return { rows: reportRows({ ...grouped, rows, ...(merged && { merged }) }), isCut: grouped.rows.length > limit };
  }
  // a model answers the columns that are named, the other sources all that somebody may see
  const asked = data.source === 'model' && data.measures.length === 0 ? { ...data, columns } : data;
  const answer = await readDataSet(deps, asked, reader);
  return { rows: reportRows(answer), isCut: answer.rows.length >= data.limit };
}

const NO_ROWS: ReportRows = { rows: [], formats: {} };
