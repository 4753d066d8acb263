import { useEffect, useRef, type RefObject } from 'react';
import { scrollToRow } from '../virtual-list/useRowWindow.js';
import { type TableRows } from './tableRows.js';

/** Rows that are searched for the one that stood first. */
const SEARCHED = 500;

/** Begins at the first row again when other rows came: the next page, another filter. Rows that are added change nothing. */
export function useScrollToTop<Row>(scroller: RefObject<HTMLElement | null>, rows: TableRows<Row>): void {
  const first = rows.at(0)?.key;
  const before = useRef(first);
  useEffect(() => {
    const old = before.current;
    if (first === undefined || old === first) return;
    before.current = first;
    if (old === undefined) return;
    for (let index = 0; index < Math.min(rows.count, SEARCHED); index += 1) if (rows.at(index)?.key === old) return;
    if (scroller.current) scrollToRow(scroller.current, 0, 0);
  }, [scroller, rows, first]);
}
