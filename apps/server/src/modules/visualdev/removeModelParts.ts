import { sql, type Selectable } from 'kysely';
import { ApiError } from '../../errors/apiError.js';
import { emitEntriesRemoved } from '../menu/emitRemoved.js';
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
  const entries = await db
    .selectFrom('menu')
    .select('id')
    .where('type', '=', 3)
    .where((where) => where.or([where('id', '=', model.menuId), where('propertyJson', '=', propertyOf(model.id))]))
    .execute();
  await emitEntriesRemoved(
    { db, events },
    entries.map(({ id }) => id),
  );
  for (const { id: menuId } of entries) {
    await db
      .deleteFrom('menu')
      .where('id', '=', menuId)
      .where(sql<boolean>`not exists (select 1 from menu child where child.parent_id = menu.id)`)
      .execute();
  }
}
