import * as z from 'zod';
import { IdSchema } from '../schemas.js';
import { PrintPaperShape } from '../system/printBody.js';
import { ReportDataSchema } from './dataSet.js';
import { FILTER_OPTIONS, REPORT_CELLS, REPORT_RULE_LENGTH, REPORT_TEXT_LENGTH } from './designLimits.js';

/** Rows and columns of the sheet that is drawn. */
export const REPORT_ROWS = 60;
export const REPORT_COLUMNS = 40;

/** Version of the documents that are written. */
const REPORT_VERSION = 2;

/** Name of a data set in expressions. */
const SetNameSchema = z.string().regex(/^[A-Za-z]\w{0,29}$/);
/** Names of expressions that mean something else. */
const TAKEN = new Set(['row', 'report', 'filter', 'value']);
/** A place such as `B3`. */
const ADDRESS = /^[A-Z]{1,2}[1-9]\d{0,2}$/;
const FieldNameSchema = z.union([z.string().regex(/^[^\s{}.<>&"'`]{1,100}$/), z.literal('')]);

/** Colours have names: each is readable in light and dark, on paper and in a file. */
export const ReportColourSchema = z.enum(['', 'muted', 'primary', 'success', 'warning', 'danger']);
export const ReportFillSchema = z.enum(['', 'head', 'primary', 'success', 'warning', 'danger']);

/** The parent of a cell: the next one at the left (above), none, or the cell of an address. */
const ParentSchema = z.union([z.enum(['auto', 'none']), z.string().regex(ADDRESS)]).default('auto');

/** Another look where something holds; the first that does counts. */
const LookRuleSchema = z.strictObject({
  /** An expression; `{value}` is what the cell shows. */
  when: z.string().max(REPORT_RULE_LENGTH),
  colour: ReportColourSchema.default(''),
  fill: ReportFillSchema.default(''),
  bold: z.boolean().default(false),
});

/** What a chart draws of the rows of its cell, whose `field` and `aggregate` are measured and whose `text` is its title. */
export const ReportChartSchema = z.strictObject({
  /** `stacked` are bars on one another. */
  form: z.enum(['bar', 'stacked', 'line', 'pie']).default('bar'),
  /** Column of the names along the axis, or of the parts of a pie; '' puts all rows together. */
  category: FieldNameSchema.default(''),
  /** Column whose values are drawn beside each other; '' for one series. */
  series: FieldNameSchema.default(''),
  sort: z.enum(['none', 'valueDown', 'valueUp', 'nameUp', 'nameDown']).default('none'),
  /** The most names that are drawn. */
  limit: z.int().min(1).max(100).default(30),
  unit: z.string().max(10).default(''),
});

export const ReportCellSchema = z.strictObject({
  /** Place of its first row and column, from 0. */
  row: z
    .int()
    .min(0)
    .max(REPORT_ROWS - 1),
  column: z
    .int()
    .min(0)
    .max(REPORT_COLUMNS - 1),
  rowSpan: z.int().min(1).max(REPORT_ROWS).default(1),
  columnSpan: z.int().min(1).max(REPORT_COLUMNS).default(1),
  kind: z.enum(['text', 'field', 'expression', 'chart']).default('text'),
  /** What a text says, an expression as it was typed, or the title of a chart. */
  text: z.string().max(REPORT_TEXT_LENGTH).default(''),
  /** Data set and column of a field, or those that a chart measures. */
  set: z.union([SetNameSchema, z.literal('')]).default(''),
  field: FieldNameSchema.default(''),
  /** What a field or a chart shows of its rows: the value of the first, or all as one. */
  aggregate: z.enum(['value', 'sum', 'count', 'avg', 'min', 'max']).default('value'),
  /** A field that stands once for each of its values. */
  expand: z.enum(['none', 'down', 'across']).default('none'),
  /** Whether equal values stand once, or each row. */
  by: z.enum(['group', 'list']).default('group'),
  order: z.enum(['none', 'up', 'down']).default('none'),
  left: ParentSchema,
  top: ParentSchema,
  format: z.enum(['auto', 'integer', 'decimal', 'percent', 'month', 'day', 'time']).default('auto'),
  bold: z.boolean().default(false),
  italic: z.boolean().default(false),
  /** Px; 0 = as all others. */
  size: z.union([z.literal(0), z.int().min(10).max(32)]).default(0),
  colour: ReportColourSchema.default(''),
  fill: ReportFillSchema.default(''),
  align: z.enum(['auto', 'left', 'center', 'right']).default('auto'),
  vertical: z.enum(['top', 'middle', 'bottom']).default('middle'),
  wraps: z.boolean().default(false),
  borders: z
    .array(z.enum(['top', 'right', 'bottom', 'left']))
    .max(4)
    .default([]),
  rules: z.array(LookRuleSchema).max(5).default([]),
  /** Of a chart: what it draws; other cells have none. */
  chart: ReportChartSchema.optional(),
});

/** A filter above the sheet. A period gives two values: those of `ID_from` and `ID_until`. */
export const ReportFilterSchema = z.strictObject({
  id: IdSchema,
  label: z.string().trim().min(1).max(30),
  kind: z.enum(['period', 'day', 'text', 'choice', 'organize']),
  /** Of a choice: what can be chosen. */
  options: z
    .array(z.strictObject({ value: z.string().max(100), label: z.string().max(60) }))
    .max(FILTER_OPTIONS)
    .default([]),
  /**
   * What it stands at first: of a period `today`, `last7`, `last30`, `month`, `lastMonth` or `year`; of a day `today` or `yesterday`; of an organisation
   * `own`; of the others the value itself; '' is nothing.
   */
  initial: z.string().max(100).default(''),
});

/** Texts in a language, by the places of the plain ones (`form-engine/core/report/reportTexts`). */
const TextsSchema = z.record(z.string().max(1_100), z.string().max(REPORT_TEXT_LENGTH)).default({});

const SizeSchema = (least: number, most: number, usual: number) => z.int().min(least).max(most).default(usual);

/**
 * A data report: a sheet of cells, and the data sets that its cells show. Cells never overlap and never leave the sheet, each
 * data set has a name of its own: what breaks these laws is refused at each write.
 */
export const ReportDocumentSchema = z
  .strictObject({
    /** 1 has no charts and no texts in other languages; it is stored as 2. */
    version: z.literal([1, REPORT_VERSION]),
    filters: z.array(ReportFilterSchema).max(8).default([]),
    sets: z
      .array(
        z.strictObject({ id: SetNameSchema, label: z.string().trim().max(50).default(''), data: ReportDataSchema }),
      )
      .max(8)
      .default([]),
    /** Heights of the rows in px. */
    rows: z
      .array(SizeSchema(16, 400, 32))
      .min(1)
      .max(REPORT_ROWS),
    /** Widths of the columns in px. */
    columns: z
      .array(SizeSchema(24, 800, 120))
      .min(1)
      .max(REPORT_COLUMNS),
    cells: z.array(ReportCellSchema).max(REPORT_CELLS).default([]),
    /** Rows at the top that stand above each page, on the screen as on paper. */
    headRows: z.int().min(0).max(10).default(1),
    paper: z.strictObject(PrintPaperShape),
    /** What stands for its name and its texts where somebody has chosen another language. */
    texts: z.strictObject({ en: TextsSchema, zhtw: TextsSchema, vi: TextsSchema }).optional(),
  })
  .superRefine(({ version, cells, sets, filters, rows, columns, headRows }, context) => {
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    const names = sets.map(({ id }) => id);
    names.forEach((name, index) => {
      if (names.indexOf(name) !== index || TAKEN.has(name.toLowerCase()) || ADDRESS.test(name.toUpperCase()))
        refuse(['sets', index, 'id'], `the name ${name} is taken`);
    });
    const ids = filters.map(({ id }) => id);
    if (new Set(ids).size < ids.length) refuse(['filters'], 'two filters have one id');
    if (headRows > rows.length) refuse(['headRows'], 'there are not so many rows');
    const owners = new Map<number, number>();
    cells.forEach((cell, index) => {
      if (cell.row + cell.rowSpan > rows.length || cell.column + cell.columnSpan > columns.length)
        return refuse(['cells', index], 'the cell leaves the sheet');
      if ((cell.kind === 'chart') !== (cell.chart !== undefined) || (cell.chart && version < REPORT_VERSION))
        return refuse(['cells', index, 'chart'], 'a chart and what it draws belong together, since version 2');
      for (let row = cell.row; row < cell.row + cell.rowSpan; row += 1)
        for (let column = cell.column; column < cell.column + cell.columnSpan; column += 1) {
          const place = row * REPORT_COLUMNS + column;
          if (owners.has(place)) return refuse(['cells', index], 'the cell lies on another');
          owners.set(place, index);
        }
    });
  });

/** A document of any version as one of today: what came with later versions is not in it. */
export function currentReport(document: ReportDocument): ReportDocument {
  return document.version === REPORT_VERSION ? document : { ...document, version: REPORT_VERSION };
}

export type ReportDocument = z.output<typeof ReportDocumentSchema>;
export type ReportCell = z.output<typeof ReportCellSchema>;
export type ReportChart = z.output<typeof ReportChartSchema>;
export type ReportFilter = z.output<typeof ReportFilterSchema>;
export type ReportData = z.output<typeof ReportDataSchema>;
export type ReportLookRule = z.output<typeof LookRuleSchema>;
