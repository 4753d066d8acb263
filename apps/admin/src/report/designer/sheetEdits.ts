import { REPORT_COLUMNS, REPORT_ROWS, type ReportCell, type ReportDocument } from '@smart-admin/api-client/contract';
import { addressOf, type CellPlace } from '@smart-admin/form-engine/core/report';
import { moveReferences } from './moveReferences.js';

/** A rectangle of places; `to` belongs to it. */
export interface CellRange {
  from: CellPlace;
  to: CellPlace;
}

/** What a new cell is. */
export const NEW_CELL: Omit<ReportCell, 'row' | 'column'> = {
  ...{ rowSpan: 1, columnSpan: 1, kind: 'text', text: '', set: '', field: '', aggregate: 'value' },
  ...{ expand: 'none', by: 'group', order: 'none', left: 'auto', top: 'auto', format: 'auto' },
  ...{ bold: false, italic: false, size: 0, colour: '', fill: '', align: 'auto', vertical: 'middle' },
  ...{ wraps: false, borders: [], rules: [] },
};

/** The cell that covers a place. */
export function cellAt({ cells }: Pick<ReportDocument, 'cells'>, place: CellPlace): ReportCell | undefined {
  return cells.find((cell) => covers(cell, place));
}

/** The cell of a place in a draft, which gets one where it has none. */
export function ensureCell(draft: ReportDocument, place: CellPlace): ReportCell {
  const found = cellAt(draft, place);
  if (found) return found;
  draft.cells.push({ ...NEW_CELL, borders: [], rules: [], ...place });
  // what was put into a draft is read out of it, so that writing on it counts
  return draft.cells.at(-1) as ReportCell;
}

/** The rectangle between two places, widened by the merged cells that it touches. */
export function rangeOf(document: Pick<ReportDocument, 'cells'>, one: CellPlace, other: CellPlace): CellRange {
  let range: CellRange = {
    from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
    to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
  };
  for (;;) {
    const wider = document.cells.reduce((all, cell) => (meets(cell, all) ? widened(all, cell) : all), range);
    if (JSON.stringify(wider) === JSON.stringify(range)) return range;
    range = wider;
  }
}

/** Addresses of all places of a rectangle, row by row; a merged cell has that of its first one alone. */
export function addressesIn(document: Pick<ReportDocument, 'cells'>, { from, to }: CellRange): string[] {
  const addresses: string[] = [];
  for (let row = from.row; row <= to.row; row += 1)
    for (let column = from.column; column <= to.column; column += 1) {
      const cell = cellAt(document, { row, column });
      if (!cell || (cell.row === row && cell.column === column)) addresses.push(addressOf({ row, column }));
    }
  return addresses;
}

/** Takes the cells of a rectangle away. */
export function clearRange(draft: ReportDocument, range: CellRange): void {
  keep(draft, (cell) => !meets(cell, range));
}

/** Makes one cell of a rectangle: the first that shows something stays, else the first that has a look. */
export function mergeRange(draft: ReportDocument, range: CellRange): void {
  const inside = draft.cells.filter((cell) => meets(cell, range));
  const ordered = inside.toSorted((one, other) => one.row - other.row || one.column - other.column);
  const first = ordered.find(({ text, field, chart }) => text !== '' || field !== '' || chart) ?? ordered[0];
  const kept: ReportCell = { ...(first ?? { ...NEW_CELL, ...range.from }) };
  clearRange(draft, range);
  draft.cells.push({
    ...kept,
    ...range.from,
    rowSpan: range.to.row - range.from.row + 1,
    columnSpan: range.to.column - range.from.column + 1,
  });
}

/** Makes places of merged cells again; what stood in them stays in the first. */
export function splitRange(draft: ReportDocument, range: CellRange): void {
  for (const cell of draft.cells) if (meets(cell, range)) Object.assign(cell, { rowSpan: 1, columnSpan: 1 });
}

type Line = 'row' | 'column';
const SPAN = { row: 'rowSpan', column: 'columnSpan' } as const;
const SIZES = { row: 'rows', column: 'columns' } as const;
const MOST = { row: REPORT_ROWS, column: REPORT_COLUMNS } as const;

/** Puts an empty line before one; whether there was room. Cells that lie across it grow, and what names a cell keeps it. */
export function insertLine(draft: ReportDocument, line: Line, before: number): boolean {
  const sizes = draft[SIZES[line]];
  if (sizes.length >= MOST[line]) return false;
  moveReferences(draft, (place) => (place[line] >= before ? { ...place, [line]: place[line] + 1 } : place));
  for (const cell of draft.cells) {
    if (cell[line] >= before) cell[line] += 1;
    else if (cell[line] + cell[SPAN[line]] > before) cell[SPAN[line]] += 1;
  }
  sizes.splice(before, 0, sizes[before] ?? sizes.at(-1) ?? 32);
  if (line === 'row' && before < draft.headRows) draft.headRows = Math.min(10, draft.headRows + 1);
  return true;
}

/** Takes lines away with the cells that lie in them alone; one line always stays. */
export function removeLines(draft: ReportDocument, line: Line, from: number, to: number): void {
  const sizes = draft[SIZES[line]];
  const count = Math.min(to - from + 1, sizes.length - 1);
  const last = from + count - 1;
  // a merged cell that reaches beyond the lines stays, and begins after them
  const staying = new Set(
    draft.cells.filter((cell) => cell[line] + cell[SPAN[line]] - 1 > last).map((cell) => addressOf(cell)),
  );
  moveReferences(draft, (place) => {
    if (place[line] < from) return place;
    if (place[line] > last) return { ...place, [line]: place[line] - count };
    return staying.has(addressOf(place)) ? { ...place, [line]: from } : undefined;
  });
  keep(draft, (cell) => cell[line] < from || cell[line] + cell[SPAN[line]] - 1 > last);
  for (const cell of draft.cells) {
    const end = cell[line] + cell[SPAN[line]] - 1;
    const gone = Math.max(0, Math.min(end, last) - Math.max(cell[line], from) + 1);
    const before = Math.max(0, Math.min(cell[line], last + 1) - from);
    cell[SPAN[line]] -= gone;
    cell[line] -= Math.min(before, count);
  }
  sizes.splice(from, count);
  if (line === 'row')
    draft.headRows = Math.min(
      draft.headRows,
      Math.max(0, draft.headRows - Math.max(0, Math.min(draft.headRows, last + 1) - from)),
      sizes.length,
    );
}

/** Cells of a rectangle as a clipboard holds them: by their distance from its first place. */
export function copyRange({ cells }: ReportDocument, range: CellRange): ReportCell[] {
  return cells
    .filter((cell) => meets(cell, range))
    .map((cell) => ({ ...cell, row: cell.row - range.from.row, column: cell.column - range.from.column }));
}

/** Puts copied cells at a place; those that would leave the sheet are left out. Answers what they cover. */
export function pasteCells(draft: ReportDocument, copied: readonly ReportCell[], at: CellPlace): CellRange {
  const placed = copied
    .map((cell) => ({ ...cell, row: cell.row + at.row, column: cell.column + at.column }))
    .filter(
      (cell) => cell.row + cell.rowSpan <= draft.rows.length && cell.column + cell.columnSpan <= draft.columns.length,
    );
  const range = placed.reduce<CellRange>((all, cell) => widened(all, cell), { from: at, to: at });
  clearRange(draft, range);
  draft.cells.push(...placed);
  return range;
}

function keep(draft: ReportDocument, stays: (cell: ReportCell) => boolean): void {
  for (let index = draft.cells.length - 1; index >= 0; index -= 1) {
    const cell = draft.cells[index];
    if (cell && !stays(cell)) draft.cells.splice(index, 1);
  }
}

function covers(cell: ReportCell, { row, column }: CellPlace): boolean {
  return meets(cell, { from: { row, column }, to: { row, column } });
}

function meets(cell: ReportCell, { from, to }: CellRange): boolean {
  return (
    cell.row <= to.row &&
    cell.row + cell.rowSpan > from.row &&
    cell.column <= to.column &&
    cell.column + cell.columnSpan > from.column
  );
}

function widened({ from, to }: CellRange, cell: ReportCell): CellRange {
  return {
    from: { row: Math.min(from.row, cell.row), column: Math.min(from.column, cell.column) },
    to: {
      row: Math.max(to.row, cell.row + cell.rowSpan - 1),
      column: Math.max(to.column, cell.column + cell.columnSpan - 1),
    },
  };
}
