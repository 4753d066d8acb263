/** What is selected: ids in the order of the page, and where a range begins. */
export interface Selection {
  ids: readonly string[];
  /** The item that was chosen last without Shift; null when nothing is. */
  anchor: string | null;
}

export const NOTHING_SELECTED: Selection = { ids: [], anchor: null };

/**
 * The selection after a click or a press on an item: alone, with `toggle` (Ctrl or ⌘) added or taken out, with `range`
 * (Shift) everything from the anchor to it. `order` are all ids as the page shows them.
 */
export function selectItem(
  selection: Selection,
  id: string,
  order: readonly string[],
  { toggle = false, range = false }: { toggle?: boolean; range?: boolean } = {},
): Selection {
  if (range && selection.anchor !== null && order.includes(selection.anchor)) {
    const [from, to] = [order.indexOf(selection.anchor), order.indexOf(id)].sort((a, b) => a - b) as [number, number];
    return { ids: order.slice(from, to + 1), anchor: selection.anchor };
  }
  if (!toggle) return { ids: [id], anchor: id };
  const ids = selection.ids.includes(id) ? selection.ids.filter((other) => other !== id) : [...selection.ids, id];
  return { ids: order.filter((other) => ids.includes(other)), anchor: id };
}

/** The selection without what is no longer there. */
export function prune(selection: Selection, order: readonly string[]): Selection {
  const ids = order.filter((id) => selection.ids.includes(id));
  const anchor = selection.anchor !== null && order.includes(selection.anchor) ? selection.anchor : null;
  const left = { ids, anchor };
  return anchor === selection.anchor && isSameSelection(left, selection) ? selection : left;
}

/** Whether the same ids are selected. */
export function isSameSelection({ ids }: Selection, other: Selection): boolean {
  return ids.length === other.ids.length && ids.every((id, index) => id === other.ids[index]);
}
