import { sql, type Kysely } from 'kysely';

/**
 * Contents are kept once, whoever uploads them; a file is a name with one version for each content that it had. Uploads
 * in parts stand beside them until they are merged.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // hash is null for contents that were stored before hashes were taken
  await sql`
    create table stored_content (
      id text primary key,
      storage_key text not null unique,
      hash text unique,
      size bigint not null,
      creator_time timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table file_version (
      id text primary key,
      file_name text not null references stored_file (name) on delete cascade,
      content_id text not null references stored_content (id),
      original_name text not null,
      extension text not null,
      content_type text not null,
      size bigint not null,
      user_id text not null,
      creator_time timestamptz not null default now()
    )`.execute(db);
  await sql`create index file_version_file on file_version (file_name, creator_time desc, id desc)`.execute(db);
  await sql`create index file_version_content on file_version (content_id, user_id)`.execute(db);
  await sql`
    insert into stored_content (id, storage_key, size, creator_time)
    select name, name, size, creator_time from stored_file`.execute(db);
  await sql`
    insert into file_version (id, file_name, content_id, original_name, extension, content_type, size, user_id, creator_time)
    select name, name, name, original_name, substring(name from '[^.]*$'), content_type, size, user_id, creator_time
    from stored_file`.execute(db);
  await sql`
    alter table stored_file
      add column version_id text not null default '',
      add column extension text not null default '',
      add column category text not null default 'other'`.execute(db);
  await sql`update stored_file set version_id = name, extension = substring(name from '[^.]*$')`.execute(db);
  await sql`
    update stored_file set category = case
      when content_type like 'image/%' then 'image'
      when extension in ('doc', 'txt', 'docx', 'pages', 'epub', 'pdf', 'numbers', 'csv', 'xls', 'xlsx', 'keynote', 'ppt', 'pptx')
        then 'document'
      else 'other' end`.execute(db);
  await sql`create index stored_file_new on stored_file (creator_time desc, name desc)`.execute(db);
  await sql`create index stored_file_type on stored_file (type, creator_time desc, name desc)`.execute(db);
  await sql`create index stored_file_category on stored_file (category, creator_time desc, name desc)`.execute(db);
  await sql`
    create table upload (
      id text primary key,
      user_id text not null,
      hash text not null,
      size bigint not null,
      handle text not null,
      last_time timestamptz not null default now(),
      unique (user_id, hash, size)
    )`.execute(db);
  await sql`create index upload_last on upload (last_time)`.execute(db);
  await sql`
    create table upload_chunk (
      upload_id text not null references upload (id) on delete cascade,
      number integer not null,
      size integer not null,
      mark text not null default '',
      primary key (upload_id, number)
    )`.execute(db);
  await sql`create table server_secret (name text primary key, value text not null)`.execute(db);
  // systems that exist already get the page's entry; a new one gets it with the others
  await sql`
    insert into menu (id, parent_id, en_code, full_name, names, icon, type, url_address, sort_code)
    select 'system_file', 'system', 'system.file', '文件管理',
      '{"en": "Files", "zhtw": "檔案管理", "vi": "Quản lý tệp"}', 'folder-open', 2, 'system/file', 99
    from menu where id = 'system' on conflict do nothing`.execute(db);
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'system_file__' || code, 'system_file', 'button', code, name, place
    from (values ('btn_remove', '删除', 0), ('btn_batchRemove', '批量删除', 1), ('btn_download', '导出', 2), ('btn_detail', '详情', 3))
      as codes (code, name, place)
    where exists (select 1 from menu where id = 'system_file') on conflict do nothing`.execute(db);
}
