import { type TextContext } from '../../core/registry/defineField.js';

/** Names of ids, joined; an id without a known name stands for itself. */
export function idText(value: unknown, kind: string, context: TextContext): string {
  const ids = Array.isArray(value) ? value : value === null || value === undefined || value === '' ? [] : [value];
  return ids.map((id) => context.name?.(kind, String(id)) ?? String(id)).join('、');
}
