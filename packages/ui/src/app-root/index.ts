export { UiProvider, type UiProviderProps } from './UiProvider.js';
