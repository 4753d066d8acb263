import { cellValue } from './dataColumn.js';
import { type TableRows } from './tableRows.js';
import { type LaidOutColumn } from './useTableModel.js';

/**
 * What a cell of a merging column is within the drawn part of a table: a positive number begins a cell of so many rows,
 * 0 goes on with the cell above and -1 ends it. Looks only at neighbouring rows, so it also holds when the first row of a
 * span has been scrolled away.
 */
export function rowSpanOf<Row>(
  column: LaidOutColumn<Row>,
  rows: TableRows<Row>,
  index: number,
  drawn: { first: number; end: number },
): number {
  const { merge } = column.def;
  if (!merge) return 1;
  const keyAt = (at: number): unknown => {
    const entry = rows.at(at);
    if (!entry || entry.group || entry.depth !== rows.at(index)?.depth) return NOTHING;
    return typeof merge === 'function' ? merge(entry.row) : cellValue(column.def, entry.row);
  };
  const key = keyAt(index);
  const goesOn = (at: number) => at < drawn.end && keyAt(at) === key;
  if (index > drawn.first && keyAt(index - 1) === key) return goesOn(index + 1) ? 0 : -1;
  let span = 1;
  while (goesOn(index + span)) span += 1;
  return span;
}

const NOTHING = Symbol('no row');
