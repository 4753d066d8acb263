export { VirtualList, type VirtualListProps } from './VirtualList.js';
export { useRowWindow, scrollToRow, type RowWindowProps, type RowWindow } from './useRowWindow.js';
