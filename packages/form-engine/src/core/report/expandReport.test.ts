import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, placeOf } from './cellAddress.js';
import { expandReport, type FinishedSheet } from './expandReport.js';
import { pageOfSheet } from './pageOfSheet.js';
import { type ReportRows, type ReportTemplate, type TemplateCell } from './ReportTemplate.js';

const AROUND = {
  filters: { period_from: '2026-11-01' },
  report: { name: '营收' },
  now: () => new Date('2026-11-20T08:00:00Z'),
};

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

const text = (address: string, words: string, more: Partial<TemplateCell> = {}) =>
  cell(address, { text: words, ...more });
const field = (address: string, name: string, more: Partial<TemplateCell> = {}) =>
  cell(address, { kind: 'field', set: 'r', field: name, ...more });
const formula = (address: string, expression: string, more: Partial<TemplateCell> = {}) =>
  cell(address, { kind: 'expression', text: expression, ...more });

function sheetOf(cells: TemplateCell[], rows: ReportRows['rows'], headRows = 0) {
  const size = (axis: 'row' | 'column', span: 'rowSpan' | 'columnSpan') =>
    Math.max(...cells.map((each) => each[axis] + each[span]));
  const template: ReportTemplate = {
    rows: Array.from({ length: size('row', 'rowSpan') }, () => 32),
    columns: Array.from({ length: size('column', 'columnSpan') }, () => 100),
    cells,
    headRows,
  };
  return expandReport(template, { r: { rows, formats: { revenue: 'decimal' } } }, AROUND);
}

/** The texts of a sheet as a table; a merged cell stands at its first place. */
function table(sheet: FinishedSheet): string[] {
  const grid = sheet.rows.map(() => sheet.columns.map(() => ''));
  for (const { row, column, text: words, rowSpan, columnSpan } of sheet.cells) {
    const line = grid[row];
    const span = rowSpan > 1 || columnSpan > 1 ? `[${rowSpan}x${columnSpan}]` : '';
    if (line) line[column] = words + span;
  }
  return grid.map((line) => line.join('|'));
}

const ROWS = [
  { place: '东门', day: '2026-11-01', revenue: 10 },
  { place: '西门', day: '2026-11-01', revenue: 5.5 },
  { place: '东门', day: '2026-11-02', revenue: 20 },
];

describe('a sheet that rows fill', () => {
  it('lists each row with its number, and sums below', () => {
    const sheet = sheetOf(
      [
        text('A1', '序号'),
        text('B1', '停车场'),
        formula('A2', '{row.number}', { left: 'B2' }),
        field('B2', 'place', { expand: 'down', by: 'list' }),
        field('C2', 'revenue'),
        formula('D2', '{r.revenue} × 2'),
        text('A3', '合计'),
        field('C3', 'revenue', { aggregate: 'sum' }),
      ],
      ROWS,
    );
    expect(table(sheet)).toEqual([
      '序号|停车场||',
      '1|东门|10.00|20',
      '2|西门|5.50|11',
      '3|东门|20.00|40',
      '合计||35.50|',
    ]);
  });

  it('groups rows in groups, with sums of each group, and merges what stands beside several rows', () => {
    const sheet = sheetOf(
      [
        field('A1', 'place', { expand: 'down' }),
        field('B1', 'day', { expand: 'down', order: 'down' }),
        field('C1', 'revenue', { aggregate: 'sum' }),
        text('A2', '小计', { left: 'A1' }),
        formula('C2', 'SUM({r.revenue})'),
        text('A3', '共'),
        formula('C3', 'SUM({C1})', { left: 'none' }),
      ],
      ROWS,
    );
    expect(table(sheet)).toEqual([
      '东门[2x1]|2026-11-02|20.00',
      '|2026-11-01|10.00',
      '小计||30',
      '西门|2026-11-01|5.50',
      '小计||5.5',
      '共||35.5',
    ]);
  });

  it('crosses rows with columns, whose sums stand at the end of each', () => {
    const sheet = sheetOf(
      [
        text('A1', '营收', { columnSpan: 3 }),
        text('A2', '停车场'),
        field('B2', 'day', { expand: 'across', order: 'up', format: 'month' }),
        text('C2', '合计'),
        field('A3', 'place', { expand: 'down' }),
        field('B3', 'revenue', { aggregate: 'sum' }),
        field('C3', 'revenue', { aggregate: 'sum' }),
        text('A4', '合计'),
        field('B4', 'revenue', { aggregate: 'sum' }),
        formula('C4', '{C3} ÷ 2', { left: 'none' }),
      ],
      [...ROWS, { place: '西门', day: '2026-12-01', revenue: 1 }],
    );
    expect(table(sheet)).toEqual([
      '营收[1x5]||||',
      '停车场|2026-11|2026-11|2026-12|合计',
      '东门|10.00|20.00|0.00|30.00',
      '西门|5.50|0.00|1.00|6.50',
      '合计|15.50|20.00|1.00|',
    ]);
    expect(sheet.cells.find(({ from }) => from === 'C4')?.error).toBe('type');
  });

  it('puts bands that share rows side by side and fills the shorter one up', () => {
    const sheet = sheetOf(
      [
        field('A1', 'place', { expand: 'down' }),
        field('B1', 'day', { expand: 'down', by: 'list', left: 'none' }),
        text('C1', '日', { left: 'B1' }),
      ],
      ROWS,
    );
    expect(table(sheet)).toEqual(['东门|2026-11-01|日', '西门|2026-11-01|日', '|2026-11-02|日']);
  });

  it('has no rows where there are no records, and its sums are 0', () => {
    const cells = [
      field('A1', 'place', { expand: 'down' }),
      text('B1', '次'),
      formula('B2', 'SUM({r.revenue})', { left: 'none' }),
    ];
    expect(table(sheetOf(cells, []))).toEqual(['|0']);
  });

  it('shows another look where a rule holds, and says what is wrong with a formula', () => {
    const rules = [{ when: '{value} > 15 and {r.place} = "东门"', colour: 'danger', fill: '', bold: true }];
    const sheet = sheetOf(
      [
        field('A1', 'place', { expand: 'down', by: 'list' }),
        field('B1', 'revenue', { rules }),
        formula('C1', '{r.revenue} ÷ 0'),
        formula('D1', '{E1}'),
        formula('E1', '{D1} + 1'),
        formula('F1', 'SUM('),
        formula('G1', 'CONCAT({filter.period_from}, {report.name})'),
      ],
      ROWS,
    );
    expect(sheet.cells.filter(({ from }) => from === 'B1').map(({ look }) => look.colour)).toEqual(['', '', 'danger']);
    expect(sheet.cells.slice(0, 7).map(({ error }) => error)).toEqual([
      undefined,
      undefined,
      'divisionByZero',
      'circle',
      'circle',
      'syntax',
      undefined,
    ]);
    expect(sheet.cells[6]?.text).toBe('2026-11-01营收');
  });

  it('refuses a sheet with more rows, columns, cells or work than it takes', () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({ place: `${index}`, revenue: index }));
    const cells = [field('A1', 'place', { expand: 'down' }), field('B1', 'revenue')];
    const template = { rows: [1], columns: [1, 1], cells, headRows: 0 };
    const expand = (limits: object) => () =>
      expandReport(template, { r: { rows, formats: {} } }, AROUND, {
        ...{ rows: 100, columns: 100, cells: 100, charts: 100, work: 1_000 },
        ...limits,
      });
    expect(expand({})).not.toThrow();
    for (const limit of [{ rows: 29 }, { columns: 1 }, { cells: 59 }, { work: 10 }])
      expect(expand(limit)).toThrow(expect.objectContaining({ what: Object.keys(limit)[0] }));
  });

  it('is cut into pages under its head, and a merged cell stands on each of them', () => {
    const sheet = sheetOf(
      [
        text('A1', '头', { columnSpan: 2 }),
        field('A2', 'place', { expand: 'down', order: 'up' }),
        field('B2', 'day', { expand: 'down', by: 'list' }),
      ],
      ROWS,
      1,
    );
    const pages = [1, 2].map((page) => pageOfSheet(sheet, { page, pageSize: 1 }));
    expect(pages.map((page) => [page.total, ...table(page)])).toEqual([
      [3, '头[1x2]|', '东门|2026-11-01'],
      [3, '头[1x2]|', '东门|2026-11-02'],
    ]);
    expect(pageOfSheet(sheet, { page: 9, pageSize: 1 }).rows).toHaveLength(1);
  });
});

/** Sheets of any cells: what expands, how, and whose parent is whose is chosen freely. */
const anyCells = fc
  .array(
    fc.record({
      row: fc.nat(3),
      column: fc.nat(3),
      kind: fc.constantFrom('text' as const, 'field' as const, 'expression' as const),
      name: fc.constantFrom('a', 'b', 'n'),
      expand: fc.constantFrom('none' as const, 'down' as const, 'across' as const),
      by: fc.constantFrom('group' as const, 'list' as const),
      left: fc.constantFrom('auto', 'none', 'A1', 'B2', 'C1', 'D4'),
      top: fc.constantFrom('auto', 'none', 'A1', 'B2', 'A3', 'D4'),
      aggregate: fc.constantFrom('value' as const, 'sum' as const),
    }),
    { maxLength: 10 },
  )
  .map((some) => {
    const places = new Map(some.map((each) => [addressOf(each), each]));
    return [...places].map(([address, { name, kind, ...more }]) =>
      cell(address, { ...more, kind, set: 'r', field: name, text: kind === 'expression' ? `SUM({r.${name}})` : name }),
    );
  });
const anyRows = fc.array(
  fc.record({
    a: fc.constantFrom('x', 'y', 'z'),
    b: fc.constantFrom('u', 'v', null),
    n: fc.integer({ min: -99, max: 99 }),
  }),
  { maxLength: 8 },
);
const expandAny = (cells: TemplateCell[], rows: ReportRows['rows']) =>
  expandReport(
    { rows: [1, 1, 1, 1], columns: [1, 1, 1, 1], cells, headRows: 1 },
    { r: { rows, formats: {} } },
    AROUND,
    {
      ...{ rows: 5_000, columns: 5_000, cells: 5_000_000, charts: 5_000, work: 500_000_000 },
    },
  );

describe('a chart in a sheet', () => {
  const chart = { form: 'bar', category: 'day', series: '', sort: 'none', limit: 30, unit: '' } as const;
  const chartAt = (address: string, more: Partial<TemplateCell> = {}) =>
    cell(address, {
      kind: 'chart',
      set: 'r',
      field: 'revenue',
      aggregate: 'sum',
      left: 'none',
      text: '收入',
      chart,
      ...more,
    });
  const list = field('A1', 'place', { expand: 'down' });

  it('grows with the lines beside it, draws all rows, and stands on the page where it begins', () => {
    const sheet = sheetOf([list, chartAt('B1')], ROWS);
    const [drawn] = sheet.cells.filter((each) => each.chart);
    expect(drawn).toMatchObject({ rowSpan: 2, text: '收入', chart: { labels: ['2026-11-01', '2026-11-02'] } });
    expect(drawn?.chart?.series[0]?.values).toEqual([15.5, 20]);
    const second = pageOfSheet(sheet, { page: 2, pageSize: 1 });
    expect(second.cells.map(({ text: words, chart: found }) => [words, found])).toEqual([
      ['西门', undefined],
      ['', undefined],
    ]);
  });

  it('stands once for each group that it belongs to, with the rows of that group', () => {
    const sheet = sheetOf([list, chartAt('B1', { left: 'auto' })], ROWS);
    expect(sheet.cells.flatMap((each) => (each.chart ? [each.chart.series[0]?.values] : []))).toEqual([
      [10, 20],
      [5.5],
    ]);
  });

  it('says what is wrong where its data set is gone, and is refused where there are too many', () => {
    expect(sheetOf([chartAt('A1', { set: 'gone' })], ROWS).cells[0]?.error).toBe('name');
    const limits = { rows: 10, columns: 10, cells: 100, charts: 1, work: 1_000 };
    const template = { rows: [32], columns: [100, 100], cells: [list, chartAt('B1', { left: 'auto' })], headRows: 0 };
    expect(() => expandReport(template, { r: { rows: ROWS, formats: {} } }, AROUND, limits)).toThrow(/charts/);
  });
});

describe('any sheet', () => {
  it('has each drawn cell, and no two cells lie on each other', () => {
    fc.assert(
      fc.property(anyCells, anyRows, (cells, rows) => {
        const sheet = expandAny(cells, rows.slice(0, 4));
        const drawn = new Set(cells.map(addressOf));
        // rows of a list without records are left out, with all that stands in them
        const found = rows.length === 0 ? sheet.cells.filter(({ from }) => !drawn.has(from)) : sheet.cells;
        expect(new Set(found.map(({ from }) => from))).toEqual(rows.length === 0 ? new Set() : drawn);
        const owned = new Set<string>();
        for (const { row, column, rowSpan, columnSpan } of sheet.cells)
          for (let y = row; y < row + rowSpan; y += 1)
            for (let x = column; x < column + columnSpan; x += 1) {
              expect(owned.has(`${y} ${x}`)).toBe(false);
              expect(y < sheet.rows.length && x < sheet.columns.length).toBe(true);
              owned.add(`${y} ${x}`);
            }
      }),
      { numRuns: 150 },
    );
  });

  it('keeps the order of rows, and the sums of its groups are those of the rows', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const sheet = expandAny(
          [
            field('A1', 'a', { expand: 'down' }),
            field('B1', 'b', { expand: 'down' }),
            field('C1', 'n', { aggregate: 'sum' }),
            field('D1', 'n', { expand: 'down', by: 'list' }),
            text('A2', '小计', { left: 'A1' }),
            field('C2', 'n', { aggregate: 'sum' }),
          ],
          rows,
        );
        const valuesOf = (from: string) => sheet.cells.filter((each) => each.from === from).map(({ value }) => value);
        const sum = (values: readonly unknown[]) => values.reduce<number>((total, value) => total + Number(value), 0);
        const whole = sum(rows.map(({ n }) => n));
        expect([sum(valuesOf('C1')), sum(valuesOf('D1')), sum(valuesOf('C2'))]).toEqual([whole, whole, whole]);
        if (rows.length > 0) expect(valuesOf('A1')).toEqual([...new Set(rows.map(({ a }) => a))]);
        const ofGroup = (a: string, b: string | null) => rows.filter((row) => row.a === a && row.b === b);
        const expected = [...new Set(rows.map(({ a }) => a))].flatMap((a) =>
          [...new Set(rows.filter((row) => row.a === a).map(({ b }) => b))].flatMap((b) => ofGroup(a, b)),
        );
        if (rows.length > 0) expect(valuesOf('D1')).toEqual(expected.map(({ n }) => n));
      }),
    );
  });
});
