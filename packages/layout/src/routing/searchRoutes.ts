import Fuse from 'fuse.js';
import { type Locale } from '@smart-admin/ui/messages';
import { matchTitle, MatchRank, type MatchPinyin, type Range } from './matchTitle.js';
import { type NavigationItem } from './menuTypes.js';
import { routeTitle } from './titles.js';

/** Everything the menu can open, with the titles that lead to it, in one language. */
export function searchEntries(
  items: readonly NavigationItem[],
  locale: Locale,
  above: readonly string[] = [],
): SearchEntry[] {
  return items.flatMap((item) => {
    const own = routeTitle(item.meta, locale);
    const titles = [...above, own];
    if (item.children) return searchEntries(item.children, locale, titles);
    const { fullName, names } = item.meta;
    const others = [fullName, names.en, names.zhtw, names.vi].filter(
      (name): name is string => Boolean(name) && name !== own,
    );
    return item.path ? [{ path: item.path, icon: item.meta.icon, title: titles.join(SEPARATOR), others }] : [];
  });
}

/**
 * The pages that answer what was typed, best first: by their own title (whole, from its start, inside), by how its
 * Chinese characters sound, by the titles above it, by path, by the titles in the other languages. Without
 * any of these what is merely similar (fuzzy, title weight 0.7, path 0.3, threshold 0.4). An empty query finds nothing.
 */
export function searchRoutes(entries: readonly SearchEntry[], query: string, pinyin?: MatchPinyin): SearchResult[] {
  const text = query.trim();
  if (!text) return [];
  const found = entries.flatMap((entry) => {
    const match = matchEntry(entry, text, pinyin);
    return match ? [{ entry, ...match }] : [];
  });
  if (found.length === 0) return searchSimilar(entries, text).map((entry) => ({ ...entry, ranges: [] }));
  return found
    .toSorted((one, other) => one.rank - other.rank || one.entry.title.length - other.entry.title.length)
    .map(({ entry, ranges }) => ({ ...entry, ranges }));
}

export const SEARCH_THRESHOLD = 0.4;

export interface SearchEntry {
  path: string;
  icon: string;
  /** Titles from the top, joined by " > ". */
  title: string;
  /** Its own titles in the other languages. */
  others?: readonly string[];
}

export interface SearchResult extends SearchEntry {
  /** Parts of the title that match, as [start, end). */
  ranges: readonly Range[];
}

const SEPARATOR = ' > ';

const Rank = { Above: 10, Path: 20, OtherLanguage: 30 } as const;

function matchEntry({ title, path, others = [] }: SearchEntry, text: string, pinyin: MatchPinyin | undefined) {
  const start = title.lastIndexOf(SEPARATOR);
  const offset = start < 0 ? 0 : start + SEPARATOR.length;
  const own = matchTitle(title.slice(offset), text, pinyin);
  if (own) return { rank: own.rank, ranges: own.ranges.map(([from, to]): Range => [from + offset, to + offset]) };
  const whole = matchTitle(title, text, pinyin);
  if (whole) return { rank: Rank.Above + whole.rank, ranges: whole.ranges };
  if (path.toLowerCase().includes(text.toLowerCase())) return { rank: Rank.Path, ranges: [] };
  const ranks = others.map((name) => matchTitle(name, text, pinyin)?.rank ?? Infinity);
  const best = Math.min(...ranks);
  return best <= MatchRank.Pinyin ? { rank: Rank.OtherLanguage + best, ranges: [] } : undefined;
}

function searchSimilar(entries: readonly SearchEntry[], text: string): SearchEntry[] {
  const fuse = new Fuse(entries, {
    threshold: SEARCH_THRESHOLD,
    ignoreLocation: true,
    keys: [
      { name: 'title', weight: 0.7 },
      { name: 'path', weight: 0.3 },
    ],
  });
  return fuse.search(text).map((result) => result.item);
}
