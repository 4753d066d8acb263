import { type StoreApi } from 'zustand/vanilla';
import { createSettingsStore, type Settings, type SettingsStore } from '../settings/settingsStore.js';
import { createStorage, type FrameStorage, type StorageOptions } from '../settings/storage.js';
import { createTabStore, type TabStore } from '../tabs/tabStore.js';

/**
 * What a frame remembers: the settings of its user and the tabs. `AppFrame` makes one by itself; an application makes it
 * where code outside the frame reads or changes them, too: `const store = createFrameStore({ storage: { prefix: 'acme_' } })`.
 */
export function createFrameStore({ storage, defaults }: FrameStoreOptions = {}): FrameStore {
  const kept = createStorage(storage);
  return {
    storage: kept,
    tabStorage: createStorage({ prefix: kept.prefix, area: storage?.tabArea ?? (() => sessionStorage) }),
    settings: createSettingsStore(kept, defaults),
    tabs: createTabStore(),
  };
}

export interface FrameStoreOptions {
  storage?: FrameStorageOptions;
  /** What the settings are until the user changes them. */
  defaults?: Partial<Settings>;
}

export interface FrameStorageOptions extends StorageOptions {
  /** Keeps what belongs to one tab of the browser: the pages that are open. Default its sessionStorage. */
  tabArea?: StorageOptions['area'];
}

export interface FrameStore {
  /** Kept for this browser. */
  storage: FrameStorage;
  /** Kept for this tab of the browser. */
  tabStorage: FrameStorage;
  settings: StoreApi<SettingsStore>;
  tabs: StoreApi<TabStore>;
}
