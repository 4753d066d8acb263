export { ColorPicker, type ColorPickerProps } from './ColorPicker.js';
export { parseColor } from './parseColor.js';
