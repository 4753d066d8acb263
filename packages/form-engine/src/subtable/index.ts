export { Subtable, type SubtableProps } from './Subtable.js';
export { summaryCells } from './summaryCells.js';
export { visibleColumns } from './visibleColumns.js';
