export { RecordPicker, type RecordPickerProps } from './RecordPicker.js';
export { type PickedRecord } from './pickedRecord.js';
