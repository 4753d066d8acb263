import { type Kysely } from 'kysely';
import { type Executor } from '../../db/database.js';
import { requireRow } from '../../db/requireRow.js';
import { ApiError } from '../../errors/apiError.js';
import { type ListedCache } from '../../events/ListedCache.js';
import { readDocuments, type ModelDocuments } from './modelDocuments.js';
import { t } from './visualdev.messages.js';
import { type ModelTables } from './visualdev.tables.js';

/** What users of a model work with; read once for each release. */
export interface ReleasedModel extends ModelDocuments {
  id: string;
  fullName: string;
  menuId: string;
  version: number;
  formData: string;
  columnData: string;
}

const read = new Map<string, ReleasedModel>();
const CAPACITY = 200;

/** The releases that are kept; what their documents hold is for their designer. */
export const releasedModels: ListedCache = {
  entries: () =>
    [...read.values()].map(({ id, fullName, version, menuId, tables }) => ({
      key: id,
      expiresTime: null,
      read: () => ({ id, fullName, version, menuId, tables: tables.map(({ name }) => name) }),
    })),
  forget: (id) => void read.delete(id),
  clear: () => read.clear(),
};

/** The released copy of a model; 404 when there is no such model or it has not been released. */
export async function readReleased(db: Executor, id: string): Promise<ReleasedModel> {
  const { version } = requireRow(
    await db.selectFrom('visualModel').select('version').where('id', '=', id).executeTakeFirst(),
  );
  if (version === 0) throw new ApiError(404, t('notReleased'));
  const known = read.get(id);
  if (known?.version === version) return known;
  const row = await db
    .selectFrom('visualModel')
    .select(['fullName', 'menuId', 'version', 'releasedForm', 'releasedColumn'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const model = {
    id,
    fullName: row.fullName,
    menuId: row.menuId,
    version: row.version,
    formData: row.releasedForm,
    columnData: row.releasedColumn,
    ...readDocuments(id, row.releasedForm, row.releasedColumn),
  };
  if (read.size >= CAPACITY) read.delete(read.keys().next().value ?? '');
  read.set(id, model);
  return model;
}

/** The database as generated tables see it: names as they stand in the metadata. */
export function modelTables(db: Executor): Kysely<ModelTables> {
  return db.withoutPlugins() as unknown as Kysely<ModelTables>;
}

/** Those of some models that have been released. */
export async function releasedIds(db: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('visualModel')
    .select('id')
    .where('id', 'in', ids)
    .where('version', '>', 0)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
