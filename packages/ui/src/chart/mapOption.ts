import { type MapSeriesOption } from 'echarts/charts';
import { type TooltipComponentOption, type VisualMapComponentOption } from 'echarts/components';
import { registerMap, type ComposeOption } from 'echarts/core';
import { type ChartColors } from './chartColors.js';
import { tooltipBox, type TooltipAt } from './chartOption.js';
import { valueText } from './chartText.js';
import { type ChartFigures, type ChartRegions } from './chartTypes.js';
import { simplifyRegions } from './simplifyRegions.js';

/** What echarts draws of figures by region. */
export function mapOption(figures: ChartFigures, colors: ChartColors, tooltip: TooltipAt): MapOption {
  const regions = figures.regions ?? NOWHERE;
  const names = new Map(
    regions.features.flatMap(
      ({ properties: { name, code } }) => [[name, name], ...(code ? [[code, name] as const] : [])] as const,
    ),
  );
  const values = figures.series[0]?.values ?? [];
  const known = values.filter((value) => value !== null);
  const data = figures.labels.map((label, index) => ({ name: names.get(label) ?? label, value: values[index] ?? NaN }));
  const lowest = Math.min(...known, 0);
  return {
    animation: false,
    textStyle: { fontFamily: colors.font },
    tooltip: tooltipBox(colors, 'item', (index) => (index < figures.labels.length ? tooltip(index) : '')),
    visualMap:
      known.length === 0
        ? []
        : [
            {
              type: 'continuous',
              min: lowest,
              max: figures.max ?? Math.max(...known, lowest + 1),
              orient: 'horizontal',
              left: 0,
              bottom: 0,
              itemWidth: 8,
              itemHeight: 80,
              inRange: { color: [colors.track, colors.series[0] ?? colors.text] },
              textStyle: { color: colors.axis, fontSize: colors.axisSize },
              formatter: (value) => valueText(figures, Number(value)),
              text: [valueText(figures, figures.max ?? Math.max(...known)), valueText(figures, lowest)],
            },
          ],
    series: [
      {
        type: 'map',
        id: '0',
        map: registered(regions),
        roam: false,
        top: 4,
        bottom: known.length === 0 ? 4 : 28,
        left: 4,
        right: 4,
        selectedMode: false,
        data,
        label: {
          show: regions.features.length <= MOST_LABELS,
          color: colors.text,
          fontSize: colors.axisSize,
          textBorderColor: colors.surface,
          textBorderWidth: 2,
        },
        labelLayout: { hideOverlap: true },
        itemStyle: { areaColor: colors.track, borderColor: colors.axis, borderWidth: 0.75 },
        emphasis: {
          label: { color: colors.text },
          itemStyle: { areaColor: undefined, borderColor: colors.text, borderWidth: 1.5 },
        },
      },
    ],
  };
}

export type MapOption = ComposeOption<MapSeriesOption | TooltipComponentOption | VisualMapComponentOption>;

const NOWHERE: ChartRegions = { type: 'FeatureCollection', features: [] };
/** Regions beyond which their names would cover them. */
const MOST_LABELS = 60;

/** The name under which echarts knows regions; each set of them has one. */
function registered(regions: ChartRegions): string {
  const known = NAMES.get(regions);
  if (known) return known;
  count += 1;
  const name = `regions-${count}`;
  registerMap(name, simplifyRegions(regions) as unknown as Parameters<typeof registerMap>[1]);
  NAMES.set(regions, name);
  return name;
}

const NAMES = new WeakMap<ChartRegions, string>();
let count = 0;
