import { type IconComponent } from '@smart-admin/ui/icon';
import { matchText, type MatchPinyin, type TextRange } from '@smart-admin/ui/text-match';
import { searchRoutes, type SearchEntry } from './searchRoutes.js';

/** What the palette lists for a query: without one the pages visited last and the actions, with one the best of both. */
export function paletteGroups({ query, recent, pages, actions, pinyin }: PaletteContents): PaletteGroup[] {
  const text = query.trim();
  const groups: PaletteGroup[] =
    text === ''
      ? [
          { kind: 'recent', entries: recent.slice(0, RECENT_SHOWN) },
          { kind: 'actions', entries: actions },
        ]
      : [
          {
            kind: 'pages',
            entries: searchRoutes(pages, text, pinyin)
              .slice(0, 8)
              .map(({ path, icon, title, ranges }) => ({ id: path, icon, title, path, ranges })),
          },
          { kind: 'actions', entries: searchActions(actions, text, pinyin) },
        ];
  return groups.filter(({ entries }) => entries.length > 0);
}

export interface PaletteContents {
  query: string;
  /** Pages that the user visited last, the latest first. */
  recent: readonly PaletteEntry[];
  /** Every page of the menu. */
  pages: readonly SearchEntry[];
  actions: readonly PaletteEntry[];
  /** How Chinese characters sound; without it they are found by themselves alone. */
  pinyin?: MatchPinyin;
}

export interface PaletteGroup {
  kind: 'recent' | 'pages' | 'actions' | 'records';
  /** Of records, what they are; the other kinds have names of their own. */
  title?: string;
  entries: readonly PaletteEntry[];
}

/** A page to go to, or something to do. */
export interface PaletteEntry {
  id: string;
  title: string;
  /** Name in the registry of icons, or the icon itself. */
  icon: string | IconComponent;
  path?: string;
  /** Shown at the right end: what it belongs to. */
  hint?: string;
  /** Keys that do the same, as they are written. */
  keys?: string;
  /** Parts of the title that match what was typed. */
  ranges?: readonly TextRange[];
  run?(): void;
}

const RECENT_SHOWN = 8;

function searchActions(actions: readonly PaletteEntry[], text: string, pinyin: MatchPinyin | undefined) {
  return actions
    .flatMap((action) => {
      const match = matchText(action.title, text, pinyin);
      return match ? [{ ...match, action }] : [];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ action, ranges }): PaletteEntry => ({ ...action, ranges }));
}
