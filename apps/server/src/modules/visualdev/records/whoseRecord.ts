import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import { modelTables } from '../releasedModel.js';
import { OWN_COLUMNS } from '../visualdev.tables.js';
import { openRecords } from './recordAccess.js';
import { refuseRecords } from './refuseRecords.js';

/** Who made a record and whose organisation it belongs to. Throws 403 or 404 unless the caller sees it. */
export async function whoseRecord(
  deps: Deps,
  caller: Caller,
  { modelId, recordId }: { modelId: string; recordId: string },
): Promise<{ creatorId: string; organizeId: string }> {
  const { model, scope } = await openRecords(deps, caller, modelId);
  const row =
    (await modelTables(deps.db)
      .selectFrom(model.tables[0].name)
      .select([OWN_COLUMNS.creator, OWN_COLUMNS.organize])
      .where(OWN_COLUMNS.id, '=', recordId)
      .where(scope)
      .executeTakeFirst()) ?? (await refuseRecords(deps.db, model, [recordId]));
  return { creatorId: String(row[OWN_COLUMNS.creator]), organizeId: String(row[OWN_COLUMNS.organize]) };
}
