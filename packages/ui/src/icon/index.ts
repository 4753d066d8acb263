export { Icon, type IconProps } from './Icon.js';
export { type IconComponent, type IconComponentProps } from './iconComponent.js';
export { loadIcons } from './iconStore.js';
