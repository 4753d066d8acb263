import {
  type Field,
  fieldText,
  filterOf,
  type FormValues,
  type ListSearch,
  type StorageColumn,
  standardRegistry,
} from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { sql, type SelectQueryBuilder } from 'kysely';
import { readPage, type Page } from '../../../db/paging.js';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../http/caller.js';
import { ApiError } from '../../../http/apiError.js';
import { say as sayHttp } from '../../../http/http.messages.js';
import { modelTables, type ReleasedModel } from '../releasedModel.js';
import { OWN_COLUMNS, type ModelTables } from '../visualdev.tables.js';
import { openRecords, type RecordAccess } from './recordAccess.js';
import { loadNames } from './recordNames.js';
import { searchCondition } from './searchCondition.js';
import { fromRow, selection } from './rowCodec.js';

/** One page of records within the caller's data permission, with the columns that they may see. */
export async function listRecords(deps: Deps, input: ListInput): Promise<Page<RecordRow>> {
  const access = await openRecords(deps, input.caller, input.modelId);
  const { query, columns } = recordQuery(deps, access, input.query);
  const { currentPage, pageSize } = input.query;
  const page = await readPage({
    db: deps.db,
    query: { currentPage, pageSize },
    count: query,
    rows: ordered(query.select([OWN_COLUMNS.id, ...selection(columns)]), access, input.query),
  });
  return { ...page, list: await withTexts(deps, access, page.list, columns, input) };
}

/** All records that match, up to a limit, for an export. */
export async function collectRecords(
  deps: Deps,
  input: ListInput & { limit: number; ids?: readonly string[] | undefined },
): Promise<{ rows: RecordRow[]; access: RecordAccess }> {
  const access = await openRecords(deps, input.caller, input.modelId);
  const { query, columns } = recordQuery(deps, access, input.query);
  const chosen = input.ids ? query.where(OWN_COLUMNS.id, 'in', [...input.ids]) : query;
  const rows = await ordered(chosen.select([OWN_COLUMNS.id, ...selection(columns)]), access, input.query)
    .limit(input.limit)
    .execute();
  return { rows: await withTexts(deps, access, rows, columns, input), access };
}

export interface ListInput {
  modelId: string;
  caller: Caller;
  locale: Locale;
  query: RecordQuery;
}

export interface RecordQuery {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
  sidx?: string | undefined;
  sort?: string | undefined;
  /** Filter values by field name. */
  queryJson: Record<string, unknown>;
  /** Fields to answer and to look for the keyword in. Default the columns of the list. */
  fields?: readonly string[] | undefined;
}

/** A record's values, and under `{field}_name` the text of each value that is not its own text. */
export interface RecordRow extends FormValues {
  id: string;
}

type RowQuery<Row> = SelectQueryBuilder<ModelTables, string, Row>;

function recordQuery(
  deps: Deps,
  { model, scope, canRead }: RecordAccess,
  input: RecordQuery,
): { query: RowQuery<object>; columns: StorageColumn[] } {
  const [main] = model.tables;
  const listed = new Set(model.list.columns.map(({ id }) => id));
  const shown = new Set((input.fields?.length ? input.fields : [...listed]).filter(canRead));
  const columns = main.columns.filter(({ field }) => shown.has(field));
  let query: RowQuery<object> = modelTables(deps.db).selectFrom(main.name).where(scope);
  for (const search of model.list.search) {
    const given = Object.hasOwn(input.queryJson, search.id) ? input.queryJson[search.id] : undefined;
    const asked = typeof given === 'string' ? asStored(model.form.fields, search.id, given) : given;
    const column = main.columns.find(({ field }) => field === search.id);
    const condition = column && searchCondition(column, modeOf(search, model.form.fields, asked), asked);
    if (!condition) continue;
    // a search would tell the values of a hidden column
    if (!canRead(search.id)) throw new ApiError(403, sayHttp('hiddenColumn', { column: search.label }));
    query = query.where(condition);
  }
  const { keyword } = input;
  const texts = columns.filter(({ storage }) => storage.type === 'text');
  if (keyword && texts.length > 0) {
    query = query.where((where) =>
      where.or(
        texts.map(({ name, field }) => {
          const pattern = `%${asStored(model.form.fields, field, keyword).replace(/[\\%_]/g, '\\$&')}%`;
          return sql<boolean>`${sql.ref(name)} ilike ${pattern}`;
        }),
      ),
    );
  }
  return { query, columns };
}

/** A searched text in the spelling that its kind stores: plates have no spaces and no dot. */
function asStored(fields: readonly Field[], id: string, text: string): string {
  const field = fields.find((candidate) => candidate.id === id);
  const definition = field && standardRegistry.get(field.kind);
  const result = definition?.storage && definition.coerce(text, field as Parameters<typeof definition.coerce>[1]);
  return result?.ok && typeof result.value === 'string' && result.value !== '' ? result.value : text;
}

/** A range is searched as one, whatever the list says of its field. */
function modeOf({ id, mode }: ListSearch, fields: readonly Field[], asked: unknown): ListSearch['mode'] {
  const field = fields.find((candidate) => candidate.id === id);
  return field && Array.isArray(asked) && filterOf(field).operator === 'between' ? 'between' : mode;
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
  for (const { id, desc } of wanted) {
    const column = main.columns.find(({ field }) => field === id);
    if (!column) continue;
    if (canRead(id)) result = result.orderBy(column.name, desc ? 'desc' : 'asc');
    else if (asked.length > 0) throw new ApiError(403, sayHttp('hiddenColumn', { column: labelOf(model, id) }));
  }
  return result.orderBy(OWN_COLUMNS.createdAt, 'desc').orderBy(OWN_COLUMNS.id, 'desc');
}

function labelOf({ form }: ReleasedModel, id: string): string {
  return form.fields.find((field) => field.id === id)?.label ?? id;
}

async function withTexts(
  deps: Deps,
  { model }: RecordAccess,
  rows: readonly object[],
  columns: readonly StorageColumn[],
  { locale, caller }: Pick<ListInput, 'locale' | 'caller'>,
): Promise<RecordRow[]> {
  const fields = columns
    .map(({ field }) => model.form.fields.find(({ id }) => id === field))
    .filter((field): field is Field => field !== undefined);
  const records = rows.map((row): RecordRow => ({
    id: String((row as Record<string, unknown>)[OWN_COLUMNS.id]),
    ...fromRow(row as Record<string, unknown>, columns, model.form.fields),
  }));
  const names = await loadNames({ db: deps.db, caller }, fields, records);
  const context = { locale, name: names.name, options: names.options };
  for (const record of records)
    for (const field of fields) record[`${field.id}_name`] = fieldText(field, record[field.id], context);
  return records;
}
