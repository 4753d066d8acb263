import { connect, init, type EChartsCoreOption } from 'echarts/core';
import { readChartColors, type ChartColors } from './chartColors.js';
import { type TooltipAt } from './chartOption.js';
import { type ChartFigures } from './chartTypes.js';
import { tooltipContent } from './tooltipContent.js';
import { watchTheme } from './watchTheme.js';

/** A chart of echarts in an element, which follows its size and the theme until it is disposed. */
export function createDrawing(element: HTMLElement, { group, optionOf }: DrawingOptions): Drawing {
  const chart = init(element, null, { renderer: 'svg', ...(element.clientWidth === 0 && UNSEEN) });
  let figures: ChartFigures | undefined;
  // a connected chart shows the moment, but the values stand where the pointer is
  let isHere = false;
  const enter = () => void (isHere = true);
  const leave = () => void (isHere = false);
  element.addEventListener('pointerenter', enter);
  element.addEventListener('pointerleave', leave);
  const draw = () => {
    if (!figures) return;
    const shown = figures;
    const colors = readChartColors(element, shown.kind === 'pie' ? shown.labels.length : shown.series.length);
    const content = (index: number) => (isHere ? tooltipContent(shown, colors.series, index) : '');
    chart.setOption(optionOf(shown, colors, content), { replaceMerge: ['series'] });
  };
  if (group !== undefined) {
    chart.group = group;
    connect(group);
  }
  const resize = new ResizeObserver(() => chart.resize(element.clientWidth === 0 ? UNSEEN : WHOLE));
  resize.observe(element);
  const stopTheme = watchTheme(element, draw);
  return {
    draw: (next) => {
      figures = next;
      draw();
    },
    point: (dataIndex) => {
      isHere = dataIndex !== null;
      chart.dispatchAction(dataIndex === null ? { type: 'hideTip' } : { type: 'showTip', seriesIndex: 0, dataIndex });
    },
    dispose: () => {
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      resize.disconnect();
      stopTheme();
      chart.dispose();
    },
  };
}

/** Size in px where the place of the chart is not shown. */
const UNSEEN = { width: 300, height: 150 };
const WHOLE = { width: 'auto', height: 'auto' } as const;

interface DrawingOptions {
  group: string | undefined;
  /** What echarts draws of figures. */
  optionOf: (figures: ChartFigures, colors: ChartColors, tooltip: TooltipAt) => EChartsCoreOption;
}

export interface Drawing {
  draw: (figures: ChartFigures) => void;
  /** Shows the values at a place of the labels; null shows none. */
  point: (index: number | null) => void;
  dispose: () => void;
}
