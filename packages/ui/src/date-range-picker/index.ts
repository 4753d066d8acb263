export { DateRangePicker, type DateRange, type DateRangePickerProps } from './DateRangePicker.js';
export { dayRanges } from './ranges.js';
