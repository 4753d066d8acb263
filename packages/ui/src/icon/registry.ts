import { ICONS_A_TO_H } from './iconsAToH.js';
import { ICONS_I_TO_Z } from './iconsIToZ.js';

/** Icons that menu entries and designers may name, by lucide name. */
export const ICONS = { ...ICONS_A_TO_H, ...ICONS_I_TO_Z };

/** Name of an icon of the registry. */
export type IconName = keyof typeof ICONS;

/** All names, for icon choosers. */
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

/** Whether the registry holds an icon of that name. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}
