import { type FormValues, validateRecord } from '@smart-admin/form-engine/core';
import { type DatabaseTransaction } from '../../db/database.js';
import { readStored } from '../../modules/visualdev/records/readRecord.js';
import { toRow } from '../../modules/visualdev/records/rowCodec.js';
import { modelTables, readReleased } from '../../modules/visualdev/releasedModel.js';
import { OWN_COLUMNS } from '../../modules/visualdev/visualdev.tables.js';
import { accessByNode } from '../../modules/workflow/flowAccess.js';

/** Changes a record as somebody had at a time, or tells why its form would have refused that. */
export async function changeDemoRecord(
  db: DatabaseTransaction,
  { modelId, recordId, userId, at, change }: DemoChange,
): Promise<{ ok: true } | { ok: false; message: string }> {
  const model = await readReleased(db, modelId);
  const { values: stored, revision } = await readStored(db, accessByNode(model, {}, 'write'), recordId);
  const { values, errors } = validateRecord(model.form, { ...stored, ...change(stored) });
  const [first] = errors;
  if (first) return { ok: false, message: first.message };
  const [main] = model.tables;
  await modelTables(db)
    .updateTable(main.name)
    .set({
      ...toRow(values, main.columns),
      [OWN_COLUMNS.modifier]: userId,
      [OWN_COLUMNS.modifiedAt]: new Date(at),
      [OWN_COLUMNS.revision]: revision + 1,
    })
    .where(OWN_COLUMNS.id, '=', recordId)
    .execute();
  return { ok: true };
}

interface DemoChange {
  modelId: string;
  recordId: string;
  userId: string;
  /** Milliseconds since 1970. */
  at: number;
  /** New values of fields, by what the record holds. */
  change: (stored: FormValues) => FormValues;
}
