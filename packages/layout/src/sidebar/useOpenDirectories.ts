import { useState } from 'react';
import { initiallyOpen } from '../routing/menuToRoutes.js';
import { type NavigationItem } from '../routing/menuTypes.js';

/** Which directories are open: those that the user opened, and those that lead to the active page. */
export function useOpenDirectories(items: readonly NavigationItem[], activePath: string): OpenDirectories {
  const [state, setState] = useState<State>({ path: '', items: [], open: new Set() });
  if (state.path !== activePath || state.items !== items) {
    // derived while rendering: a navigation opens the way to its page without a second paint
    setState({ path: activePath, items, open: new Set([...state.open, ...ancestorsOf(items, activePath)]) });
  }
  const toggle = (path: string) =>
    setState((current) => {
      const open = new Set(current.open);
      if (!open.delete(path)) open.add(path);
      return { ...current, open };
    });
  return { open: state.open, toggle };
}

/** Paths of the directories above a page; on the start pages the first entry when it is a directory. */
export function ancestorsOf(items: readonly NavigationItem[], path: string): string[] {
  for (const item of items) {
    if (item.path === path && !item.children) return [];
    const below = item.children ? trail(item, path) : undefined;
    if (below) return below;
  }
  const first = initiallyOpen(path, items);
  return first ? [first] : [];
}

export interface OpenDirectories {
  open: ReadonlySet<string>;
  toggle(path: string): void;
}

interface State {
  path: string;
  items: readonly NavigationItem[];
  open: ReadonlySet<string>;
}

function trail(item: NavigationItem, path: string): string[] | undefined {
  if (!item.children) return item.path === path ? [] : undefined;
  for (const child of item.children) {
    const below = trail(child, path);
    if (below) return [item.path, ...below];
  }
  return undefined;
}
