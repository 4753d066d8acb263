import { useState } from 'react';
import { containsPath } from '../routing/containsPath.js';
import { type NavigationItem } from '../routing/menuTypes.js';

/** The first-level entry whose children show: the one that holds the page, until the user looks into another. */
export function useSection(items: readonly NavigationItem[], activePath: string): Section {
  const [looked, setLooked] = useState<{ id: string; path: string }>();
  const current = sectionOf(items, activePath);
  // looking into another section ends with the next navigation
  const chosen = looked?.path === activePath ? items.find(({ id }) => id === looked.id) : undefined;
  return { section: chosen ?? current, current, look: (id) => setLooked({ id, path: activePath }) };
}

/** The first-level entry that holds a path. */
export function sectionOf(items: readonly NavigationItem[], path: string): NavigationItem | undefined {
  return items.find((item) => item.path === path || containsPath(item, path));
}

export interface Section {
  /** What the column shows. */
  section: NavigationItem | undefined;
  /** What holds the page. */
  current: NavigationItem | undefined;
  look(id: string): void;
}
