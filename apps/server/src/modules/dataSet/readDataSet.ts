import {
  type BuiltInSet,
  BuiltInSetSchema,
  type DataAnswer,
  type DataColumn,
  type DataSet,
  REPORT_SET_ROWS,
} from '@smart-admin/api-client/contract';
import { type ReportGrouping } from '@smart-admin/form-engine/core/report';
import { type Locale } from '@smart-admin/ui/messages';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { interfaceColumns } from '../dataInterface/interfaceColumns.js';
import { InterfaceFailure } from '../dataInterface/InterfaceFailure.js';
import { valuesOf } from './boundValues.js';
import { builtInColumns, builtInParameters, readBuiltInSet } from './builtInSets.js';
import { t } from './dataSet.messages.js';
import { type DataTable } from './DataTable.js';
import { readInterfaceSet } from './readInterfaceSet.js';
import { modelGroups } from './readModelGroups.js';
import { type ModelSet, modelColumns, readModelSet } from './readModelSet.js';
import { shapeRows } from './shapeRows.js';

/** Whoever looks: what they may not see is not in the answer. */
export interface DataReader {
  caller: Caller;
  locale: Locale;
  /** Values of the filters around, by their ids. */
  filters: Readonly<Record<string, string>>;
}

/**
 * The rows of a data set for whoever looks, kept for some seconds for the same rights. Throws as its source does: 403 for what is
 * not theirs, 400 for what does not fit, 503 for a query that takes too long.
 */
export async function readDataSet(deps: Deps, set: DataSet, reader: DataReader): Promise<DataAnswer> {
  const started = performance.now();
  const table = await translated(() => readTable(deps, set, reader));
  return { ...table, time: deps.clock.now(), duration: Math.round(performance.now() - started) };
}

/**
 * Records of a model put together by the database for whoever looks, kept for some seconds as all rows are: of more groups than the limit of
 * the set there is one more. Undefined where its rows have to be read one by one. Throws as `readDataSet` does.
 */
export function readGroupedSet(
  deps: Deps,
  set: ModelSet,
  grouping: ReportGrouping,
  reader: DataReader,
): Promise<DataTable | undefined> {
  return translated(async () => {
    const read = await modelGroups(deps, set, grouping, reader);
    return read && deps.dataSets.get({ ...set, grouping }, reader, read);
  });
}

/** Tells what can go wrong with a source in the words of data sets. */
async function translated<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InterfaceFailure) throw new ApiError(400, t('failed'));
    if (isTimeout(error)) throw new ApiError(503, t('tooSlow'));
    throw error;
  }
}

/** What is asked of a source is kept; cards that group the same rows in several ways ask once. */
async function readTable(deps: Deps, set: DataSet, reader: DataReader): Promise<DataTable> {
  const { dataSets } = deps;
  switch (set.source) {
    case 'model':
      return dataSets.get(set, reader, () => readModelSet(deps, set, reader));
    case 'interface': {
      const { interfaceId, parameters } = set;
      const rows = await dataSets.get({ interfaceId, parameters }, reader, () => readInterfaceSet(deps, set, reader));
      return shapeRows(rows, set, t('count')(reader.locale));
    }
    case 'builtIn': {
      const { name, parameters = [] } = set;
      const given = valuesOf(parameters, { ...reader, clock: deps.clock });
      const most = set.measures.length > 0 ? MEASURED_ROWS : REPORT_SET_ROWS;
      const asked = { given, most };
      const rows = await dataSets.get({ name, ...asked }, reader, () => readBuiltInSet(deps, name, reader, asked));
      return shapeRows(rows, set, t('count')(reader.locale));
    }
  }
}

/** Rows that are put together in memory; of more, nothing is told rather than a part of the sum. */
const MEASURED_ROWS = 20_000;

/** Columns that a data set could show, as far as whoever looks may see them; none where they are not known without asking. */
export async function dataSetColumns(deps: Deps, set: DataSet, reader: DataReader): Promise<DataColumn[]> {
  switch (set.source) {
    case 'model':
      return set.modelId === '' ? [] : modelColumns(deps, set, reader);
    case 'interface': {
      if (set.interfaceId === '') return [];
      const names = await interfaceColumns(deps, reader.caller, set.interfaceId);
      return names.map((id) => ({ id, label: id, kind: 'text' }));
    }
    case 'builtIn':
      return builtInColumns(set.name, reader.caller, reader.locale) ?? [];
  }
}

/** Data sets of the platform that somebody may ask. */
export function listBuiltInSets(caller: Caller, locale: Locale) {
  return BuiltInSetSchema.options.flatMap((name: BuiltInSet) => {
    const columns = builtInColumns(name, caller, locale);
    return columns ? [{ name, label: t(name)(locale), columns }] : [];
  });
}

/** The same with what each can be asked with. */
export function listReportSets(caller: Caller, locale: Locale) {
  return listBuiltInSets(caller, locale).map((set) => ({
    ...set,
    parameters: builtInParameters(set.name).map((name) => ({ name, label: t(`parameter.${name}`)(locale) })),
  }));
}

/** The database gave a query up. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}
