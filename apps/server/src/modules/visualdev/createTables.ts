import { type StorageColumn, type StorageTable } from '@smart-admin/form-engine/core';
import { sql, type Kysely } from 'kysely';
import { type Executor } from '../../db/database.js';
import { ApiError } from '../../http/apiError.js';
import { KeywordIndex } from './KeywordIndex.js';
import { modelTables } from './releasedModel.js';
import { say } from './visualdev.messages.js';
import { OWN_COLUMNS, SUBTABLE_COLUMNS, type ModelTables } from './visualdev.tables.js';

/**
 * Creates the tables of a model, or adds to those that exist what a new release needs. Columns are never dropped: a
 * field that left the form keeps its data. A column whose type changes must be empty. `listed` names the fields that
 * the list shows and its keyword looks in.
 */
export async function createTables(
  executor: Executor,
  [main, ...subtables]: readonly [StorageTable, ...StorageTable[]],
  listed: readonly string[],
): Promise<string[]> {
  const db = modelTables(executor);
  const keywords = new KeywordIndex(main, listed);
  await keywords.dropOthers(db);
  await ensureTable(db, main, OWN, [
    `create index if not exists ${quote(`${main.name}_new`)} on ${quote(main.name)} (${quote(OWN_COLUMNS.createdAt)} desc, ${quote(OWN_COLUMNS.id)} desc)`,
    `create index if not exists ${quote(`${main.name}_scope`)} on ${quote(main.name)} (${quote(OWN_COLUMNS.organize)}, ${quote(OWN_COLUMNS.creator)})`,
  ]);
  for (const table of subtables) {
    const parent = `${quote(SUBTABLE_COLUMNS.parent)} text not null references ${quote(main.name)} (${quote(OWN_COLUMNS.id)}) on delete cascade`;
    await ensureTable(
      db,
      table,
      [`${quote(SUBTABLE_COLUMNS.id)} text primary key`, parent, `${quote(SUBTABLE_COLUMNS.sort)} integer not null`],
      [
        `create index if not exists ${quote(`${table.name}_parent`)} on ${quote(table.name)} (${quote(SUBTABLE_COLUMNS.parent)}, ${quote(SUBTABLE_COLUMNS.sort)})`,
      ],
    );
  }
  await keywords.create(db);
  return [main, ...subtables].map(({ name }) => name);
}

const OWN = [
  `${quote(OWN_COLUMNS.id)} text primary key`,
  `${quote(OWN_COLUMNS.creator)} text not null`,
  `${quote(OWN_COLUMNS.organize)} text not null`,
  `${quote(OWN_COLUMNS.createdAt)} timestamptz not null default now()`,
  `${quote(OWN_COLUMNS.modifier)} text not null default ''`,
  `${quote(OWN_COLUMNS.modifiedAt)} timestamptz`,
  `${quote(OWN_COLUMNS.revision)} integer not null default 1`,
  `${quote(OWN_COLUMNS.version)} integer not null default 1`,
];

async function ensureTable(
  db: Kysely<ModelTables>,
  table: StorageTable,
  own: readonly string[],
  indexes: readonly string[],
) {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table if not exists ${quote(table.name)} (${own.join(', ')})`);
  const existing = await existingColumns(db, table.name);
  for (const column of table.columns) {
    const wanted = sqlType(column);
    const present = existing.get(column.name);
    if (present === undefined) await run(`alter table ${quote(table.name)} add column ${quote(column.name)} ${wanted}`);
    else if (present !== wanted) await changeType(db, table.name, column, present);
  }
  for (const index of indexes) await run(index);
}

async function changeType(db: Kysely<ModelTables>, table: string, column: StorageColumn, present: string) {
  const wanted = sqlType(column);
  const alter = (using: string) =>
    sql.raw(`alter table ${quote(table)} alter column ${quote(column.name)} type ${wanted} using ${using}`).execute(db);
  const [wasLength, isLength] = [textLength(present), textLength(wanted)];
  // a shorter limit is kept by the form; the column stays as long as it was
  if (wasLength && isLength) return isLength > wasLength ? alter(quote(column.name)) : undefined;
  const filled =
    await sql`select 1 from ${sql.table(table)} where ${sql.ref(column.name)} ::text <> '' limit 1`.execute(db);
  if (filled.rows.length > 0) throw new ApiError(409, say('columnType', { field: column.field }));
  return alter('null');
}

async function existingColumns(db: Kysely<ModelTables>, table: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type
    from pg_attribute where attrelid = to_regclass(${quote(table)}) and attnum > 0 and not attisdropped`.execute(db);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** Type as PostgreSQL itself writes it, so that it can be compared with what exists. */
function sqlType({ storage }: StorageColumn): string {
  switch (storage.type) {
    case 'text':
      return `character varying(${storage.length})`;
    case 'numeric':
      return `numeric(${storage.precision},${storage.scale})`;
    case 'timestamptz':
      return 'timestamp with time zone';
    default:
      return storage.type;
  }
}

function textLength(type: string): number | undefined {
  const length = /^character varying\((\d+)\)$/.exec(type)?.[1];
  return length === undefined ? undefined : Number(length);
}

/** Names come from tablesOf, which allows letters, digits and underscores only; quoting keeps reserved words usable. */
function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
