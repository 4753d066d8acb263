import { rowsOf, type FormValues, type RowValues } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { newId } from '../../../db/newId.js';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../http/caller.js';
import { onceByKey, type CallKey } from '../../../http/onceByKey.js';
import { modelTables } from '../releasedModel.js';
import { recordCreated } from '../visualdev.events.js';
import { OWN_COLUMNS } from '../visualdev.tables.js';
import { checkValues } from './checkValues.js';
import { allowedValues } from './readableChange.js';
import { openRecords } from './recordAccess.js';
import { writeHistory } from './recordHistory.js';
import { toRow } from './rowCodec.js';
import { saveRecordUsage } from './saveRecordUsage.js';
import { serverValues } from './serverValues.js';
import { writeRows } from './writeRows.js';

/** Creates a record and answers its id. Server-owned fields are filled here, whatever was sent. */
export async function createRecord(deps: Deps, input: CreateRecordInput): Promise<string> {
  const { caller, locale, modelId, call } = input;
  const access = await openRecords(deps, caller, modelId);
  const { model } = access;
  const [main, ...subtables] = model.tables;
  return deps.db.transaction().execute((trx) =>
    onceByKey(trx, call, async () => {
      const sent = allowedValues(input.values, access);
      const checked = await checkValues(trx, access, { values: sent, stored: undefined, caller, locale });
      const values = { ...checked, ...(await serverValues(trx, model, caller, 'create')) };
      const recordId = newId();
      await modelTables(trx)
        .insertInto(main.name)
        .values({
          ...toRow(values, main.columns),
          [OWN_COLUMNS.id]: recordId,
          [OWN_COLUMNS.creator]: caller.userId,
          [OWN_COLUMNS.organize]: caller.organizeId,
          [OWN_COLUMNS.version]: model.version,
        })
        .execute();
      for (const table of subtables) {
        const rows = rowsOf(values[table.field ?? '']).map((row): RowValues => ({ ...row, id: newId() }));
        await writeRows(trx, table, { parent: recordId, change: { upsert: rows, remove: [] }, rows });
      }
      await saveRecordUsage(trx, model, { ownerId: recordId, isNew: true }, values);
      await writeHistory(trx, {
        modelId,
        recordId,
        revision: 1,
        cause: 'create',
        userId: caller.userId,
        version: model.version,
      });
      await deps.events.emit(trx, recordCreated, { modelId, recordId, revision: 1, userId: caller.userId });
      return recordId;
    }),
  );
}

export interface CreateRecordInput {
  modelId: string;
  caller: Caller;
  locale: Locale;
  values: FormValues;
  /** Makes a repeated call create only once. */
  call: CallKey | undefined;
}
