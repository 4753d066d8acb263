import { type Field, fieldText, type FormValues, type TextContext } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { type Executor } from '../../../db/database.js';
import { requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../http/caller.js';
import { modelTables } from '../releasedModel.js';
import { OWN_COLUMNS, SUBTABLE_COLUMNS } from '../visualdev.tables.js';
import { openRecords, type RecordAccess } from './recordAccess.js';
import { loadNames } from './recordNames.js';
import { fromRow, selection } from './rowCodec.js';

/** One record with the fields that the caller may see; 404 outside his data permission. */
export async function readRecord(deps: Deps, input: ReadInput): Promise<FormValues & { id: string }> {
  const access = await openRecords(deps, input.caller, input.modelId);
  return { id: input.recordId, ...(await readValues(deps.db, access, input.recordId)) };
}

/** The same with ids turned into the texts that people read, as a JSON text (spec 7.14). */
export async function readRecordTexts(
  deps: Deps,
  input: ReadInput & { locale: Locale },
): Promise<{ id: string; data: string }> {
  const access = await openRecords(deps, input.caller, input.modelId);
  const values = await readValues(deps.db, access, input.recordId);
  const names = await loadNames(deps.db, access.model.form.fields, [values]);
  const texts = recordTexts(access.model.form.fields, values, {
    locale: input.locale,
    name: names.name,
    options: names.options,
  });
  return { id: input.recordId, data: JSON.stringify(texts) };
}

export interface ReadInput {
  modelId: string;
  recordId: string;
  caller: Caller;
}

/** Texts of all values, subtables row by row. */
export function recordTexts(
  fields: readonly Field[],
  values: FormValues,
  context: TextContext,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const value = values[field.id];
      if (value === undefined) return [];
      if (field.kind === 'subtable')
        return [[field.id, (value as FormValues[]).map((row) => recordTexts(field.columns, row, context))]];
      return [[field.id, fieldText(field, value, context)]];
    }),
  );
}

/** Values of one record within the scope, of the fields that `fieldAccess` shows; 404 when there is none. */
export async function readValues(
  executor: Executor,
  { model, scope, fieldAccess }: Omit<RecordAccess, 'canColumn'>,
  recordId: string,
): Promise<FormValues> {
  const [main, ...subtables] = model.tables;
  const db = modelTables(executor);
  const visible = main.columns.filter(({ field }) => fieldAccess(field) !== 'hidden');
  const row = requireRow(
    await db
      .selectFrom(main.name)
      .select([OWN_COLUMNS.id, ...selection(visible)])
      .where(OWN_COLUMNS.id, '=', recordId)
      .where(scope)
      .executeTakeFirst(),
  );
  const values = fromRow(row, visible, model.form.fields);
  for (const table of subtables) {
    const field = model.form.fields.find(({ id }) => id === table.field);
    if (field?.kind !== 'subtable' || fieldAccess(field.id) === 'hidden') continue;
    const columns = table.columns.filter((column) => fieldAccess(`${field.id}.${column.field}`) !== 'hidden');
    const rows = await db
      .selectFrom(table.name)
      .select(selection(columns))
      .where(SUBTABLE_COLUMNS.parent, '=', recordId)
      .orderBy(SUBTABLE_COLUMNS.sort)
      .execute();
    values[field.id] = rows.map((entry) => fromRow(entry, columns, field.columns));
  }
  return values;
}
