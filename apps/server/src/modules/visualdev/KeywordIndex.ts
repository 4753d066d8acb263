import { type StorageTable } from '@smart-admin/form-engine/core';
import { createHash } from 'node:crypto';
import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * The index by which the keyword of a list finds records: trigrams of the text columns that the list shows. Its name
 * holds the columns, so that a release with others makes another one.
 */
export class KeywordIndex {
  private readonly columns: string[];
  private readonly prefix: string;
  private readonly name: string;

  /** `listed` names the fields that the list shows. */
  constructor(
    private readonly table: StorageTable,
    listed: readonly string[],
  ) {
    this.columns = table.columns
      .filter(({ field, storage }) => storage.type === 'text' && listed.includes(field))
      .map(({ name }) => name);
    this.prefix = `words_${hash(table.name, 16)}_`;
    this.name = this.prefix + hash(this.columns.join(), 8);
  }

  /** Drops one over other columns; before their types change. */
  async dropOthers(db: QueryExecutorProvider): Promise<void> {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class c join pg_index i on i.indexrelid = c.oid
      where i.indrelid = to_regclass(quote_ident(${this.table.name})) and starts_with(relname, ${this.prefix})`.execute(
      db,
    );
    for (const { name } of rows) if (name !== this.name) await sql`drop index ${sql.table(name)}`.execute(db);
  }

  async create(db: QueryExecutorProvider): Promise<void> {
    if (this.columns.length === 0) return;
    const parts = sql.join(this.columns.map((column) => sql`${sql.ref(column)} gin_trgm_ops`));
    await sql`create index if not exists ${sql.table(this.name)} on ${sql.table(this.table.name)} using gin (${parts})`.execute(
      db,
    );
  }
}

function hash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}
