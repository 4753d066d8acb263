import Fuse from 'fuse.js';
import { type Locale } from '@smart-admin/ui/messages';
import { type NavigationItem } from './menuTypes.js';
import { routeTitle } from './titles.js';

/** Everything the menu can open, with the titles that lead to it, in one language. */
export function searchEntries(
  items: readonly NavigationItem[],
  locale: Locale,
  above: readonly string[] = [],
): SearchEntry[] {
  return items.flatMap((item) => {
    const titles = [...above, routeTitle(item.meta, locale)];
    if (item.children) return searchEntries(item.children, locale, titles);
    return item.path ? [{ path: item.path, icon: item.meta.icon, title: titles.join(' > ') }] : [];
  });
}

/** Fuzzy search by title (weight 0.7) and path (0.3), threshold 0.4; an empty query finds nothing. */
export function searchRoutes(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const text = query.trim();
  if (!text) return [];
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

export const SEARCH_THRESHOLD = 0.4;

export interface SearchEntry {
  path: string;
  icon: string;
  /** Titles from the top, joined by " > ". */
  title: string;
}
