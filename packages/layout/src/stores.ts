export {
  createFrameStore,
  type FrameStorageOptions,
  type FrameStore,
  type FrameStoreOptions,
} from './frame/createFrameStore.js';
export {
  COLOR_MODES,
  LAYOUT_TYPES,
  type ColorModeSetting,
  type LayoutType,
  type Settings,
  type SettingsStore,
} from './settings/settingsStore.js';
export { recentPages } from './palette/recentPages.js';
export { useAppliedSettings } from './settings/useAppliedSettings.js';
export { useToday } from './notices/useToday.js';
export { isBoolean, isNumber, isString, type FrameStorage, type StorageOptions } from './settings/storage.js';
export { type TabStore } from './tabs/tabStore.js';
export { useUnloadQuestion } from './tabs/useUnloadQuestion.js';
export { useUnsavedChanges } from './tabs/useUnsavedChanges.js';
export { BrandMark, type BrandMarkProps } from './sidebar/Brand.js';
export { useUnsavedGuard, type UnsavedGuard } from './tabs/useUnsavedGuard.js';
