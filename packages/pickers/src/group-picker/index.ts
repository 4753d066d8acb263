export { GroupPicker, type GroupPickerProps } from './GroupPicker.js';
