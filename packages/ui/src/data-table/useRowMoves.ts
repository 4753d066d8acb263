import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../controllable/useLatest.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { type TreeMove } from '../tree/treeMove.js';
import { dataTableMessages } from './dataTableMessages.js';
import { type RowMove } from './dataTableTypes.js';
import { isPossibleRowMove, rowMoveByKey } from './rowMoves.js';
import { type TableRows } from './tableRows.js';

/**
 * Moves of rows by drag and by keys. A row that was moved by keys keeps the focus wherever it comes to stand; where it
 * cannot go is said.
 * @internal
 */
export function useRowMoves<Row>({ rows, rowMove, scroller, focus, open }: RowMovesProps<Row>): RowMoves {
  const t = useMessages(dataTableMessages);
  const [note, setNote] = useState('');
  const latest = useLatest({ focus });
  const followed = useRef<string | null>(null);
  const mayMove = (move: TreeMove) => isPossibleRowMove(rows, move) && (rowMove?.canMove?.(move) ?? true);
  useEffect(() => {
    const index = followed.current === null ? -1 : rows.indexOf(followed.current);
    const { activeElement } = document;
    // who went on elsewhere meanwhile keeps the focus there
    const isHere = activeElement === document.body || scroller.current?.contains(activeElement);
    if (index >= 0 && isHere) latest.focus(index);
  }, [rows, scroller, latest]);
  const move = (wanted: TreeMove) => {
    setNote('');
    // what goes into a folded row would be out of sight
    if (wanted.place === 'inside') open(wanted.targetId);
    rowMove?.onMove(wanted);
  };
  return {
    note,
    canMove: mayMove,
    move,
    moveByKey: (key, index) => {
      const wanted = rowMoveByKey(key, rows, index);
      if (!wanted || !mayMove(wanted)) {
        setNote(t('cannotMove'));
        return;
      }
      followed.current = wanted.id;
      move(wanted);
    },
    leave: (key) => {
      if (key !== followed.current) followed.current = null;
    },
  };
}

interface RowMovesProps<Row> {
  rows: TableRows<Row>;
  rowMove: RowMove | undefined;
  scroller: RefObject<HTMLElement | null>;
  focus: (index: number) => void;
  /** Unfolds a row. */
  open: (key: string) => void;
}

export interface RowMoves {
  /** Said to screen readers. */
  note: string;
  canMove: (move: TreeMove) => boolean;
  move: (move: TreeMove) => void;
  moveByKey: (key: string, index: number) => void;
  /** A row got the focus: another one is no longer followed. */
  leave: (key: string) => void;
}
