import { sql } from 'kysely';
import { type Deps } from '../../deps.js';
import { type LocalText } from '../../http/apiError.js';
import { modelTables, readReleased } from '../visualdev/releasedModel.js';
import { OWN_COLUMNS, SUBTABLE_COLUMNS } from '../visualdev/visualdev.tables.js';
import { say } from './file.messages.js';

/** Records of a model that are named at most. */
const LIMIT = 20;

/** A place where a file is used. */
export interface FileUse {
  /** user, config or record. */
  kind: string;
  id: string;
  name: LocalText;
}

/**
 * Where a file is used: users' pictures, the system's own, records of models. Names of files are unguessable and stand
 * as they are in values, links and texts, so whatever a field's kind is, a row that holds the name uses the file.
 */
export async function fileUsage(deps: Deps, name: string): Promise<FileUse[]> {
  const users = await deps.db
    .selectFrom('userAccount')
    .select(['id', 'realName'])
    .where('headIcon', 'like', `%/${name.replace(/[\\%_]/g, '\\$&')}`)
    .limit(LIMIT)
    .execute();
  const uses: FileUse[] = users.map(({ id, realName }) => ({
    kind: 'user',
    id,
    name: say('avatarOf', { name: realName }),
  }));
  if ((await deps.configs.read()).logoIcon.includes(name))
    uses.push({ kind: 'config', id: 'logoIcon', name: say('logo') });
  const models = await deps.db.selectFrom('visualModel').select('id').where('version', '>', 0).execute();
  for (const { id } of models) uses.push(...(await recordsWith(deps, id, name)));
  return uses;
}

async function recordsWith(deps: Deps, modelId: string, name: string): Promise<FileUse[]> {
  const model = await readReleased(deps.db, modelId);
  const [main, ...subtables] = model.tables;
  const db = modelTables(deps.db);
  const found = await Promise.all([
    idsWith(db, main.name, OWN_COLUMNS.id, name),
    ...subtables.map((table) => idsWith(db, table.name, SUBTABLE_COLUMNS.parent, name)),
  ]);
  return [...new Set(found.flat())]
    .slice(0, LIMIT)
    .map((id) => ({ kind: 'record', id, name: say('recordOf', { model: model.fullName }) }));
}

async function idsWith(
  db: ReturnType<typeof modelTables>,
  table: string,
  idColumn: string,
  name: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct ${sql.ref(idColumn)} as id from ${sql.table(table)} as entry
    where strpos(entry::text, ${name}) > 0 limit ${LIMIT}`.execute(db);
  return rows.map(({ id }) => id);
}
