import { diffRecord } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { readAnswer, type CallKey } from '../../../http/idempotent.js';
import { type Caller } from '../../../rights/caller.js';
import { t } from '../visualdev.messages.js';
import { changeRecord, type SavedRevision } from './changeRecord.js';
import { openRecords } from './recordAccess.js';
import { readRevision } from './recordHistory.js';
import { readStored } from './readRecord.js';

/**
 * Makes a record again what it was at an earlier revision, as a save of the caller's by the rules of now; fields that
 * they may not set stay. `current` is the revision that they looked at: 409 when somebody has saved since.
 */
export async function restoreRevision(deps: Deps, input: RestoreInput): Promise<SavedRevision> {
  const { modelId, recordId, caller, locale, revision: wanted, current, call } = input;
  const access = await openRecords(deps, caller, modelId, locale);
  const known = call && (await readAnswer<Omit<SavedRevision, 'access' | 'written'>>(deps.db, call));
  if (known?.answer) return { ...known.answer, access, written: undefined };
  const { values, revision } = await readStored(deps.db, { ...access, fieldAccess: () => 'write' }, recordId);
  if (revision !== current) throw new ApiError(409, t('changedSince'));
  const earlier = await readRevision(deps.db, { modelId, recordId, values, revision, wanted });
  if (!earlier || wanted >= revision) throw new ApiError(404, t('noSuchRevision'));
  const change = diffRecord(values, earlier, access.model.form, { revision });
  return changeRecord(deps, {
    modelId,
    recordId,
    caller,
    locale,
    edit: { change, isOfLatest: true },
    call,
  });
}

interface RestoreInput {
  modelId: string;
  recordId: string;
  caller: Caller;
  locale: Locale;
  /** The state that is wanted. */
  revision: number;
  current: number;
  /** Makes a repeated call save only once. */
  call: CallKey | undefined;
}
