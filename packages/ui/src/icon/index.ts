export { Icon, type IconProps } from './Icon.js';
export { loadIcons } from './iconStore.js';
