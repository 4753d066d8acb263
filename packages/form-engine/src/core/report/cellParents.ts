import { addressOf, placeOf } from './cellAddress.js';
import { type ReportTemplate, type TemplateCell } from './ReportTemplate.js';

export type Axis = 'down' | 'across';

/** A cell that expands along an axis, with the lines that repeat with it: its own and those of every cell below it. */
export interface Band {
  cell: TemplateCell;
  from: number;
  to: number;
  parent: Band | undefined;
  children: Band[];
}

/** By which bands the cells of a sheet repeat along an axis. */
export interface BandPlan {
  /** Bands below no other. */
  roots: Band[];
  /** The innermost band of a cell, which is its own where it expands itself; undefined where it stands once. */
  bandOf: ReadonlyMap<TemplateCell, Band | undefined>;
}

/**
 * Finds the bands of an axis by the parents of cells. A parent that is not there is none, and parents that lead around in a circle end where the
 * circle closes.
 */
export function planBands({ cells }: Pick<ReportTemplate, 'cells'>, axis: Axis): BandPlan {
  const byPlace = new Map(cells.map((cell) => [addressOf(cell), cell]));
  const bandOf = new Map<TemplateCell, Band | undefined>();
  const roots: Band[] = [];
  const open = new Set<TemplateCell>();
  const find = (cell: TemplateCell): Band | undefined => {
    if (bandOf.has(cell)) return bandOf.get(cell);
    if (open.has(cell)) return undefined;
    open.add(cell);
    const above = parentOf(cell, { cells, byPlace }, axis);
    const parent = above && find(above);
    open.delete(cell);
    const [from, to] = linesOf(cell, axis);
    const band: Band | undefined = isBand(cell, axis) ? { cell, from, to, parent, children: [] } : parent;
    if (band && band !== parent) (parent?.children ?? roots).push(band);
    bandOf.set(cell, band);
    for (let around = band; around; around = around.parent) {
      around.from = Math.min(around.from, from);
      around.to = Math.max(around.to, to);
    }
    return band;
  };
  for (const cell of cells) find(cell);
  return { roots, bandOf };
}

/** First and last line of a cell along an axis. */
export function linesOf(cell: TemplateCell, axis: Axis): [from: number, to: number] {
  return axis === 'down' ? [cell.row, cell.row + cell.rowSpan - 1] : [cell.column, cell.column + cell.columnSpan - 1];
}

/** Whether a cell repeats lines: a field that expands this way. */
function isBand(cell: TemplateCell, axis: Axis): boolean {
  return cell.kind === 'field' && cell.expand === axis;
}

/** The left parent of a cell for rows, the top parent for columns. */
function parentOf(
  cell: TemplateCell,
  { cells, byPlace }: { cells: readonly TemplateCell[]; byPlace: ReadonlyMap<string, TemplateCell> },
  axis: Axis,
): TemplateCell | undefined {
  const named = axis === 'down' ? cell.left : cell.top;
  if (named === 'none') return undefined;
  if (named !== 'auto') {
    const place = placeOf(named);
    const found = place && byPlace.get(addressOf(place));
    return found === cell ? undefined : found;
  }
  const across = axis === 'down' ? 'across' : 'down';
  const [line] = linesOf(cell, axis);
  const [start] = linesOf(cell, across);
  let nearest: TemplateCell | undefined;
  for (const other of cells) {
    const [from, to] = linesOf(other, axis);
    const [, end] = linesOf(other, across);
    if (line < from || line > to || end >= start) continue;
    if (!nearest || end > linesOf(nearest, across)[1]) nearest = other;
  }
  return nearest;
}
