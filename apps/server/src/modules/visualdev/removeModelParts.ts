import { sql, type Selectable } from 'kysely';
import { ApiError } from '../../errors/apiError.js';
import { removeReleasedEntries } from '../menu/releasedEntries.js';
import { readDocuments } from './modelDocuments.js';
import { modelTables } from './releasedModel.js';
import { emptyBin, type PurgeTransaction } from './records/recycle/purgeRecords.js';
import { subtablesOf } from './tables/subtablesOf.js';
import { propertyOf } from './propertyOf.js';
import { t } from './visualdev.messages.js';
import { type VisualModelTable } from './visualdev.tables.js';

/** Drops the tables of a model without records, its recycle bin, history and comments of what it had, its entries in the menus and all grants of them. Throws 409 with records. */
export async function removeModelParts(
  { db, events }: PurgeTransaction,
  model: Selectable<VisualModelTable>,
): Promise<void> {
  // a table that was there before the model stays, with its rows and with what was added to it
  if (model.version > 0 && model.tableName === '') {
    const { tables } = readDocuments(model.id, model.releasedForm, model.releasedColumn);
    const dynamic = modelTables(db);
    // a record that is being made is waited for: it must not go down with the table after it was answered
    await sql`lock table ${sql.table(tables[0].name)} in access exclusive mode`.execute(db);
    if (await dynamic.selectFrom(tables[0].name).select('_id').limit(1).executeTakeFirst())
      throw new ApiError(409, t('hasRecords', { name: model.fullName }));
    // also those of subtables that left the form
    for (const name of await subtablesOf(db, tables[0].name)) await dynamic.schema.dropTable(name).ifExists().execute();
    await dynamic.schema.dropTable(tables[0].name).ifExists().execute();
  }
  await db.deleteFrom('visualModelVersion').where('modelId', '=', model.id).execute();
  await emptyBin({ db, events }, model.id);
  await db.deleteFrom('recordChange').where('modelId', '=', model.id).execute();
  await db.deleteFrom('recordComment').where('modelId', '=', model.id).execute();
  await removeReleasedEntries({ db, events }, { menuId: model.menuId, type: 3, property: propertyOf(model.id) });
}
