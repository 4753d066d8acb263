import { sql, type Kysely } from 'kysely';

/** People's stores of documents: folders and files, with whom they are shared, and stars. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_entry (
      id text primary key,
      owner_id text not null,
      parent_id text not null default '',
      ancestors text[] not null,
      kind text not null check (kind in ('folder', 'file')),
      name text not null,
      sound tsvector not null default '',
      file_id text not null default '',
      size bigint not null default 0,
      bin_id text not null default '',
      bin_time timestamptz,
      creator_user_id text not null,
      creator_time timestamptz not null default now(),
      modify_time timestamptz not null default now(),
      check ((kind = 'file') = (file_id <> ''))
    )`.execute(db);
  await sql`create unique index document_entry_name on document_entry (owner_id, parent_id, lower(name)) where bin_id = ''`.execute(
    db,
  );
  // pages of a folder are read in these orders; names as `pinyinOrder` has them
  const { rows: collations } = await sql`select from pg_collation where collname = 'zh-x-icu'`.execute(db);
  const named = collations.length > 0 ? sql`name collate "zh-x-icu"` : sql`name`;
  await sql`create index document_entry_by_name on document_entry (owner_id, parent_id, kind desc, ${named}, id) where bin_id = ''`.execute(
    db,
  );
  await sql`create index document_entry_by_time on document_entry (owner_id, parent_id, kind desc, modify_time desc, id) where bin_id = ''`.execute(
    db,
  );
  await sql`create index document_entry_bin on document_entry (owner_id, bin_time desc, id) where bin_id = id`.execute(
    db,
  );
  await sql`create index document_entry_binned on document_entry (bin_id) where bin_id <> ''`.execute(db);
  await sql`create unique index document_entry_file on document_entry (file_id) where file_id <> ''`.execute(db);
  await sql`create index document_entry_ancestors on document_entry using gin (ancestors)`.execute(db);
  await sql`create index document_entry_sound on document_entry using gin (sound)`.execute(db);
  await sql`
    create trigger document_entry_sound before insert or update of name on document_entry
    for each row execute function keep_sound('name')`.execute(db);
  await sql`
    create table document_share (
      entry_id text not null references document_entry (id) on delete cascade,
      kind text not null check (kind in ('user', 'organize', 'role')),
      target_id text not null,
      can_edit boolean not null,
      until text collate "C",
      creator_time timestamptz not null default now(),
      primary key (entry_id, kind, target_id)
    )`.execute(db);
  await sql`create index document_share_target on document_share (kind, target_id)`.execute(db);
  await sql`
    create table document_star (
      entry_id text not null references document_entry (id) on delete cascade,
      user_id text not null,
      primary key (user_id, entry_id)
    )`.execute(db);
  await sql`create index document_star_entry on document_star (entry_id)`.execute(db);
  await sql`
    insert into scheduled_task (id, full_name, en_code, cron, job, system_mark, next_run_time) values
      ('clean_documents', '清理知识管理回收站', 'cleanDocuments', '50 * * * *', 'document.cleanBin', 1, now())`.execute(
    db,
  );
}
