import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, placeOf } from './cellAddress.js';
import { expandReport } from './expandReport.js';
import { type ReportGrouping, reportGrouping } from './reportGrouping.js';
import { type CellValue, type ReportRows, type TemplateCell } from './ReportTemplate.js';

function cell(address: string, more: Partial<TemplateCell>): TemplateCell {
  const place = placeOf(address);
  if (!place) throw new Error(`${address} is no address`);
  return {
    ...{ ...place, rowSpan: 1, columnSpan: 1, kind: 'text', text: '', set: '', field: '', aggregate: 'value' },
    ...{ expand: 'none', by: 'group', order: 'none', left: 'auto', top: 'auto', format: 'auto' },
    ...{ bold: false, italic: false, size: 0, colour: '', fill: '', align: 'auto', vertical: 'middle' },
    ...{ wraps: false, borders: [], rules: [] },
    ...more,
  };
}
const field = (address: string, name: string, more: Partial<TemplateCell> = {}) =>
  cell(address, { kind: 'field', set: 'r', field: name, ...more });
const formula = (address: string, text: string, more: Partial<TemplateCell> = {}) =>
  cell(address, { kind: 'expression', text, ...more });
const groupingOf = (...cells: TemplateCell[]) => reportGrouping({ cells }, 'r');

describe('how rows of a data set may be put together', () => {
  it('is by the columns that stand in the sheet, with those that are added up', () => {
    const cells = [
      field('A1', 'place', { expand: 'down' }),
      field('B1', 'keeper'),
      field('C1', 'revenue', { aggregate: 'avg' }),
      field('D1', 'revenue', { aggregate: 'count' }),
      field('A2', 'day', { expand: 'across' }),
      cell('A3', {
        ...{ kind: 'chart', set: 'r', field: 'fee', aggregate: 'sum' },
        chart: { form: 'bar', category: 'kind', series: '', sort: 'none', limit: 30, unit: '' },
      }),
      field('E1', 'other', { set: 's', expand: 'down', by: 'list' }),
    ];
    expect(groupingOf(...cells)).toEqual({
      dimensions: ['place', 'keeper', 'day', 'kind'],
      measures: ['revenue', 'fee'],
    });
  });

  it('goes on with formulas that add a column up or name the value of their group', () => {
    const place = field('A1', 'place', { expand: 'down' });
    expect(groupingOf(place, formula('B1', "IF({r.place} = '东门', SUM({r.revenue}, 1), {A1})"))).toEqual({
      dimensions: ['place'],
      measures: ['revenue'],
    });
  });

  it('is nothing where rows stand alone, or a formula counts with their values', () => {
    const place = field('A1', 'place', { expand: 'down' });
    expect(groupingOf(field('A1', 'place', { expand: 'down', by: 'list' }))).toBeUndefined();
    expect(groupingOf(place, formula('B1', 'COUNT({r.revenue})'))).toBeUndefined();
    expect(groupingOf(place, formula('B1', '{r.revenue}'))).toBeUndefined();
    // outside of its groups a column is a list of values
    expect(groupingOf(place, formula('A2', '{r.place}', { left: 'none' }))).toBeUndefined();
    expect(groupingOf(place, formula('A2', 'SUM({r.place})', { left: 'none' }))).toBeUndefined();
    const rules = [{ when: 'MAX({r.revenue}) > 9', colour: '', fill: '', bold: true }];
    expect(groupingOf({ ...place, rules })).toBeUndefined();
  });
});

/** What the database makes of rows. */
function merged(rows: ReportRows['rows'], { dimensions, measures }: ReportGrouping): ReportRows {
  const groups = new Map<string, Readonly<Record<string, CellValue>>[]>();
  for (const row of rows) {
    const key = JSON.stringify(dimensions.map((name) => row[name] ?? null));
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const numbers = (group: ReportRows['rows'], name: string) =>
    group.map((row) => row[name]).filter((value) => typeof value === 'number');
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const all = [...groups.values()];
  return {
    formats: {},
    rows: all.map((group) => ({
      ...Object.fromEntries(measures.map((name) => [name, sum(numbers(group, name))])),
      ...Object.fromEntries(dimensions.map((name) => [name, group[0]?.[name] ?? null])),
    })),
    merged: all.map((group) => ({
      count: group.length,
      values: Object.fromEntries(
        measures.map((name) => {
          const values = numbers(group, name);
          const [min, max] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 0];
          return [name, { count: values.length, sum: sum(values), min, max }];
        }),
      ),
    })),
  };
}

const anyCell = fc.record({
  row: fc.integer({ min: 0, max: 3 }),
  column: fc.integer({ min: 0, max: 3 }),
  kind: fc.constantFrom('field' as const, 'expression' as const, 'chart' as const),
  name: fc.constantFrom('a', 'b', 'n'),
  expand: fc.constantFrom('none' as const, 'down' as const, 'across' as const),
  order: fc.constantFrom('none' as const, 'up' as const),
  left: fc.constantFrom('auto', 'none', 'A1'),
  top: fc.constantFrom('auto', 'none', 'A1'),
  aggregate: fc.constantFrom(
    ...(['value', 'sum', 'count', 'avg', 'min', 'max'] as const satisfies TemplateCell['aggregate'][]),
  ),
});
const anyRows = fc.array(
  fc.record({
    a: fc.constantFrom('x', 'y', 'z'),
    b: fc.constantFrom('u', 'v', null),
    n: fc.option(fc.integer({ min: -99, max: 99 }), { nil: null }),
  }),
  { maxLength: 12 },
);

it('any sheet is the same of rows and of what the database has put together of them', () => {
  fc.assert(
    fc.property(fc.array(anyCell, { maxLength: 8 }), anyRows, (some, rows) => {
      const places = new Map(some.map((each) => [addressOf(each), each]));
      const cells = [...places].map(([address, { name, kind, ...more }]) =>
        kind === 'chart'
          ? cell(address, {
              ...{ ...more, kind, set: 'r', field: 'n', expand: 'none' },
              chart: { form: 'bar', category: name, series: 'b', sort: 'none', limit: 30, unit: '' },
            })
          : cell(address, { ...more, kind, set: 'r', field: name, text: kind === 'expression' ? 'SUM({r.n})' : '' }),
      );
      const grouping = reportGrouping({ cells }, 'r');
      if (!grouping) return;
      const template = { rows: [1, 1, 1, 1], columns: [1, 1, 1, 1], cells, headRows: 0 };
      const draw = (set: ReportRows) =>
        expandReport(template, { r: set }, { filters: {}, report: {}, now: () => new Date(0) }).cells.map(
          ({ text, row, column, chart }) => ({ text, row, column, chart }),
        );
      expect(draw(merged(rows, grouping))).toEqual(draw({ rows, formats: {} }));
    }),
    { numRuns: 300 },
  );
});
