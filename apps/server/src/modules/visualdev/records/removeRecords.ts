import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import { modelTables } from '../releasedModel.js';
import { recordsRemoved } from '../visualdev.events.js';
import { OWN_COLUMNS } from '../visualdev.tables.js';
import { writeHistory } from './recordHistory.js';
import { hasCondition, requireButton } from './requireButton.js';
import { fromRow, selection } from './rowCodec.js';
import { openRecords } from './recordAccess.js';
import { recycleRecords } from './recycle/recycleRecords.js';
import { refuseRecords } from './refuseRecords.js';

/**
 * Puts records with the rows of their subtables into the recycle bin: all of them, or none when one is not the caller's
 * to delete.
 */
export async function removeRecords(
  deps: Deps,
  input: { modelId: string; ids: readonly string[]; caller: Caller },
): Promise<null> {
  const access = await openRecords(deps, input.caller, input.modelId);
  const { model, scope } = access;
  const { columns } = model.tables[0];
  const ids = [...new Set(input.ids)];
  await deps.db.transaction().execute(async (db) => {
    const removed = await modelTables(db)
      .selectFrom(model.tables[0].name)
      .select([OWN_COLUMNS.id, OWN_COLUMNS.revision])
      .$if(hasCondition(access, 'remove'), (query) => query.select(selection(columns)))
      .where(OWN_COLUMNS.id, 'in', ids)
      .where(scope)
      .orderBy(OWN_COLUMNS.id)
      .forUpdate()
      .execute();
    const found = new Set(removed.map((row) => row[OWN_COLUMNS.id]));
    const left = ids.filter((id) => !found.has(id));
    if (left.length > 0) await refuseRecords(db, model, left);
    const { modelId, caller } = input;
    if (hasCondition(access, 'remove'))
      for (const row of removed) requireButton(access, 'remove', fromRow(row, columns, model.form.fields), caller);
    await recycleRecords(db, model, { ids, userId: caller.userId });
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
