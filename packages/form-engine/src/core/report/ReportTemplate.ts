/** A sheet as it is drawn: cells of which some expand by the rows of data sets. */
export interface ReportTemplate {
  /** Heights and widths in px; so many rows and columns there are. */
  rows: readonly number[];
  columns: readonly number[];
  cells: readonly TemplateCell[];
  /** Rows at the top that stand above each page. */
  headRows: number;
}

/** A cell of the drawn sheet. Its place counts from 0; cells do not overlap. */
export interface TemplateCell extends CellLook {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  kind: 'text' | 'field' | 'expression' | 'chart';
  /** What a text says, an expression, or the title of a chart. */
  text: string;
  /** Data set and column of a field, or those that a chart measures. */
  set: string;
  field: string;
  /** What a field that does not expand, or a chart, shows of its rows. */
  aggregate: 'value' | 'sum' | 'count' | 'avg' | 'min' | 'max';
  expand: 'none' | 'down' | 'across';
  by: 'group' | 'list';
  order: 'none' | 'up' | 'down';
  /** Whose rows it belongs to: `auto` is the next cell at the left (above), `none` nobody, else an address such as `B3`. */
  left: string;
  top: string;
  format: CellFormat;
  rules: readonly LookRule[];
  /** Of a chart: what it draws. */
  chart?: TemplateChart | undefined;
}

/** By what the rows of a chart are put together, and how they are drawn. */
export interface TemplateChart {
  form: 'bar' | 'stacked' | 'line' | 'pie';
  /** Column of the names along the axis; '' puts all rows together. */
  category: string;
  /** Column whose values are drawn beside each other; '' for one series. */
  series: string;
  sort: 'none' | 'valueDown' | 'valueUp' | 'nameUp' | 'nameDown';
  /** The most names that are drawn. */
  limit: number;
  /** Behind each value. */
  unit: string;
}

export type CellFormat = 'auto' | 'integer' | 'decimal' | 'percent' | 'month' | 'day' | 'time';

/** How a cell looks; colours are names. */
export interface CellLook {
  bold: boolean;
  italic: boolean;
  size: number;
  colour: string;
  fill: string;
  align: 'auto' | 'left' | 'center' | 'right';
  vertical: 'top' | 'middle' | 'bottom';
  wraps: boolean;
  borders: readonly string[];
}

/** Another look where an expression holds. */
export interface LookRule {
  when: string;
  colour: string;
  fill: string;
  bold: boolean;
}

/** Rows of a data set. Numbers are as they are shown: amounts in yuan, shares as parts of 1; moments are texts. */
export interface ReportRows {
  rows: readonly Readonly<Record<string, CellValue>>[];
  /** How the values of its columns are written where a cell says nothing. */
  formats: Readonly<Record<string, CellFormat>>;
  /** Where each row stands for several records: those of it, in the order of the rows. */
  merged?: readonly MergedRecords[] | undefined;
  /** What its columns are called. */
  labels?: Readonly<Record<string, string>>;
}

/** How many records a row stands for, and what those of them that have a number come to, by its column. */
export interface MergedRecords {
  count: number;
  values: Readonly<Record<string, { count: number; sum: number; min: number; max: number }>>;
}

export type CellValue = string | number | boolean | null;

/** What expressions know besides the rows. */
export interface ReportAround {
  /** `{filter.…}`: values of the filters. */
  filters: Readonly<Record<string, string>>;
  /** `{report.…}`. */
  report: Readonly<Record<string, string>>;
  /** The clock of TODAY and NOW. */
  now: () => Date;
}
