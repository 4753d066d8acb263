import {
  compileForm,
  type Field,
  fieldText,
  followedValues,
  type FormValues,
  shownRecord,
  type ShownRecord,
  type TextContext,
} from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { type Executor } from '../../../db/database.js';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import { modelTables } from '../releasedModel.js';
import { OWN_COLUMNS, SUBTABLE_COLUMNS } from '../visualdev.tables.js';
import { openRecords, type RecordAccess } from './recordAccess.js';
import { refuseRecords } from './refuseRecords.js';
import { loadNames } from './recordNames.js';
import { fromRow, selection } from './rowCodec.js';

/**
 * One record with the fields that the caller may see, its revision and the version of the document that wrote it; 403
 * outside their data permission.
 */
export async function readRecord(deps: Deps, { caller, modelId, recordId }: ReadInput): Promise<RecordAnswer> {
  const access = await openRecords(deps, caller, modelId);
  const { values, revision, version } = await readWhole(deps, access, recordId);
  return { id: recordId, ...values, _revision: revision, _version: version };
}

type RecordAnswer = FormValues & { id: string; _revision: number; _version: number };

/** The same with ids turned into the texts that people read, as a JSON text (spec 7.14). */
export async function readRecordTexts(
  deps: Deps,
  input: ReadInput & { locale: Locale },
): Promise<{ id: string; data: string }> {
  const access = await openRecords(deps, input.caller, input.modelId, input.locale);
  const { values } = await readWhole(deps, access, input.recordId);
  const texts = await textsOf(deps, access, followedValues(access.model.form.fields, values), input);
  return { id: input.recordId, data: JSON.stringify(texts) };
}

/**
 * The texts of one record that its form would show, on the screen of any device, to somebody with an access: what that hides counts
 * as empty in conditions. `paths` are the fields and columns that it shows.
 */
export async function shownTextsOf(
  deps: Deps,
  access: RecordAccess,
  input: TextsInput & Pick<ReadInput, 'recordId'>,
): Promise<ShownRecord & { texts: Record<string, unknown> }> {
  const { userId: id, organizeId } = input.caller;
  const { values } = await readWhole(deps, access, input.recordId);
  const shown = shownRecord(compileForm(access.model.form), values, {
    device: 'any',
    now: () => new Date(deps.clock.now()),
    user: { id, organizeId },
  });
  return { ...shown, texts: await textsOf(deps, access, shown.values, input) };
}

async function textsOf(
  deps: Deps,
  access: RecordAccess,
  values: FormValues,
  { caller, locale }: TextsInput,
): Promise<Record<string, unknown>> {
  const fields = access.model.form.fields.filter(({ id }) => access.fieldAccess(id) !== 'hidden');
  const { name, options } = await loadNames({ db: deps.db, caller }, fields, [values]);
  return recordTexts(fields, values, { locale, name, options });
}

interface TextsInput {
  caller: Caller;
  locale: Locale;
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

/** A record as it is saved. */
export interface StoredRecord {
  /** Rows of subtables have their `id`. */
  values: FormValues;
  revision: number;
  /** Version of the document that wrote it last. */
  version: number;
}

/**
 * One record within the scope, with the fields and columns that `fieldAccess` shows; 404 when there is none, 403 beyond
 * the scope.
 */
export async function readStored(
  executor: Executor,
  { model, scope, fieldAccess, isLocked = false }: StoredAccess,
  recordId: string,
): Promise<StoredRecord> {
  const [main, ...subtables] = model.tables;
  const db = modelTables(executor);
  const visible = main.columns.filter(({ field }) => fieldAccess(field) !== 'hidden');
  const row =
    (await db
      .selectFrom(main.name)
      .select([OWN_COLUMNS.revision, OWN_COLUMNS.version, ...selection(visible)])
      .where(OWN_COLUMNS.id, '=', recordId)
      .where(scope)
      .$if(isLocked, (query) => query.forUpdate())
      .executeTakeFirst()) ?? (await refuseRecords(executor, model, [recordId]));
  const values = fromRow(row, visible, model.form.fields);
  for (const table of subtables) {
    const field = model.form.fields.find(({ id }) => id === table.field);
    if (field?.kind !== 'subtable' || fieldAccess(field.id) === 'hidden') continue;
    const columns = table.columns.filter((column) => fieldAccess(`${field.id}.${column.field}`) !== 'hidden');
    const rows = await db
      .selectFrom(table.name)
      .select([SUBTABLE_COLUMNS.id, ...selection(columns)])
      .where(SUBTABLE_COLUMNS.parent, '=', recordId)
      .orderBy(SUBTABLE_COLUMNS.sort)
      .orderBy(SUBTABLE_COLUMNS.id)
      .execute();
    values[field.id] = rows.map((entry) => ({
      ...fromRow(entry, columns, field.columns),
      id: entry[SUBTABLE_COLUMNS.id],
    }));
  }
  return { values, revision: Number(row[OWN_COLUMNS.revision]), version: Number(row[OWN_COLUMNS.version]) };
}

interface StoredAccess extends Pick<RecordAccess, 'model' | 'scope' | 'fieldAccess'> {
  /** Whether nobody else may save the record until the transaction has ended. Default false. */
  isLocked?: boolean;
}

/** The same from one moment, also when the rows of subtables stand in other tables. */
async function readWhole(deps: Deps, access: RecordAccess, recordId: string): Promise<StoredRecord> {
  if (access.model.tables.length === 1) return readStored(deps.db, access, recordId);
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => readStored(trx, access, recordId));
}
