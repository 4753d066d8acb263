import {
  referenceOf,
  standardRegistry,
  validateRecord,
  type Field,
  type FieldError,
  type FormValues,
  type StorageTable,
} from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { type Executor } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../http/apiError.js';
import { type Caller } from '../../../http/caller.js';
import { saveFileUsage } from '../../file/saveFileUsage.js';
import { modelTables, type ReleasedModel } from '../releasedModel.js';
import { say } from '../visualdev.messages.js';
import { OWN_COLUMNS, SUBTABLE_COLUMNS } from '../visualdev.tables.js';
import { nextNumber } from './nextNumber.js';
import { openRecords, type RecordAccess } from './recordAccess.js';
import { idsIn, loadNames, type RecordNames } from './recordNames.js';
import { readValues } from './readRecord.js';
import { toRow } from './rowCodec.js';

/** Creates a record and answers its id. Server-owned fields are filled here, whatever was sent. */
export async function createRecord(deps: Deps, input: SaveInput): Promise<string> {
  const access = await openRecords(deps, input.caller, input.modelId);
  const { model } = access;
  const id = newId();
  await deps.db.transaction().execute(async (db) => {
    const values = {
      ...(await checkedValues(db, access, input)),
      ...(await serverValues(db, model, input.caller, 'create')),
    };
    const own = {
      [OWN_COLUMNS.id]: id,
      [OWN_COLUMNS.creator]: input.caller.userId,
      [OWN_COLUMNS.organize]: input.caller.organizeId,
    };
    await modelTables(db)
      .insertInto(model.tables[0].name)
      .values({ ...toRow(values, model.tables[0].columns), ...own })
      .execute();
    await saveRows(db, model, id, values);
    await saveUsage(db, model, { ownerId: id, isNew: true }, values);
  });
  return id;
}

/** Changes a record within the caller's data permission. Fields that he may not see keep their values. */
export async function updateRecord(
  deps: Deps,
  { recordId, ...input }: SaveInput & { recordId: string },
): Promise<null> {
  const access = await openRecords(deps, input.caller, input.modelId);
  const { model, scope } = access;
  const [main] = model.tables;
  await deps.db.transaction().execute(async (db) => {
    // what he may not see still counts in calculations, conditions and rules
    const stored = await readValues(db, { ...access, fieldAccess: () => 'write' }, recordId);
    const values = {
      ...(await checkedValues(db, access, input, stored)),
      ...(await serverValues(db, model, input.caller, 'update')),
    };
    const changed = await modelTables(db)
      .updateTable(main.name)
      .set({
        ...toRow(values, main.columns),
        [OWN_COLUMNS.modifier]: input.caller.userId,
        [OWN_COLUMNS.modifiedAt]: new Date(),
      })
      .where(OWN_COLUMNS.id, '=', recordId)
      .where(scope)
      .returning(OWN_COLUMNS.id)
      .executeTakeFirst();
    requireRow(changed);
    await saveRows(db, model, recordId, values);
    await saveUsage(db, model, { ownerId: recordId }, values);
  });
  return null;
}

export interface SaveInput {
  modelId: string;
  caller: Caller;
  values: FormValues;
  locale: Locale;
}

/** What may be saved, by the very rules that the form showed; otherwise 400 with a message for each field. */
async function checkedValues(
  db: Executor,
  { model, fieldAccess }: RecordAccess,
  { values: sent, caller, locale }: SaveInput,
  stored: FormValues = {},
): Promise<FormValues> {
  const { fields } = model.form;
  const values = Object.fromEntries(
    fields.flatMap(({ id, kind }) => {
      const source = fieldAccess(id) === 'write' && roleOf(kind) !== 'server' ? sent : stored;
      return Object.hasOwn(source, id) ? [[id, source[id]]] : [];
    }),
  );
  const computed = new Set(fields.filter(({ kind }) => roleOf(kind) === 'computed').map(({ id }) => id));
  const currentUser = { id: caller.userId, organizeId: caller.organizeId };
  const names = await loadNames(db, fields, [values], currentUser);
  const result = validateRecord(model.form, values, {
    locale,
    currentUser,
    options: names.options,
    access: (path) => (computed.has(path) ? 'write' : fieldAccess(path)),
  });
  const errors = [...result.errors, ...unknownReferences(fields, result.values, names, locale)];
  if (errors.length === 0) return result.values;
  throw new ApiError(400, say('invalid', { count: errors.length }), {
    fieldErrors: Object.fromEntries(errors.map(({ path, message }) => [path, message])),
  });
}

function roleOf(kind: Field['kind']) {
  return standardRegistry.get(kind)?.role;
}

/** Ids of people, organisations and the like that nothing has. */
function unknownReferences(
  fields: readonly Field[],
  values: FormValues,
  names: RecordNames,
  locale: Locale,
  prefix = '',
): FieldError[] {
  return fields.flatMap((field): FieldError[] => {
    const value = values[field.id];
    if (field.kind === 'subtable') {
      return (Array.isArray(value) ? (value as FormValues[]) : []).flatMap((row, index) =>
        unknownReferences(field.columns, row, names, locale, `${field.id}.${index}.`),
      );
    }
    const key = referenceOf(field)?.key;
    if (key === undefined || idsIn(value).every((id) => names.name(key, id) !== undefined)) return [];
    return [{ path: prefix + field.id, label: field.label, message: say('unknownId', { label: field.label })(locale) }];
  });
}

/** What the server itself gives a record when it is created or changed, as the kinds of its fields say. */
async function serverValues(
  db: Executor,
  { form }: ReleasedModel,
  caller: Caller,
  event: 'create' | 'update',
): Promise<FormValues> {
  const context = {
    user: { id: caller.userId, organizeId: caller.organizeId },
    now: Date.now(),
    nextNumber: (rule: string) => nextNumber(db, rule),
  };
  const values: FormValues = {};
  for (const field of form.fields) {
    const definition = standardRegistry.get(field.kind);
    const value: unknown = await definition?.onServer?.[event]?.(
      field as Parameters<typeof definition.coerce>[1],
      context,
    );
    if (value !== undefined) values[field.id] = value;
  }
  return values;
}

/** Replaces the rows of the subtables that are among the values. */
async function saveRows(
  db: Executor,
  { tables: [, ...subtables] }: ReleasedModel,
  parent: string,
  values: FormValues,
): Promise<void> {
  const dynamic = modelTables(db);
  for (const table of subtables) {
    const rows = subtableRows(table, values);
    if (!rows) continue;
    await dynamic.deleteFrom(table.name).where(SUBTABLE_COLUMNS.parent, '=', parent).execute();
    if (rows.length === 0) continue;
    await dynamic
      .insertInto(table.name)
      .values(
        rows.map((row, sort) => ({
          ...toRow(row, table.columns),
          [SUBTABLE_COLUMNS.id]: newId(),
          [SUBTABLE_COLUMNS.parent]: parent,
          [SUBTABLE_COLUMNS.sort]: sort,
        })),
      )
      .execute();
  }
}

/** Which files the saved values name, under their columns and, for rows of a subtable, under its table. */
function saveUsage(
  db: Executor,
  { id, tables: [main, ...subtables] }: ReleasedModel,
  owner: { ownerId: string; isNew?: boolean },
  values: FormValues,
): Promise<void> {
  const places = [
    ...main.columns.map(({ field, name }) => [name, field] as const),
    ...subtables.map(({ field = '', name }) => [name, field] as const),
  ].filter(([, field]) => values[field] !== undefined);
  const named = Object.fromEntries(places.map(([place, field]) => [place, values[field]]));
  return saveFileUsage(db, { kind: 'record', modelId: id, ...owner }, named);
}

function subtableRows(table: StorageTable, values: FormValues): FormValues[] | undefined {
  const rows = values[table.field ?? ''];
  return Array.isArray(rows) ? (rows as FormValues[]) : undefined;
}
