import { createStore, type StoreApi } from 'zustand/vanilla';
import { addTab, moveTab, updateTab, type Tab } from '../routing/tabs.js';

const NONE: ReadonlySet<string> = new Set();

/** The visited pages, how often each was refreshed (a new number builds the page anew), and which hold unsaved changes. */
export function createTabStore(): StoreApi<TabStore> {
  return createStore<TabStore>((set, get) => ({
    tabs: [],
    versions: {},
    unsaved: NONE,
    forgotten: NONE,
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
      const { unsaved, forgotten } = get();
      if (unsaved.has(path) === isUnsaved && !forgotten.has(path)) return;
      set({ unsaved: isUnsaved ? having(unsaved, path) : without(unsaved, path), forgotten: without(forgotten, path) });
    },
    forget: (path) =>
      set(({ unsaved, forgotten }) => ({ unsaved: without(unsaved, path), forgotten: having(forgotten, path) })),
    clear: () => set({ tabs: [], versions: {}, unsaved: NONE }),
  }));
}

function having(paths: ReadonlySet<string>, path: string): ReadonlySet<string> {
  return paths.has(path) ? paths : new Set([...paths, path]);
}

function without(paths: ReadonlySet<string>, path: string): ReadonlySet<string> {
  return paths.has(path) ? new Set([...paths].filter((each) => each !== path)) : paths;
}

export interface TabStore {
  tabs: readonly Tab[];
  versions: Readonly<Record<string, number>>;
  /** Paths of pages whose changes would be lost. */
  unsaved: ReadonlySet<string>;
  /** Paths of pages whose changes were saved or thrown away on purpose: nothing of them is to be kept for later. */
  forgotten: ReadonlySet<string>;
  /** Adds a tab or takes over its new address and title. */
  visit(tab: Tab): void;
  /** Puts other tabs in place of these: what is left after some were closed. */
  replace(tabs: readonly Tab[]): void;
  /** Puts a tab at another place. */
  move(path: string, index: number): void;
  refresh(path: string): void;
  /** Says of a page whether it holds changes that are not saved; `useUnsavedChanges` does it for a mounted page. */
  setUnsaved(path: string, isUnsaved: boolean): void;
  /** Says that the changes of a page are saved, or that whoever made them lets them go. */
  forget(path: string): void;
  clear(): void;
}
