import { type ColumnStateEntry } from './dataColumn.js';

/**
 * Puts a column before another one (null: last), as a person sees them: fixed columns stand together at their edge, wherever
 * their place in the order is, so a column moves among those of its own edge. `beside` are these in the order in which they
 * are drawn; a place before a column of another edge is the one behind the last of them.
 * @internal
 */
export function moveColumn(
  state: readonly ColumnStateEntry[],
  id: string,
  beforeId: string | null,
  beside: readonly string[],
): ColumnStateEntry[] {
  const moved = state.find((entry) => entry.id === id);
  const neighbours = beside.filter((other) => other !== id);
  const last = neighbours.at(-1);
  if (!moved || id === beforeId || last === undefined) return [...state];
  const others = state.filter((entry) => entry.id !== id);
  const placeOf = (other: string) => others.findIndex((entry) => entry.id === other);
  const at = beforeId !== null && neighbours.includes(beforeId) ? placeOf(beforeId) : placeOf(last) + 1;
  return [...others.slice(0, at), moved, ...others.slice(at)];
}
