import { type FormValues, rowsOf } from '@smart-admin/form-engine/core';
import { type Executor } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { toRow } from '../../modules/visualdev/records/rowCodec.js';
import { modelTables, type ReleasedModel } from '../../modules/visualdev/releasedModel.js';
import { OWN_COLUMNS, SUBTABLE_COLUMNS } from '../../modules/visualdev/visualdev.tables.js';

/** A record as somebody had made it at a time. */
export interface DemoRecord {
  values: FormValues;
  userId: string;
  organizeId: string;
  created: Date;
}

/** Writes a record with its rows, and answers its id. */
export async function insertDemoRecord(db: Executor, model: DemoModel, record: DemoRecord): Promise<string> {
  const [id = ''] = await insertDemoRecords(db, model, [record]);
  return id;
}

/** Writes records with their rows, and answers their ids in order. */
export async function insertDemoRecords(
  db: Executor,
  { tables: [main, ...subtables], version }: DemoModel,
  records: readonly DemoRecord[],
): Promise<string[]> {
  const tables = modelTables(db);
  const made = records.map((record) => ({ ...record, id: newId() }));
  for (let start = 0; start < made.length; start += BATCH)
    await tables
      .insertInto(main.name)
      .values(
        made.slice(start, start + BATCH).map(({ id, values, userId, organizeId, created }) => ({
          ...toRow(values, main.columns),
          [OWN_COLUMNS.id]: id,
          [OWN_COLUMNS.creator]: userId,
          [OWN_COLUMNS.organize]: organizeId,
          [OWN_COLUMNS.createdAt]: created,
          [OWN_COLUMNS.version]: version,
        })),
      )
      .execute();
  for (const { id, values } of made)
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
  return made.map(({ id }) => id);
}

type DemoModel = Pick<ReleasedModel, 'tables' | 'version'>;

/** Rows of one statement, whose parameters are counted. */
const BATCH = 500;
