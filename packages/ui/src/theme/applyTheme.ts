import { type ThemeName } from './themeColors.js';

/** Writes the given switches on `<html>` (or another element); what is left out stays as it is. */
export function applyTheme(settings: ThemeSettings, root: HTMLElement = document.documentElement): void {
  for (const [key, value] of Object.entries(settings)) if (value !== undefined) root.dataset[key] = value;
}

export interface ThemeSettings {
  /** Light or dark surfaces. */
  mode?: ColorMode;
  /** Theme colour. */
  theme?: ThemeName;
  /** Tone of the navigation. */
  nav?: NavTone;
  /** Height of controls and rows. */
  size?: ControlSize;
}

export type ColorMode = 'light' | 'dark';
export type NavTone = 'dark' | 'lightWhite';

/** Control heights: default 40, medium 36, small 32, mini 28 px. */
export const CONTROL_SIZES = ['default', 'medium', 'small', 'mini'] as const;
export type ControlSize = (typeof CONTROL_SIZES)[number];

/** Size used until a user chooses another. */
export const DEFAULT_CONTROL_SIZE: ControlSize = 'small';
