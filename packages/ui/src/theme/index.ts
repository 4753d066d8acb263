export {
  applyTheme,
  CONTROL_SIZES,
  DEFAULT_CONTROL_SIZE,
  type ThemeSettings,
  type ColorMode,
  type NavTone,
  type ControlSize,
} from './applyTheme.js';
export { DIMENSIONS } from './dimensions.js';
export { THEME_COLORS, THEME_NAMES, isThemeName, type ThemeName } from './themeColors.js';
export { isPhoneNow, useIsPhone } from './useIsPhone.js';
