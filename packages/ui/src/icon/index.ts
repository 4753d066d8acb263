export { Icon, type IconProps } from './Icon.js';
export { ICONS, ICON_NAMES, isIconName, type IconName } from './registry.js';
