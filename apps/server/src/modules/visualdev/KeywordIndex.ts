import { type StorageTable } from '@smart-admin/form-engine/core';
import { createHash } from 'node:crypto';
import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * The indexes by which the keyword of a list finds records: trigrams of the text columns that the list shows, as many to
 * an index as PostgreSQL takes. Their names hold the columns, so that a release with others makes other ones.
 */
export class KeywordIndex {
  private readonly prefix: string;
  /** Columns of each index by its name. */
  private readonly indexes = new Map<string, string[]>();

  /** `listed` names the fields that the list shows. */
  constructor(
    private readonly table: StorageTable,
    listed: readonly string[],
  ) {
    const columns = table.columns
      .filter(({ field, storage }) => storage.type === 'text' && listed.includes(field))
      .map(({ name }) => name);
    this.prefix = `words_${hash(table.name, 16)}_`;
    for (let start = 0; start < columns.length; start += COLUMNS) {
      const some = columns.slice(start, start + COLUMNS);
      this.indexes.set(this.prefix + hash(some.join(), 8), some);
    }
  }

  /** Drops those over other columns; before their types change. */
  async dropOthers(db: QueryExecutorProvider): Promise<void> {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class c join pg_index i on i.indexrelid = c.oid
      where i.indrelid = to_regclass(quote_ident(${this.table.name})) and starts_with(relname, ${this.prefix})`.execute(
      db,
    );
    for (const { name } of rows) if (!this.indexes.has(name)) await sql`drop index ${sql.table(name)}`.execute(db);
  }

  async create(db: QueryExecutorProvider): Promise<void> {
    for (const [name, columns] of this.indexes) {
      const parts = sql.join(columns.map((column) => sql`${sql.ref(column)} gin_trgm_ops`));
      await sql`create index if not exists ${sql.table(name)} on ${sql.table(this.table.name)} using gin (${parts})`.execute(
        db,
      );
    }
  }
}

/** Columns of one index of PostgreSQL. */
const COLUMNS = 32;

function hash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}
