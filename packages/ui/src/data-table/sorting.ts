import { type SortEntry } from './dataColumn.js';

/**
 * The sort order after a click on a head: ascending, descending, none. With `additive` (shift) the other columns keep
 * their places.
 */
export function toggleSort(sorting: readonly SortEntry[], id: string, additive: boolean): SortEntry[] {
  const current = sorting.find((entry) => entry.id === id);
  const next = !current ? { id, desc: false } : current.desc ? null : { id, desc: true };
  if (!additive) return next ? [next] : [];
  if (!current) return [...sorting, { id, desc: false }];
  return sorting.flatMap((entry) => (entry.id === id ? (next ?? []) : entry));
}
