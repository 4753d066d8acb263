import { type contract } from '@smart-admin/api-client/contract';
import { fieldNameProblem } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type Executor } from '../../../db/database.js';
import { addTo } from '../../../db/groups.js';
import { ApiError, type LocalText } from '../../../errors/apiError.js';
import { t as tErrors } from '../../../errors/errors.messages.js';
import { t } from '../visualdev.messages.js';
import { OWN_COLUMNS } from '../visualdev.tables.js';
import { numericSize, textLength } from './sqlTypes.js';

type Calls = (typeof contract)['visualdev']['models'];
type Listed = z.output<Calls['existingTables']['data']>['list'];
export type ExistingTable = z.output<Calls['existingTable']['data']>;
type ExistingColumn = ExistingTable['columns'][number];

/** Tables that a model may work with, by name: neither the platform's nor those of models, and ours to change. */
export async function listExistingTables(db: Executor, locale: Locale): Promise<Listed> {
  const tables = await readTables(db);
  const columns = await readColumns(
    db,
    tables.map(({ name }) => name),
  );
  return tables.map(({ name, comment, rows, keys }) => ({
    name,
    comment,
    rows,
    problem: problemOf(columns.get(name) ?? [], keys)?.(locale) ?? '',
  }));
}

/** One of those tables with its columns. Throws 404 for any other, whether there is one or not. */
export async function readExistingTable(db: Executor, name: string, locale: Locale): Promise<ExistingTable> {
  const table = (await readTables(db)).find((each) => each.name === name);
  if (!table) throw new ApiError(404, tErrors('notFound'));
  const columns = (await readColumns(db, [name])).get(name) ?? [];
  return {
    name,
    comment: table.comment,
    problem: problemOf(columns, table.keys)?.(locale) ?? '',
    columns: columns.filter(({ name: column }) => !OWN.has(column)).map((column) => toColumn(column, locale)),
    added: [...OWN].filter((column) => !columns.some((each) => each.name === column)),
  };
}

const OWN: ReadonlySet<string> = new Set(Object.values(OWN_COLUMNS));

/** Whether a table is one that was there before its model. */
export function isAdopted(table: string): boolean {
  return !table.startsWith('mt_');
}

/** Whether values of a stored type can be shown and written by a field of another without changing the column. */
export function isSameFamily(present: string, wanted: string): boolean {
  const family = familyOf(present);
  return family !== undefined && family === familyOf(wanted);
}

function familyOf(type: string): Family | undefined {
  return FAMILIES.find(({ types }) => types.test(type))?.family;
}

type Family = 'text' | 'number' | 'date' | 'datetime' | 'switch';

const FAMILIES: readonly { family: Family; types: RegExp }[] = [
  { family: 'text', types: /^(text|character varying(\(\d+\))?)$/ },
  { family: 'number', types: /^(smallint|integer|bigint|real|double precision|numeric(\(\d+,\d+\))?)$/ },
  { family: 'date', types: /^date$/ },
  { family: 'datetime', types: /^timestamp (with|without) time zone$/ },
  { family: 'switch', types: /^boolean$/ },
];

const KINDS: Record<Family, ExistingColumn['kinds']> = {
  text: ['text', 'textarea'],
  number: ['number'],
  date: ['date'],
  datetime: ['datetime'],
  switch: ['switch'],
};
/** Characters beyond which a text is one of several lines. */
const ONE_LINE = 500;

function toColumn(column: StoredColumn, locale: Locale): ExistingColumn {
  const { name, type, comment, isUnique, refersTo } = column;
  const family = familyOf(type);
  const reason = reasonOf(column)?.(locale) ?? '';
  const maxLength = textLength(type) ?? 0;
  const isLong = family === 'text' && (maxLength > ONE_LINE || maxLength === 0);
  const kinds = family && reason === '' ? KINDS[family] : [];
  return {
    ...{ name, type, comment, reason, maxLength, isUnique, refersTo },
    kinds: isLong && !isUnique && refersTo === '' ? kinds.toReversed() : kinds,
    precision: numericSize(type)?.scale ?? (/^(smallint|integer|bigint)$/.test(type) ? 0 : LONGEST_SCALE),
    isRequired: needsValue(column),
  };
}

/** Whether a row cannot be added without a value for the column. */
function needsValue({ isNeeded, isKey, hasDefault, type }: StoredColumn): boolean {
  return isNeeded || (isKey && !hasDefault && !canBeGiven(type));
}

/** Whether a key of the type can be a new uuid, which the release makes its default. */
export function canBeGiven(type: string): boolean {
  return /^(uuid|text|character varying)$/.test(type) || (textLength(type) ?? 0) >= UUID_LENGTH;
}

const UUID_LENGTH = 36;
const LONGEST_SCALE = 6;

/** Why no field can show a column. */
function reasonOf({ name, type, isKey, hasDefault, isGenerated }: StoredColumn): LocalText | undefined {
  if (isGenerated) return t('columnGenerated');
  if (isKey && (hasDefault || type === 'uuid')) return t('columnIsKey');
  // a column is the name of its field in small letters
  const problem = name === name.toLowerCase() ? fieldNameProblem(name) : 'format';
  if (problem !== undefined) return t(problem === 'reserved' ? 'columnReserved' : 'columnName');
  return familyOf(type) ? undefined : t('columnType', { type });
}

/** Why no model can work with a table. */
function problemOf(columns: readonly StoredColumn[], keys: number): LocalText | undefined {
  if (keys !== 1) return t('tableKey');
  const key = columns.find(({ isKey }) => isKey);
  if (!key || !KEY_TYPES.test(key.type)) return t('tableKey');
  const foreign = columns.find((column) => OWN.has(column.name) && !column.isOurs);
  if (foreign) return t('tableColumn', { name: foreign.name });
  // a row that goes to the recycle bin could not come back
  const generated = columns.find(({ isGenerated }) => isGenerated);
  if (generated) return t('tableGenerated', { name: generated.name });
  const needed = columns.find((column) => needsValue(column) && reasonOf(column) !== undefined);
  return needed && t('tableNeeds', { name: needed.name });
}

const KEY_TYPES = /^(smallint|integer|bigint|uuid|text|character varying(\(\d+\))?)$/;

async function readTables(db: Executor) {
  const { rows } = await sql<{ name: string; comment: string; rows: number; keys: number }>`
    select relname as name, coalesce(obj_description(c.oid, 'pg_class'), '') as comment,
      reltuples::float8 as rows,
      coalesce((select cardinality(conkey) from pg_constraint where conrelid = c.oid and contype = 'p'), 0) as keys
    from pg_class c
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and not relispartition and not relrowsecurity
      and pg_has_role(relowner, 'usage')
      and relname ~ '^[a-z][a-z0-9_]{0,49}$' and relname !~ '^mt_' and relname !~ '__'
      and not exists (select from platform_table where platform_table.name = relname)
      and not exists (select from visual_model where table_name = relname)
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
      and not exists (select from pg_inherits where inhrelid = c.oid or inhparent = c.oid)
    order by relname`.execute(db.withoutPlugins());
  // one that the database has not counted yet is counted to 10,001
  for (const table of rows.filter(({ rows: count }) => count < 0)) {
    const { rows: counted } = await sql<{ count: number }>`
      select count(*)::float8 as count from (select from ${sql.table(table.name)} limit 10001) first_rows`.execute(
      db.withoutPlugins(),
    );
    table.rows = counted[0]?.count ?? 0;
  }
  return rows;
}

async function readColumns(db: Executor, tables: readonly string[]): Promise<Map<string, StoredColumn[]>> {
  const { rows } = await sql<StoredColumn & { table: string }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      coalesce(col_description(c.oid, a.attnum), '') as comment,
      a.atthasdef or a.attidentity <> '' as "hasDefault", a.attgenerated <> '' as "isGenerated",
      a.attnotnull and not a.atthasdef and a.attidentity = '' and not (a.attnum = any(coalesce(pk.conkey, '{}'))) as "isNeeded",
      a.attnum = any(coalesce(pk.conkey, '{}')) as "isKey",
      exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and i.indnatts = 1 and i.indkey[0] = a.attnum) as "isUnique",
      coalesce((select f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum] limit 1), '') as "refersTo",
      exists (select from pg_constraint u where u.conrelid = c.oid and u.conname = c.relname || '__id') as "isOurs"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint pk on pk.conrelid = c.oid and pk.contype = 'p'
    where c.relnamespace = current_schema()::regnamespace and c.relname = any(${[...tables]}::text[])
    order by c.relname, a.attnum`.execute(db.withoutPlugins());
  const found = new Map<string, StoredColumn[]>();
  for (const { table, ...column } of rows) addTo(found, table, column);
  return found;
}

interface StoredColumn {
  name: string;
  type: string;
  comment: string;
  hasDefault: boolean;
  isGenerated: boolean;
  /** Not null without a default, and not the key. */
  isNeeded: boolean;
  isKey: boolean;
  isUnique: boolean;
  refersTo: string;
  /** Whether a model had the table before, so that columns with our names are ours. */
  isOurs: boolean;
}
