export { PopupPicker, type PopupPickerProps } from './PopupPicker.js';
