import { type FinishedCell, type FinishedSheet } from './expandReport.js';

/** Some rows of a finished sheet below those of its head. Cells that go beyond them are cut, and stand on the next page again; a chart is drawn where it begins. */
export function pageOfSheet(
  { rows, cells, ...sheet }: FinishedSheet,
  { page, pageSize }: { page: number; pageSize: number },
): FinishedSheet & { total: number } {
  const body = rows.findIndex(({ isHead }) => !isHead);
  const heads = body === -1 ? rows.length : body;
  const from = heads + (page - 1) * pageSize;
  const to = Math.min(rows.length, from + pageSize);
  const place = (row: number) => (row < heads ? row : row - from + heads);
  const cut = cells.flatMap((cell): FinishedCell[] => {
    const parts = [
      [0, heads],
      [from, to],
    ].flatMap(([first = 0, last = 0]) => {
      const row = Math.max(cell.row, first);
      const rowSpan = Math.min(cell.row + cell.rowSpan, last) - row;
      if (rowSpan <= 0) return [];
      const { chart, ...rest } = cell;
      const part = { ...rest, row: place(row), rowSpan };
      return [chart === undefined ? part : row === cell.row ? { ...part, chart } : { ...part, text: '' }];
    });
    return joined(parts);
  });
  return {
    ...sheet,
    rows: [...rows.slice(0, heads), ...rows.slice(from, to)],
    cells: cut.sort((one, other) => one.row - other.row || one.column - other.column),
    total: rows.length - heads,
  };
}

/** A cell that goes from the head into the rows below it is one cell. */
function joined(parts: FinishedCell[]): FinishedCell[] {
  const [head, below] = parts;
  if (!head || !below || head.row + head.rowSpan !== below.row) return parts;
  return [{ ...head, rowSpan: head.rowSpan + below.rowSpan }];
}
