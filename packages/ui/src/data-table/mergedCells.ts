import { cellValue } from './dataColumn.js';
import { type TableRows } from './tableRows.js';
import { type LaidOutColumn } from './useTableModel.js';

/**
 * Rows that a cell of a merging column spans within the drawn part of a table: 1 stands for itself, 0 is covered by the
 * cell above. Looks only at neighbouring rows, so it also holds when the first row of a span has been scrolled away.
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
  if (index > drawn.first && keyAt(index - 1) === key) return 0;
  let span = 1;
  while (index + span < drawn.end && keyAt(index + span) === key) span += 1;
  return span;
}

const NOTHING = Symbol('no row');
