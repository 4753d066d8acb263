export { ColumnSettings, type ColumnSettingsProps } from './ColumnSettings.js';
export { moveItem } from './moveItem.js';
export { useListDrag, type ListDragProps, type ListDrag } from './useListDrag.js';
