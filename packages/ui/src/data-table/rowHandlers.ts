import { type MouseEvent } from 'react';
import { type TreeMove } from '../tree/treeMove.js';
import { type AfterEdit } from './useCellEditing.js';

/**
 * What can happen in a row.
 * @internal
 */
export interface RowHandlers<Data> extends Record<string, (...args: never[]) => unknown> {
  select: (key: string, on: boolean, isRange: boolean) => void;
  toggle: (key: string, open: boolean) => void;
  click: (event: MouseEvent, row: Data) => void;
  doubleClick: (event: MouseEvent, key: string, row: Data) => void;
  focus: (key: string) => void;
  commit: (row: Data, key: string, columnId: string, value: unknown, then: AfterEdit) => void;
  canMove: (move: TreeMove) => boolean;
  move: (move: TreeMove) => void;
  cancel: (key: string, columnId: string, then: AfterEdit) => void;
}
