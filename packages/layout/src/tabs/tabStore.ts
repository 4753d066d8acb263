import { createStore, type StoreApi } from 'zustand/vanilla';
import { addTab, moveTab, updateTab, type Tab } from '../routing/tabs.js';

const NONE: ReadonlySet<string> = new Set();

/** The visited pages, how often each was refreshed (a new number builds the page anew), and which hold unsaved changes. */
export function createTabStore(): StoreApi<TabStore> {
  return createStore<TabStore>((set, get) => ({
    tabs: [],
    versions: {},
    unsaved: NONE,
    visit: (tab) => {
      const { tabs } = get();
      const known = tabs.find((candidate) => candidate.path === tab.path);
      if (!known) set({ tabs: tab.meta.affix ? [tab, ...tabs] : addTab(tabs, tab) });
      else if (known.fullPath !== tab.fullPath || known.title !== tab.title) set({ tabs: updateTab(tabs, tab) });
    },
    replace: (tabs) => set({ tabs }),
    move: (path, index) => set(({ tabs }) => ({ tabs: moveTab(tabs, path, index) })),
    refresh: (path) => set(({ versions }) => ({ versions: { ...versions, [path]: (versions[path] ?? 0) + 1 } })),
    setUnsaved: (path, isUnsaved) => {
      const { unsaved } = get();
      if (unsaved.has(path) === isUnsaved) return;
      const next = new Set(unsaved);
      if (isUnsaved) next.add(path);
      else next.delete(path);
      set({ unsaved: next });
    },
    clear: () => set({ tabs: [], versions: {}, unsaved: NONE }),
  }));
}

export interface TabStore {
  tabs: readonly Tab[];
  versions: Readonly<Record<string, number>>;
  /** Paths of pages whose changes would be lost. */
  unsaved: ReadonlySet<string>;
  /** Adds a tab or takes over its new address and title. */
  visit(tab: Tab): void;
  /** Puts other tabs in place of these: what is left after some were closed. */
  replace(tabs: readonly Tab[]): void;
  /** Puts a tab at another place. */
  move(path: string, index: number): void;
  refresh(path: string): void;
  /** Says of a page whether it holds changes that are not saved; `useUnsavedChanges` does it for a mounted page. */
  setUnsaved(path: string, isUnsaved: boolean): void;
  clear(): void;
}
