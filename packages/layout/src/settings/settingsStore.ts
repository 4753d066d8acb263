import { isLocale, resolveLocale, type Locale } from '@smart-admin/ui/messages';
import {
  CONTROL_SIZES,
  isThemeName,
  THEME_COLORS,
  type ControlSize,
  type NavTone,
  type ThemeName,
} from '@smart-admin/ui/theme';
import { create } from 'zustand';
import { isBoolean, readStored, STORAGE_PREFIX, writeStored } from './storage.js';

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

/** What the settings drawer starts from, and goes back to. */
export const DEFAULT_LOOK = {
  themeClass: 'blue',
  slideClass: 'dark',
  layoutType: 'classic',
  colorMode: 'light',
  tagsView: true,
  tagsIcon: true,
  useCache: true,
  showLanguage: true,
  showSearch: true,
  shortcuts: true,
} as const satisfies Partial<Settings>;

/** What the user chose about the look; each value is saved under its own key as soon as it changes. */
export const useSettings = create<SettingsStore>((set) => ({
  ...readSettings(),
  update: (change) => {
    set(change);
    for (const [key, value] of Object.entries(change)) writeStored(STORAGE_KEYS[key as keyof Settings], value);
    if (change.themeClass) writeStored('theme', THEME_COLORS[change.themeClass]);
  },
}));

/** What another tab of the same browser changes here too; the sidebar and the language of a tab are its own. */
const FOLLOWED = ['themeClass', 'slideClass', 'colorMode', 'size', 'layoutType'] as const;

/** Follows the look that was chosen in other tabs of the same browser. Answers the end of following. */
export function followLook(): () => void {
  const follow = ({ key }: StorageEvent) => {
    const changed = FOLLOWED.find((name) => key === STORAGE_PREFIX + STORAGE_KEYS[name]);
    if (changed) useSettings.setState({ [changed]: readSettings()[changed] });
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
}

function readSettings(): Settings {
  const flag = (key: keyof Settings) => readStored(STORAGE_KEYS[key], isBoolean) ?? true;
  return {
    themeClass: readStored('themeClass', isThemeName) ?? DEFAULT_LOOK.themeClass,
    slideClass: readStored('slideClass', isOneOf(['dark', 'lightWhite'] as const)) ?? DEFAULT_LOOK.slideClass,
    layoutType: readStored('layoutType', isOneOf(LAYOUT_TYPES)) ?? DEFAULT_LOOK.layoutType,
    colorMode: readStored('colorMode', isOneOf(COLOR_MODES)) ?? DEFAULT_LOOK.colorMode,
    size: readStored('size', isOneOf(CONTROL_SIZES)) ?? 'small',
    language: resolveLocale(readStored('language', isLocale), globalThis.navigator?.language),
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

function isOneOf<const T extends string>(values: readonly T[]): (value: unknown) => value is T {
  return (value): value is T => (values as readonly unknown[]).includes(value);
}
