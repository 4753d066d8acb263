import { useState } from 'react';
import { applyChange } from '../../core/change/applyChange.js';
import { diffRecord } from '../../core/change/diffRecord.js';
import { isEmptyChange, type RecordChange } from '../../core/change/RecordChange.js';
import { compileForm } from '../../core/compile/compileForm.js';
import { type FormDocument } from '../../core/document/FormDocument.js';
import { sameValue } from '../../core/state/sameValue.js';
import { coerceRecord } from '../../core/validation/coerceRecord.js';
import { useFieldKinds } from '../../fields/FieldKindsProvider.js';
import { RecordConflictError, type RecordConflict } from '../conflict/RecordConflict.js';
import { type Choice } from '../conflict/resolveConflicts.js';
import { type FormMode, type FormValues, type RecordContext, type ResourceRow, type ResourceSource } from '../types.js';
import { useCallKey } from '../useCallKey.js';
import { useSingleMutation } from '../useSingleMutation.js';

/**
 * Saves the record of a form: a new one whole, a changed one by what changed where the source takes changes. Where
 * others changed the same meanwhile, `question` says what is to be decided.
 */
export function useRecordSave<Row extends ResourceRow>({
  source,
  document,
  mode,
  row,
  values,
  context,
}: RecordSaveInput<Row>) {
  const { registry } = useFieldKinds();
  // both as they were read: the list may read the record again while its form is open
  const [{ base, revision }, setRead] = useState(() => ({
    base: coerceRecord(compileForm(document, registry), values).values,
    revision: typeof values._revision === 'number' ? values._revision : undefined,
  }));
  const [asked, setAsked] = useState<ConflictQuestion>();
  const [isAsking, setAsking] = useState(false);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const { keyFor, forget } = useCallKey();

  const saveChange = async (id: string, change: RecordChange, from = base) => {
    if (isEmptyChange(change)) return;
    try {
      await source.change?.(id, change, {
        ...context,
        key: keyFor(change),
        before: from,
        after: applyChange(from, change),
      });
    } catch (error) {
      if (error instanceof RecordConflictError) {
        setChoices((chosen) => stillValid(chosen, asked?.conflict, error.conflict));
        setAsked({ base: from, mine: change, conflict: error.conflict });
        setAsking(true);
      }
      throw error;
    }
  };
  const save = useSingleMutation({
    mutationFn: async (submitted: { values: FormValues } | { change: RecordChange }) => {
      if ('values' in submitted) await saveValues(submitted.values);
      // what was decided stands on what the others saved
      else if (row) await saveChange(row.id, submitted.change, asked && applyChange(asked.base, asked.conflict.theirs));
      forget();
      setAsking(false);
    },
  });
  const saveValues = async (submitted: FormValues) => {
    if (mode === 'update' && source.change && revision === undefined)
      throw new Error('The source answers records without their _revision');
    if (mode === 'update' && row && source.change && revision !== undefined)
      await saveChange(row.id, diffRecord(base, submitted, document, { revision, registry }));
    else if (mode === 'update' && row) await source.update?.(row.id, submitted, { ...context, key: keyFor(submitted) });
    else await source.create?.(submitted, { ...context, key: keyFor(submitted) });
  };
  return {
    save,
    question: isAsking ? asked : undefined,
    choices,
    choose: (chosen: Record<string, Choice>) => setChoices((known) => ({ ...known, ...chosen })),
    revision,
    /** What is shown was made on another state of the record: it is saved as a change of that one. */
    rebase: (start: FormValues, of: number) => setRead((read) => ({ base: { ...read.base, ...start }, revision: of })),
    /** Back to the form. */
    dismiss: () => setAsking(false),
  };
}

/** What was chosen before holds where it is still about the same values. */
function stillValid(
  choices: Readonly<Record<string, Choice>>,
  before: RecordConflict | undefined,
  { conflicts }: RecordConflict,
): Record<string, Choice> {
  const known = new Map(before?.conflicts.map((conflict) => [conflict.path, conflict]));
  return Object.fromEntries(
    conflicts.flatMap((conflict) => {
      const choice = choices[conflict.path];
      return choice && sameValue(conflict, known.get(conflict.path)) ? [[conflict.path, choice]] : [];
    }),
  );
}

/** What a person is asked after a save that met changes of others. */
interface ConflictQuestion {
  /** The record that their change was made on. */
  base: FormValues;
  mine: RecordChange;
  conflict: RecordConflict;
}

interface RecordSaveInput<Row extends ResourceRow> {
  source: ResourceSource<Row>;
  document: FormDocument;
  mode: FormMode;
  row: Row | undefined;
  /** The record as it was read. */
  values: FormValues;
  context: RecordContext;
}
