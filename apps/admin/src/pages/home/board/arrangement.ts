import { type ColumnStateEntry } from '@smart-admin/ui/data-table';

/** Where a card of the home page stands: the columns of it are kept as the columns of a list are, side cards at the right edge. */
export interface PlacedCard<Id extends string = string> {
  id: Id;
  visible: boolean;
  /** In the narrow column. */
  side: boolean;
}

/** The cards that a person may have, as they arranged them; cards that are new since stand where they stand by default. */
export function arrangeCards<Id extends string>(
  defaults: readonly PlacedCard<Id>[],
  saved: readonly ColumnStateEntry[] | undefined,
): PlacedCard<Id>[] {
  if (!saved) return [...defaults];
  const known = new Map(defaults.map((card) => [card.id as string, card]));
  const placed = saved.flatMap(({ id, visible, fixed }): PlacedCard<Id>[] => {
    const card = known.get(id);
    return card ? [{ id: card.id, visible, side: fixed === 'right' }] : [];
  });
  defaults.forEach((card, index) => {
    if (placed.some(({ id }) => id === card.id)) return;
    const before = defaults.slice(0, index).map(({ id }) => id);
    const place = placed.findLastIndex(({ id }) => before.includes(id)) + 1;
    placed.splice(place, 0, card);
  });
  return placed;
}

/** What is kept of an arrangement, also of cards that the person may not have at the moment. */
export function arrangementOf(
  cards: readonly PlacedCard[],
  saved: readonly ColumnStateEntry[] | undefined,
): ColumnStateEntry[] {
  const others = (saved ?? []).filter(({ id }) => cards.every((card) => card.id !== id));
  return [
    ...cards.map(({ id, visible, side }) => ({ id, visible, ...(side ? { fixed: 'right' as const } : {}) })),
    ...others,
  ];
}

/** Puts a card to the place of another, in the column where that one stands. */
export function moveCard<Id extends string>(
  cards: readonly PlacedCard<Id>[],
  id: Id,
  target: Id,
  edge: 'top' | 'bottom',
): PlacedCard<Id>[] {
  const moved = cards.find((card) => card.id === id);
  const beside = cards.find((card) => card.id === target);
  if (!moved || !beside || id === target) return [...cards];
  const rest = cards.filter((card) => card !== moved);
  const place = rest.indexOf(beside) + (edge === 'bottom' ? 1 : 0);
  return rest.toSpliced(place, 0, { ...moved, side: beside.side });
}

/** Moves a card past the visible one before or after it in its column. */
export function stepCard<Id extends string>(cards: readonly PlacedCard<Id>[], id: Id, step: -1 | 1): PlacedCard<Id>[] {
  const moved = cards.find((card) => card.id === id);
  const column = cards.filter(({ visible, side }) => visible && side === moved?.side);
  const target = column[column.findIndex((card) => card.id === id) + step];
  return target ? moveCard(cards, id, target.id, step < 0 ? 'top' : 'bottom') : [...cards];
}

/** Shows or hides a card, or puts it into the other column, there as the last. */
export function changeCard<Id extends string>(
  cards: readonly PlacedCard<Id>[],
  id: Id,
  change: Partial<Pick<PlacedCard, 'visible' | 'side'>>,
): PlacedCard<Id>[] {
  const changed = cards.flatMap((card) => (card.id === id ? [{ ...card, ...change }] : []));
  return change.visible === false
    ? cards.map((card) => (card.id === id ? { ...card, ...change } : card))
    : [...cards.filter((card) => card.id !== id), ...changed];
}
