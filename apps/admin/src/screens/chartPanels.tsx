import { Chart } from '@smart-admin/ui/chart';
import { useMessages } from '@smart-admin/ui/locale';
import { useMemo, useState } from 'react';
import { toYuan } from '../parking/yuan.js';
import { type PanelProps } from './PanelProps.js';
import { screenMessages } from './screenMessages.js';
import { PHONE } from './ScreenStage.js';
import { CHART_HEAD, WALL_CHART } from './wallChart.js';

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

/** How many vehicles were there hour by hour today, and how many spaces there are. */
export function PresencePanel({ traffic }: PanelProps) {
  const t = useMessages(screenMessages);
  const figures = useMemo(
    () =>
      traffic && {
        labels: traffic.hours.map(({ hour }) => hourText(hour)),
        series: [
          { name: t('present'), values: presentByHour(traffic) },
          { name: t('capacity'), values: traffic.hours.map(() => traffic.spaces) },
        ],
      },
    [traffic, t],
  );
  return <PanelChart kind="line" label={t('presence')} figures={figures} />;
}

/** Vehicles that were there at the end of each hour, counted back from now; null for hours that are still to come. */
export function presentByHour({
  present,
  hours,
}: {
  present: number;
  hours: readonly HourFigures[];
}): (number | null)[] {
  const last = hours.reduce((place, { entries, exits }, index) => (entries + exits > 0 ? index : place), -1);
  const values: (number | null)[] = hours.map(() => null);
  let count = present;
  for (let index = last; index >= 0; index -= 1) {
    values[index] = Math.max(0, count);
    const { entries = 0, exits = 0 } = hours[index] ?? {};
    count += exits - entries;
  }
  return values;
}

interface HourFigures {
  entries: number;
  exits: number;
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
  const [height, room] = useRoom();
  return (
    <div ref={room} className="min-h-0 flex-1 overflow-hidden phone:flex-none">
      <Chart
        kind={kind}
        label={label}
        heading=""
        labels={figures?.labels}
        series={figures?.series}
        height={height}
        className={WALL_CHART}
        {...(formatTick ? { formatTick } : {})}
      />
    </div>
  );
}

/** Values up to the last one that there is: hours that are still to come are no zeros. */
function untilLast(values: readonly number[]): (number | null)[] {
  const last = values.reduce((place, value, index) => (value === 0 ? place : index), -1);
  return values.map((value, index) => (index <= last ? value : null));
}

/** The height that the panel leaves to its chart, followed as the stage changes. */
function useRoom(): [height: number, ref: (element: HTMLDivElement | null) => (() => void) | undefined] {
  const [height, setHeight] = useState(LEAST_HEIGHT);
  const [follow] = useState(() => (element: HTMLDivElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      // on phones the panel is as high as the chart, and would follow itself
      if (window.innerWidth >= PHONE) setHeight(Math.max(LEAST_HEIGHT, element.clientHeight - CHART_HEAD));
    });
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [height, follow];
}

const LEAST_HEIGHT = 180;

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
