import { sql } from 'kysely';
import { type Deps } from '../../deps.js';
import { type LocalText } from '../../http/apiError.js';
import { SYSTEM_ICONS } from '../config/systemConfig.js';
import { fileNamesOf } from '../visualdev/fileNames.js';
import { modelTables, readReleased } from '../visualdev/releasedModel.js';
import { OWN_COLUMNS, SUBTABLE_COLUMNS } from '../visualdev/visualdev.tables.js';
import { say } from './file.messages.js';

/** Users, and records of a table, that are named for one file at most. */
const LIMIT = 20;

/** A place where a file is used. */
export interface FileUse {
  /** Of the file that is used. */
  fileName: string;
  /** user, config or record. */
  kind: string;
  id: string;
  name: LocalText;
}

/**
 * Where files are used: users' pictures, the system's own, records of models. Names of files are unguessable and stand
 * as they are in values, links and texts, so whatever a field's kind is, a row that holds the name uses the file. Every
 * table is asked once, however many files there are.
 */
export async function fileUsage(deps: Deps, names: readonly string[]): Promise<FileUse[]> {
  const uses = await usersWith(deps, names);
  const config = await deps.configs.read();
  for (const fileName of names)
    for (const icon of SYSTEM_ICONS)
      if (config[icon].includes(fileName)) uses.push({ fileName, kind: 'config', id: icon, name: say('logo') });
  const models = await deps.db.selectFrom('visualModel').select('id').where('version', '>', 0).execute();
  for (const { id } of models) uses.push(...(await recordsWith(deps, id, names)));
  return uses;
}

async function usersWith(deps: Deps, names: readonly string[]): Promise<FileUse[]> {
  const { rows } = await sql<{ fileName: string; id: string; realName: string }>`
    select "fileName", id, "realName" from (
      select picture as "fileName", id, real_name as "realName", row_number() over (partition by picture order by id) as place
      from (select id, real_name, substring(head_icon from '[^/?]+(?=\\?|$)') as picture from user_account where head_icon <> '') as pictures
      where picture = any(${names}::text[])
    ) as found where place <= ${LIMIT}`.execute(deps.db);
  return rows.map(({ fileName, id, realName }) => ({
    fileName,
    kind: 'user',
    id,
    name: say('avatarOf', { name: realName }),
  }));
}

async function recordsWith(deps: Deps, modelId: string, names: readonly string[]): Promise<FileUse[]> {
  const model = await readReleased(deps.db, modelId);
  const [main, ...subtables] = model.tables;
  const found = await Promise.all([
    rowsWith(deps, { table: main.name, idColumn: OWN_COLUMNS.id, names }),
    ...subtables.map(({ name }) => rowsWith(deps, { table: name, idColumn: SUBTABLE_COLUMNS.parent, names })),
  ]);
  // several rows of a record may name the same file
  const records = new Map(found.flat().map((row) => [`${row.fileName} ${row.id}`, row]));
  return [...records.values()].map(({ fileName, id }) => ({
    fileName,
    kind: 'record',
    id,
    name: say('recordOf', { model: model.fullName }),
  }));
}

async function rowsWith(
  deps: Deps,
  { table, idColumn, names }: { table: string; idColumn: string; names: readonly string[] },
): Promise<{ fileName: string; id: string }[]> {
  const db = modelTables(deps.db);
  const inRow = await fileNamesOf(db, table);
  if (!inRow) return [];
  const { rows } = await sql<{ fileName: string; id: string }>`
    select "fileName", id from (
      select used.name as "fileName", ${sql.ref(idColumn)} as id,
        row_number() over (partition by used.name order by ${sql.ref(idColumn)}) as place
      from ${sql.table(table)} as entry cross join lateral unnest(${inRow}) as used (name)
      where ${inRow} && ${names}::text[] and used.name = any(${names}::text[])
    ) as found where place <= ${LIMIT}`.execute(db);
  return rows;
}
