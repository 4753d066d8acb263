import { type FormValues, rowsOf } from '@smart-admin/form-engine/core';
import { type Executor } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { toRow } from '../../modules/visualdev/records/rowCodec.js';
import { modelTables, type ReleasedModel } from '../../modules/visualdev/releasedModel.js';
import { OWN_COLUMNS, SUBTABLE_COLUMNS } from '../../modules/visualdev/visualdev.tables.js';

/** Writes a record with its rows as somebody had made it at a time, and answers its id. */
export async function insertDemoRecord(
  db: Executor,
  { tables: [main, ...subtables], version }: Pick<ReleasedModel, 'tables' | 'version'>,
  { values, userId, organizeId, created }: { values: FormValues; userId: string; organizeId: string; created: Date },
): Promise<string> {
  const tables = modelTables(db);
  const id = newId();
  await tables
    .insertInto(main.name)
    .values({
      ...toRow(values, main.columns),
      [OWN_COLUMNS.id]: id,
      [OWN_COLUMNS.creator]: userId,
      [OWN_COLUMNS.organize]: organizeId,
      [OWN_COLUMNS.createdAt]: created,
      [OWN_COLUMNS.version]: version,
    })
    .execute();
  for (const table of subtables) {
    const rows = rowsOf(values[table.field ?? '']);
    if (rows.length === 0) continue;
    await tables
      .insertInto(table.name)
      .values(
        rows.map((row, sort) => ({
          ...toRow(row, table.columns),
          [SUBTABLE_COLUMNS.id]: newId(),
          [SUBTABLE_COLUMNS.parent]: id,
          [SUBTABLE_COLUMNS.sort]: sort,
        })),
      )
      .execute();
  }
  return id;
}
