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
  /** Table that was there before the model; '' for one of its own. */
  tableName: string;
}

const read = new Map<string, ReleasedModel>();
const CAPACITY = 200;

/** The releases that are kept; what their documents hold is for their designer. */
export const releasedModels: ListedCache = {
  entries: () =>
    [...read].map(([key, { id, fullName, version, menuId, tables }]) => ({
      key,
      expiresTime: null,
      read: () => ({ id, fullName, version, menuId, tables: tables.map(({ name }) => name) }),
    })),
  forget: (key) => void read.delete(key),
  clear: () => read.clear(),
};

/**
 * The released copy of a model, or what it was as an earlier version; 404 when there is no such model or version, or it
 * has not been released.
 */
export async function readReleased(db: Executor, id: string, version?: number): Promise<ReleasedModel> {
  const { version: latest, menuId } = requireRow(
    await db.selectFrom('visualModel').select(['version', 'menuId']).where('id', '=', id).executeTakeFirst(),
  );
  if (latest === 0) throw new ApiError(404, t('notReleased'));
  const wanted = version ?? latest;
  const key = wanted === latest ? id : `${id}:${wanted}`;
  const known = read.get(key);
  if (known?.version === wanted && known.menuId === menuId) return known;
  const row = requireRow(
    await (wanted === latest ? latestRelease(db, id) : earlierRelease(db, id, wanted)).executeTakeFirst(),
  );
  const model = { id, ...row, ...readDocuments(id, row.formData, row.columnData, row.tableName) };
  if (read.size >= CAPACITY) read.delete(read.keys().next().value ?? '');
  read.set(key, model);
  return model;
}

function latestRelease(db: Executor, id: string) {
  return db
    .selectFrom('visualModel')
    .select(['fullName', 'menuId', 'version', 'tableName', 'releasedForm as formData', 'releasedColumn as columnData'])
    .where('id', '=', id);
}

function earlierRelease(db: Executor, id: string, version: number) {
  return db
    .selectFrom('visualModelVersion as release')
    .innerJoin('visualModel as model', 'model.id', 'release.modelId')
    .select([
      'model.fullName',
      'model.menuId',
      'model.tableName',
      'release.version',
      'release.formData',
      'release.columnData',
    ])
    .where('release.modelId', '=', id)
    .where('release.version', '=', version);
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
