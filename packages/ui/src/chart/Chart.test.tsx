import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Chart } from './Chart.js';
import { type ChartRegions } from './chartTypes.js';

const LABELS = ['08:00', '09:00', '10:00'];
const TWO = [
  { name: 'p95', values: [80, 86, null] },
  { name: 'p50', values: [12.345, 13, 14] },
];

const square = (x: number) => [
  [
    [x, 0],
    [x + 1, 0],
    [x + 1, 1],
    [x, 1],
    [x, 0],
  ],
];
const REGIONS: ChartRegions = {
  type: 'FeatureCollection',
  features: ['东区', '西区'].map((name, index) => ({
    type: 'Feature',
    properties: { name, code: index === 0 ? 'east' : 'west' },
    geometry: { type: 'Polygon', coordinates: square(index) },
  })),
};

const plot = () => screen.findByRole('slider', { name: '响应时间' });

describe('Chart', () => {
  describeConformance(<Chart kind="line" label="响应时间" labels={LABELS} series={TWO} unit="ms" />, { slot: 'chart' });

  it('draws the figures, and arrow keys read them moment by moment', async () => {
    render(<Chart kind="line" label="响应时间" labels={LABELS} series={TWO} unit="ms" />);
    const slider = await plot();
    expect(slider.querySelector('svg path')).not.toBeNull();
    expect(slider.getAttribute('aria-valuetext')).toBe('10:00, p95 -, p50 14 ms');
    act(() => slider.focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(slider.getAttribute('aria-valuetext')).toBe('09:00, p95 86 ms, p50 13 ms');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(slider.getAttribute('aria-valuetext')).toBe('08:00, p95 80 ms, p50 12.35 ms');
    await userEvent.keyboard('{End}');
    expect(slider.getAttribute('aria-valuenow')).toBe('2');
  });

  it('shows the same figures as a table and goes back', async () => {
    render(<Chart kind="bar" label="响应时间" labels={LABELS} series={TWO} unit="ms" />);
    await userEvent.click(screen.getByRole('button', { name: '以表格查看响应时间' }));
    const rows = within(screen.getByRole('table', { name: '响应时间' })).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['项目', 'p95', 'p50'],
      ['08:00', '80 ms', '12.35 ms'],
      ['09:00', '86 ms', '13 ms'],
      ['10:00', '-', '14 ms'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: '以图表查看响应时间' }));
    expect(await plot()).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says that it waits, and that there is nothing', () => {
    const { rerender } = render(<Chart kind="line" label="请求" labels={undefined} series={undefined} />);
    expect(screen.getByRole('status', { name: '正在加载图表' })).toBeTruthy();
    rerender(
      <Chart kind="line" label="请求" labels={LABELS} series={[{ name: '请求', values: [null, null, null] }]} />,
    );
    expect(screen.getByText('暂无数据')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['pie', 'gauge'] as const)('says what a %s shows', async (kind) => {
    render(<Chart kind={kind} label="磁盘" labels={['已用']} series={[{ name: '占比', values: [61] }]} unit="%" />);
    const image = await screen.findByRole('img', { name: '磁盘: 已用, 占比 61%' });
    expect(image.querySelector('svg path')).not.toBeNull();
  });

  it('draws a map whose regions have the colour of their values, found by name or code', async () => {
    const labels = ['东区', 'west', '不存在'];
    const series = [{ name: '停车', values: [5, 20, 1] }];
    render(<Chart kind="map" label="停车" labels={labels} series={series} regions={REGIONS} unit="辆" />);
    const image = await screen.findByRole('img', {
      name: '停车: 东区, 停车 5 辆; west, 停车 20 辆; 不存在, 停车 1 辆',
    });
    const fills = new Set([...image.querySelectorAll('path')].map((path) => path.getAttribute('fill')));
    expect(fills.size).toBeGreaterThan(2);
    expect(image.textContent).toContain('西区');
    await userEvent.click(screen.getByRole('button', { name: '以表格查看停车' }));
    expect(screen.getByRole('table', { name: '停车' }).textContent).toContain('20 辆');
  });

  it('draws a map without values as its regions alone, and waits for them', async () => {
    const none = [{ name: '停车', values: [null] }];
    const { rerender } = render(<Chart kind="map" label="地图" labels={['东区']} series={none} regions={undefined} />);
    expect(screen.getByRole('status', { name: '正在加载图表' })).toBeTruthy();
    rerender(<Chart kind="map" label="地图" labels={['东区']} series={none} regions={REGIONS} />);
    const image = await screen.findByRole('img', { name: /地图/ });
    expect(image.querySelector('svg path')).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('takes names as texts, never as HTML', async () => {
    const series = [{ name: '<img src=x onerror=alert(1)>', values: [1, 2, 3] }];
    render(<Chart kind="line" label="响应时间" labels={LABELS} series={series} />);
    const slider = await plot();
    act(() => slider.focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(slider.querySelector('img')).toBeNull();
    expect(slider.textContent).toContain('<img src=x onerror=alert(1)>');
  });
});
