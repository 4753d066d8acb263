import { fieldText, type FormValues } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import { type FieldChange, type OperationDetail } from '../../../http/operationDetail.js';
import { openRecords, type RecordAccess } from './recordAccess.js';
import { loadNames } from './recordNames.js';
import { readStored } from './readRecord.js';
import { type Patch } from './recordHistory.js';

/** What a call says of a record to the log: its name, and what a save changed of it, in texts. */
export async function describeRecord(deps: Deps, input: DescribeInput): Promise<OperationDetail> {
  const { modelId, recordId, caller } = input;
  const access = await openRecords(deps, caller, modelId);
  const { values } = await readStored(deps.db, { ...access, fieldAccess: () => 'write' }, recordId);
  return describeSave(deps, { ...input, access, values });
}

/** The same of a record that is known, because it has just been saved. */
export async function describeSave(
  { db }: Deps,
  { access, values, change, undo, recordId, caller, locale }: SaveInput,
): Promise<OperationDetail> {
  const { fields } = access.model.form;
  const [before, after] = [undo?.set ?? {}, change?.set ?? {}];
  const names = await loadNames({ db, caller }, fields, [values, before, after]);
  const context = { locale, name: names.name, options: names.options };
  const text = (record: FormValues, id: string) => {
    const field = fields.find((each) => each.id === id);
    return field ? fieldText(field, record[id], context).slice(0, TEXT_LENGTH) : '';
  };
  const changes = Object.keys(after).map((id): FieldChange => ({
    field: id,
    label: labelOf(access, id),
    before: text(before, id),
    after: text(after, id),
  }));
  const rows = Object.keys(change?.rows ?? {}).map((id): FieldChange => ({
    field: id,
    label: labelOf(access, id),
    before: null,
    after: null,
  }));
  const [first] = access.model.list.columns;
  return {
    recordId,
    recordName: first ? text(values, first.id) : '',
    ...(change ? { changes: [...changes, ...rows] } : {}),
  };
}

interface DescribeInput {
  modelId: string;
  recordId: string;
  caller: Caller;
  locale: Locale;
}

interface SaveInput extends Omit<DescribeInput, 'modelId'> {
  access: RecordAccess;
  /** The whole record. */
  values: FormValues;
  /** What the save changed; absent where it changed nothing. */
  change?: Patch | undefined;
  /** What takes it back. */
  undo?: Patch | undefined;
}

const TEXT_LENGTH = 200;

function labelOf({ model }: RecordAccess, id: string): string {
  return model.form.fields.find((field) => field.id === id)?.label ?? id;
}
