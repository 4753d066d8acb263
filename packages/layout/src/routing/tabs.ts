/** Adds a visited page unless its path has a tab already. */
export function addTab(tabs: readonly Tab[], tab: Tab): readonly Tab[] {
  return tabs.some((existing) => existing.path === tab.path) ? tabs : [...tabs, tab];
}

/** Puts a tab at another place. Affixed tabs keep theirs, and nothing goes before them. */
export function moveTab(tabs: readonly Tab[], path: string, index: number): readonly Tab[] {
  const moved = tabs.find((tab) => tab.path === path);
  if (!moved || moved.meta.affix) return tabs;
  const others = tabs.filter((tab) => tab !== moved);
  const first = others.filter((tab) => tab.meta.affix).length;
  return others.toSpliced(Math.min(Math.max(index, first), others.length), 0, moved);
}

/** Replaces what is known of a tab, found by its path. */
export function updateTab(tabs: readonly Tab[], tab: Tab): readonly Tab[] {
  return tabs.map((existing) => (existing.path === tab.path ? tab : existing));
}

/**
 * Closes one tab; an affixed one stays. Closing the active tab goes to the last remaining one; without any, to where
 * `pathWhenEmpty` says.
 */
export function closeTab(
  tabs: readonly Tab[],
  path: string,
  activePath: string,
  pathWhenEmpty: PathWhenEmpty = toRoot,
): CloseResult {
  const closed = tabs.find((tab) => tab.path === path);
  if (!closed || closed.meta.affix) return { tabs, goTo: undefined };
  return leave(
    tabs.filter((tab) => tab !== closed),
    closed,
    path === activePath,
    pathWhenEmpty,
  );
}

/** Closes every tab but the affixed ones and the one named. */
export function closeOtherTabs(tabs: readonly Tab[], path: string, activePath: string): CloseResult {
  const remaining = tabs.filter((tab) => tab.meta.affix || tab.path === path);
  return { tabs: remaining, goTo: remaining.some((tab) => tab.path === activePath) ? undefined : path };
}

/** Closes the tabs on one side of the one named; affixed ones stay. */
export function closeTabsBeside(
  tabs: readonly Tab[],
  path: string,
  side: 'left' | 'right',
  activePath: string,
): CloseResult {
  const place = tabs.findIndex((tab) => tab.path === path);
  const remaining = tabs.filter(
    (tab, index) => place < 0 || tab.meta.affix || (side === 'left' ? index >= place : index <= place),
  );
  return { tabs: remaining, goTo: remaining.some((tab) => tab.path === activePath) ? undefined : path };
}

/** Whether closing these tabs would close any: affixed ones stay. */
export function canCloseAny(tabs: readonly Tab[]): boolean {
  return tabs.some((tab) => !tab.meta.affix);
}

/** Closes every tab but the affixed ones. */
export function closeAllTabs(
  tabs: readonly Tab[],
  activePath: string,
  pathWhenEmpty: PathWhenEmpty = toRoot,
): CloseResult {
  const remaining = tabs.filter((tab) => tab.meta.affix);
  const active = tabs.find((tab) => tab.path === activePath);
  return leave(remaining, active, !remaining.some((tab) => tab.path === activePath), pathWhenEmpty);
}

/** One visited page. */
export interface Tab {
  path: string;
  /** Path with query. */
  fullPath: string;
  /** Title in the current language when it was opened. */
  title: string;
  /** Chinese title. */
  zhTitle: string;
  name: string;
  meta: { affix?: boolean; noCache?: boolean; icon: string; names: { en?: string; zhtw?: string; vi?: string } };
}

export interface CloseResult {
  tabs: readonly Tab[];
  /** Where to go now; undefined to stay. */
  goTo: string | undefined;
}

/** Where to go when the last tab was closed. */
export type PathWhenEmpty = (closed: Tab | undefined) => string;

function toRoot(): string {
  return '/';
}

function leave(
  remaining: readonly Tab[],
  closed: Tab | undefined,
  wasActive: boolean,
  pathWhenEmpty: PathWhenEmpty,
): CloseResult {
  if (!wasActive) return { tabs: remaining, goTo: undefined };
  const last = remaining.at(-1);
  return { tabs: remaining, goTo: last ? last.fullPath : pathWhenEmpty(closed) };
}
