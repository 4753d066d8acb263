export { TreePicker, type TreePickerProps, type TreePickerOwnProps } from './TreePicker.js';
