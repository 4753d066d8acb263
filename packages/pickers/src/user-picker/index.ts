export { UserPicker, CURRENT_USER, type UserPickerProps } from './UserPicker.js';
