import { sql, type Kysely } from 'kysely';

/** Copies of the database that are kept as files, and the right to them in systems that exist already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backup (
      id text primary key,
      task_code text not null,
      file_name text not null,
      state text not null default 'done' check (state in ('running', 'done', 'failed')),
      storage_key text unique,
      size bigint not null default 0,
      tables integer not null default 0,
      rows bigint not null default 0,
      creator_time timestamptz not null default now()
    )`.execute(db);
  await sql`create index backup_of_task on backup (task_code, creator_time desc)`.execute(db);
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'dataApplication_backup__' || code, id, 'button', code, name, 10 + place
    from menu, (values ('btn_add', '新增', 0), ('btn_remove', '删除', 1), ('btn_download', '导出', 2)) as codes (code, name, place)
    where id = 'dataApplication_backup' on conflict do nothing`.execute(db);
}
