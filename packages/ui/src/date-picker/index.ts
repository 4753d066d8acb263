export { Calendar } from './Calendar.js';
export { DatePicker, type DatePickerProps } from './DatePicker.js';
export {
  DATE_PATTERNS,
  dateToText,
  parseDateText,
  normalizeDateText,
  isDateInside,
  type DateKind,
  type DateBounds,
} from './dateText.js';
