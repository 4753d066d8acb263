import { describe, expect, it } from 'vitest';
import { chartOfRows } from './chartOfRows.js';
import { type ReportRows, type TemplateCell, type TemplateChart } from './ReportTemplate.js';

const SET: ReportRows = {
  rows: [
    { place: '东门', day: '2026-11-01', kind: '月卡', revenue: 10, share: 0.25 },
    { place: '西门', day: '2026-11-03', kind: '临停', revenue: 5.5, share: 0.5 },
    { place: '东门', day: '2026-12-02', kind: '临停', revenue: 20, share: 0.75 },
    { place: null, day: '2026-12-02', kind: '临停', revenue: null, share: null },
  ],
  formats: { day: 'day', revenue: 'decimal', share: 'percent' },
  labels: { revenue: '实收' },
};
const ALL = [0, 1, 2, 3];
const PLAIN: TemplateChart = { form: 'bar', category: 'place', series: '', sort: 'none', limit: 30, unit: '' };

function draw(chart: Partial<TemplateChart>, more: Partial<TemplateCell> = {}, rows: readonly number[] = ALL) {
  const cell = { field: 'revenue', aggregate: 'sum', format: 'auto', text: '收入', ...more } as const;
  return chartOfRows({ ...cell, chart: { ...PLAIN, ...chart } }, SET, rows);
}
const pairs = ({ labels, series }: ReturnType<typeof draw>) =>
  labels.map((label, index) => [label, ...series.map(({ values }) => values[index])]);

describe('a chart of rows', () => {
  it('puts the rows of a category together by each aggregate; what is no number does not count', () => {
    expect(pairs(draw({}))).toEqual([
      ['东门', 30],
      ['西门', 5.5],
      ['', 0],
    ]);
    expect(pairs(draw({}, { aggregate: 'count' })).map(([, value]) => value)).toEqual([2, 1, 1]);
    expect(pairs(draw({}, { aggregate: 'avg' })).map(([, value]) => value)).toEqual([15, 5.5, null]);
    expect(pairs(draw({}, { aggregate: 'max' })).map(([, value]) => value)).toEqual([20, 5.5, null]);
    expect(draw({}).series[0]?.name).toBe('实收');
  });

  it('draws a value of each series for each category, nothing where they have no row', () => {
    const chart = draw({ series: 'kind' }, { aggregate: 'max' });
    expect(chart.series.map(({ name }) => name)).toEqual(['月卡', '临停']);
    expect(pairs(chart)).toEqual([
      ['东门', 10, 20],
      ['西门', null, 5.5],
      ['', null, null],
    ]);
    expect(draw({ series: 'kind', form: 'pie' }).series).toHaveLength(1);
  });

  it('takes categories that are written alike as one, so that days become months', () => {
    expect(pairs(draw({ category: 'day' }, { format: 'month' }))).toEqual([
      ['2026-11', 15.5],
      ['2026-12', 20],
    ]);
  });

  it('orders by value or name, and says that it is cut', () => {
    expect(draw({ sort: 'valueUp' }).labels).toEqual(['', '西门', '东门']);
    expect(draw({ category: 'day', sort: 'nameDown' }).labels[0]).toBe('2026-12-02');
    expect(draw({ sort: 'valueDown', limit: 1 })).toMatchObject({ labels: ['东门'], isCut: true });
    expect(draw({ limit: 3 }).isCut).toBe(false);
  });

  it('draws shares as percents, and nothing of rows or columns that are not there', () => {
    expect(draw({}, { field: 'share', aggregate: 'max' })).toMatchObject({ unit: '%' });
    expect(pairs(draw({}, { field: 'share', aggregate: 'max' }))[0]).toEqual(['东门', 75]);
    expect(draw({}, {}, [])).toMatchObject({ labels: [], series: [{ values: [] }] });
    expect(pairs(draw({}, { field: 'gone', aggregate: 'avg' })).map(([, value]) => value)).toEqual([null, null, null]);
    expect(
      chartOfRows({ ...{ field: '', aggregate: 'count', format: 'auto', text: '' }, chart: PLAIN }, undefined, []),
    ).toMatchObject({ labels: [] });
  });
});
