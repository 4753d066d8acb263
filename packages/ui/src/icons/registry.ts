import { ICONS_A_TO_H } from './iconsAToH.js';
import { ICONS_I_TO_Z } from './iconsIToZ.js';

/** Icons that menu entries and designers may name, by lucide name. Some 20 kB gzip: import it where icons are chosen. */
export const ICONS = { ...ICONS_A_TO_H, ...ICONS_I_TO_Z };

/** Name of an icon of the registry. */
export type IconName = keyof typeof ICONS;

/** All names, for icon choosers. */
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

/** The names that hold all words of a search, in any order; all of them for an empty one. */
export function findIcons(query: string): IconName[] {
  const words = query.trim().toLowerCase().split(/\s+/);
  return ICON_NAMES.filter((name) => words.every((word) => name.includes(word)));
}
