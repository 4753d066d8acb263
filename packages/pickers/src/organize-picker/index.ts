export { OrganizePicker, type OrganizePickerProps } from './OrganizePicker.js';
