export { ImportButton, type ImportAnswer, type ImportButtonProps } from './ImportButton.js';
