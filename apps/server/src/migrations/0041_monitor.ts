import { sql, type Kysely } from 'kysely';

/** What the instances measure, for a day; it may be lost in a crash, so it is not written ahead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table monitor_instance (
      id text primary key,
      start_time timestamptz not null,
      seen_time timestamptz not null default now(),
      node text not null,
      pid integer not null,
      cpus integer not null,
      memory_total double precision not null,
      disk_total double precision not null
    )`.execute(db);
  await sql`
    create unlogged table monitor_sample (
      instance_id text not null,
      time timestamptz not null default now(),
      cpu real not null,
      memory real not null,
      disk real not null,
      loop_delay real not null,
      calls real not null,
      errors real not null,
      p50 real,
      p95 real,
      process_cpu real not null,
      process_memory double precision not null,
      sockets integer not null,
      primary key (instance_id, time)
    )`.execute(db);
}
