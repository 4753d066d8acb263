import { Chart } from '@smart-admin/ui/chart';
import { formatDate, formatFileSize, formatNumber } from '@smart-admin/ui/format';
import { useMemo } from 'react';
import { type History, type Instance, type Range } from './monitorData.js';
import { LIMITS } from './monitorLimits.js';
import { type MonitorTranslate } from './monitorMessages.js';

type SeriesName = keyof History['series'];

/** Six courses of an instance; pointing at one shows the same moment in all. */
export function MonitorCharts({ t, instance, history, range }: MonitorChartsProps) {
  const times = history?.times;
  const labels = useMemo(
    () => times?.map((time) => formatDate(time, range === '24h' ? 'MM-DD HH:mm' : 'HH:mm:ss')),
    [times, range],
  );
  return (
    <section
      aria-label={t('figures')}
      className="grid flex-none grid-cols-3 gap-px overflow-hidden rounded-lg border border-hairline bg-(--border-hairline) max-xl:grid-cols-2 max-sm:grid-cols-1 phone:rounded-none phone:border-x-0"
    >
      {CHARTS.map((chart) => (
        <MonitorChart key={chart.label} chart={chart} t={t} labels={labels} history={history} instance={instance} />
      ))}
    </section>
  );
}

function MonitorChart({ t, chart, labels, history, instance }: MonitorChartProps) {
  const { of, limit, more } = chart;
  const [first] = of;
  const label = t(chart.label);
  const unit = chart.unit === '%' ? '%' : t(chart.unit);
  const series = useMemo(
    () => history && of.map((name) => ({ name: seriesName(t, name), values: history.series[name] ?? [] })),
    [history, of, t],
  );
  const peak = Math.max(...(series?.[0]?.values ?? []).map((value) => value ?? 0), 0);
  const facts = [instance && more?.(instance, t), t('peak', { value: formatFigure(peak) })];
  return (
    <Chart
      className="bg-surface px-4 py-2"
      kind="line"
      group="system.monitor"
      height={112}
      label={label}
      labels={labels}
      series={series}
      unit={unit}
      max={chart.max}
      limit={limit}
      formatTick={shortTime}
      heading={
        <span className="flex items-baseline gap-2">
          {label}
          <Figure value={instance?.now[first]} unit={unit} limit={limit} />
          <span className="ms-auto truncate text-12 text-2">{facts.filter(Boolean).join(' · ')}</span>
        </span>
      }
    />
  );
}

function Figure({ value, unit, limit }: { value: number | null | undefined; unit: string; limit: number | undefined }) {
  const isOver = limit !== undefined && (value ?? 0) > limit;
  return (
    <>
      <strong className={`text-20 font-semibold tabular-nums ${isOver ? 'text-warning-text' : ''}`}>
        {value === null || value === undefined ? '-' : formatFigure(value)}
      </strong>
      <span className="-ms-1 text-12 text-2">{unit}</span>
    </>
  );
}

const formatFigure = (value: number) => formatNumber(value, value < 10 ? 1 : 0);
const shortTime = (label: string) => /\d\d:\d\d/.exec(label)?.[0] ?? label;

const seriesName = (t: MonitorTranslate, name: SeriesName) =>
  name === 'cpu' ||
  name === 'memory' ||
  name === 'disk' ||
  name === 'loopDelay' ||
  name === 'calls' ||
  name === 'errors'
    ? t(name)
    : name;

const PERCENT = { unit: '%', max: 100 } as const;

const CHARTS: readonly ChartSample[] = [
  {
    label: 'cpu',
    of: ['cpu'],
    ...PERCENT,
    limit: LIMITS.cpu,
    more: (instance, t) => t('cores', { count: instance.cpus }),
  },
  {
    label: 'memory',
    of: ['memory'],
    ...PERCENT,
    limit: LIMITS.memory,
    more: ({ memoryTotal }) => formatFileSize(memoryTotal),
  },
  { label: 'disk', of: ['disk'], ...PERCENT, limit: LIMITS.disk, more: ({ diskTotal }) => formatFileSize(diskTotal) },
  { label: 'loopDelay', of: ['loopDelay'], unit: 'ms', limit: LIMITS.loopDelay },
  { label: 'calls', of: ['calls', 'errors'], unit: 'perSecond' },
  { label: 'times', of: ['p95', 'p50'], unit: 'ms', limit: LIMITS.p95 },
];

interface ChartSample {
  label: 'cpu' | 'memory' | 'disk' | 'loopDelay' | 'calls' | 'times';
  /** What is measured; the figure in the head is that of the first. */
  of: readonly [SeriesName, ...SeriesName[]];
  unit: '%' | 'ms' | 'perSecond';
  max?: number;
  limit?: number;
  /** A fact behind the figure. */
  more?: (instance: Instance, t: MonitorTranslate) => string;
}

interface MonitorChartProps extends Omit<MonitorChartsProps, 'range'> {
  chart: ChartSample;
  labels: readonly string[] | undefined;
}

interface MonitorChartsProps {
  t: MonitorTranslate;
  instance: Instance | undefined;
  history: History | undefined;
  range: Range;
}
