import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Chart } from './Chart.js';

const LABELS = ['08:00', '09:00', '10:00'];
const TWO = [
  { name: 'p95', values: [80, 86, null] },
  { name: 'p50', values: [12.345, 13, 14] },
];

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
