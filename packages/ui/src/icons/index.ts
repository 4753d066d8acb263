export { ICONS, ICON_NAMES, type IconName } from './registry.js';
