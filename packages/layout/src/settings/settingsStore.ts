import { isLocale, resolveLocale, type Locale } from '@smart-admin/ui/messages';
import {
  CONTROL_SIZES,
  isThemeName,
  THEME_COLORS,
  type ControlSize,
  type NavTone,
  type ThemeName,
} from '@smart-admin/ui/theme';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isBoolean, type FrameStorage } from './storage.js';

/** The four arrangements of the navigation (decision Q11). */
export const LAYOUT_TYPES = ['classic', 'functional', 'blend', 'plain'] as const;
export type LayoutType = (typeof LAYOUT_TYPES)[number];
/** Mode of the page body; `system` follows the device (decision Q101). */
export const COLOR_MODES = ['light', 'dark', 'system'] as const;
export type ColorModeSetting = (typeof COLOR_MODES)[number];

const STORAGE_KEYS: Record<keyof Settings, string> = {
  themeClass: 'themeClass',
  slideClass: 'slideClass',
  layoutType: 'layoutType',
  colorMode: 'colorMode',
  size: 'size',
  language: 'language',
  tagsView: 'tagsView',
  tagsIcon: 'tagsIcon',
  useCache: 'useCache',
  showLanguage: 'showLanguage',
  showSearch: 'showSearch',
  showSettings: 'showSettings',
  sidebarLogo: 'sidebarLogo',
  fixedHeader: 'fixedHeader',
  sidebarOpened: 'sidebarStatus',
  shortcuts: 'shortcuts',
};

const STANDARD: Settings = {
  themeClass: 'blue',
  slideClass: 'dark',
  layoutType: 'classic',
  colorMode: 'light',
  size: 'small',
  language: 'zh',
  tagsView: true,
  tagsIcon: true,
  useCache: true,
  showLanguage: true,
  showSearch: true,
  showSettings: true,
  sidebarLogo: true,
  fixedHeader: true,
  sidebarOpened: true,
  shortcuts: true,
};

/** What the settings drawer goes back to its defaults with. */
const LOOK = [
  'themeClass',
  'slideClass',
  'layoutType',
  'colorMode',
  'tagsView',
  'tagsIcon',
  'useCache',
  'showLanguage',
  'showSearch',
  'shortcuts',
] as const satisfies (keyof Settings)[];

/** What the user chose about the look; each value is saved under its own key as soon as it changes. */
export function createSettingsStore(storage: FrameStorage, defaults: Partial<Settings> = {}): StoreApi<SettingsStore> {
  const initial: Settings = { ...STANDARD, ...defaults };
  const store = createStore<SettingsStore>((set, get) => ({
    ...initial,
    update: (change) => {
      set(change);
      for (const [key, value] of Object.entries(change)) storage.write(STORAGE_KEYS[key as keyof Settings], value);
      if (change.themeClass) storage.write('theme', THEME_COLORS[change.themeClass]);
    },
    restore: () => get().update(Object.fromEntries(LOOK.map((key) => [key, initial[key]]))),
    reread: (keys) => {
      const saved = readSettings(storage, initial, defaults.language);
      set(keys ? Object.fromEntries(keys.map((key) => [key, saved[key]])) : saved);
    },
  }));
  // not at creation: a page that a server drew knows the defaults alone, and its first draw here must be the same
  store.getState().reread();
  return store;
}

/** What another tab of the same browser changes here too; the sidebar and the language of a tab are its own. */
const FOLLOWED = ['themeClass', 'slideClass', 'colorMode', 'size', 'layoutType'] as const;

/** Follows the look that was chosen in other tabs of the same browser. Answers the end of following. */
export function followLook({ storage, settings }: { storage: FrameStorage; settings: StoreApi<SettingsStore> }) {
  const follow = ({ key }: StorageEvent) => {
    const changed = FOLLOWED.find((name) => key === storage.prefix + STORAGE_KEYS[name]);
    if (changed) settings.getState().reread([changed]);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

export interface Settings {
  /** Name of the theme colour. Default blue. */
  themeClass: ThemeName;
  /** Tone of the navigation. Default dark. */
  slideClass: NavTone;
  layoutType: LayoutType;
  colorMode: ColorModeSetting;
  /** Height of controls. Default small. */
  size: ControlSize;
  language: Locale;
  /** Tab bar shown. */
  tagsView: boolean;
  tagsIcon: boolean;
  /** Pages are kept alive. */
  useCache: boolean;
  showLanguage: boolean;
  showSearch: boolean;
  showSettings: boolean;
  sidebarLogo: boolean;
  /** Top bar and tabs stay while one scrolls; otherwise they scroll away and leave the page the whole height. */
  fixedHeader: boolean;
  /** Sidebar open rather than collapsed. */
  sidebarOpened: boolean;
  /** Keys of the frame besides the palette's. */
  shortcuts: boolean;
}

export interface SettingsStore extends Settings {
  update(change: Partial<Settings>): void;
  /** Takes the look back to its defaults. */
  restore(): void;
  /** Takes over what the browser keeps: of the settings that are named, else of all. */
  reread(keys?: readonly (keyof Settings)[]): void;
}

function readSettings(storage: FrameStorage, initial: Settings, language: Locale | undefined): Settings {
  const flag = (key: Flag) => storage.read(STORAGE_KEYS[key], isBoolean) ?? initial[key];
  const choice = <const T extends string>(key: string, values: readonly T[], otherwise: T) =>
    storage.read(key, isOneOf(values)) ?? otherwise;
  return {
    themeClass: storage.read('themeClass', isThemeName) ?? initial.themeClass,
    slideClass: choice('slideClass', ['dark', 'lightWhite'], initial.slideClass),
    layoutType: choice('layoutType', LAYOUT_TYPES, initial.layoutType),
    colorMode: choice('colorMode', COLOR_MODES, initial.colorMode),
    size: choice('size', CONTROL_SIZES, initial.size),
    language: resolveLocale(storage.read('language', isLocale) ?? language, globalThis.navigator?.language),
    tagsView: flag('tagsView'),
    tagsIcon: flag('tagsIcon'),
    useCache: flag('useCache'),
    showLanguage: flag('showLanguage'),
    showSearch: flag('showSearch'),
    showSettings: flag('showSettings'),
    sidebarLogo: flag('sidebarLogo'),
    fixedHeader: flag('fixedHeader'),
    sidebarOpened: flag('sidebarOpened'),
    shortcuts: flag('shortcuts'),
  };
}

/** Settings that are on or off. */
type Flag = { [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never }[keyof Settings];

function isOneOf<const T extends string>(values: readonly T[]): (value: unknown) => value is T {
  return (value): value is T => (values as readonly unknown[]).includes(value);
}
