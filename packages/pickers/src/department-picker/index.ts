export { DepartmentPicker, type DepartmentPickerProps } from './DepartmentPicker.js';
