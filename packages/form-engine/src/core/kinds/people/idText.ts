import { type TextContext } from '../../registry/defineField.js';

/** Names of ids, joined; an id without a known name stands for itself. `key` is that of the kind's reference. */
export function idText(value: unknown, key: string, context: TextContext): string {
  const ids = Array.isArray(value) ? value : value === null || value === undefined || value === '' ? [] : [value];
  return ids.map((id) => context.name?.(key, String(id)) ?? String(id)).join('、');
}
