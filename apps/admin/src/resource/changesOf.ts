import { sameValue, type FormValues } from '@smart-admin/form-engine/core';

/** Fields of a form that differ, with their later values. */
export function changesOf(before: FormValues, after: FormValues): FormValues {
  const fields = Object.entries(after).filter(
    ([id, value]) => Object.hasOwn(before, id) && !sameValue(before[id] ?? null, value ?? null),
  );
  return Object.fromEntries(fields.map(([id, value]) => [id, value ?? null]));
}
