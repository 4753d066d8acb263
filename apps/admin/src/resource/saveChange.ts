import { sameValue } from '@smart-admin/form-engine/core';
import { RecordConflictError, type FormValues } from '@smart-admin/form-engine/resource';
import { type ApiForm } from './apiForm.js';
import { changedBody } from './changedBody.js';
import { changesOf } from './changesOf.js';
import { saving } from './saving.js';

/**
 * Saves what a person changed in the form of a noun, on the revision that they read. Where others changed the same
 * meanwhile, throws a `RecordConflictError` with the fields of the form as paths; a conflict of the server that is none of
 * the form, because the fields are finer than the body, is merged and sent again.
 */
export async function saveChange<Body extends object>({
  form,
  revision,
  before,
  after,
  send,
}: NounChange<Body>): Promise<void> {
  const written: object = await form.write(before);
  const body = changedBody(written, await form.write(after));
  if (Object.keys(body).length === 0) return;
  try {
    await saving(send({ ...body, revision }));
  } catch (error) {
    if (!(error instanceof RecordConflictError)) throw error;
    const saved = form.read({ ...written, ...error.conflict.theirs.set });
    const mine = changesOf(before, after);
    const theirs = Object.fromEntries(
      Object.entries(changesOf(form.read({ ...written }), saved)).filter(([id]) => Object.hasOwn(before, id)),
    );
    const conflicts = Object.entries(mine).flatMap(([path, value]) =>
      path in theirs && !sameValue(theirs[path], value)
        ? [{ path, original: before[path] ?? null, theirs: theirs[path], mine: value }]
        : [],
    );
    const conflict = { ...error.conflict, conflicts, theirs: { set: theirs, rows: {} } };
    if (conflicts.length > 0) throw new RecordConflictError(error.message, conflict);
    await saveChange({ form, revision: conflict.revision, before: saved, after: { ...saved, ...mine }, send });
  }
}

interface NounChange<Body> {
  form: ApiForm<Body>;
  /** Of the record that was read. */
  revision: number;
  /** The form as it was read, and as it is to be saved. */
  before: FormValues;
  after: FormValues;
  /** Calls the noun's `update`, silently. */
  send(body: Record<string, unknown>): Promise<unknown>;
}
