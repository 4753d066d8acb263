import { sql } from 'kysely';
import { type Database } from '../../../db/database.js';

/** Tables that interfaces may show whole; those of models besides. */
export const READER_TABLES: readonly string[] = [
  'organize',
  'position',
  'role',
  'user_group',
  'area',
  'dictionary_type',
  'dictionary_data',
  'bill_rule',
];
/** What interfaces may show of people. */
export const READER_COLUMNS: readonly string[] = [
  'id',
  'account',
  'real_name',
  'gender',
  'head_icon',
  'organize_id',
  'position_id',
  'enabled_mark',
];

/** Lets an account of the database read what data interfaces may show, and nothing else. */
export async function grantReader(db: Database, role: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // grants of two instances at once would refuse each other
    await sql`select pg_advisory_xact_lock(20201123)`.execute(trx);
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
        and (c.relname like 'mt\\_%' or c.relname = any(${[...READER_TABLES]}))
        and not has_table_privilege(${role}, c.oid, 'select')`.execute(trx);
    const schema = await sql<{ name: string }>`select current_schema() as name`.execute(trx);
    await sql`grant usage on schema ${sql.ref(schema.rows[0]?.name ?? 'public')} to ${sql.ref(role)}`.execute(trx);
    for (const { name } of rows) await sql`grant select on ${sql.table(name)} to ${sql.ref(role)}`.execute(trx);
    await sql`grant select (${sql.join(READER_COLUMNS.map((column) => sql.ref(column)))}) on user_account to ${sql.ref(role)}`.execute(
      trx,
    );
  });
}
