export {
  COLOR_MODES,
  LAYOUT_TYPES,
  useSettings,
  type ColorModeSetting,
  type LayoutType,
  type Settings,
  type SettingsStore,
} from './settings/settingsStore.js';
export { useAppliedSettings } from './settings/useAppliedSettings.js';
export {
  isBoolean,
  isNumber,
  isString,
  readStored,
  removeStored,
  STORAGE_PREFIX,
  writeStored,
} from './settings/storage.js';
export {
  followOtherTabs,
  useSession,
  type SessionState,
  type SessionStore,
  type SessionUser,
  type SessionUserInfo,
  type SystemConfig,
} from './session/sessionStore.js';
export { useTabs, type TabStore } from './tabs/tabStore.js';
export { useUnsavedChanges } from './tabs/useUnsavedChanges.js';
export { BrandMark } from './sidebar/Brand.js';
