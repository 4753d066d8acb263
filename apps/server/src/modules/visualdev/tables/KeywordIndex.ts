import { type StorageColumn, type StorageTable } from '@smart-admin/form-engine/core';
import { createHash } from 'node:crypto';
import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { hanOf } from '../../../db/keyword.js';
import { OWN_COLUMNS } from '../visualdev.tables.js';
import { nameHash } from './sqlTypes.js';

/**
 * What the keyword of a list, and a search in one column, find records by: how their texts sound (`watch_record_sounds` of
 * migration 0021), and trigrams and Chinese characters of the text columns, as many to an index as PostgreSQL takes. Both of
 * a column stand in one index, which looks for what is rarer first: of "地点 13" neither the digits, with which telephone
 * numbers begin, nor the characters, which every place has, need be found by themselves. Names of indexes hold their
 * columns, so that a release with others makes other ones.
 */
export class KeywordIndex {
  private readonly prefix: string;
  private readonly columns: readonly string[];
  /** What each index holds, by its name. */
  private readonly indexes = new Map<string, RawBuilder<unknown>>();

  constructor(
    private readonly table: StorageTable,
    searched: readonly StorageColumn[],
  ) {
    const columns = searched.map(({ name }) => name);
    this.columns = columns;
    this.prefix = `words_${nameHash(table.name, 16)}_`;
    for (let start = 0; start < columns.length; start += COLUMNS) {
      const some = columns.slice(start, start + COLUMNS);
      const parts = some.flatMap((column) => [sql`${sql.ref(column)} gin_trgm_ops`, sql`(${hanOf(column)})`]);
      this.indexes.set(this.prefix + nameHash(`words ${some.join()}`, 8), sql.join(parts));
    }
  }

  /**
   * Drops those over other columns, before their types change, and those of earlier versions, once theirs is built;
   * `isConcurrent` beside those who read and write, outside of a transaction.
   */
  async dropOthers(db: QueryExecutorProvider, isConcurrent: boolean): Promise<void> {
    const how = sql.raw(isConcurrent ? 'concurrently' : '');
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class c join pg_index i on i.indexrelid = c.oid
      where i.indrelid = to_regclass(quote_ident(${this.table.name})) and starts_with(relname, ${this.prefix})`.execute(
      db,
    );
    for (const { name } of rows)
      if (!this.indexes.has(name)) await sql`drop index ${how} ${sql.table(name)}`.execute(db);
  }

  /** Lets new and changed records be found by their sounds; whether the stored ones have to be written again by `fill`. */
  async watch(db: QueryExecutorProvider): Promise<boolean> {
    const { rows } = await sql<{ changed: boolean }>`
      select watch_record_sounds(${this.table.name}, ${this.columns}::text[]) as changed`.execute(db);
    return rows[0]?.changed ?? false;
  }

  /** Builds what is missing; `isConcurrent` beside those who write, outside of a transaction. */
  async build(db: QueryExecutorProvider, isConcurrent: boolean): Promise<void> {
    const how = sql.raw(isConcurrent ? 'concurrently' : '');
    const table = sql.table(this.table.name);
    const create = async (name: string, parts: RawBuilder<unknown>) => {
      // one whose building was broken off stays, and serves nobody
      const { rows } = await sql`
        select from pg_index where indexrelid = to_regclass(quote_ident(${name})) and not indisvalid`.execute(db);
      if (rows.length > 0) await sql`drop index ${how} ${sql.table(name)}`.execute(db);
      await sql`create index ${how} if not exists ${sql.table(name)} on ${table} using gin (${parts})`.execute(db);
    };
    await create(`sounds_${createHash('md5').update(this.table.name).digest('hex')}`, sql.ref(OWN_COLUMNS.sounds));
    for (const [name, parts] of this.indexes) await create(name, parts);
  }

  /** Writes down how stored records sound, some at a time. */
  async fill(db: QueryExecutorProvider): Promise<void> {
    if (this.columns.length === 0) return;
    const table = sql.table(this.table.name);
    const sounding = sql.join(
      this.columns.map((column) => sql`${sql.ref(column)} ~ '[\\u3400-\\u9fff]'`),
      sql` or `,
    );
    for (let last: string | undefined = ''; last !== undefined;) {
      const { rows }: { rows: { last: string | null }[] } = await sql<{ last: string | null }>`
        with batch as (select _id from ${table} where _id > ${last} order by _id limit ${BATCH}),
          written as (
            update ${table} record set _sounds = '' from batch
            where record._id = batch._id and (_sounds <> '' or ${sounding}))
        select max(_id) as last from batch`.execute(db);
      last = rows[0]?.last ?? undefined;
    }
  }
}

const BATCH = 5_000;
/** Columns of one index: PostgreSQL takes 32 parts. */
const COLUMNS = 16;
