import { searchRoutes, type SearchEntry } from '../routing/searchRoutes.js';

/** What the palette lists for a query: without one the open pages and the actions, with one the best of everything. */
export function paletteGroups({ query, open, pages, actions }: PaletteContents): PaletteGroup[] {
  const text = query.trim().toLowerCase();
  const groups: PaletteGroup[] =
    text === ''
      ? [
          { kind: 'open', entries: open },
          { kind: 'actions', entries: actions },
        ]
      : [
          {
            kind: 'pages',
            entries: searchRoutes(pages, text)
              .slice(0, 8)
              .map(({ path, icon, title }) => ({ id: path, icon, title, path })),
          },
          { kind: 'actions', entries: actions.filter(({ title }) => title.toLowerCase().includes(text)) },
        ];
  return groups.filter(({ entries }) => entries.length > 0);
}

export interface PaletteContents {
  query: string;
  /** Pages that have a tab. */
  open: readonly PaletteEntry[];
  /** Every page of the menu. */
  pages: readonly SearchEntry[];
  actions: readonly PaletteEntry[];
}

export interface PaletteGroup {
  kind: 'open' | 'pages' | 'actions';
  entries: readonly PaletteEntry[];
}

/** A page to go to, or something to do. */
export interface PaletteEntry {
  id: string;
  title: string;
  icon: string;
  path?: string;
  /** Shown at the right end. */
  hint?: string;
  run?(): void;
}
