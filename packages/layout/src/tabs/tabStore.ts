import { create } from 'zustand';
import {
  addTab,
  closeAllTabs,
  closeOtherTabs,
  closeTab,
  closeTabsBeside,
  moveTab,
  updateTab,
  type CloseResult,
  type Tab,
} from '../routing/tabs.js';

/** The visited pages, and how often each was refreshed (a new number builds the page anew). */
export const useTabs = create<TabStore>((set, get) => {
  const apply = ({ tabs, goTo }: CloseResult) => {
    set({ tabs });
    return goTo;
  };
  return {
    tabs: [],
    versions: {},
    visit: (tab) => {
      const { tabs } = get();
      const known = tabs.find((candidate) => candidate.path === tab.path);
      if (!known) set({ tabs: tab.meta.affix ? [tab, ...tabs] : addTab(tabs, tab) });
      else if (known.fullPath !== tab.fullPath || known.title !== tab.title) set({ tabs: updateTab(tabs, tab) });
    },
    close: (path, activePath) => apply(closeTab(get().tabs, path, activePath)),
    closeOthers: (path, activePath) => apply(closeOtherTabs(get().tabs, path, activePath)),
    closeBeside: (path, side, activePath) => apply(closeTabsBeside(get().tabs, path, side, activePath)),
    closeAll: (activePath) => apply(closeAllTabs(get().tabs, activePath)),
    move: (path, index) => set(({ tabs }) => ({ tabs: moveTab(tabs, path, index) })),
    refresh: (path) => set(({ versions }) => ({ versions: { ...versions, [path]: (versions[path] ?? 0) + 1 } })),
    clear: () => set({ tabs: [], versions: {} }),
  };
});

export interface TabStore {
  tabs: readonly Tab[];
  versions: Readonly<Record<string, number>>;
  /** Adds a tab or takes over its new address and title. */
  visit(tab: Tab): void;
  /** Each closing call answers where to go now; undefined to stay. */
  close(path: string, activePath: string): string | undefined;
  closeOthers(path: string, activePath: string): string | undefined;
  closeBeside(path: string, side: 'left' | 'right', activePath: string): string | undefined;
  closeAll(activePath: string): string | undefined;
  /** Puts a tab at another place. */
  move(path: string, index: number): void;
  refresh(path: string): void;
  clear(): void;
}
