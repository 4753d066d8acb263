import { describe, expect, it } from 'vitest';
import { seriesTokens, type ChartColors } from './chartColors.js';
import { chartOption } from './chartOption.js';
import { type ChartFigures } from './chartTypes.js';

const colors: ChartColors = {
  axis: '#111',
  grid: '#222',
  track: '#333',
  limit: '#a60',
  text: '#444',
  surface: '#fff',
  raised: '#eee',
  border: '#ddd',
  font: 'Inter',
  axisSize: 11,
  series: ['#00f', '#0ff'],
};

const figures: ChartFigures = { kind: 'line', labels: ['a', 'b'], series: [{ name: 'x', values: [1, null] }] };
const optionOf = (more: Partial<ChartFigures> = {}) => chartOption({ ...figures, ...more }, colors, () => '');

describe('chartOption', () => {
  it('draws one series in the theme colour and several in the palette, in turn', () => {
    expect(seriesTokens(1)).toEqual(['--primary-edge']);
    expect(seriesTokens(9)).toEqual([...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => `--chart-${number}`), '--chart-1']);
    expect(optionOf().color).toEqual(colors.series);
  });

  it('keeps gaps, exchanges values without animation, and marks the limit', () => {
    const option = optionOf({ limit: 80 });
    expect(option.animation).toBe(false);
    expect(option.series).toMatchObject([
      { type: 'line', data: [1, null], markLine: { data: [{ yAxis: 80 }], lineStyle: { color: '#a60' } } },
    ]);
  });

  it('lets the axis begin below zero only for values below zero, and end where it is told', () => {
    expect(optionOf({ max: 100 }).yAxis).toMatchObject({ min: 0, max: 100 });
    expect(optionOf({ series: [{ name: 'x', values: [-1, 2] }] }).yAxis).toMatchObject({ min: undefined });
  });

  it('draws a series as the other of lines and bars, with room for the bars', () => {
    const series = [
      { name: 'x', values: [1, 2] },
      { name: 'y', values: [3, 4], as: 'line' as const },
    ];
    const option = optionOf({ kind: 'bar', series });
    expect(option.series).toMatchObject([{ type: 'bar' }, { type: 'line' }]);
    expect(option.xAxis).toMatchObject({ boundaryGap: true });
    expect(optionOf({ series }).series).toMatchObject([{ type: 'line' }, { type: 'line' }]);
    expect(optionOf({ series }).xAxis).toMatchObject({ boundaryGap: false });
  });

  it('lets the bars of a stacked chart stand on one another', () => {
    const series = [
      { name: 'x', values: [1, 2] },
      { name: 'y', values: [3, 4] },
    ];
    const stacks = (more: Partial<ChartFigures>) =>
      (optionOf({ kind: 'bar', series, ...more }).series as { stack?: string }[]).map(({ stack }) => stack);
    expect(new Set(stacks({ stacked: true })).size).toBe(1);
    expect(stacks({ stacked: true })).not.toContain(undefined);
    expect(stacks({})).toEqual([undefined, undefined]);
  });

  it('draws qualities on axes of one length, so that shapes can be compared', () => {
    const radar = optionOf({ kind: 'radar', series: [{ name: 'x', values: [3, 8] }] });
    expect(radar.radar).toMatchObject({
      indicator: [
        { name: 'a', max: 8 },
        { name: 'b', max: 8 },
      ],
    });
    expect(radar.series).toMatchObject({ type: 'radar', data: [{ name: 'x', value: [3, 8] }] });
    expect(optionOf({ kind: 'radar', max: 10 }).radar).toMatchObject({ indicator: [{ max: 10 }, { max: 10 }] });
  });

  it('warns with a gauge that is over its limit', () => {
    const gauge = (value: number) => optionOf({ kind: 'gauge', series: [{ name: 'x', values: [value] }], limit: 80 });
    expect(gauge(81).series).toMatchObject({ progress: { itemStyle: { color: '#a60' } } });
    expect(gauge(79).series).toMatchObject({ progress: { itemStyle: { color: '#00f' } } });
  });
});
