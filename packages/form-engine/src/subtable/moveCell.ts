import { type CellRange } from './gridEdits.js';

/** A cell by its row and column, counted from 0. */
export interface CellPlace {
  row: number;
  column: number;
}

/** Two corners of a block: where it began, and where the focus is. */
export interface CellSelection {
  anchor: CellPlace;
  focus: CellPlace;
}

/** The block between two corners. */
export function rangeOf({ anchor, focus }: CellSelection): CellRange {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  };
}

/** Where a key of the grid pattern leads (WAI-ARIA Authoring Practices, "Grid"); undefined for a key that does not move. */
export function moveCell(
  { row, column }: CellPlace,
  { key, isWhole }: { key: string; isWhole: boolean },
  { rows, columns }: { rows: number; columns: number },
): CellPlace | undefined {
  const to = (nextRow: number, nextColumn: number): CellPlace => ({
    row: Math.min(rows - 1, Math.max(0, nextRow)),
    column: Math.min(columns - 1, Math.max(0, nextColumn)),
  });
  switch (key) {
    case 'ArrowUp':
      return to(isWhole ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(isWhole ? rows - 1 : row + 1, column);
    case 'ArrowLeft':
      return to(row, isWhole ? 0 : column - 1);
    case 'ArrowRight':
      return to(row, isWhole ? columns - 1 : column + 1);
    case 'Home':
      return to(isWhole ? 0 : row, 0);
    case 'End':
      return to(isWhole ? rows - 1 : row, columns - 1);
    case 'PageUp':
      return to(row - PAGE, column);
    case 'PageDown':
      return to(row + PAGE, column);
    default:
      return undefined;
  }
}

const PAGE = 10;
