/**
 * Moves items of a list, in place, so that they stand together in their own order before the item that is at `to` now; `to`
 * may be the length of the list.
 */
export function moveItems<Item extends { id: string }>(items: Item[], ids: readonly string[], to: number): void {
  const moved = items.filter(({ id }) => ids.includes(id));
  const before = items.slice(0, to).filter(({ id }) => !ids.includes(id));
  const after = items.slice(to).filter(({ id }) => !ids.includes(id));
  items.splice(0, items.length, ...before, ...moved, ...after);
}

/** Moves items one place up or down together; false when they are at the end already. */
export function nudgeItems<Item extends { id: string }>(items: Item[], ids: readonly string[], step: 1 | -1): boolean {
  const places = items.flatMap(({ id }, index) => (ids.includes(id) ? [index] : []));
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return false;
  if (step === -1 ? first === 0 : last === items.length - 1) return false;
  moveItems(items, ids, step === -1 ? first - 1 : last + 2);
  return true;
}
