import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../http/caller.js';
import { removeFileUsage } from '../../file/saveFileUsage.js';
import { modelTables } from '../releasedModel.js';
import { recordsRemoved } from '../visualdev.events.js';
import { OWN_COLUMNS } from '../visualdev.tables.js';
import { writeHistory } from './recordHistory.js';
import { openRecords } from './recordAccess.js';
import { refuseRecords } from './refuseRecords.js';

/** Deletes records with the rows of their subtables: all of them, or none when one is not the caller's to delete. */
export async function removeRecords(
  deps: Deps,
  input: { modelId: string; ids: readonly string[]; caller: Caller },
): Promise<null> {
  const { model, scope } = await openRecords(deps, input.caller, input.modelId);
  const ids = [...new Set(input.ids)];
  await deps.db.transaction().execute(async (db) => {
    const removed = await modelTables(db)
      .deleteFrom(model.tables[0].name)
      .where(OWN_COLUMNS.id, 'in', ids)
      .where(scope)
      .returning([OWN_COLUMNS.id, OWN_COLUMNS.revision])
      .execute();
    const found = new Set(removed.map((row) => row[OWN_COLUMNS.id]));
    const left = ids.filter((id) => !found.has(id));
    if (left.length > 0) await refuseRecords(db, model, left);
    await removeFileUsage(db, { kind: 'record', modelId: input.modelId }, ids);
    const { modelId, caller } = input;
    await writeHistory(
      db,
      ...removed.map((row) => ({
        modelId,
        recordId: String(row[OWN_COLUMNS.id]),
        revision: Number(row[OWN_COLUMNS.revision]) + 1,
        cause: 'remove' as const,
        userId: caller.userId,
        version: model.version,
      })),
    );
    await deps.events.emit(db, recordsRemoved, { modelId, recordIds: ids, userId: caller.userId });
  });
  return null;
}
