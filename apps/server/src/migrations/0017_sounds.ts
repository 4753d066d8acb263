import { sql, type Kysely } from 'kysely';
import { pinyin, polyphonic } from 'pinyin-pro';

/**
 * Names are found by how they sound: `han_sound` tells the sounds of characters, `sound_of` writes a text down by them
 * (`'张':1 'zhang':1 'zh':1 'z':1 '三':2 'san':2 's':2`; characters of several sounds have each; texts without Chinese characters are empty),
 * and a trigger on each table with names keeps the column `sound`, whoever writes the row. `soundQuery` is what it is
 * searched with. Records of models have `_sounds`, in which each word begins with its column.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table han_sound (character text primary key, sounds text[] not null)`.execute(db);
  const sounds = allSounds();
  for (let start = 0; start < sounds.length; start += BATCH) {
    const some = sounds.slice(start, start + BATCH);
    const [characters, texts] = [some.map(([character]) => character), some.map(([, text]) => text)];
    await sql`insert into han_sound select character, string_to_array(sounds, ' ') from unnest(${characters}::text[], ${texts}::text[]) as given (character, sounds)`.execute(
      db,
    );
  }
  await sql`analyze han_sound`.execute(db);
  await sql`
    create function sound_of(words text, prefix text default '') returns tsvector stable language plpgsql as $$
      begin
        if words is null or words !~ '[\\u3400-\\u9fff]' then return ''; end if;
        return coalesce((
          select string_agg(quote_literal(prefix || sound) || ':' || place, ' ')
          from unnest(string_to_array(regexp_replace(lower(left(words, 200)), '[^[:alnum:]\\u3400-\\u9fff]', '', 'g'), null)) with ordinality as letters (letter, place),
            unnest(array[letter] || (select sounds from han_sound where character = letter)) sound), '')::tsvector;
      end
    $$`.execute(db);
  await sql`
    create function keep_sound() returns trigger language plpgsql as $$
      begin
        new.sound := sound_of(to_jsonb(new) ->> tg_argv[0]);
        return new;
      end
    $$`.execute(db);
  await sql`
    create function keep_record_sound() returns trigger language plpgsql as $$
      declare
        name text;
        texts jsonb := to_jsonb(new);
      begin
        new._sounds := '';
        foreach name in array coalesce(tg_argv, '{}') loop
          if texts ->> name ~ '[\\u3400-\\u9fff]' then
            new._sounds := new._sounds || sound_of(texts ->> name, name || ':');
          end if;
        end loop;
        return new;
      end
    $$`.execute(db);
  await sql`
    create function keep_record_sounds(target text, columns text[]) returns void language plpgsql as $$
      declare
        wanted text := 'sounds_' || md5(array_to_string(columns, ','));
        present text;
        batch text[];
      begin
        if exists (select from pg_trigger where tgrelid = to_regclass(quote_ident(target)) and tgname = wanted) then return; end if;
        execute format('alter table %I add column if not exists _sounds tsvector not null default ''''', target);
        for present in select tgname from pg_trigger where tgrelid = to_regclass(quote_ident(target)) and starts_with(tgname, 'sounds_') loop
          execute format('drop trigger %I on %I', present, target);
        end loop;
        execute format('create trigger %I before insert or update on %I for each row execute function keep_record_sound(%s)', wanted, target,
          (select string_agg(quote_literal(name), ',') from unnest(columns) name));
        execute format('create index if not exists %I on %I using gin (_sounds)', 'sounds_' || md5(target), target);
        present := '';
        loop
          execute format('select array_agg(_id) from (select _id from %I where _id > $1 order by _id limit 5000) rows', target) into batch using present;
          exit when batch is null;
          execute format('update %I set _sounds = '''' where _id = any($1)', target) using batch;
          present := batch[cardinality(batch)];
        end loop;
      end
    $$`.execute(db);
  // what models have stored: their texts of any length
  await sql`
    select keep_record_sounds(tables.name, columns)
    from (select c.table_name as name, array_agg(t.column_name::text order by t.ordinal_position) as columns
      from information_schema.columns c join information_schema.columns t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = current_schema() and c.table_name like 'mt\\_%' and c.column_name = '_revision'
        and t.data_type = 'character varying' and not starts_with(t.column_name, '_')
      group by c.table_name) tables`.execute(db);
  for (const [table, name, key] of TABLES) await addSounds(db, { table, name, key });
}

/** Chinese characters with their sounds and initials, joined by blanks: `重` has `zhong chong zh z ch c`; those of family names too. */
function allSounds(): [character: string, sounds: string][] {
  return HAN.flatMap(([first, last]) => {
    const characters = Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    const several = polyphonic(characters.join(''), { toneType: 'none', type: 'array', v: true });
    return characters.flatMap((character, index): [string, string][] => {
      const family = pinyin(character, { toneType: 'none', mode: 'surname', v: true });
      const sounds = [...new Set([...(several[index] ?? []), family])].filter((sound) => /^[a-z]+$/.test(sound));
      const initials = sounds.flatMap((sound) => [...(/^[zcs]h/.exec(sound) ?? []), sound.charAt(0)]);
      return sounds.length ? [[character, [...new Set([...sounds, ...initials])].join(' ')]] : [];
    });
  });
}

/** Unified ideographs and their first extension, as code points. */
const HAN = [
  [0x34_00, 0x4d_bf],
  [0x4e_00, 0x9f_ff],
] as const;

/** Tables, their column of names and their key. */
const TABLES = [
  ['organize', 'full_name', 'id'],
  ['position', 'full_name', 'id'],
  ['role', 'full_name', 'id'],
  ['user_group', 'full_name', 'id'],
  ['user_account', 'real_name', 'id'],
  ['area', 'full_name', 'id'],
  ['dictionary_type', 'full_name', 'id'],
  ['dictionary_data', 'full_name', 'id'],
  ['menu', 'full_name', 'id'],
  ['visual_model', 'full_name', 'id'],
  ['stored_file', 'original_name', 'name'],
] as const;
const BATCH = 5_000;

async function addSounds(db: Kysely<unknown>, { table, name, key }: NamedTable) {
  const named = sql.table(table);
  const [nameRef, keyRef] = [sql.ref(name), sql.ref(key)];
  await sql`alter table ${named} add column sound tsvector not null default ''`.execute(db);
  for (let last: string | undefined = ''; last !== undefined;) {
    const { rows }: { rows: { last: string | null }[] } = await sql<{ last: string | null }>`
      with batch as (select ${keyRef} as key from ${named} where ${keyRef} > ${last} order by ${keyRef} limit ${BATCH}),
        filled as (update ${named} set sound = sound_of(${nameRef}) from batch where ${keyRef} = batch.key)
      select max(key) as last from batch`.execute(db);
    last = rows[0]?.last ?? undefined;
  }
  await sql`
    create trigger ${sql.ref(`${table}_sound`)} before insert or update of ${nameRef} on ${named}
    for each row execute function keep_sound(${sql.lit(name)})`.execute(db);
  await sql`create index ${sql.ref(`${table}_sound`)} on ${named} using gin (sound)`.execute(db);
}

interface NamedTable {
  table: string;
  name: string;
  key: string;
}
