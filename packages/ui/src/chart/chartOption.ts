import {
  type BarSeriesOption,
  type GaugeSeriesOption,
  type LineSeriesOption,
  type PieSeriesOption,
  type RadarSeriesOption,
} from 'echarts/charts';
import { type GridComponentOption, type RadarComponentOption, type TooltipComponentOption } from 'echarts/components';
import { type ComposeOption } from 'echarts/core';
import { type ChartColors } from './chartColors.js';
import { shareOf, valueText } from './chartText.js';
import { type ChartFigures, type ChartSeries } from './chartTypes.js';

/** What echarts draws of the figures. `tooltip` makes what is shown at a place of the labels; empty text shows nothing. */
export function chartOption(figures: ChartFigures, colors: ChartColors, tooltip: TooltipAt): ChartOption {
  const common: ChartOption = {
    animation: false,
    color: colors.series,
    textStyle: { fontFamily: colors.font },
  };
  if (figures.kind === 'pie')
    return { ...common, tooltip: tooltipBox(colors, 'item', tooltip), series: pie(figures, colors) };
  if (figures.kind === 'gauge') return { ...common, series: gauge(figures, colors) };
  if (figures.kind === 'radar')
    return { ...common, radar: qualities(figures, colors), series: shapes(figures, colors) };
  return {
    ...common,
    tooltip: tooltipBox(colors, 'axis', tooltip),
    grid: { left: 2, right: 2, top: 8, bottom: 2, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: {
      type: 'category',
      data: [...figures.labels],
      // bars stand within the axis, also beside lines
      boundaryGap: figures.series.some((series) => shapeOf(figures, series) === 'bar'),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: {
        color: colors.axis,
        fontSize: colors.axisSize,
        hideOverlap: true,
        formatter: (label: string) => figures.formatTick?.(label) ?? label,
      },
    },
    yAxis: {
      type: 'value',
      position: 'right',
      min: lowest(figures) < 0 ? undefined : 0,
      max: figures.max ?? ((extent: { max: number }) => endOf(extent.max, figures.limit)),
      splitNumber: 2,
      splitLine: { lineStyle: { color: colors.grid } },
      axisLabel: { color: colors.axis, fontSize: colors.axisSize, formatter: (value: number) => compact.format(value) },
    },
    series: figures.series.map((series, index) =>
      shapeOf(figures, series) === 'line' ? line(figures, colors, index) : bar(figures, colors, index),
    ),
  };
}

export type ChartOption = ComposeOption<
  | LineSeriesOption
  | BarSeriesOption
  | PieSeriesOption
  | GaugeSeriesOption
  | RadarSeriesOption
  | RadarComponentOption
  | GridComponentOption
  | TooltipComponentOption
>;
export type TooltipAt = (index: number) => HTMLElement | '';

function shapeOf({ kind }: ChartFigures, { as }: ChartSeries): 'line' | 'bar' {
  return as ?? (kind === 'line' ? 'line' : 'bar');
}

function line(figures: ChartFigures, colors: ChartColors, index: number): LineSeriesOption {
  const { name, values } = seriesAt(figures, index);
  return {
    type: 'line',
    id: String(index),
    name,
    data: [...values],
    showSymbol: false,
    symbol: 'circle',
    symbolSize: 7,
    // above the bars beside it
    z: 3,
    lineStyle: { width: 1.5 },
    emphasis: { lineStyle: { width: 1.5 } },
    ...(index === 0 && limitLine(figures, colors)),
  };
}

function bar(figures: ChartFigures, colors: ChartColors, index: number): BarSeriesOption {
  const { name, values } = seriesAt(figures, index);
  return {
    type: 'bar',
    id: String(index),
    name,
    data: [...values],
    barMaxWidth: 32,
    // only what stands alone has round corners
    ...(figures.stacked ? { stack: 'all' } : { itemStyle: { borderRadius: [2, 2, 0, 0] } }),
    emphasis: { disabled: true },
    ...(index === 0 && limitLine(figures, colors)),
  };
}

function seriesAt({ series }: ChartFigures, index: number): ChartSeries {
  return series[index] ?? { name: '', values: [] };
}

/** The axes of a radar: all end at the same value, so that shapes can be compared. */
function qualities({ labels, series, max }: ChartFigures, colors: ChartColors): RadarComponentOption {
  const highest = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return {
    indicator: labels.map((name) => ({ name, max: max ?? highest })),
    radius: '68%',
    splitNumber: 4,
    axisName: { color: colors.text, fontSize: TEXT_SIZE },
    axisLine: { lineStyle: { color: colors.grid } },
    splitLine: { lineStyle: { color: colors.grid } },
    splitArea: { show: false },
  };
}

function shapes({ series }: ChartFigures, colors: ChartColors): RadarSeriesOption {
  return {
    type: 'radar',
    id: '0',
    symbolSize: 4,
    data: series.map(({ name, values }, index) => ({
      name,
      value: values.map((value) => value ?? 0),
      lineStyle: { width: 1.5, color: colors.series[index % colors.series.length] },
      itemStyle: { color: colors.series[index % colors.series.length] },
      areaStyle: { color: colors.series[index % colors.series.length], opacity: 0.12 },
    })),
    emphasis: { disabled: true },
  };
}

function limitLine({ limit }: ChartFigures, colors: ChartColors): Pick<LineSeriesOption, 'markLine'> {
  if (limit === undefined) return {};
  return {
    markLine: {
      silent: true,
      symbol: 'none',
      label: { show: false },
      lineStyle: { color: colors.limit, type: 'dashed', width: 1 },
      data: [{ yAxis: limit }],
    },
  };
}

function pie(figures: ChartFigures, colors: ChartColors): PieSeriesOption {
  const values = figures.series[0]?.values ?? [];
  return {
    type: 'pie',
    id: '0',
    radius: ['46%', '72%'],
    data: figures.labels.map((name, index) => ({ name, value: values[index] ?? 0 })),
    itemStyle: { borderColor: colors.surface, borderWidth: 1 },
    label: {
      color: colors.text,
      fontSize: TEXT_SIZE,
      formatter: ({ name, dataIndex }) => `${name}\n${Math.round(shareOf(values, dataIndex) ?? 0)}%`,
    },
    labelLine: { length: 8, length2: 8, lineStyle: { color: colors.axis } },
    emphasis: { scale: false },
  };
}

function gauge(figures: ChartFigures, colors: ChartColors): GaugeSeriesOption {
  const value = figures.series[0]?.values[0] ?? null;
  const max = figures.max ?? 100;
  const isOver = figures.limit !== undefined && (value ?? 0) > figures.limit;
  return {
    type: 'gauge',
    id: '0',
    min: 0,
    max,
    radius: '100%',
    center: ['50%', '62%'],
    startAngle: 200,
    endAngle: -20,
    progress: { show: true, width: 12, itemStyle: { color: isOver ? colors.limit : colors.series[0] } },
    axisLine: { lineStyle: { width: 12, color: [[1, colors.track]] } },
    pointer: { show: false },
    axisTick: { show: false },
    splitLine: { show: false },
    axisLabel: { show: false },
    title: { show: false },
    detail: {
      offsetCenter: [0, 0],
      color: colors.text,
      fontSize: 24,
      fontWeight: 600,
      formatter: () => valueText(figures, value),
    },
    data: [{ value: value ?? 0 }],
  };
}

export function tooltipBox(colors: ChartColors, trigger: 'axis' | 'item', tooltip: TooltipAt): TooltipComponentOption {
  return {
    trigger,
    confine: true,
    transitionDuration: 0,
    backgroundColor: colors.raised,
    borderColor: colors.border,
    borderWidth: 1,
    padding: [6, 10],
    textStyle: { color: colors.text, fontSize: TEXT_SIZE },
    axisPointer: { type: 'line', lineStyle: { color: colors.axis, type: 'solid', width: 1 } },
    formatter: (params) => tooltip((Array.isArray(params) ? params[0] : params)?.dataIndex ?? 0),
  };
}

/** Where the axis ends: above the limit where values come near it, else what they need. */
function endOf(highest: number, limit: number | undefined): number | null {
  return limit !== undefined && highest < limit && highest * 4 > limit ? limit * 1.2 : null;
}

function lowest({ series }: ChartFigures): number {
  return series.reduce(
    (low, { values }) => values.reduce<number>((least, value) => Math.min(least, value ?? 0), low),
    0,
  );
}

const TEXT_SIZE = 12;
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });
