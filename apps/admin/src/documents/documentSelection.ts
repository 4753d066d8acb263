/** What is chosen in a list, and where the keyboard stands. */
export interface DocumentSelection {
  chosen: ReadonlySet<string>;
  /** Where the keyboard stands. */
  active: string | undefined;
  /** Where a range begins. */
  anchor: string | undefined;
}

export const NOTHING_CHOSEN: DocumentSelection = { chosen: new Set(), active: undefined, anchor: undefined };

/** Chooses one of the ids that are listed: alone, besides others (`toggle`), or with all between it and the anchor (`range`). */
export function choose(
  selection: DocumentSelection,
  ids: readonly string[],
  id: string,
  { toggle = false, range = false }: { toggle?: boolean; range?: boolean } = {},
): DocumentSelection {
  if (range) {
    const anchor = selection.anchor !== undefined && ids.includes(selection.anchor) ? selection.anchor : id;
    const [first = 0, last = 0] = [ids.indexOf(anchor), ids.indexOf(id)].sort((a, b) => a - b);
    return { chosen: new Set(ids.slice(first, last + 1)), active: id, anchor };
  }
  const chosen = new Set(toggle ? selection.chosen : []);
  if (toggle && chosen.has(id)) chosen.delete(id);
  else chosen.add(id);
  return { chosen, active: id, anchor: id };
}

/** Goes so many places on, to the first or the last one at most, and chooses what is there. */
export function goOn(
  selection: DocumentSelection,
  ids: readonly string[],
  distance: number,
  { range = false }: { range?: boolean } = {},
): DocumentSelection {
  if (ids.length === 0) return selection;
  const at = selection.active === undefined ? -1 : ids.indexOf(selection.active);
  const next = at < 0 ? (distance < 0 ? ids.length - 1 : 0) : Math.min(ids.length - 1, Math.max(0, at + distance));
  return choose(selection, ids, ids[next] ?? '', { range });
}

/** Chooses everything that is listed. */
export function chooseAll(selection: DocumentSelection, ids: readonly string[]): DocumentSelection {
  return { ...selection, chosen: new Set(ids) };
}
