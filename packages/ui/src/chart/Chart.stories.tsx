import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Chart } from './Chart.js';
import { type ChartRegions } from './chartTypes.js';

const LABELS = Array.from({ length: 60 }, (_, minute) => `17:${String(minute).padStart(2, '0')}`);
const wave = (middle: number, swing: number) =>
  LABELS.map((_, index) => Math.round(middle + swing * Math.sin(index / 4) + swing * 0.4 * Math.cos(index * 1.7)));
const CPU = wave(30, 10);
const P95 = wave(60, 20);
const P50 = wave(14, 3);
const DAYS = ['11-16', '11-17', '11-18', '11-19', '11-20', '11-21', '11-22'];

/** Four districts of no city: points of their borders in degrees. */
const CITY: ChartRegions = {
  type: 'FeatureCollection',
  features: (
    [
      [
        '北湾区',
        'north',
        [120, 30.3, 120.1, 30.36, 120.2, 30.34, 120.18, 30.2, 120.08, 30.22, 119.98, 30.18, 120, 30.3],
      ],
      [
        '港口区',
        'harbour',
        [120.2, 30.34, 120.32, 30.37, 120.42, 30.32, 120.4, 30.2, 120.3, 30.18, 120.18, 30.2, 120.2, 30.34],
      ],
      [
        '老城区',
        'old',
        [119.98, 30.18, 120.08, 30.22, 120.18, 30.2, 120.2, 30.06, 120.1, 30.02, 120, 30.06, 119.98, 30.18],
      ],
      [
        '东岸区',
        'east',
        [120.18, 30.2, 120.3, 30.18, 120.4, 30.2, 120.43, 30.06, 120.3, 30.03, 120.2, 30.06, 120.18, 30.2],
      ],
    ] as const
  ).map(([name, code, line]) => ({
    type: 'Feature',
    properties: { name, code },
    geometry: { type: 'Polygon', coordinates: [pairsOf(line)] },
  })),
};

function pairsOf(line: readonly number[]): number[][] {
  return line.flatMap((x, index) => (index % 2 === 0 ? [[x, line[index + 1] ?? 0]] : []));
}

/**
 * Figures as a picture, and by its button as a table of the same figures; colours follow theme and mode.
 *
 * **When:** for a course over time (line), a comparison (bar), shares of a whole (pie), one figure of a limit (gauge), several qualities (radar), figures by
 * region (map).
 * Not for a single figure (CountUp) or how far something is (Progress). An application that draws charts installs `echarts`.
 *
 * **Keyboard:** Tab reaches the button for the table and the plot; Left, Right, Home and End walk through the moments
 * of lines and bars, Escape ends that.
 */
const meta: Meta<typeof Chart> = { title: 'UI/Display/Chart', component: Chart };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Chart> = {
  args: {
    kind: 'line',
    label: '处理器',
    labels: LABELS,
    series: [{ name: '处理器', values: CPU }],
    unit: '%',
    max: 100,
  },
};

/** Of one group: pointing at one shows the moment in all. */
export const Lines: Story = { render: () => <LineSamples />, tags: ['vi'] };

function LineSamples() {
  return (
    <div className="grid max-w-200 grid-cols-2 gap-6 max-sm:grid-cols-1">
      <Chart
        kind="line"
        label="处理器"
        labels={LABELS}
        series={[{ name: '处理器', values: CPU }]}
        unit="%"
        max={100}
        limit={80}
        height={120}
        group="lines"
      />
      <Chart
        kind="line"
        label="响应时间"
        labels={LABELS}
        series={[
          { name: 'p95', values: P95 },
          { name: 'p50', values: P50 },
        ]}
        unit="ms"
        limit={100}
        height={120}
        group="lines"
      />
    </div>
  );
}

/** Bars on one another: what each part gives to the whole. */
export const StackedBars: Story = {
  render: () => (
    <div className="max-w-160">
      <Chart
        stacked
        kind="bar"
        label="各场实收"
        labels={DAYS}
        series={[
          { name: '东门', values: [820, 932, 901, 934, 1290, 1330, 1120] },
          { name: '西门', values: [310, 421, 411, null, 650, 710, 550] },
        ]}
        unit="元"
      />
    </div>
  ),
};

export const BarsSharesAndGauge: Story = { render: () => <OtherSamples /> };

function OtherSamples() {
  return (
    <div className="grid max-w-240 grid-cols-3 gap-6 max-sm:grid-cols-1">
      <Chart
        kind="bar"
        label="入场"
        labels={DAYS}
        series={[
          { name: '入场', values: [820, 932, 901, 934, 1290, 1330, 1120] },
          { name: '出场', values: [810, 921, 911, 924, 1250, 1310, 1150] },
        ]}
      />
      <Chart
        kind="pie"
        label="车辆类型"
        labels={['月卡', '临停', '预约']}
        series={[{ name: '车辆类型', values: [310, 620, 70] }]}
      />
      <Chart
        kind="gauge"
        label="磁盘"
        labels={['已用']}
        series={[{ name: '磁盘', values: [61] }]}
        unit="%"
        limit={80}
      />
    </div>
  );
}

/** Several qualities as shapes; bars with a line of the same axis. */
export const RadarAndCombined: Story = {
  render: () => (
    <div className="grid max-w-200 grid-cols-2 gap-6 max-sm:grid-cols-1">
      <Chart
        kind="radar"
        label="服务评价"
        labels={['速度', '准确', '安全', '易用', '成本']}
        series={[
          { name: '本月', values: [88, 76, 92, 81, 64] },
          { name: '上月', values: [80, 79, 85, 70, 72] },
        ]}
        max={100}
        height={260}
      />
      <Chart
        kind="bar"
        label="实收与目标"
        labels={DAYS}
        series={[
          { name: '实收', values: [820, 932, 901, 934, 1290, 1330, 1120] },
          { name: '目标', values: [900, 900, 950, 950, 1200, 1200, 1100], as: 'line' },
        ]}
        height={260}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /服务评价/ })).toBeVisible();
    await expect(await canvas.findByRole('slider', { name: '实收与目标' })).toBeVisible();
  },
};

/** Regions are found by name or code; one without a value stays empty. */
export const ByRegion: Story = {
  render: () => (
    <Chart
      kind="map"
      label="各区停车"
      className="max-w-160"
      labels={['北湾区', '老城区', 'harbour']}
      series={[{ name: '停车', values: [1290, 420, 880] }]}
      regions={CITY}
      height={320}
    />
  ),
  tags: ['vi'],
  play: async ({ canvasElement }) => {
    const image = await within(canvasElement).findByRole('img', {});
    await waitFor(() => expect(image.querySelectorAll('path').length).toBeGreaterThan(4));
  },
};

export const LoadingAndEmpty: Story = {
  render: () => (
    <div className="grid max-w-160 grid-cols-2 gap-6">
      <Chart kind="line" label="处理器" labels={undefined} series={undefined} height={120} />
      <Chart kind="line" label="内存" labels={LABELS} series={[{ name: '内存', values: [] }]} height={120} />
    </div>
  ),
};

/** A plot that is there takes the colours of another mode at once, and the size of its place. */
export const FollowsThemeAndSize: Story = {
  render: () => (
    <div data-testid="place" className="w-160">
      <Chart kind="line" label="处理器" labels={LABELS} series={[{ name: '处理器', values: CPU }]} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const plot = await canvas.findByRole('slider', {});
    const colours = () => [...plot.querySelectorAll('path')].map((path) => path.getAttribute('stroke')).join();
    const width = () => plot.querySelector('svg')?.getAttribute('width');
    await waitFor(() => expect(width()).toBe('640'));
    const root = document.documentElement;
    const { theme = 'default' } = root.dataset;
    const before = colours();
    root.dataset.theme = theme === 'red' ? 'blue' : 'red';
    await waitFor(() => expect(colours()).not.toBe(before));
    root.dataset.theme = theme;
    await waitFor(() => expect(colours()).toBe(before));
    canvas.getByTestId('place').style.width = '300px';
    await waitFor(() => expect(width()).toBe('300'));
  },
};
