import { useState } from 'react';
import { containsPath } from '../frame/containsPath.js';
import { type FrameItem } from '../frame/navigationItem.js';

/** The first-level entry whose children show: the one that holds the page, until the user looks into another. */
export function useSection(items: readonly FrameItem[], activePath: string): Section {
  const [looked, setLooked] = useState<{ id: string; path: string }>();
  const current = sectionOf(items, activePath);
  // looking into another section ends with the next navigation
  const chosen = looked?.path === activePath ? items.find(({ id }) => id === looked.id) : undefined;
  return { section: chosen ?? current, current, look: (id) => setLooked({ id, path: activePath }) };
}

/** The first-level entry that holds a path. */
export function sectionOf(items: readonly FrameItem[], path: string): FrameItem | undefined {
  return items.find((item) => item.path === path || containsPath(item, path));
}

export interface Section {
  /** What the column shows. */
  section: FrameItem | undefined;
  /** What holds the page. */
  current: FrameItem | undefined;
  look(id: string): void;
}
