import { type TreePart } from '@smart-admin/api-client/contract';
import {
  columnsOf,
  type Field,
  fieldText,
  filterOf,
  followedValues,
  layoutSearches,
  type FormValues,
  type ListSearch,
  type OfferedRecords,
  RECORD_FILTER,
  referenceOf,
  searchesOf,
  type StorageColumn,
} from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { sql, type SelectQueryBuilder } from 'kysely';
import { COUNT_LIMIT, readFoundPage, readPage, type Page } from '../../../db/paging.js';
import { readBatches } from '../../../db/readBatches.js';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import { ApiError } from '../../../errors/apiError.js';
import { t as httpText } from '../../../errors/errors.messages.js';
import { modelTables, type ReleasedModel } from '../releasedModel.js';
import { OWN_COLUMNS, type ModelTables } from '../visualdev.tables.js';
import { filterCondition } from './filterCondition.js';
import { type InterfaceRows } from './InterfaceRows.js';
import { openRecords, type RecordAccess } from './recordAccess.js';
import { offeredCondition } from './offeredRecords.js';
import { loadNames } from './recordNames.js';
import { asStored, mentions } from './keywordCondition.js';
import { pointsTo } from './relatedRecords.js';
import { searchCondition } from './searchCondition.js';
import { fromRow, selection } from './rowCodec.js';
import { countBelow, inTree, readAbove } from './treeRecords.js';

/** One page of records within the caller's data permission, with the columns that they may see. */
export async function listRecords(deps: Deps, input: ListInput): Promise<RecordPage> {
  const access = await openRecords(deps, input.caller, input.modelId, input.locale);
  const page = await readRecords(deps, access, input);
  const { tree } = input.query;
  return tree ? withTree(deps, access, page, { ...input, tree }) : page;
}

/** A page of records; `above` are those above what was found in a tree. */
export interface RecordPage extends Page<RecordRow> {
  above?: RecordRow[];
}

async function readRecords(deps: Deps, access: RecordAccess, input: ListInput): Promise<Page<RecordRow>> {
  const { query, columns, rows, foundFirst } = recordQuery(deps, access, input.query);
  const { currentPage, pageSize } = input.query;
  const read = { db: deps.db, query: { currentPage, pageSize }, count: query };
  const page = await (input.query.keyword ? readFoundPage({ ...read, rows, foundFirst }) : readPage({ ...read, rows }));
  return { ...page, list: await withTexts(deps, access, page.list, columns, input) };
}

/** A page with how many records stand below each, and above them where something was found. */
async function withTree(
  deps: Deps,
  access: RecordAccess,
  page: Page<RecordRow>,
  input: ListInput & { tree: TreePart },
): Promise<RecordPage> {
  const ids = page.list.map(({ id }) => id);
  const aboveIds = input.tree.part === 'found' ? await readAbove(deps.db, access, ids) : [];
  const above = await recordsById(deps, access, aboveIds, input);
  const counts = await countBelow(deps.db, access, [...ids, ...aboveIds]);
  const counted = (rows: RecordRow[]) => rows.map((row) => ({ ...row, _children: counts.get(row.id) ?? 0 }));
  return { ...page, list: counted(page.list), ...(input.tree.part === 'found' ? { above: counted(above) } : {}) };
}

async function recordsById(deps: Deps, access: RecordAccess, ids: readonly string[], input: ListInput) {
  if (ids.length === 0) return [];
  const columns = shownColumns(access, input.query.fields);
  const rows = await modelTables(deps.db)
    .selectFrom(access.model.tables[0].name)
    .select([OWN_COLUMNS.id, ...selection(columns.read)])
    .where(OWN_COLUMNS.id, 'in', [...ids])
    .where(access.scope)
    .execute();
  return withTexts(deps, access, rows, columns, input);
}

/** The first records that match; how many there are is not counted. */
export async function firstRecords(
  deps: Deps,
  access: RecordAccess,
  input: RecordsInput & { limit: number },
): Promise<RecordRow[]> {
  const { columns, rows } = recordQuery(deps, access, input.query);
  return withTexts(deps, access, await rows.limit(input.limit).execute(), columns, input);
}

/** The records that match, up to a limit, some at a time: an export of many keeps nobody waiting. */
export async function* recordBatches(
  deps: Deps,
  access: RecordAccess,
  input: RecordsInput & { limit: number; ids?: readonly string[] | undefined },
): AsyncGenerator<RecordRow[]> {
  const { columns, rows } = recordQuery(deps, access, input.query);
  const chosen = input.ids ? rows.where(OWN_COLUMNS.id, 'in', [...input.ids]) : rows;
  for await (const batch of readBatches(modelTables(deps.db), chosen, input.limit))
    yield await withTexts(deps, access, batch, columns, input);
}

export interface ListInput extends RecordsInput {
  modelId: string;
  query: RecordQuery & { currentPage: number; pageSize: number };
}

/** Which records somebody asks for, and how. */
export interface RecordsInput {
  caller: Caller;
  locale: Locale;
  query: RecordQuery;
  /** Gives texts of rows of data interfaces; absent = whoever shows the records asks for them. */
  rows?: InterfaceRows | undefined;
}

export interface RecordQuery {
  keyword?: string | undefined;
  sidx?: string | undefined;
  sort?: string | undefined;
  /** Filter values by field name, and a filter that somebody built under `RECORD_FILTER`. */
  queryJson: Record<string, unknown>;
  /** Fields to answer and to look for the keyword in. Default the columns of the list, and every text. */
  fields?: readonly string[] | undefined;
  /** Only those that point to this record by this field. */
  related?: { field: string; recordId: string } | undefined;
  /** Only those that the option filter of a form offers. */
  offered?: OfferedRecords | undefined;
  /** Only this part of the tree of the list. */
  tree?: TreePart | undefined;
}

/** A record's values, and under `{field}_name` the text of each value that is not its own text. */
export interface RecordRow extends FormValues {
  id: string;
}

/** What is read of each record, and the fields that are answered: one that follows another needs the value of it. */
interface ShownColumns {
  read: readonly StorageColumn[];
  shown: ReadonlySet<string>;
}

type RowQuery<Row> = SelectQueryBuilder<ModelTables, string, Row>;

/** The records that match, and `rows` of them in order with the columns to answer. */
function recordQuery(
  deps: Deps,
  access: RecordAccess,
  input: RecordQuery,
): {
  query: RowQuery<object>;
  columns: ShownColumns;
  rows: RowQuery<object>;
  /** The same rows, of which the database finds all, up to `COUNT_LIMIT`, before it sorts them. */
  foundFirst: RowQuery<object>;
} {
  const { model, scope, canRead } = access;
  const [main] = model.tables;
  const columns = shownColumns(access, input.fields);
  let query: RowQuery<object> = modelTables(deps.db).selectFrom(main.name).where(scope);
  const searches = searchesOf(model.list);
  const { [RECORD_FILTER]: built, ...given } = input.queryJson;
  requireSearchable(access, searches, given);
  const filter = filterCondition(access, built, new Date(deps.clock.now()));
  if (filter) query = query.where(filter);
  if (input.offered) query = query.where(offeredCondition(model, input.offered, new Date(deps.clock.now())));
  for (const search of searches) {
    const value = Object.hasOwn(given, search.id) ? given[search.id] : undefined;
    const asked = typeof value === 'string' ? asStored(model.form.fields, search.id, value) : value;
    const column = main.columns.find(({ field }) => field === search.id);
    const condition = column && searchCondition(column, modeOf(search, model.form.fields, asked), asked);
    if (!condition) continue;
    // a search would tell the values of a hidden column
    if (!canRead(search.id)) throw new ApiError(403, httpText('hiddenColumn', { column: search.label }));
    query = query.where(condition);
  }
  if (input.related) query = query.where(pointsTo(access, input.related));
  if (input.tree) query = query.where(inTree(access, input.tree));
  if (input.keyword) query = query.where(mentions(access, input.keyword, input.fields));
  const rowsOf = (matching: RowQuery<object>) =>
    ordered(matching.select([OWN_COLUMNS.id, ...selection(columns.read)]), access, input);
  // what has a limit is not merged into the query around it
  const found = query.selectAll().limit(sql.lit(COUNT_LIMIT)).as(main.name);
  return {
    query,
    columns,
    rows: rowsOf(query),
    foundFirst: rowsOf(modelTables(deps.db).selectFrom(found)),
  };
}

/** Throws 400 for a filter that the list does not offer: left out it would show more than was asked for. */
function requireSearchable(
  { model, canRead }: RecordAccess,
  searches: readonly ListSearch[],
  asked: Record<string, unknown>,
): void {
  const known = new Set(searches.map(({ id }) => id));
  const unknown = Object.keys(asked).find((id) => !known.has(id) && !isEmptyFilter(asked[id]));
  if (unknown === undefined) return;
  throw new ApiError(400, httpText('unsearchable', { column: canRead(unknown) ? labelOf(model, unknown) : unknown }));
}

function isEmptyFilter(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isEmptyFilter) : value === undefined || value === null || value === '';
}

/** Columns of the main table for some fields, or those of the list, as far as the caller may see them. */
export function shownColumns({ model, canRead }: RecordAccess, fields: readonly string[] = []): ShownColumns {
  const [main] = model.tables;
  const listed = [...columnsOf(model.list), ...layoutSearches(model.list)].map(({ id }) => id);
  const shown = new Set((fields.length > 0 ? fields : listed).filter(canRead));
  const followed = new Set(
    model.form.fields.flatMap((field) => (shown.has(field.id) ? (field.followed?.id ?? []) : [])),
  );
  const read = main.columns.filter(({ field }) => shown.has(field) || (followed.has(field) && canRead(field)));
  return { read, shown };
}

/** A range is searched as one, and ids are whole, whatever the list says of their field. */
function modeOf({ id, mode }: ListSearch, fields: readonly Field[], asked: unknown): ListSearch['mode'] {
  const field = fields.find((candidate) => candidate.id === id);
  if (!field) return mode;
  const { operator } = filterOf(field);
  if (Array.isArray(asked) && operator === 'between') return 'between';
  return mode === 'like' && operator !== 'contains' ? 'equal' : mode;
}

/** Order by the columns asked for, else by the list's own, at last the newest first. */
function ordered<Row>(
  query: RowQuery<Row>,
  { model, canRead }: RecordAccess,
  { sidx, sort }: RecordQuery,
): RowQuery<Row> {
  const [main] = model.tables;
  const directions = (sort ?? '').split(',');
  const asked = (sidx ?? '')
    .split(',')
    .filter(Boolean)
    .map((id, index) => ({ id, desc: directions[index] === 'desc' }));
  const wanted = asked.length > 0 ? asked : model.list.defaultSort ? [model.list.defaultSort] : [];
  let result = query;
  // equals follow the direction of the column, so that its index gives both
  let tie: 'asc' | 'desc' = 'desc';
  for (const { id, desc } of wanted) {
    const column = main.columns.find(({ field }) => field === id);
    if (!column) continue;
    if (canRead(id)) {
      tie = desc ? 'desc' : 'asc';
      // with its table, because a day is selected as a text under the same name, which no index has
      result = result.orderBy(`${main.name}.${column.name}`, tie);
    } else if (asked.length > 0) throw new ApiError(403, httpText('hiddenColumn', { column: labelOf(model, id) }));
  }
  return result.orderBy(OWN_COLUMNS.createdAt, tie).orderBy(OWN_COLUMNS.id, tie);
}

function labelOf({ form }: ReleasedModel, id: string): string {
  return form.fields.find((field) => field.id === id)?.label ?? id;
}

/** Rows of the main table as records, with the texts of their values. */
export async function withTexts(
  deps: Deps,
  { model }: RecordAccess,
  rows: readonly object[],
  { read, shown }: ShownColumns,
  { locale, caller, rows: interfaceRows }: Pick<ListInput, 'locale' | 'caller' | 'rows'>,
): Promise<RecordRow[]> {
  const { fields: all } = model.form;
  const stored = new Set(read.map(({ field }) => field));
  const fields = all.filter(({ id, followed }) => shown.has(id) && (stored.has(id) || followed));
  const records = rows.map((row) => followedValues(fields, fromRow(row as Record<string, unknown>, read, all)));
  const names = await loadNames({ db: deps.db, caller, rows: interfaceRows }, fields, records);
  const context = { locale, name: names.name, options: names.options };
  return records.map((record, index) => {
    const answer: RecordRow = { id: String((rows[index] as Record<string, unknown>)[OWN_COLUMNS.id]) };
    for (const field of fields) {
      const isOwnText = interfaceRows !== undefined || referenceOf(field)?.kind !== 'interface';
      if (!field.followed || !isOwnText) answer[field.id] = record[field.id];
      answer[`${field.id}_name`] = isOwnText ? fieldText(field, record[field.id], context) : '';
    }
    return answer;
  });
}
