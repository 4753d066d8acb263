export { describeColumn, fitsColumn } from './describeColumn.js';
export { type ChosenColumn, formOfSheet } from './fieldOfColumn.js';
export { SHEET_KINDS, type SheetCell, type SheetColumn, type SheetKind, type SheetMisfits } from './SheetColumn.js';
