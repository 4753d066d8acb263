import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, listOf } from '../schemas.js';
import { PrintPaperShape } from '../system/printBody.js';
import { BuiltInSetSchema, DataColumnKindSchema } from './dataSet.js';
import { designEndpoints } from './designEndpoints.js';
import {
  ReportCellSchema,
  ReportChartSchema,
  ReportColourSchema,
  ReportDocumentSchema,
  ReportFillSchema,
  ReportFilterSchema,
} from './reportDocument.js';

const path = '/api/visualdev/Report';
const page = pages.reportDesign;

/** Rows of a page of a report; the whole is printed up to so many. */
export const REPORT_PAGE_ROWS = 2_000;

/** Values of the filters of a report, by their ids, with `_from` and `_until` those of a period. */
const FilterValuesSchema = z.record(z.string().regex(/^[\w-]{1,60}$/), z.string().max(200)).default({});

const PagingSchema = {
  page: z.int().min(1).default(1),
  pageSize: z.int().min(10).max(REPORT_PAGE_ROWS).default(100),
};

const { bold, italic, size, vertical, wraps, borders } = ReportCellSchema.shape;

/** How a cell of a finished sheet looks. */
const LookSchema = z.object({
  ...{ bold: bold.unwrap(), italic: italic.unwrap(), size: size.unwrap(), align: z.enum(['left', 'center', 'right']) },
  ...{ vertical: vertical.unwrap(), wraps: wraps.unwrap(), borders: borders.unwrap() },
  ...{ colour: ReportColourSchema, fill: ReportFillSchema },
});

/** What a chart of a finished sheet draws: a value of each series for each label. */
const ChartSchema = z.object({
  form: ReportChartSchema.shape.form.unwrap(),
  labels: z.array(z.string()),
  series: z.array(z.object({ name: z.string(), values: z.array(z.number().nullable()) })),
  unit: z.string(),
  /** There are more labels or series than it draws. */
  isCut: z.boolean(),
});

/** A page of a finished sheet: its rows with those of the head above them. */
export const ReportSheetSchema = z.object({
  /** Widths in px. */
  columns: z.array(z.int()),
  rows: z.array(z.object({ height: z.int(), isHead: z.boolean() })),
  /** Row by row; a cell whose value could not be computed says why. */
  cells: z.array(
    z.object({
      row: z.int(),
      column: z.int(),
      rowSpan: z.int(),
      columnSpan: z.int(),
      text: z.string(),
      /** Place in `looks`. */
      look: z.int(),
      error: z.string().optional(),
      /** Of a chart; `text` is its title. */
      chart: ChartSchema.optional(),
    }),
  ),
  looks: z.array(LookSchema),
  /** Rows of all pages together, without the head. */
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  /** It shows data, and there is none for these filters. */
  isEmpty: z.boolean(),
  /** Names of data sets that have more rows than a report takes. */
  cut: z.array(z.string()),
});

/** Somebody as whom a report is looked at before its release. */
const ViewerSchema = z.object({ type: z.literal('Role'), id: IdSchema });

export const report = {
  ...designEndpoints({ name: 'Report', page, document: ReportDocumentSchema, noun: 'report' }),
  view: endpoint({
    method: 'GET',
    path: `${path}/{id}/View`,
    permission: 'model',
    summary: 'A released report: its filters with the values that they stand at first, and its paper',
    data: z.object({
      id: IdSchema,
      fullName: z.string(),
      version: z.int(),
      filters: z.array(ReportFilterSchema),
      /** Values of the filters as long as nobody chose others. */
      values: z.record(z.string(), z.string()),
      paper: z.object(PrintPaperShape),
    }),
  }),
  data: endpoint({
    method: 'POST',
    path: `${path}/{id}/Data`,
    permission: 'model',
    summary: 'A page of a released report, made of the rows that the caller may see',
    logName: false,
    byKey: 'read',
    body: z.object({ filters: FilterValuesSchema, ...PagingSchema }),
    data: ReportSheetSchema,
  }),
  exportSheet: endpoint({
    method: 'POST',
    once: true,
    path: `${path}/{id}/Actions/ExportSheet`,
    permission: 'model',
    summary:
      'Begins to write a released report as a spreadsheet in the background; the answer is the id of the transfer',
    body: z.object({ filters: FilterValuesSchema }),
    data: IdSchema,
  }),
  preview: endpoint({
    method: 'POST',
    path: `${path}/Preview`,
    permission: page.permission,
    summary: 'A page of a report that is being designed, as the caller sees it, or as far as a role does too',
    logName: false,
    byKey: 'read',
    body: z.object({
      document: ReportDocumentSchema,
      filters: FilterValuesSchema,
      ...PagingSchema,
      as: ViewerSchema.optional(),
    }),
    data: ReportSheetSchema.extend({
      /** Values of the filters with which it was made. */
      values: z.record(z.string(), z.string()),
    }),
  }),
  sources: endpoint({
    method: 'GET',
    path: `${path}/Sources`,
    permission: page.permission,
    summary: 'Data sets of the platform itself that the caller may ask, with their columns and parameters',
    data: listOf(
      z.object({
        name: BuiltInSetSchema,
        label: z.string(),
        columns: z.array(z.object({ id: z.string(), label: z.string(), kind: DataColumnKindSchema })),
        parameters: z.array(z.object({ name: z.string(), label: z.string() })),
      }),
    ),
  }),
  columns: endpoint({
    method: 'POST',
    path: `${path}/Columns`,
    permission: page.permission,
    summary: 'Columns of the data sets of a report, as far as the caller may see them; none where they are not known',
    logName: false,
    byKey: 'read',
    body: z.object({ sets: ReportDocumentSchema.shape.sets }),
    data: listOf(
      z.object({
        id: z.string(),
        columns: z.array(z.object({ id: z.string(), label: z.string(), kind: DataColumnKindSchema })),
        error: z.string(),
      }),
    ),
  }),
  templates: endpoint({
    method: 'GET',
    path: `${path}/Templates`,
    permission: page.permission,
    summary: 'Reports to begin with, in the language of the caller',
    data: listOf(z.object({ id: z.enum(['revenue', 'stays', 'months']), document: ReportDocumentSchema })),
  }),
};

export type ReportSheet = z.output<typeof ReportSheetSchema>;
export type ReportSheetChart = z.output<typeof ChartSchema>;
export type ReportLook = z.output<typeof LookSchema>;
