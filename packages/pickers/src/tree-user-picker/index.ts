export { TreeUserPicker, type TreeUserPickerProps } from './TreeUserPicker.js';
