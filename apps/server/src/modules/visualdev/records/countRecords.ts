import { countRows } from '../../../db/paging.js';
import { type Deps } from '../../../deps.js';
import { withinScope, type DataScope } from '../../../rights/dataScope.js';
import { modelTables, readReleased } from '../releasedModel.js';
import { OWN_COLUMNS } from '../visualdev.tables.js';

/** How many records of a released model lie within all of the scopes, counted up to 10,001. */
export async function countRecords({ db }: Deps, modelId: string, scopes: readonly DataScope[]): Promise<number> {
  const { tables } = await readReleased(db, modelId);
  const owned = { owner: OWN_COLUMNS.creator, organize: OWN_COLUMNS.organize };
  const count = scopes.reduce(
    (rows, scope) => rows.where(withinScope(scope, owned)),
    modelTables(db).selectFrom(tables[0].name),
  );
  return countRows({ db: modelTables(db), count });
}
