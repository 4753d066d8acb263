import { sql, type Kysely } from 'kysely';

/** Companies, departments, positions, roles, groups and users. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organize (
      id text primary key,
      parent_id text not null,
      category text not null check (category in ('company', 'department')),
      company_id text not null,
      path text not null,
      full_name text not null,
      en_code text not null,
      short_name text not null default '',
      manager_id text not null default '',
      telephone text not null default '',
      address text not null default '',
      description text not null default '',
      enabled_mark smallint not null default 1,
      sort_code integer not null default 0,
      ${audit}
    )`.execute(db);
  await sql`create unique index organize_en_code on organize (category, lower(en_code))`.execute(db);
  await sql`create index organize_parent on organize (parent_id, sort_code)`.execute(db);
  await sql`create index organize_path on organize (path text_pattern_ops)`.execute(db);
  await sql`create table organize_administrator (organize_id text not null references organize (id) on delete cascade, user_id text not null, primary key (organize_id, user_id))`.execute(
    db,
  );
  await sql`create index organize_administrator_user on organize_administrator (user_id)`.execute(db);
  await sql`
    create table position (
      id text primary key,
      organize_id text not null references organize (id),
      full_name text not null,
      en_code text not null,
      type text not null default '',
      description text not null default '',
      enabled_mark smallint not null default 1,
      sort_code integer not null default 0,
      ${audit}
    )`.execute(db);
  await sql`create unique index position_en_code on position (lower(en_code))`.execute(db);
  await sql`create index position_organize on position (organize_id)`.execute(db);
  await sql`
    create table role (
      id text primary key,
      full_name text not null,
      en_code text not null,
      global_mark smallint not null default 1,
      description text not null default '',
      enabled_mark smallint not null default 1,
      sort_code integer not null default 0,
      ${audit}
    )`.execute(db);
  await sql`create unique index role_en_code on role (lower(en_code))`.execute(db);
  await sql`create table role_organize (role_id text not null references role (id) on delete cascade, organize_id text not null references organize (id) on delete cascade, primary key (role_id, organize_id))`.execute(
    db,
  );
  await sql`
    create table user_group (
      id text primary key,
      full_name text not null,
      en_code text not null,
      type text not null default '',
      description text not null default '',
      enabled_mark smallint not null default 1,
      sort_code integer not null default 0,
      ${audit}
    )`.execute(db);
  await sql`create unique index user_group_en_code on user_group (lower(en_code))`.execute(db);
  await sql`
    create table user_account (
      id text primary key,
      account text not null,
      real_name text not null,
      password_hash text not null,
      gender smallint not null default 0,
      mobile_phone text not null default '',
      email text not null default '',
      head_icon text not null default '',
      signature text not null default '',
      manager_id text not null default '',
      organize_id text not null references organize (id),
      position_id text not null default '',
      entry_date timestamptz,
      description text not null default '',
      enabled_mark smallint not null default 1,
      lock_mark smallint not null default 0,
      lock_time timestamptz,
      sort_code integer not null default 0,
      theme text not null default 'classic',
      language text not null default 'zh',
      portal_id text not null default '',
      last_login_time timestamptz,
      last_login_ip text not null default '',
      last_login_place text not null default '',
      prev_login_time timestamptz,
      prev_login_ip text not null default '',
      prev_login_place text not null default '',
      ${audit}
    )`.execute(db);
  await sql`create unique index user_account_account on user_account (lower(account))`.execute(db);
  await sql`create unique index user_account_mobile on user_account (mobile_phone) where mobile_phone <> ''`.execute(
    db,
  );
  await sql`create index user_account_order on user_account (creator_time desc, id desc)`.execute(db);
  await sql`create index user_account_organize on user_account (organize_id)`.execute(db);
  await sql`create index user_account_manager on user_account (manager_id) where manager_id <> ''`.execute(db);
  await sql`
    create table membership (
      kind text not null check (kind in ('organize', 'position', 'role', 'group')),
      target_id text not null,
      user_id text not null references user_account (id) on delete cascade,
      sort_code integer not null default 0,
      primary key (kind, target_id, user_id)
    )`.execute(db);
  await sql`create index membership_user on membership (user_id, kind, sort_code)`.execute(db);
  await createKeywordIndex(db);
}

const audit = sql.raw(`
  creator_time timestamptz not null default now(),
  creator_user_id text not null default '',
  last_modify_time timestamptz,
  last_modify_user_id text not null default ''
`);

/** Keyword search reads an index where the server has pg_trgm and may create it; elsewhere it scans. */
async function createKeywordIndex(db: Kysely<unknown>) {
  const { rows } = await sql<{ usable: boolean }>`
    select exists (select from pg_available_extensions where name = 'pg_trgm')
      and has_database_privilege(current_database(), 'create') as usable`.execute(db);
  if (!rows[0]?.usable) return;
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create index user_account_keyword on user_account using gin ((account || ' ' || real_name || ' ' || mobile_phone || ' ' || email) gin_trgm_ops)`.execute(
    db,
  );
}
