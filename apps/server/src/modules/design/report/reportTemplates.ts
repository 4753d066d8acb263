import { type ReportDocument, ReportDocumentSchema } from '@smart-admin/api-client/contract';
import { TEXT_LOCALES } from '@smart-admin/form-engine/core';
import { mapReportTexts } from '@smart-admin/form-engine/core/report';
import { DEFAULT_LOCALE, type Locale } from '@smart-admin/ui/messages';
import type * as z from 'zod';
import { templateWords } from './report.messages.js';

type ReportInput = z.input<typeof ReportDocumentSchema>;
type CellInput = NonNullable<ReportInput['cells']>[number];
type Word = keyof (typeof templateWords)['zh'];

type TemplateId = 'revenue' | 'stays' | 'months';

/** Reports to begin with, in the language of whoever begins; those in Chinese have their texts in the other languages too. */
export function reportTemplates(locale: Locale): { id: TemplateId; document: ReportDocument }[] {
  return (['revenue', 'stays', 'months'] as const).map((id) => ({
    id,
    document: locale === DEFAULT_LOCALE ? reportInAllLanguages(id) : reportTemplate(id, locale),
  }));
}

/** A report to begin with in Chinese, with its texts in the other languages beside the plain ones. */
export function reportInAllLanguages(id: TemplateId): ReportDocument {
  const document = reportTemplate(id, DEFAULT_LOCALE);
  const places = placesIn(document);
  const textsIn = (locale: Locale) => {
    const told = placesIn(reportTemplate(id, locale));
    return Object.fromEntries(places.map(({ path }, index) => [path, told[index]?.text ?? '']));
  };
  const texts = Object.fromEntries(
    TEXT_LOCALES.map((locale) => [locale, { name: templateWords[locale][`${id}Title`], ...textsIn(locale) }]),
  );
  return ReportDocumentSchema.parse({ ...document, texts });
}

/** Every text of a report with its place, in the order of the document. */
function placesIn(document: ReportDocument): { path: string; text: string }[] {
  const places: { path: string; text: string }[] = [];
  mapReportTexts(document, (path, text) => {
    places.push({ path, text });
    return text;
  });
  return places;
}

function reportTemplate(id: TemplateId, locale: Locale): ReportDocument {
  const t = (key: Word) => templateWords[locale][key];
  return ReportDocumentSchema.parse(TEMPLATES[id](t));
}

const TEMPLATES: Readonly<Record<TemplateId, (t: (key: Word) => string) => ReportInput>> = {
  revenue: (t) => ({
    ...parts(t, 'month', 'parkingRevenue', t('revenueRows')),
    rows: [48, 28, ...LINES(4)],
    columns: [200, 140, 120, 140, 140],
    headRows: 3,
    cells: [
      title(t('revenueTitle'), 5),
      ...period(t, 5),
      ...heads(2, [t('place'), t('day'), t('payments'), t('revenue'), t('refunded')]),
      field(3, 0, 'place', { expand: 'down' }),
      field(3, 1, 'day', { expand: 'down', order: 'up' }),
      field(3, 2, 'payments', { aggregate: 'sum' }),
      field(3, 3, 'revenue', { aggregate: 'sum' }),
      field(3, 4, 'refunded', { aggregate: 'sum' }),
      ...sums(4, t('subtotal'), ['payments', 'revenue', 'refunded'], { span: 2, left: 'A4' }),
      ...sums(5, t('total'), ['payments', 'revenue', 'refunded'], { span: 2, fill: 'head' }),
    ],
  }),
  stays: (t) => ({
    ...parts(t, 'last7', 'parkingStays', t('staysRows')),
    rows: [48, 28, ...LINES(3)],
    columns: [56, 120, 180, 150, 150, 110, 110, 110],
    headRows: 3,
    paper: { orientation: 'landscape', pageNumber: 'center' },
    cells: [
      title(t('staysTitle'), 8),
      ...period(t, 8),
      ...heads(2, [t('number'), t('plate'), t('place'), t('entry'), t('exit'), t('minutes'), t('due'), t('paid')]),
      { ...at(3, 0), kind: 'expression', text: '{row.number}', left: 'B4', align: 'center' },
      field(3, 1, 'plate', { expand: 'down', by: 'list' }),
      ...['place', 'entryTime', 'exitTime'].map((name, index) => field(3, index + 2, name)),
      field(3, 5, 'minutes', { format: 'integer' }),
      field(3, 6, 'fee', { format: 'decimal' }),
      field(3, 7, 'paid', {
        format: 'decimal',
        rules: [{ when: '{value} = 0 and {r.fee} > 0', colour: 'danger', bold: true }],
      }),
      ...sums(4, t('total'), ['minutes', 'fee', 'paid'], { span: 5, fill: 'head' }),
    ],
  }),
  months: (t) => ({
    ...parts(t, 'year', 'parkingRevenue', t('revenueRows')),
    rows: [48, 28, ...LINES(3)],
    columns: [200, 120, 130],
    headRows: 3,
    paper: { orientation: 'landscape', pageNumber: 'center' },
    cells: [
      title(t('monthsTitle'), 3),
      ...period(t, 3),
      { ...at(2, 0), text: t('place'), ...HEAD },
      { ...field(2, 1, 'monthOf', { expand: 'across', order: 'up' }), ...HEAD, align: 'right' },
      { ...at(2, 2), text: t('total'), ...HEAD, align: 'right' },
      field(3, 0, 'place', { expand: 'down' }),
      field(3, 1, 'revenue', { aggregate: 'sum' }),
      field(3, 2, 'revenue', { aggregate: 'sum', bold: true }),
      { ...at(4, 0), text: t('total'), bold: true, fill: 'head' },
      field(4, 1, 'revenue', { aggregate: 'sum', bold: true, fill: 'head' }),
      field(4, 2, 'revenue', { aggregate: 'sum', bold: true, fill: 'head', top: 'none' }),
    ],
  }),
};

const LINES = (count: number) => Array.from({ length: count }, () => 32);
const BORDERS = { borders: ['top', 'right', 'bottom', 'left'] } satisfies Partial<CellInput>;
const HEAD = { bold: true, fill: 'head' } satisfies Partial<CellInput>;

/** A place with a frame around it. */
function at(row: number, column: number): CellInput {
  return { row, column, ...BORDERS };
}

function field(row: number, column: number, name: string, more: Partial<CellInput> = {}): CellInput {
  return { ...at(row, column), kind: 'field', set: 'r', field: name, ...more };
}

function title(text: string, columnSpan: number): CellInput {
  return { row: 0, column: 0, columnSpan, text, bold: true, size: 20, align: 'center' };
}

/** What period the rows are of. */
function period(t: (key: Word) => string, columnSpan: number): CellInput[] {
  const text = `CONCAT('${t('period')} ', {filter.period_from}, ' – ', {filter.period_until})`;
  return [{ row: 1, column: 0, columnSpan, kind: 'expression', text, colour: 'muted', align: 'center', left: 'none' }];
}

function heads(row: number, texts: readonly string[]): CellInput[] {
  return texts.map((text, column) => ({ ...at(row, column), text, ...HEAD, align: 'center' }));
}

/** A row of sums behind a title that covers the columns before them. */
function sums(
  row: number,
  text: string,
  names: readonly string[],
  { span, left = 'none', fill = '' }: { span: number; left?: string; fill?: '' | 'head' },
): CellInput[] {
  return [
    { ...at(row, 0), columnSpan: span, text, bold: true, fill, left },
    ...names.map((name, index) => field(row, span + index, name, { aggregate: 'sum', bold: true, fill })),
  ];
}

/** Filters and data set, by which all of them are alike. */
function parts(
  t: (key: Word) => string,
  initial: string,
  name: 'parkingRevenue' | 'parkingStays',
  label: string,
): Pick<ReportInput, 'version' | 'filters' | 'sets' | 'paper'> {
  const bound = (parameter: string, filter: string) => ({
    name: parameter,
    value: { from: 'filter' as const, value: filter },
  });
  return {
    version: 2,
    filters: [
      { id: 'period', label: t('period'), kind: 'period', initial },
      { id: 'organize', label: t('organize'), kind: 'organize' },
    ],
    sets: [
      {
        ...{ id: 'r', label },
        data: {
          ...{ source: 'builtIn', name, limit: 5_000 },
          parameters: [bound('from', 'period_from'), bound('until', 'period_until'), bound('organize', 'organize')],
        },
      },
    ],
    paper: { pageNumber: 'center' },
  };
}
