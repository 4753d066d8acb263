/**
 * What of a menu stands in the bar, `count` entries, and what under "More ...". The active entry always stands in the bar:
 * where it would not, it takes the last place.
 */
export function divideMenu<Item extends { id: string }>(
  items: readonly Item[],
  count: number,
  activeId: string | undefined,
): { shown: Item[]; rest: Item[] } {
  const place = items.findIndex(({ id }) => id === activeId);
  const active = items[place];
  if (!active || place < count || count === 0) return { shown: items.slice(0, count), rest: items.slice(count) };
  const shown = [...items.slice(0, count - 1), active];
  return { shown, rest: items.filter((item) => !shown.includes(item)) };
}
