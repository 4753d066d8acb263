import { takesInput, type FormValues } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { refusalText } from '../../../errors/refusalText.js';
import { keyOfPart, readAnswer, type CallKey } from '../../../http/idempotent.js';
import { type Caller } from '../../../rights/caller.js';
import { t } from '../visualdev.messages.js';
import { changeRecord, type SavedRevision } from './changeRecord.js';
import { openRecords, type RecordAccess } from './recordAccess.js';

/**
 * Gives fields of several records new values, each record by the rules of the form and within the caller's data
 * permission: what one refuses does not hold the others back. Throws 400 for fields that are not the caller's to set.
 */
export async function changeRecords(deps: Deps, input: BulkInput & { set: FormValues }): Promise<BulkResult> {
  refuseFields(await openRecords(deps, input.caller, input.modelId, input.locale), Object.keys(input.set));
  return eachRecord(input, input.ids, (recordId) =>
    changeRecord(deps, { ...input, recordId, edit: { values: input.set }, call: keyOfPart(input.call, recordId) }),
  );
}

/** Takes a bulk change of the caller's own back for a minute; a record that was saved again since is refused. */
export async function undoChanges(
  deps: Deps,
  input: Omit<BulkInput, 'ids'> & { changes: readonly { id: string; revision: number }[] },
): Promise<BulkResult> {
  const { modelId, caller } = input;
  const revisions = new Map(input.changes.map(({ id, revision }) => [id, revision]));
  return eachRecord(input, [...revisions.keys()], async (recordId) => {
    const revision = revisions.get(recordId) ?? 0;
    const call = keyOfPart(input.call, recordId);
    const saved = await deps.db
      .selectFrom('recordChange')
      .select(['undo', 'creatorTime'])
      .where('modelId', '=', modelId)
      .where('recordId', '=', recordId)
      .where('revision', '=', revision)
      .where('userId', '=', caller.userId)
      .where('cause', '=', 'update')
      .executeTakeFirst();
    if (!saved) throw new ApiError(404, t('notUndoable'));
    if (Date.now() - saved.creatorTime > UNDO_TIME && !(call && (await readAnswer(deps.db, call))))
      throw new ApiError(409, t('undoTooLate'));
    const change = { revision, ...saved.undo };
    return changeRecord(deps, {
      ...input,
      recordId,
      edit: { change, isOfLatest: true, isOffered: true },
      call,
    });
  });
}

interface BulkInput {
  modelId: string;
  ids: readonly string[];
  caller: Caller;
  locale: Locale;
  /** Makes a repeated call change each record only once. */
  call: CallKey | undefined;
}

export interface BulkResult {
  /** With the revisions that were made. */
  changed: { id: string; revision: number }[];
  /** How many had the values already. */
  unchanged: number;
  refused: { id: string; reason: string }[];
}

const UNDO_TIME = 60_000;

/** One after the other, each in a transaction of its own: whoever else saves one of them waits for that one alone. */
async function eachRecord(
  { locale }: Pick<BulkInput, 'locale'>,
  ids: readonly string[],
  change: (recordId: string) => Promise<SavedRevision>,
): Promise<BulkResult> {
  const result: BulkResult = { changed: [], unchanged: 0, refused: [] };
  for (const id of new Set(ids)) {
    try {
      const { revision, isNew } = await change(id);
      if (isNew) result.changed.push({ id, revision });
      else result.unchanged += 1;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code >= 500) throw error;
      result.refused.push({ id, reason: refusalText(error)(locale) });
    }
  }
  return result;
}

function refuseFields({ model, fieldAccess }: RecordAccess, names: readonly string[]): void {
  for (const name of names) {
    const field = model.form.fields.find(({ id }) => id === name);
    if (!field || field.kind === 'subtable' || !takesInput(field) || fieldAccess(name) !== 'write')
      throw new ApiError(
        400,
        t('notSettable', { field: field && fieldAccess(name) !== 'hidden' ? field.label : name }),
      );
  }
}
