import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Lets each migration write down which tables it has made, in its own transaction: those are the platform's, and no model
 * ever reads or writes them. Migrations before `platform_table` leave that to the one that makes it.
 */
export function recordPlatformTables(migrations: Record<string, Migration>): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      {
        ...migration,
        up: async (db: Kysely<unknown>) => {
          const before = await tablesIn(db);
          await migration.up(db);
          const made = [...(await tablesIn(db))].filter((table) => !before.has(table));
          const { rows } = await sql<{ found: boolean }>`
            select to_regclass('platform_table') is not null as found`.execute(db);
          if (rows[0]?.found && made.length > 0)
            await sql`
              insert into platform_table (name) select unnest(${made}::text[]) on conflict do nothing`.execute(db);
        },
      },
    ]),
  );
}

async function tablesIn(db: Kysely<unknown>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
