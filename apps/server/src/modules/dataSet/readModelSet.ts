import { type DataColumn, type DataCondition, type DataSet, type Measure } from '@smart-admin/api-client/contract';
import { type Field, fieldText, filterOf, type StorageColumn } from '@smart-admin/form-engine/core';
import { sql, type RawBuilder } from 'kysely';
import { type Executor } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { openModel } from '../print/askQuery.js';
import { InterfaceRows } from '../visualdev/records/InterfaceRows.js';
import { asStored } from '../visualdev/records/keywordCondition.js';
import { firstRecords, type RecordRow } from '../visualdev/records/listRecords.js';
import { type RecordAccess } from '../visualdev/records/recordAccess.js';
import { loadNames } from '../visualdev/records/recordNames.js';
import { searchCondition } from '../visualdev/records/searchCondition.js';
import { modelTables } from '../visualdev/releasedModel.js';
import { valueOf } from './boundValues.js';
import { t } from './dataSet.messages.js';
import { plainValue, type DataRow, type DataTable } from './DataTable.js';
import { type DataReader } from './readDataSet.js';
import { measureId } from './shapeRows.js';

export type ModelSet = Extract<DataSet, { source: 'model' }>;

/**
 * Records of a released model, or what the database makes of them, within the page, the columns and the rows of whoever looks.
 * Throws 403 for a model that they do not have, 400 for a field that is not there or not theirs to see.
 */
export async function readModelSet(deps: Deps, set: ModelSet, reader: DataReader): Promise<DataTable> {
  const access = await openRows(deps, set, reader);
  return set.measures.length > 0 ? groupRecords(deps, access, set, reader) : listFirst(deps, access, set, reader);
}

/** The records of a set for whoever looks: within their rows and the conditions of the set. Throws as `readModelSet` does. */
export async function openRows(deps: Deps, set: ModelSet, reader: DataReader): Promise<RecordAccess> {
  const access = await openSet(deps, set, reader);
  const conditions = set.conditions.flatMap((condition) => conditionOf(deps, access, condition, reader) ?? []);
  return { ...access, scope: sql<boolean>`(${sql.join([access.scope, ...conditions], sql` and `)})` };
}

/** The fields of the model that whoever looks may see, as columns. */
export async function modelColumns(deps: Deps, set: ModelSet, reader: DataReader): Promise<DataColumn[]> {
  const access = await openSet(deps, set, reader);
  return access.model.form.fields.flatMap((field) => {
    const column = columnOf(access, field.id);
    return column ? [{ id: field.id, label: field.label || field.id, kind: kindOf(column) }] : [];
  });
}

function openSet(deps: Deps, { modelId }: ModelSet, { caller, locale }: DataReader): Promise<RecordAccess> {
  if (modelId === '') throw new ApiError(400, t('notSet'));
  return openModel(deps, { modelId, caller, locale });
}

async function groupRecords(deps: Deps, access: RecordAccess, set: ModelSet, reader: DataReader): Promise<DataTable> {
  const { model } = access;
  const field = set.dimension === '' ? undefined : requireField(access, set.dimension);
  const dimension = field && dimensionOf(field.column, set.per);
  const measures = set.measures.map((measure) => ({ ...measureOf(access, measure), id: measureId(measure) }));
  const rows = await withTimeLimit(deps, async (db) => {
    let query = modelTables(db)
      .selectFrom(model.tables[0].name)
      .where(access.scope)
      .select(measures.map(({ expression }, index) => expression.as(`m${index}`)));
    if (!dimension) return (await query.limit(set.limit).execute()) as Record<string, unknown>[];
    query = query.select(dimension.shown.as('dimension')).groupBy(dimension.group);
    const isDown = set.order.endsWith('Down');
    if (set.order.startsWith('measure'))
      query = query.orderBy(sql.ref('m0'), (order) => (isDown ? order.desc() : order.asc()).nullsLast());
    const isNewestFirst = set.order === 'dimensionDown' || (set.order === 'none' && dimension.isTime);
    // groups of the same measure keep their places, and the same of them are cut off
    query = query.orderBy(dimension.group, (order) => (isNewestFirst ? order.desc() : order.asc()).nullsLast());
    const found = (await query.limit(set.limit).execute()) as Record<string, unknown>[];
    return set.order === 'none' && dimension.isTime ? inTime(found) : found;
  });
  const texts = field
    ? await textsOf(
        deps,
        field,
        rows.map((row) => row.dimension),
        reader,
      )
    : [];
  return {
    columns: [
      ...(field ? [{ id: set.dimension, label: field.label, kind: 'text' as const }] : []),
      ...measures.map(({ id, label }, index) => ({
        id,
        label: set.measures[index]?.label || label || t('count')(reader.locale),
        kind: 'number' as const,
      })),
    ],
    rows: rows.map((row, index): DataRow => ({
      ...(field ? { [set.dimension]: texts[index] ?? '', [`${set.dimension}_value`]: plainValue(row.dimension) } : {}),
      ...Object.fromEntries(measures.map(({ id }, place) => [id, plainValue(row[`m${place}`])])),
    })),
  };
}

/** The first records with some columns; columns that may not be seen are left out. */
async function listFirst(deps: Deps, access: RecordAccess, set: ModelSet, reader: DataReader): Promise<DataTable> {
  const { caller, locale } = reader;
  const fields = set.columns.length > 0 ? set.columns : access.model.list.columns.slice(0, 5).map(({ id }) => id);
  const columns = shownAsRows(access, fields);
  if (columns.length === 0) return { columns, rows: [] };
  const shown = columns.map(({ id }) => id);
  const order = set.dimension === '' || set.order === 'none' ? {} : { sidx: set.dimension };
  if (order.sidx !== undefined) requireField(access, order.sidx);
  const records = await firstRecords(deps, access, {
    ...{ caller, locale, limit: set.limit, rows: new InterfaceRows(deps, caller) },
    query: { queryJson: {}, fields: shown, ...order, sort: set.order.endsWith('Down') ? 'desc' : 'asc' },
  });
  return {
    columns,
    rows: records.map((record) => recordValues(record, columns)),
  };
}

/** Fields as columns of rows: numbers, and all else as its text. Fields that may not be seen are left out. */
export function shownAsRows(access: RecordAccess, fields: readonly string[]): DataColumn[] {
  return fields.flatMap((id): DataColumn[] => {
    const column = columnOf(access, id);
    const field = access.model.form.fields.find((each) => each.id === id);
    return column && field
      ? [{ id, label: field.label || id, kind: kindOf(column) === 'number' ? 'number' : 'text' }]
      : [];
  });
}

/** A record as a row of these columns. */
export function recordValues(record: RecordRow, columns: readonly DataColumn[]): DataRow {
  return {
    _id: record.id,
    ...Object.fromEntries(
      columns.map(({ id, kind }) => [id, plainValue(kind === 'number' ? record[id] : record[`${id}_name`])]),
    ),
  };
}

/** Column of a field of the main table that may be seen. */
function columnOf({ model, canRead }: RecordAccess, id: string): StorageColumn | undefined {
  return canRead(id) ? model.tables[0].columns.find(({ field }) => field === id) : undefined;
}

function requireField(access: RecordAccess, id: string): { column: StorageColumn; field: Field; label: string } {
  const column = columnOf(access, id);
  const field = access.model.form.fields.find((each) => each.id === id);
  if (!column || !field) throw new ApiError(400, t('noColumn', { column: id }));
  return { column, field, label: field.label || id };
}

function kindOf({ storage }: StorageColumn): DataColumn['kind'] {
  if (storage.type === 'numeric') return 'number';
  return storage.type === 'date' || storage.type === 'timestamptz' ? 'day' : 'text';
}

/** What records are grouped and ordered by, and how it is answered: numbers are ordered as numbers and told as texts. */
interface Dimension {
  group: RawBuilder<unknown>;
  shown: RawBuilder<unknown>;
  isTime: boolean;
}

function dimensionOf({ name, storage, field }: StorageColumn, per: ModelSet['per']): Dimension {
  if (storage.type === 'jsonb') throw new ApiError(400, t('notGrouped', { column: field }));
  const isTime = storage.type === 'date' || storage.type === 'timestamptz';
  const group = isTime ? sql`date_trunc(${sql.lit(per)}, ${sql.ref(name)})` : sql`${sql.ref(name)}`;
  if (isTime) return { group, shown: sql`to_char(${group}, 'YYYY-MM-DD')`, isTime };
  // columns of numbers keep more digits than people have typed; those of tables that were there before may be of any type
  const shown = storage.type === 'numeric' ? sql`trim_scale(${group}::numeric)::text` : sql`${group}::text`;
  return { group, shown, isTime };
}

/** Groups of which the newest come first, as time goes; those without a time stay last. */
function inTime(found: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  const timed = found.filter(({ dimension }) => dimension !== null);
  return [...timed.reverse(), ...found.filter(({ dimension }) => dimension === null)];
}

function measureOf(
  access: RecordAccess,
  { field, aggregate }: Measure,
): { expression: RawBuilder<unknown>; label: string } {
  if (aggregate === 'count') return { expression: sql`count(*)::float8`, label: '' };
  const { column, label } = requireField(access, field);
  if (column.storage.type !== 'numeric') throw new ApiError(400, t('notNumber', { column: label }));
  const ref = sql.ref(column.name);
  return { expression: sql`${AGGREGATES[aggregate](ref)}::float8`, label };
}

const AGGREGATES = {
  sum: (ref: RawBuilder<unknown>) => sql`coalesce(sum(${ref}), 0)`,
  avg: (ref: RawBuilder<unknown>) => sql`avg(${ref})`,
  min: (ref: RawBuilder<unknown>) => sql`min(${ref})`,
  max: (ref: RawBuilder<unknown>) => sql`max(${ref})`,
} as const;

/** A condition; undefined for a filter of the portal in which nothing is chosen. One that means nothing lets no record through. */
function conditionOf(
  deps: Deps,
  access: RecordAccess,
  { field, operator, value }: DataCondition,
  { caller, filters }: DataReader,
): RawBuilder<boolean> | undefined {
  const { column, field: definition } = requireField(access, field);
  const none = searchCondition(column, 'equal', { isEmpty: true }) ?? sql<boolean>`false`;
  if (operator === 'empty') return none;
  if (operator === 'filled') return sql<boolean>`not ${none}`;
  const asked = valueOf(value, { caller, filters, clock: deps.clock });
  if (value.from === 'filter' && asked === '') return undefined;
  // a word that a switch does not know is neither of its states
  if (column.storage.type === 'boolean' && !SWITCH_WORDS.has(asked)) return sql<boolean>`false`;
  const text = column.storage.type === 'text' ? asStored(access.model.form.fields, field, asked) : asked;
  const isDay = filterOf(definition).operator === 'between' && operator === 'equal';
  const condition =
    operator === 'from' || operator === 'until' || isDay
      ? searchCondition(column, 'between', [operator === 'until' ? '' : text, operator === 'from' ? '' : text])
      : searchCondition(column, operator === 'contains' ? 'like' : 'equal', text);
  return condition ?? sql<boolean>`false`;
}

/** What a condition calls the states of a switch. */
const SWITCH_WORDS: ReadonlySet<string> = new Set(['true', 'false', '1', '0']);

/** What the values of a dimension are called. */
async function textsOf(
  deps: Deps,
  { field, column }: { field: Field; column: StorageColumn },
  values: readonly unknown[],
  { caller, locale }: DataReader,
): Promise<string[]> {
  if (column.storage.type !== 'text' && column.storage.type !== 'boolean')
    return values.map((value) => (value === null ? '' : String(value)));
  const plain = values.map((value) => (column.storage.type === 'boolean' ? value === 'true' : value));
  const records = plain.map((value) => ({ [field.id]: value }));
  const reader = { db: deps.db, caller, rows: new InterfaceRows(deps, caller) };
  const { name, options } = await loadNames(reader, [field], records);
  return plain.map((value) => fieldText(field, value, { locale, name, options }));
}

/** Runs a query that is given up after some seconds. */
export function withTimeLimit<Result>({ db }: Deps, work: (db: Executor) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = ${sql.lit(MILLISECONDS)}`.execute(trx);
    return work(trx);
  });
}

const MILLISECONDS = 5_000;
