import { type Executor } from '../../../../db/database.js';
import { readDocuments } from '../../modelDocuments.js';
import { type ReleasedModel } from '../../releasedModel.js';
import { readFormer } from '../readFormer.js';
import { evolveTables, type TableEvolution } from './evolveTables.js';

/** For each of some versions of a model, how rows of then become rows of the release; the main table first. */
export async function readEvolutions(
  db: Executor,
  model: ReleasedModel,
  versions: readonly number[],
): Promise<ReadonlyMap<number, readonly TableEvolution[]>> {
  const earlier = [...new Set(versions)].filter((version) => version !== model.version);
  if (earlier.length === 0) return new Map();
  const rows = await db
    .selectFrom('visualModelVersion')
    .select(['version', 'formData', 'columnData'])
    .where('modelId', '=', model.id)
    .where('version', 'in', earlier)
    .execute();
  const evolutions = new Map<number, readonly TableEvolution[]>();
  for (const { version, formData, columnData } of rows) {
    const then = readDocuments(model.id, formData, columnData, model.tableName);
    const { names } = await readFormer(db, model, version);
    evolutions.set(version, evolveTables(then, model, names));
  }
  return evolutions;
}
