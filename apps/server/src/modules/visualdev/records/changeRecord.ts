import {
  applyChange,
  coerceChange,
  diffRecord,
  isEmptyChange,
  mergeChanges,
  rowsOf,
  standardRegistry,
  type Field,
  type FormValues,
  type RecordChange,
} from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { type DatabaseTransaction } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { t as httpText } from '../../../errors/errors.messages.js';
import { idempotent, readAnswer, type CallKey } from '../../../http/idempotent.js';
import { modelTables, readReleased, type ReleasedModel } from '../releasedModel.js';
import { recordUpdated } from '../visualdev.events.js';
import { t } from '../visualdev.messages.js';
import { OWN_COLUMNS } from '../visualdev.tables.js';
import { translateTaken } from './checkUnique.js';
import { checkValues } from './checkValues.js';
import { findChosenRows, InterfaceRows, type FoundRows } from './InterfaceRows.js';
import { Lookups } from './Lookups.js';
import { allowedChange, readableChange, readableConflict } from './readableChange.js';
import { readStored, type StoredRecord } from './readRecord.js';
import { openRecords, type RecordAccess } from './recordAccess.js';
import { readRevision, readSaver, writeHistory, type Patch } from './recordHistory.js';
import { refuseOutdated } from './refuseOutdated.js';
import { toRow } from './rowCodec.js';
import { refuseCircle } from './treeRecords.js';
import { saveRecordUsage } from './saveRecordUsage.js';
import { requireButton } from './requireButton.js';
import { serverValues } from './serverValues.js';
import { writeRows } from './writeRows.js';

/**
 * Puts a change onto the record as it is saved now, within the caller's data permission, checks the whole and writes
 * what differs. Saves of different fields merge; where both changed the same differently, throws 409 with the conflicts;
 * also where a release has changed the model meanwhile. Answers the record's revision, and whether the save made it.
 */
export async function changeRecord(deps: Deps, input: ChangeRecordInput): Promise<SavedRevision> {
  const access = await openRecords(deps, input.caller, input.modelId, input.locale);
  // the save may have taken the record out of what the caller sees
  const known = input.call && (await readAnswer<Omit<SavedRevision, 'access' | 'written'>>(deps.db, input.call));
  if (known?.answer) return { ...known.answer, access, written: undefined };
  const readNow = () => readReleased(deps.db, input.modelId);
  return refuseOutdated({ model: access.model, readNow }, () => changeWith(deps, access, input));
}

async function changeWith(deps: Deps, access: RecordAccess, input: ChangeRecordInput): Promise<SavedRevision> {
  const change = await prepareChange(deps, access, input);
  const attempt = async (isLocked: boolean): Promise<SavedRevision> => {
    let written: WrittenRecord | undefined;
    const saved = await deps.db.transaction().execute((trx) =>
      idempotent(trx, input.call, async () => {
        const { written: by, ...kept } = await change(trx, { isLocked });
        written = by;
        return kept;
      }),
    );
    return { ...saved, access, written };
  };
  try {
    return await attempt(false);
  } catch (error) {
    if (!(error instanceof RevisionMoved)) throw error;
    // where many save at once, each waits for its turn
    return attempt(true);
  }
}

/**
 * Reads what a change needs from other systems, and answers what makes it within a transaction, with the access that is
 * given (see `prepareRecord`). Unlocked it may throw where somebody saves at the same moment.
 */
export async function prepareChange(
  deps: Deps,
  access: RecordAccess,
  input: Omit<ChangeRecordInput, 'call'>,
): Promise<(trx: DatabaseTransaction, how: { isLocked: boolean }) => Promise<Omit<SavedRevision, 'access'>>> {
  const { edit, recordId, caller, launcher = caller } = input;
  const lookups = new Lookups(deps, launcher, access);
  const isRead = 'valuesFrom' in edit || lookups.isNeeded;
  const stored = isRead ? (await readStored(deps.db, wholly(access), recordId)).values : {};
  const named = valuesOf(edit, stored);
  const rows = await findChosenRows(new InterfaceRows(deps, launcher), access.model.form.fields, [named]);
  const next = 'change' in edit ? applyChange(stored, allowedIn(edit, access)) : { ...stored, ...named };
  await lookups.ask(next, stored);
  return (trx, { isLocked }) => changeOnce(deps, trx, { ...input, access, rows, lookups, isLocked });
}

export interface SavedRevision {
  revision: number;
  /** False where nothing differed. */
  isNew: boolean;
  access: RecordAccess;
  /** The record as this call leaves it; undefined where another call with its key has done it. */
  written: WrittenRecord | undefined;
}

interface WrittenRecord {
  /** The whole record. */
  values: FormValues;
  /** What was written; absent where nothing differed. */
  change?: Patch;
  /** What takes it back. */
  undo?: Patch;
}

export interface ChangeRecordInput {
  modelId: string;
  recordId: string;
  caller: Caller;
  locale: Locale;
  /** A change, or fields with their new values (a subtable with all its rows); what is left out stays. */
  edit: RecordEdit;
  /** In whose name it is checked: the launcher of a flow, for whom the caller fills it in. Default: the caller. */
  launcher?: Caller;
  /** Makes a repeated call change only once. */
  call: CallKey | undefined;
}

type RecordEdit =
  /**
   * `isOfLatest` refuses with 409 where somebody has saved since, instead of merging; `isOffered` is
   * something that the caller was offered to do elsewhere (an undo, a task of a flow), whatever the list offers by now.
   */
  | { change: RecordChange; isOfLatest?: boolean; isOffered?: boolean }
  | { values: FormValues }
  /** What the values are follows from the record as it is saved, of which it is asked until nobody else saves it. */
  | { valuesFrom: (stored: FormValues) => FormValues };

/** The values that an edit names, by field. */
function valuesOf(edit: RecordEdit, stored: FormValues): FormValues {
  if ('valuesFrom' in edit) return edit.valuesFrom(stored);
  if ('values' in edit) return edit.values;
  const rows = Object.entries(edit.change.rows).map(([table, { upsert }]) => [table, upsert] as const);
  return { ...edit.change.set, ...Object.fromEntries(rows) };
}

interface Change extends Omit<ChangeRecordInput, 'call'> {
  access: RecordAccess;
  rows: ReadonlyMap<string, FoundRows>;
  lookups: Lookups;
  /** Whether nobody else may save the record until this has ended. */
  isLocked: boolean;
}

async function changeOnce(
  deps: Deps,
  trx: DatabaseTransaction,
  change: Change,
): Promise<Omit<SavedRevision, 'access'>> {
  const { access, caller, locale, modelId, recordId, edit } = change;
  const { model } = access;
  // what the caller may not see still counts in calculations, conditions and rules
  const stored = await readStored(trx, { ...wholly(access), isLocked: change.isLocked }, recordId);
  if (!('change' in edit && edit.isOffered)) requireButton(access, 'edit', stored.values, caller);
  if ('change' in edit && edit.isOfLatest && edit.change.revision !== stored.revision)
    throw new ApiError(409, t('changedSince'));
  const sent =
    'change' in edit
      ? edit.change
      : diffRecord(stored.values, valuesOf(edit, stored.values), model.form, { revision: stored.revision });
  const wanted = await rebase(trx, change, stored, allowedIn({ change: sent }, access));
  const applied = withNewIds(applyChange(stored.values, wanted), stored.values, wanted);
  const checked = await checkValues({ db: trx, clock: deps.clock }, access, {
    values: applied,
    stored: stored.values,
    rows: change.rows,
    lookups: change.lookups,
    caller: change.launcher ?? caller,
    locale,
  });
  const next = withUncheckedCells(checked, stored.values);
  await refuseCircle(trx, model, { recordId, before: stored.values, after: next });
  const revision = stored.revision + 1;
  const isIncluded = keptFields(model);
  const patch = diffRecord(stored.values, next, model.form, { revision, isIncluded });
  if (isEmptyChange(patch)) return { revision: stored.revision, isNew: false, written: { values: stored.values } };
  await write({ db: trx, clock: deps.clock }, change, { patch, next, stored });
  const undo = diffRecord(next, stored.values, model.form, { isIncluded });
  const place = { modelId, recordId, revision, userId: caller.userId };
  await writeHistory(trx, { ...place, cause: 'update', version: model.version, change: patch, undo });
  const fields = [...Object.keys(patch.set), ...Object.keys(patch.rows)];
  const changed = Object.fromEntries(fields.map((field) => [field, next[field]]));
  await saveRecordUsage(trx, model, { ownerId: recordId }, changed);
  await deps.events.emit(trx, recordUpdated, { ...place, fields, change: patch, undo });
  return { revision, isNew: true, written: { values: next, change: patch, undo } };
}

/** What of a change is the caller's to set. */
function allowedIn({ change }: { change: RecordChange }, access: RecordAccess): RecordChange {
  return allowedChange(coerceChange(change, access.model.form), access);
}

/** All of the record, whoever may see what of it. */
function wholly(access: RecordAccess): RecordAccess {
  return { ...access, fieldAccess: () => 'write' };
}

/** Somebody else saved between reading and writing. */
class RevisionMoved extends Error {
  override name = 'RevisionMoved';
}

/** The change as one of the revision that is saved now. Throws 409 for what both changed. */
async function rebase(
  trx: DatabaseTransaction,
  { access, modelId, recordId }: Change,
  stored: StoredRecord,
  change: RecordChange,
): Promise<RecordChange> {
  const { form } = access.model;
  const { revision } = stored;
  if (change.revision === revision) return change;
  if (change.revision > revision) throw new ApiError(400, httpText('badRevision'));
  const place = { modelId, recordId, revision };
  // without history nothing is known of what others changed, so everything counts that is different
  const base = (await readRevision(trx, { ...place, values: stored.values, wanted: change.revision })) ?? {};
  const theirs = diffRecord(base, stored.values, form, { revision });
  const merged = mergeChanges(base, theirs, change);
  if (merged.conflicts.length === 0) return merged.change;
  const conflicts = merged.conflicts.map((conflict) => readableConflict(conflict, access));
  throw new ApiError(409, httpText('conflict', { count: conflicts.length }), {
    conflict: { revision, ...(await readSaver(trx, place)), conflicts, theirs: readableChange(theirs, access) },
  });
}

/** Rows that are new get ids of the server, in place of those that the client told them apart by. */
function withNewIds(record: FormValues, stored: FormValues, { rows }: RecordChange): FormValues {
  const tables = Object.keys(rows).map((table) => {
    const known = new Set(rowsOf(stored[table]).map(({ id }) => id));
    return [table, rowsOf(record[table]).map((row) => (known.has(row.id) ? row : { ...row, id: newId() }))] as const;
  });
  return { ...record, ...Object.fromEntries(tables) };
}

/** The checked record with everything that was not checked because it is hidden, down to the cells. */
function withUncheckedCells(checked: FormValues, stored: FormValues): FormValues {
  const next = { ...stored, ...checked };
  for (const [field, value] of Object.entries(checked)) {
    if (!Array.isArray(value) || !Array.isArray(stored[field]) || !value.every(hasId)) continue;
    const before = new Map(rowsOf(stored[field]).map((row) => [row.id, row]));
    next[field] = value.map((row) => ({ ...before.get(row.id), ...row }));
  }
  return next;
}

function hasId(row: unknown): row is FormValues & { id: string } {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string';
}

/** Fields that have a column; who changed last and when stands in the history itself. */
function keptFields({ form, tables: [main, ...subtables] }: ReleasedModel): (field: Field) => boolean {
  const kept = new Set<Field>();
  for (const field of form.fields) {
    const table = field.kind === 'subtable' ? subtables.find((each) => each.field === field.id) : main;
    if (!table || standardRegistry.get(field.kind)?.onServer?.update) continue;
    const columns = new Set(table.columns.map((column) => column.field));
    if (field.kind === 'subtable') for (const column of field.columns) if (columns.has(column.id)) kept.add(column);
    if (field.kind === 'subtable' || columns.has(field.id)) kept.add(field);
  }
  return (field) => kept.has(field);
}

async function write(
  { db: trx, clock }: Pick<Deps, 'clock'> & { db: DatabaseTransaction },
  { access, caller, recordId }: Change,
  { patch, next, stored }: { patch: RecordChange; next: FormValues; stored: StoredRecord },
): Promise<void> {
  const { model, scope } = access;
  const [main, ...subtables] = model.tables;
  const own = await serverValues({ db: trx, clock }, model, caller, 'update');
  const update = modelTables(trx)
    .updateTable(main.name)
    .set({
      ...toRow({ ...patch.set, ...own }, main.columns),
      [OWN_COLUMNS.modifier]: caller.userId,
      [OWN_COLUMNS.modifiedAt]: new Date(),
      [OWN_COLUMNS.revision]: patch.revision,
      [OWN_COLUMNS.version]: model.version,
    })
    .where(OWN_COLUMNS.id, '=', recordId)
    .where(OWN_COLUMNS.revision, '=', stored.revision)
    .where(scope)
    .returning(OWN_COLUMNS.id);
  const changed = await translateTaken(access, () => update.executeTakeFirst());
  if (!changed) throw new RevisionMoved();
  for (const table of subtables) {
    const change = patch.rows[table.field ?? ''];
    if (change) await writeRows(trx, table, { parent: recordId, change, rows: rowsOf(next[table.field ?? '']) });
  }
}
