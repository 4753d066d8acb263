import { referenceOf, rowsOf, validateRecord, type FormValues, type RowValues } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { type DatabaseTransaction } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import { idempotent, type CallKey } from '../../../http/idempotent.js';
import { modelTables, readReleased, type ReleasedModel } from '../releasedModel.js';
import { recordsCreated } from '../visualdev.events.js';
import { OWN_COLUMNS } from '../visualdev.tables.js';
import { translateTaken } from './checkUnique.js';
import { checkValues } from './checkValues.js';
import { findChosenRows, InterfaceRows } from './InterfaceRows.js';
import { allowedValues } from './readableChange.js';
import { Lookups } from './Lookups.js';
import { openRecords, type RecordAccess } from './recordAccess.js';
import { writeHistory } from './recordHistory.js';
import { refuseOutdated } from './refuseOutdated.js';
import { toRow } from './rowCodec.js';
import { saveRecordUsage } from './saveRecordUsage.js';
import { serverValues } from './serverValues.js';
import { writeRows } from './writeRows.js';

/**
 * Creates a record and answers its id, with what was written where this call has done it. Server-owned fields are filled
 * here, whatever was sent. Throws 409 where a release has changed the model meanwhile.
 */
export async function createRecord(deps: Deps, input: CreateRecordInput): Promise<CreatedRecord> {
  const access = await openRecords(deps, input.caller, input.modelId, input.locale);
  let values: FormValues | undefined;
  const readNow = () => readReleased(deps.db, input.modelId);
  const recordId = await refuseOutdated({ model: access.model, readNow }, async () => {
    const create = await prepareRecord(deps, access, input);
    return deps.db.transaction().execute((trx) =>
      idempotent(trx, input.call, async () => {
        const made = await create(trx);
        values = made.values;
        return made.recordId;
      }),
    );
  });
  return { recordId, access, values };
}

/**
 * Reads what a new record needs from other systems, which must not be asked while a transaction is open, and answers what
 * creates it within one: with the access that is given, which may be that of a flow instead of the caller's own.
 */
export async function prepareRecord(
  deps: Deps,
  access: RecordAccess,
  { caller, locale, values }: Pick<CreateRecordInput, 'caller' | 'locale' | 'values'>,
): Promise<(trx: DatabaseTransaction) => Promise<{ recordId: string; values: FormValues }>> {
  const { model } = access;
  const sent = allowedValues(values, access);
  const rows = await findChosenRows(new InterfaceRows(deps, caller), model.form.fields, [
    withDefaults(deps, model, sent, caller),
  ]);
  const lookups = await new Lookups(deps, caller, access).ask(sent, undefined);
  return async (trx) => {
    const input = { values: sent, stored: undefined, rows, lookups, caller, locale };
    const checked = await checkValues({ db: trx, clock: deps.clock }, access, input);
    const [made] = await insertRecords(deps, trx, { access, caller, records: [checked] });
    if (!made) throw new Error('a record was not written');
    return made;
  };
}

interface CreatedRecord {
  recordId: string;
  access: RecordAccess;
  /** The whole record; undefined where another call with the key has made it. */
  values: FormValues | undefined;
}

/** What was sent, with what default formulas give where nothing was. */
export function withDefaults(
  { clock }: Pick<Deps, 'clock'>,
  { form }: ReleasedModel,
  sent: FormValues,
  { userId: id, organizeId }: Caller,
): FormValues {
  const isDefaulted = form.fields.some((field) => referenceOf(field)?.kind === 'interface' && field.defaultFormula);
  if (!isDefaulted) return sent;
  return validateRecord(form, sent, {
    isNew: true,
    currentUser: { id, organizeId },
    now: () => new Date(clock.now()),
  }).values;
}

interface InsertedRecords {
  /** Which model, and what the person may know of it. */
  access: Pick<RecordAccess, 'model' | 'fieldAccess'>;
  caller: Caller;
  records: readonly FormValues[];
}

/** Writes new records that have been checked, with what follows from each, and answers them in order, as they are stored. */
export async function insertRecords(
  deps: Pick<Deps, 'events' | 'clock'>,
  trx: DatabaseTransaction,
  { access, caller, records }: InsertedRecords,
): Promise<{ recordId: string; values: FormValues }[]> {
  const { model } = access;
  const { id: modelId, version } = model;
  const { userId } = caller;
  const [main, ...subtables] = model.tables;
  const made: { recordId: string; values: FormValues }[] = [];
  for (const record of records) {
    const own = await serverValues({ db: trx, clock: deps.clock }, model, caller, 'create');
    made.push({ recordId: newId(), values: { ...record, ...own } });
  }
  if (made.length === 0) return [];
  const rows = made.map(({ recordId, values }) => ({
    ...toRow(values, main.columns),
    [OWN_COLUMNS.id]: recordId,
    [OWN_COLUMNS.creator]: userId,
    [OWN_COLUMNS.organize]: caller.organizeId,
    [OWN_COLUMNS.version]: version,
  }));
  await translateTaken(access, () => modelTables(trx).insertInto(main.name).values(rows).execute());
  for (const { recordId, values } of made) {
    for (const table of subtables) {
      const lines = rowsOf(values[table.field ?? '']).map((row): RowValues => ({ ...row, id: newId() }));
      await writeRows(trx, table, { parent: recordId, change: { upsert: lines, remove: [] }, rows: lines });
    }
    await saveRecordUsage(trx, model, { ownerId: recordId, isNew: true }, values);
  }
  const recordIds = made.map(({ recordId }) => recordId);
  const first = { modelId, revision: 1, cause: 'create', userId, version } as const;
  await writeHistory(trx, ...recordIds.map((recordId) => ({ ...first, recordId })));
  await deps.events.emit(trx, recordsCreated, { modelId, recordIds, userId });
  return made;
}

export interface CreateRecordInput {
  modelId: string;
  caller: Caller;
  locale: Locale;
  values: FormValues;
  /** Makes a repeated call create only once. */
  call: CallKey | undefined;
}
