/** The chosen keys after one row was switched. */
export function toggleKey(selected: ReadonlySet<string>, key: string, on: boolean): Set<string> {
  const next = new Set(selected);
  if (on) next.add(key);
  else next.delete(key);
  return next;
}

/** The chosen keys after all selectable rows of a page were switched; keys of other pages stay. */
export function togglePage(selected: ReadonlySet<string>, pageKeys: readonly string[], on: boolean): Set<string> {
  const next = new Set(selected);
  for (const key of pageKeys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** State of the box in the head: all, some or none of the page's rows. */
export function pageCheckState(selected: ReadonlySet<string>, pageKeys: readonly string[]): boolean | 'indeterminate' {
  const count = pageKeys.filter((key) => selected.has(key)).length;
  if (count === 0) return false;
  return count === pageKeys.length ? true : 'indeterminate';
}

/** Keys from one row to another, both included, in the order of the page; for shift clicks. */
export function keyRange(pageKeys: readonly string[], from: string, to: string): readonly string[] {
  const a = pageKeys.indexOf(from);
  const b = pageKeys.indexOf(to);
  return a < 0 || b < 0 ? [to] : pageKeys.slice(Math.min(a, b), Math.max(a, b) + 1);
}
