export { type PickedItem, type PickerBaseProps, type PickerValueProps } from '../picker-state/pickerProps.js';
export { TreePicker, type TreePickerProps, type TreePickerOwnProps } from './TreePicker.js';
