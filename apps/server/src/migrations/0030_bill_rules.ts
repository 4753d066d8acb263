import { sql, type Kysely } from 'kysely';

/**
 * Rules of automatic numbers. What models numbered by so far, a code alone, becomes a rule that goes on counting in the
 * same form; `NO` is the rule of fields that name none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bill_rule (
      id text primary key,
      full_name text not null,
      sound tsvector not null default '',
      en_code text not null,
      prefix text not null default '',
      separator text not null default '',
      date_format text not null default 'YYYYMMDD',
      digit integer not null default 4,
      start_number integer not null default 1,
      description text not null default '',
      enabled_mark smallint not null default 1,
      sort_code integer not null default 0,
      creator_time timestamptz not null default now(),
      creator_user_id text not null default '',
      last_modify_time timestamptz,
      last_modify_user_id text not null default ''
    )`.execute(db);
  await sql`create unique index bill_rule_en_code on bill_rule (en_code)`.execute(db);
  await sql`create index bill_rule_sound on bill_rule using gin (sound)`.execute(db);
  await sql`
    create trigger bill_rule_sound before insert or update of full_name on bill_rule
    for each row execute function keep_sound('full_name')`.execute(db);
  await sql`
    insert into bill_rule (id, full_name, en_code, prefix, separator)
    values ('billRule_NO', '通用编号', 'NO', 'NO', '-')`.execute(db);
  await sql`
    insert into bill_rule (id, full_name, en_code, prefix, separator)
    select 'billRule_' || md5(code), code, code, upper(code), '-'
    from (
      select rule as code from number_sequence
      union
      select named[1] from visual_model, regexp_matches(form_data || released_form, '"rule"\\s*:\\s*"([A-Za-z0-9.]+)"', 'g') named
    ) used
    on conflict do nothing`.execute(db);
  await sql`update number_sequence set rule = bill_rule.id from bill_rule where bill_rule.en_code = number_sequence.rule`.execute(
    db,
  );
  await sql`
    alter table number_sequence add constraint number_sequence_rule
    foreign key (rule) references bill_rule (id) on delete cascade`.execute(db);
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, sort_code)
    select 'system_billRule__btn_download', id, 'button', 'btn_download', '导出', 3 from menu where id = 'system_billRule'
    on conflict do nothing`.execute(db);
}
