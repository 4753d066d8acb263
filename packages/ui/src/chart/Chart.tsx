import { ChartLine, Table2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { IconButton } from '../button/IconButton.js';
import { cn } from '../cn/cn.js';
import { Empty } from '../empty/Empty.js';
import { lazyPart, WholePart } from '../lazy/lazyPart.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { Skeleton } from '../skeleton/Skeleton.js';
import { seriesTokens } from './chartColors.js';
import { chartMessages } from './chartMessages.js';
import { ChartTable } from './ChartTable.js';
import { type ChartProps } from './chartTypes.js';

// echarts is some 190 kB: it comes with the first chart that is drawn
const ChartSurface = lazyPart(
  () => import('./ChartSurface.js'),
  (module) => module.ChartSurface,
);

// regions need a part of it that other charts do not
const MapSurface = lazyPart(
  () => import('./MapSurface.js'),
  (module) => module.MapSurface,
);

/** Loads the code of all charts but maps ahead, so that the next one is drawn at once. */
export const preloadChart = ChartSurface.preload;

/**
 * Figures as a picture, or, by its button, as a table. It is fed with data alone; colours are those of the theme and
 * follow it. Pass the same `labels` and `series` objects while nothing changed: new ones are drawn anew.
 */
export function Chart({
  kind,
  label,
  labels,
  series,
  unit,
  formatValue,
  formatTick,
  max,
  limit,
  stacked,
  regions,
  heading,
  height = DEFAULT_HEIGHT,
  group,
  className,
}: ChartProps) {
  const t = useMessages(chartMessages);
  const [isTable, setTable] = useState(false);
  const figures = useMemo(
    () =>
      labels && series && (kind !== 'map' || regions)
        ? { kind, labels, series, unit, formatValue, formatTick, max, limit, stacked, regions }
        : undefined,
    [kind, labels, series, unit, formatValue, formatTick, max, limit, stacked, regions],
  );
  const hasValues = figures?.series.some(({ values }) => values.some((value) => value !== null));
  // a map without values shows its regions
  const isEmpty = figures && !hasValues && !figures.regions?.features.length;
  const waiting = <Waiting label={t('loading')} height={height} />;
  return (
    <figure data-slot="chart" data-kind={kind} aria-label={label} className={cn('m-0 min-w-0', className)}>
      <div className="mb-1 flex min-h-7 items-start gap-3">
        {/* names that do not stand beside the title stand below it */}
        <div className="flex min-h-7 min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <div className="max-w-full min-w-0 flex-auto truncate text-1">{heading ?? label}</div>
          {series && series.length > 1 && kind !== 'pie' && <Legend names={series.map(({ name }) => name)} />}
        </div>
        {hasValues && (
          <IconButton
            pane
            label={t(isTable ? 'showChart' : 'showTable', { name: label })}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? <ChartLine aria-hidden /> : <Table2 aria-hidden />}
          </IconButton>
        )}
      </div>
      {!figures ? (
        waiting
      ) : isEmpty ? (
        <div className="grid place-items-center" style={{ height }}>
          <Empty inline />
        </div>
      ) : isTable && hasValues ? (
        <ChartTable figures={figures} label={label} height={height} />
      ) : (
        <WholePart
          part={kind === 'map' ? MapSurface : ChartSurface}
          props={{ figures, label, height, group }}
          fallback={waiting}
        />
      )}
    </figure>
  );
}

const DEFAULT_HEIGHT = 200;

function Waiting({ label, height }: { label: string; height: number }) {
  return (
    <div role="status" aria-label={label} style={{ height }}>
      <Skeleton className="h-full" />
    </div>
  );
}

function Legend({ names }: { names: readonly string[] }) {
  const tokens = seriesTokens(names.length);
  return (
    <ul aria-hidden className="m-0 flex list-none flex-wrap gap-x-3 p-0 text-12 text-2">
      {names.map((name, index) => (
        <li key={name} className="flex items-center gap-1.5">
          <span
            className="h-0.5 w-2.5 flex-none rounded-full forced-color-adjust-none"
            style={{ background: `var(${tokens[index]})` }}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}
