/** The ten theme names and their brand colours, in the order in which they are offered. */
export const THEME_COLORS = {
  default: '#409eff',
  blue: '#1890ff',
  purple: '#722ed1',
  azure: '#211bce',
  blackblue: '#211bce',
  ocean: '#13c2c2',
  green: '#3eac12',
  yellow: '#f8bc18',
  orange: '#f5811c',
  red: '#f5222d',
} as const;

/** Name of a theme colour. */
export type ThemeName = keyof typeof THEME_COLORS;

/** Theme names in the order in which they are offered. */
export const THEME_NAMES = Object.keys(THEME_COLORS) as ThemeName[];

/** Whether a value names a theme colour. */
export function isThemeName(value: unknown): value is ThemeName {
  return typeof value === 'string' && Object.hasOwn(THEME_COLORS, value);
}
