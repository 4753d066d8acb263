export { RolePicker, type RolePickerProps } from './RolePicker.js';
