import { type ListDefinition, type ListSearch } from './ListDefinition.js';

/** How a list can stand: in a table, as cards, in groups, as a board of columns, in a calendar, below their parents. */
export const LIST_LAYOUTS = ['table', 'cards', 'groups', 'board', 'calendar', 'tree'] as const;

export type ListLayout = (typeof LIST_LAYOUTS)[number];

type Layouts = Pick<
  ListDefinition,
  'layouts' | 'startLayout' | 'groupField' | 'boardField' | 'calendarStart' | 'calendarEnd' | 'treeField'
>;

/** The layouts that a list offers, the one of the first visit first; those that lack their field are left out. */
export function offeredLayouts(list: Layouts): readonly ListLayout[] {
  const chosen = list.layouts && list.layouts.length > 0 ? list.layouts : DEFAULT_LAYOUTS;
  const usable = LIST_LAYOUTS.filter((layout) => chosen.includes(layout) && missingField(list, layout) === undefined);
  const offered = usable.length > 0 ? usable : DEFAULT_LAYOUTS;
  const first = offered.find((layout) => layout === list.startLayout);
  return first ? [first, ...offered.filter((layout) => layout !== first)] : offered;
}

export const DEFAULT_LAYOUTS: readonly ListLayout[] = ['table', 'cards'];

/** The setting of the field without which a layout cannot stand, where it is empty. */
export function missingField(list: Layouts, layout: ListLayout): keyof Layouts | undefined {
  const needed = ({ groups: 'groupField', board: 'boardField', calendar: 'calendarStart', tree: 'treeField' } as const)[
    layout as 'groups'
  ];
  return needed !== undefined && (list[needed] ?? '') === '' ? needed : undefined;
}

/** What a list can be searched by: its search fields, those of phones, and the fields by which its layouts ask for records. */
export function searchesOf(list: ListDefinition): readonly ListSearch[] {
  const found = new Map<string, ListSearch>();
  for (const search of [...list.search, ...(list.phone?.search ?? []), ...layoutSearches(list)])
    if (!found.has(search.id)) found.set(search.id, search);
  return [...found.values()];
}

/** The fields of the layouts that a list offers. */
export function layoutSearches(list: Layouts): readonly ListSearch[] {
  const offered = offeredLayouts(list);
  const found = new Map<string, ListSearch>();
  const add = (layout: ListLayout, id: string | undefined, mode: ListSearch['mode']) => {
    if (id && offered.includes(layout)) found.set(id, { id, label: id, mode, wire: undefined });
  };
  add('groups', list.groupField, 'equal');
  add('board', list.boardField, 'equal');
  add('calendar', list.calendarStart, 'between');
  add('calendar', list.calendarEnd, 'between');
  add('tree', list.treeField, 'equal');
  return [...found.values()];
}

/** Asked for in place of a value: records in which the field is empty. */
export const EMPTY_VALUE = { isEmpty: true } as const;

/** Whether somebody asks for records in which a field is empty. */
export function asksForEmpty(asked: unknown): boolean {
  return typeof asked === 'object' && asked !== null && 'isEmpty' in asked && asked.isEmpty === true;
}
