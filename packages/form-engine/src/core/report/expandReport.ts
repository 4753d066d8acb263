import { addressOf } from './cellAddress.js';
import { type Axis, linesOf, planBands } from './cellParents.js';
import { cellText } from './cellText.js';
import { type FinishedChart } from './chartOfRows.js';
import { expandAxis, type Instance, type Line } from './expandAxis.js';
import { REPORT_LIMITS, ReportLimitError } from './ReportLimitError.js';
import {
  type CellFormat,
  type CellLook,
  type CellValue,
  type ReportAround,
  type ReportRows,
  type ReportTemplate,
  type TemplateCell,
} from './ReportTemplate.js';
import { type FormulaError, ReportValues } from './ReportValues.js';

/** A sheet with all its rows and columns. */
export interface FinishedSheet {
  /** Widths in px. */
  columns: number[];
  rows: { height: number; isHead: boolean }[];
  /** Row by row. They never overlap, and each place of a drawn cell belongs to one of them. */
  cells: FinishedCell[];
}

export interface FinishedCell {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  /** Address of the drawn cell. */
  from: string;
  value: CellValue;
  text: string;
  format: CellFormat;
  look: CellLook;
  /** Of a chart: what it draws. */
  chart?: FinishedChart;
  /** What is wrong with its expression. */
  error?: FormulaError;
}

/**
 * Fills a drawn sheet with rows: fields that expand repeat the lines that belong to them, everything else is computed for the rows of its place. The
 * values are those of the rows alone, so a reader gets what they may read. Throws a `ReportLimitError` for a sheet that would be too large.
 */
export function expandReport(
  template: ReportTemplate,
  sets: Readonly<Record<string, ReportRows>>,
  around: ReportAround,
  limits: Readonly<Record<keyof typeof REPORT_LIMITS, number>> = REPORT_LIMITS,
): FinishedSheet {
  const axisOf = (axis: Axis, count: number, limit: number) => {
    const plan = planBands(template, axis);
    return { plan, lines: expandAxis({ count, plan, axis, limit }, sets) };
  };
  const down = axisOf('down', template.rows.length, limits.rows);
  const across = axisOf('across', template.columns.length, limits.columns);
  const values = new ReportValues({ cells: template.cells, sets, around, down, across, limit: limits.work });
  const cells: FinishedCell[] = [];
  let charts = 0;
  for (const cell of template.cells) {
    const bands = { down: down.plan.bandOf.get(cell), across: across.plan.bandOf.get(cell) };
    const of = (lines: readonly Line[], axis: Axis) => {
      const band = bands[axis];
      return runsOf(lines, linesOf(cell, axis), band && ((line) => line.instances.get(band)));
    };
    const columns = of(across.lines, 'across');
    for (const row of of(down.lines, 'down'))
      for (const column of columns) {
        if (cells.length >= limits.cells) throw new ReportLimitError('cells', limits.cells);
        const context = { down: row.instance, across: column.instance };
        const { value, format, error } = values.valueAt(cell, context);
        const rule = values.ruleAt(cell, context, value);
        const chart = values.chartAt(cell, context);
        if (chart) charts += 1;
        if (charts > limits.charts) throw new ReportLimitError('charts', limits.charts);
        cells.push({
          ...{ row: row.from, column: column.from, rowSpan: row.length, columnSpan: column.length },
          ...{ from: addressOf(cell), value, format, text: cellText(value, format) },
          look: lookOf(cell, value, rule),
          ...(chart && { chart }),
          ...(error === undefined ? {} : { error }),
        });
      }
  }
  return {
    columns: across.lines.map((line) => template.columns[line.template] ?? 0),
    rows: down.lines.map((line) => ({
      height: template.rows[line.template] ?? 0,
      isHead: line.template < template.headRows && line.instances.size === 0,
    })),
    cells: cells.sort((one, other) => one.row - other.row || one.column - other.column),
  };
}

/** Lines of a cell that stand next to each other in the same instance: what it covers each time. */
function runsOf(
  lines: readonly Line[],
  [first, last]: readonly [number, number],
  instanceOf: ((line: Line) => Instance | undefined) | undefined,
): Run[] {
  const runs: Run[] = [];
  lines.forEach((line, index) => {
    if (line.template < first || line.template > last) return;
    const instance = instanceOf?.(line);
    const run = runs.at(-1);
    if (run && run.from + run.length === index && run.instance === instance) run.length += 1;
    else runs.push({ from: index, length: 1, instance });
  });
  return runs;
}

interface Run {
  from: number;
  length: number;
  instance: Instance | undefined;
}

function lookOf(
  { bold, italic, size, colour, fill, align, vertical, wraps, borders }: TemplateCell,
  value: CellValue,
  rule: { colour: string; fill: string; bold: boolean } | undefined,
): CellLook {
  return {
    ...{ italic, size, vertical, wraps, borders },
    align: align === 'auto' ? (typeof value === 'number' ? 'right' : 'left') : align,
    bold: bold || (rule?.bold ?? false),
    colour: rule?.colour || colour,
    fill: rule?.fill || fill,
  };
}
