import { Chart } from '@smart-admin/ui/chart';
import { useMessages } from '@smart-admin/ui/locale';
import { useMemo } from 'react';
import { toYuan } from '../parking/yuan.js';
import { type PanelProps } from './PanelProps.js';
import { screenMessages } from './screenMessages.js';

/** What was taken hour by hour, with the same day a week ago. */
export function RevenueHoursPanel({ revenue }: PanelProps) {
  const t = useMessages(screenMessages);
  const figures = useMemo(
    () =>
      revenue && {
        labels: revenue.hours.map(({ hour }) => hourText(hour)),
        series: [
          { name: t('thisDay'), values: untilLast(revenue.hours.map(({ amount }) => toYuan(amount))) },
          { name: t('weekBefore'), values: revenue.hours.map(({ lastWeek }) => toYuan(lastWeek)) },
        ],
      },
    [revenue, t],
  );
  return <PanelChart kind="line" label={t('revenueHours')} figures={figures} />;
}

/** What was taken on each of the last days. */
export function DaysPanel({ revenue }: PanelProps) {
  const t = useMessages(screenMessages);
  const figures = useMemo(
    () =>
      revenue && {
        labels: revenue.days.map(({ day }) => day),
        series: [{ name: t('days'), values: revenue.days.map(({ amount }) => toYuan(amount)) }],
      },
    [revenue, t],
  );
  return <PanelChart kind="bar" label={t('days')} figures={figures} formatTick={shortDay} />;
}

/** How many came and left hour by hour. */
export function TrafficHoursPanel({ traffic }: PanelProps) {
  const t = useMessages(screenMessages);
  const figures = useMemo(
    () =>
      traffic && {
        labels: traffic.hours.map(({ hour }) => hourText(hour)),
        series: [
          { name: t('entries'), values: untilLast(traffic.hours.map(({ entries }) => entries)) },
          { name: t('exits'), values: untilLast(traffic.hours.map(({ exits }) => exits)) },
        ],
      },
    [traffic, t],
  );
  return <PanelChart kind="line" label={t('trafficHours')} figures={figures} />;
}

/** How long the stays were that ended today. */
export function DurationsPanel({ traffic }: PanelProps) {
  const t = useMessages(screenMessages);
  const figures = useMemo(
    () =>
      traffic && {
        labels: traffic.durations.map(({ untilMinutes }) =>
          untilMinutes === null
            ? t('longer')
            : untilMinutes < 60
              ? t('upTo', { minutes: untilMinutes })
              : t('upToHours', { hours: untilMinutes / 60 }),
        ),
        series: [{ name: t('durations'), values: traffic.durations.map(({ stays }) => stays) }],
      },
    [traffic, t],
  );
  return <PanelChart kind="bar" label={t('durations')} figures={figures} />;
}

function PanelChart({ kind, label, figures, formatTick }: PanelChartProps) {
  return (
    <Chart
      kind={kind}
      label={label}
      heading=""
      labels={figures?.labels}
      series={figures?.series}
      height={CHART_HEIGHT}
      className="[--bg-surface:var(--screen-panel)]"
      {...(formatTick ? { formatTick } : {})}
    />
  );
}

/** Values up to the last one that there is: hours that are still to come are no zeros. */
function untilLast(values: readonly number[]): (number | null)[] {
  const last = values.reduce((place, value, index) => (value === 0 ? place : index), -1);
  return values.map((value, index) => (index <= last ? value : null));
}

const CHART_HEIGHT = 300;

function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** `2026-11-23` as `11-23`. */
function shortDay(day: string): string {
  return day.slice(5);
}

interface PanelChartProps {
  kind: 'line' | 'bar';
  label: string;
  figures: { labels: string[]; series: { name: string; values: (number | null)[] }[] } | undefined;
  formatTick?: (label: string) => string;
}
