import { type ListDefinition, type ListPart } from '../../core/list/ListDefinition.js';

/** The parts of a list that are lists themselves. */
export type ListPartName = 'columns' | 'search' | 'buttons' | 'rowButtons';

export const LIST_PARTS: readonly ListPartName[] = ['columns', 'search', 'buttons', 'rowButtons'];

/** The id of an entry among all items of the designer: that of a column is its own. */
export function itemIdOf(part: ListPartName, id: string): string {
  return part === 'columns' ? id : `${part}:${id}`;
}

/** All items of a list. */
export function listItems(list: ListDefinition): string[] {
  return LIST_PARTS.flatMap((part) => list[part].map(({ id }) => itemIdOf(part, id)));
}

/** The entry of an item and the part in which it stands. */
export function listItem(list: ListDefinition, itemId: string): { part: ListPartName; entry: ListPart } | undefined {
  const part = LIST_PARTS.find((name) => itemId.startsWith(`${name}:`)) ?? 'columns';
  const entry = list[part].find(({ id }) => itemIdOf(part, id) === itemId);
  return entry && { part, entry };
}
