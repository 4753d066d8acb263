import { useState } from 'react';
import { type FrameItem } from '../frame/navigationItem.js';

/**
 * Which directories are open, by id: those that the user opened, and those that lead to the active page; where none does,
 * the one that is named.
 */
export function useOpenDirectories(
  items: readonly FrameItem[],
  activePath: string,
  initiallyOpen?: string,
): OpenDirectories {
  const [state, setState] = useState<State>({ path: undefined, items: [], open: new Set() });
  if (state.path !== activePath || state.items !== items) {
    // derived while rendering: a navigation opens the way to its page without a second paint
    const ancestors = ancestorsOf(items, activePath) ?? (initiallyOpen === undefined ? [] : [initiallyOpen]);
    setState({ path: activePath, items, open: new Set([...state.open, ...ancestors]) });
  }
  const toggle = (id: string) =>
    setState((current) => {
      const open = new Set(current.open);
      if (!open.delete(id)) open.add(id);
      return { ...current, open };
    });
  return { open: state.open, toggle };
}

export interface OpenDirectories {
  open: ReadonlySet<string>;
  toggle(id: string): void;
}

interface State {
  path: string | undefined;
  items: readonly FrameItem[];
  open: ReadonlySet<string>;
}

/** Ids of the directories above a page; undefined where no directory holds it. */
function ancestorsOf(items: readonly FrameItem[], path: string): string[] | undefined {
  for (const { id, children } of items) {
    if (!children) continue;
    if (children.some((child) => !child.children && child.path === path)) return [id];
    const below = ancestorsOf(children, path);
    if (below) return [id, ...below];
  }
  return undefined;
}
