import { type Executor } from '../../../../db/database.js';
import { readDocuments } from '../../modelDocuments.js';
import { type ReleasedModel } from '../../releasedModel.js';
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
  return new Map(
    rows.map(({ version, formData, columnData }) => [
      version,
      evolveTables(readDocuments(model.id, formData, columnData, model.tableName), model),
    ]),
  );
}
