export { TimeColumns, type TimeColumnsProps } from './TimeColumns.js';
export { TimePicker, type TimePickerProps } from './TimePicker.js';
export { normalizeTimeText } from './timeText.js';
