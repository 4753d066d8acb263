import { rowsOf, type FormValues } from '@smart-admin/form-engine/core';
import { type Executor } from '../../../db/database.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { t } from '../visualdev.messages.js';
import { readFormer, type FormerRelease } from './readFormer.js';
import { openRecords, type RecordAccess } from './recordAccess.js';
import { readRevision, type Patch } from './recordHistory.js';
import { readStored, type ReadInput } from './readRecord.js';

/**
 * A record as a save left it, under the fields of the release that wrote it, without what is hidden from the caller: by
 * the rights of now, also where a field had another name. A field that left the form has no code that could be given, so
 * only those see it from whom no field is kept.
 */
export async function readWritten(deps: Deps, input: ReadInput & { revision: number }): Promise<WrittenRecord> {
  const { caller, modelId, recordId, revision: wanted } = input;
  const access = await openRecords(deps, caller, modelId);
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const { revision, version: latest } = await readStored(trx, { ...access, fieldAccess: () => 'hidden' }, recordId);
      const wrote = wanted === revision ? latest : await versionOf(trx, { modelId, recordId, revision: wanted });
      const former = await readFormer(trx, access.model, await keptVersion(trx, access, wrote));
      const whole = { ...access, model: former.model, fieldAccess: () => 'write' as const };
      const { values } = await readStored(trx, whole, recordId);
      const place = { modelId, recordId, values, revision, wanted };
      const then = wanted > revision ? undefined : await readRevision(trx, place, underNamesOf(former));
      if (!then) throw new ApiError(404, t('noSuchRevision'));
      return { id: recordId, version: former.model.version, ...readable(then, former, access) };
    });
}

export interface WrittenRecord {
  id: string;
  /** Of the release that wrote it, or of the first one that is kept since. */
  version: number;
  values: FormValues;
  /** Fields `price` and columns `visitors.count` of that release that the caller may not see. */
  hidden: string[];
}

/** Version of the document of a save; that of the first release where the history does not tell it. */
async function versionOf(db: Executor, place: { modelId: string; recordId: string; revision: number }) {
  const save = await db
    .selectFrom('recordChange')
    .select('documentVersion')
    .where('modelId', '=', place.modelId)
    .where('recordId', '=', place.recordId)
    .where('revision', '=', place.revision)
    .executeTakeFirst();
  return save?.documentVersion ?? 1;
}

/** Releases from before there was a list of them are not kept. */
async function keptVersion(db: Executor, { model }: RecordAccess, version: number): Promise<number> {
  const kept = await db
    .selectFrom('visualModelVersion')
    .select('version')
    .where('modelId', '=', model.id)
    .where('version', '>=', version)
    .where('version', '<=', model.version)
    .orderBy('version')
    .executeTakeFirst();
  return kept?.version ?? model.version;
}

/** The history follows new names of fields and columns. */
function underNamesOf({ names }: FormerRelease): (change: Patch) => Patch {
  const then = new Map([...names].map(([name, today]) => [today, name]));
  const field = (today: string) => then.get(today) ?? today;
  const cell = (table: string, today: string) => then.get(`${table}.${today}`)?.split('.')[1] ?? today;
  return ({ set, rows }) => ({
    set: Object.fromEntries(Object.entries(set).map(([name, value]) => [field(name), value])),
    rows: Object.fromEntries(
      Object.entries(rows).map(([table, change]) => [
        field(table),
        {
          ...change,
          upsert: change.upsert.map(({ id, ...cells }) => ({
            ...Object.fromEntries(Object.entries(cells).map(([name, value]) => [cell(table, name), value])),
            id,
          })),
        },
      ]),
    ),
  });
}

function readable(
  values: FormValues,
  { model, names }: FormerRelease,
  access: RecordAccess,
): Pick<WrittenRecord, 'values' | 'hidden'> {
  const offered = new Set(
    access.model.form.fields.flatMap((field) => [
      field.id,
      ...(field.kind === 'subtable' ? field.columns.map(({ id }) => `${field.id}.${id}`) : []),
    ]),
  );
  const hidden: string[] = [];
  const isSeen = (path: string): boolean => {
    const today = names.get(path);
    const isOffered = today !== undefined && offered.has(today);
    const seen = isOffered ? access.fieldAccess(today) !== 'hidden' : access.seesEveryField;
    if (!seen) hidden.push(path);
    return seen;
  };
  const kept: FormValues = {};
  for (const field of model.form.fields) {
    if (!isSeen(field.id)) continue;
    const value = values[field.id];
    if (field.kind !== 'subtable') {
      if (value !== undefined) kept[field.id] = value;
      continue;
    }
    const columns = field.columns.map(({ id }) => id).filter((id) => isSeen(`${field.id}.${id}`));
    kept[field.id] = rowsOf(value).map((row) => ({
      ...Object.fromEntries(columns.flatMap((column) => (column in row ? [[column, row[column]]] : []))),
      id: row.id,
    }));
  }
  return { values: kept, hidden };
}
