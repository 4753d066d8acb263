export { ICONS, ICON_NAMES, findIcons, type IconName } from './registry.js';
