export { VirtualList, type VirtualListProps } from './VirtualList.js';
export { useRowWindow, scrollToRow, type RowWindowProps, type RowWindow } from './useRowWindow.js';
export { useColumnRange, type ColumnRangeProps, type ColumnRange } from './useColumnRange.js';
export { usePrinting } from './usePrinting.js';
export { useCardWindow, type CardWindowProps, type CardWindow } from './useCardWindow.js';
