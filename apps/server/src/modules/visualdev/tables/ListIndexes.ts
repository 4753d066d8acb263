import {
  columnsOf,
  filterOf,
  offeredLayouts,
  searchesOf,
  type StorageColumn,
  type StorageTable,
} from '@smart-admin/form-engine/core';
import { sql, type QueryExecutorProvider } from 'kysely';
import { type ModelDocuments } from '../modelDocuments.js';
import { OWN_COLUMNS } from '../visualdev.tables.js';
import { nameHash, quote } from './sqlTypes.js';

/**
 * Indexes that the list of a model sorts and filters by: one for each column that can be sorted or searched, followed by
 * when the record was made, so that equals stand in an order too. `isConcurrent` builds them beside those who write, which
 * only works outside of a transaction.
 */
export class ListIndexes {
  private readonly prefix: string;
  /** Definition after the name of the table, by name of the index. */
  private readonly wanted: ReadonlyMap<string, string>;

  constructor(
    private readonly table: StorageTable,
    { list, form }: Pick<ModelDocuments, 'list' | 'form'>,
  ) {
    this.prefix = `list_${nameHash(table.name, 16)}_`;
    const sorted = new Set(
      columnsOf(list)
        .filter(({ sortable }) => sortable)
        .map(({ id }) => id),
    );
    const searched = new Set(
      searchesOf(list)
        .filter(({ mode }) => mode !== 'like')
        .map(({ id }) => id),
    );
    // by these the details of other records ask for what points to them
    for (const { id, kind } of form.fields) if (kind === 'relationForm') searched.add(id);
    const lists = new Set(form.fields.filter((field) => filterOf(field).operator === 'includes').map(({ id }) => id));
    const ordered = table.columns.filter(({ storage }) => canOrder(storage));
    const parent = offeredLayouts(list).includes('tree')
      ? ordered.find(({ field }) => field === list.treeField)
      : undefined;
    const columns = [
      ...(parent ? [parent] : []),
      ...ordered.filter((column) => column !== parent && sorted.has(column.field)),
      ...ordered.filter((column) => column !== parent && searched.has(column.field) && !sorted.has(column.field)),
      ...table.columns.filter(
        ({ field, storage }) => storage.type === 'jsonb' && searched.has(field) && lists.has(field),
      ),
    ];
    this.wanted = new Map([
      ...columns
        .slice(0, MAX_INDEXES)
        .map((column) => [this.prefix + nameHash(column.name, 8), definitionOf(column)] as const),
      ...(parent ? [[this.prefix + nameHash(`roots of ${parent.name}`, 8), rootsOf(parent)] as const] : []),
    ]);
  }

  /** Makes the indexes what the list needs; one whose building was broken off is built again. */
  async bringUpToDate(db: QueryExecutorProvider, isConcurrent: boolean): Promise<void> {
    const how = isConcurrent ? 'concurrently ' : '';
    const run = (statement: string) => sql.raw(statement).execute(db);
    const { rows } = await sql<{ name: string; valid: boolean }>`
      select relname as name, indisvalid as valid from pg_class c join pg_index i on i.indexrelid = c.oid
      where i.indrelid = to_regclass(quote_ident(${this.table.name})) and starts_with(relname, ${this.prefix})`.execute(
      db,
    );
    const present = new Set<string>();
    for (const { name, valid } of rows)
      if (valid && this.wanted.has(name)) present.add(name);
      else await run(`drop index ${how}if exists ${quote(name)}`);
    for (const [name, definition] of this.wanted)
      if (!present.has(name)) await run(`create index ${how}${quote(name)} on ${quote(this.table.name)} ${definition}`);
  }

  /** Whether building indexes would keep writers waiting. */
  async isLarge(db: QueryExecutorProvider): Promise<boolean> {
    const { rows } = await sql<{ bytes: number }>`
      select coalesce(pg_relation_size(to_regclass(quote_ident(${this.table.name}))), 0)::float8 as bytes`.execute(db);
    return (rows[0]?.bytes ?? 0) > LARGE;
  }
}

/** Each one costs those who write. */
const MAX_INDEXES = 16;
/** Bytes of a table. */
const LARGE = 20_000_000;
/** Characters of a text that an entry of an index takes, whatever they are. */
const MAX_TEXT = 500;

function canOrder(storage: StorageColumn['storage']): boolean {
  return storage.type === 'text' ? storage.length <= MAX_TEXT : storage.type !== 'jsonb';
}

/** The roots of a tree in the order in which they were made. */
function rootsOf({ name }: StorageColumn): string {
  return `(${quote(OWN_COLUMNS.createdAt)}, ${quote(OWN_COLUMNS.id)}) where ${quote(name)} is null or ${quote(name)} = ''`;
}

function definitionOf({ name, storage }: StorageColumn): string {
  if (storage.type === 'jsonb') return `using gin (${quote(name)} jsonb_path_ops)`;
  return `(${quote(name)}, ${quote(OWN_COLUMNS.createdAt)}, ${quote(OWN_COLUMNS.id)})`;
}
