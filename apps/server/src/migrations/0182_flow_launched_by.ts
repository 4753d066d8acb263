import { sql, type Kysely } from 'kysely';

/** Who launched a flow for its launcher, entrusted with it; '' where they did it themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table flow_instance add column launched_by text not null default ''`.execute(db);
  await sql`
    create index flow_instance_launched_by on flow_instance (launched_by, launch_time desc)
    where launched_by <> ''`.execute(db);
}
