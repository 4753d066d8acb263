import { sql, type Kysely } from 'kysely';

/**
 * What each release of a model was, so that an earlier one can be compared and taken back; and casts that answer null
 * where a text is no such value, for columns whose type changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visual_model_version (
      model_id text not null,
      version integer not null,
      form_data text not null,
      column_data text not null,
      user_id text not null,
      creator_time timestamptz not null default now(),
      primary key (model_id, version)
    )`.execute(db);
  await sql`
    insert into visual_model_version (model_id, version, form_data, column_data, user_id, creator_time)
    select id, version, released_form, released_column, coalesce(nullif(last_modify_user_id, ''), creator_user_id), coalesce(last_modify_time, creator_time)
    from visual_model where version > 0`.execute(db);
  await splitRecordSounds(db);
  for (const [name, type, pattern] of CASTS)
    await sql`
      create function ${sql.ref(name)}(words text) returns ${sql.raw(type)} stable language plpgsql as $$
        begin
          if btrim(words) !~ ${sql.lit(pattern)} then return null; end if;
          return btrim(words)::${sql.raw(type)};
        exception when data_exception then
          return null;
        end
      $$`.execute(db);
}

/**
 * `watch_record_sounds` lets a trigger keep how the texts of a table sound; whether it watches other columns than before,
 * so that what is stored has to be written again. It took the place of `keep_record_sounds`, which did that at once and
 * kept everybody else from a large table.
 */
async function splitRecordSounds(db: Kysely<unknown>): Promise<void> {
  await sql`drop function keep_record_sounds(text, text[])`.execute(db);
  await sql`
    create function watch_record_sounds(target text, columns text[]) returns boolean language plpgsql as $$
      declare
        wanted text := 'sounds_' || md5(array_to_string(columns, ','));
        present text;
      begin
        if exists (select from pg_trigger where tgrelid = to_regclass(quote_ident(target)) and tgname = wanted) then return false; end if;
        execute format('alter table %I add column if not exists _sounds tsvector not null default ''''', target);
        for present in select tgname from pg_trigger where tgrelid = to_regclass(quote_ident(target)) and starts_with(tgname, 'sounds_') loop
          execute format('drop trigger %I on %I', present, target);
        end loop;
        execute format('create trigger %I before insert or update on %I for each row execute function keep_record_sound(%s)', wanted, target,
          (select string_agg(quote_literal(name), ',') from unnest(columns) name));
        return true;
      end
    $$`.execute(db);
}

const DAY = String.raw`\d{4}-\d{1,2}-\d{1,2}`;
/** Name, type, and how a text of it is written; whether the day exists says the cast. */
const CASTS = [
  ['try_numeric', 'numeric', String.raw`^[+-]?\d{1,30}(\.\d{1,30})?$`],
  ['try_date', 'date', `^${DAY}$`],
  ['try_timestamp', 'timestamp', String.raw`^${DAY}([ T]\d{2}:\d{2}(:\d{2})?)?$`],
] as const;
