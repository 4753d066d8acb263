import Fuse from 'fuse.js';
import { type Locale } from '@smart-admin/ui/messages';
import { matchText, type MatchPinyin, type TextRange, type TextMatch } from '@smart-admin/ui/text-match';
import { type FrameItem } from '../frame/navigationItem.js';
import { localText, textsOf } from '../routing/localText.js';

/** Everything the menu can open, with the titles that lead to it, in one language. */
export function searchEntries(
  items: readonly FrameItem[],
  locale: Locale,
  above: readonly string[] = [],
): SearchEntry[] {
  return items.flatMap(({ title, path, icon, children }) => {
    const own = localText(title, locale);
    const titles = [...above, own];
    if (children) return searchEntries(children, locale, titles);
    const others = textsOf(title).filter((name) => name !== own);
    return path ? [{ path, icon, title: titles.join(SEPARATOR), others }] : [];
  });
}

/**
 * The pages that answer what was typed, best first: by their own title (whole, from its start, inside), by how its
 * Chinese characters sound (spelled or by initials before both mixed), by the titles above it, by path. Without any of these by their titles in the other
 * languages, then by what is merely similar (fuzzy, title weight 0.7, path 0.3, threshold 0.4). An empty query finds
 * nothing.
 */
export function searchRoutes(entries: readonly SearchEntry[], query: string, pinyin?: MatchPinyin): SearchResult[] {
  const text = query.trim();
  if (!text) return [];
  for (const match of [matchShown, matchOtherLanguage]) {
    const found = entries.flatMap((entry) => {
      const matched = match(entry, text, pinyin);
      return matched ? [{ entry, ...matched }] : [];
    });
    if (found.length > 0)
      return found
        .toSorted((one, other) => one.rank - other.rank || one.entry.title.length - other.entry.title.length)
        .map(({ entry, ranges }) => ({ ...entry, ranges }));
  }
  return searchSimilar(entries, text).map((entry) => ({ ...entry, ranges: [] }));
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
  ranges: readonly TextRange[];
}

const SEPARATOR = ' > ';

const Rank = { Above: 10, Path: 20 } as const;

function matchShown({ title, path }: SearchEntry, text: string, pinyin?: MatchPinyin): TextMatch | undefined {
  const start = title.lastIndexOf(SEPARATOR);
  const offset = start < 0 ? 0 : start + SEPARATOR.length;
  const own = matchText(title.slice(offset), text, pinyin);
  if (own) return { rank: own.rank, ranges: own.ranges.map(([from, to]): TextRange => [from + offset, to + offset]) };
  // how the titles above sound counts beside another word alone: it is asked of every page with every key
  const whole = offset > 0 ? matchText(title, text, text.includes(' ') ? pinyin : undefined) : undefined;
  if (whole) return { rank: Rank.Above + whole.rank, ranges: whole.ranges };
  return path.toLowerCase().includes(text.toLowerCase()) ? { rank: Rank.Path, ranges: [] } : undefined;
}

function matchOtherLanguage({ others = [] }: SearchEntry, text: string, pinyin?: MatchPinyin): TextMatch | undefined {
  const rank = Math.min(...others.map((name) => matchText(name, text, pinyin)?.rank ?? Infinity));
  return rank < Infinity ? { rank, ranges: [] } : undefined;
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
