export { FullscreenToggle, type FullscreenToggleProps } from './FullscreenToggle.js';
