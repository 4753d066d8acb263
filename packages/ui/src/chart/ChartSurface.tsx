import { BarChart, GaugeChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, MarkLineComponent, TooltipComponent } from 'echarts/components';
import { connect, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef, useState } from 'react';
import { readChartColors } from './chartColors.js';
import { chartOption } from './chartOption.js';
import { momentText } from './chartText.js';
import { type ChartFigures } from './chartTypes.js';
import { tooltipContent } from './tooltipContent.js';
import { watchTheme } from './watchTheme.js';

register([LineChart, BarChart, PieChart, GaugeChart, GridComponent, MarkLineComponent, TooltipComponent, SVGRenderer]);

/** The picture of a chart, as SVG, so that it prints sharply. This file brings echarts with it: Chart loads it when it is drawn. */
export function ChartSurface({ figures, label, height, group }: ChartSurfaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing | null>(null);
  const [index, setIndex] = useState<number | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const current = createDrawing(element, group);
    drawing.current = current;
    return () => {
      drawing.current = null;
      current.dispose();
    };
  }, [group]);
  useEffect(() => drawing.current?.draw(figures), [figures, group]);
  const last = figures.labels.length - 1;
  const isWalked = figures.kind === 'line' || figures.kind === 'bar';
  if (!isWalked) {
    return (
      <div ref={place} role="img" aria-label={`${label}: ${allText(figures)}`} className="w-full" style={{ height }} />
    );
  }
  const shown = Math.min(index ?? last, last);
  const go = (next: number) => {
    const target = Math.min(Math.max(next, 0), last);
    setIndex(target);
    drawing.current?.point(target);
  };
  const steps: Record<string, number> = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last };
  return (
    <div
      ref={place}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(last, 0)}
      aria-valuenow={shown}
      aria-valuetext={momentText(figures, shown)}
      className="w-full rounded-sm"
      style={{ height }}
      onBlur={() => {
        setIndex(null);
        drawing.current?.point(null);
      }}
      onKeyDown={(event) => {
        const next = steps[event.key];
        if (event.key === 'Escape' && index !== null) {
          event.stopPropagation();
          setIndex(null);
          drawing.current?.point(null);
        } else if (next !== undefined) {
          event.preventDefault();
          go(next);
        }
      }}
    />
  );
}

export interface ChartSurfaceProps {
  figures: ChartFigures;
  label: string;
  /** In px. */
  height: number;
  group: string | undefined;
}

/** A chart of echarts in an element, which follows its size and the theme until it is disposed. */
function createDrawing(element: HTMLElement, group: string | undefined): Drawing {
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
    chart.setOption(chartOption(shown, colors, content), { replaceMerge: ['series'] });
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

interface Drawing {
  draw: (figures: ChartFigures) => void;
  /** Shows the values at a place of the labels; null shows none. */
  point: (index: number | null) => void;
  dispose: () => void;
}

function allText(figures: ChartFigures): string {
  return figures.labels.map((_, index) => momentText(figures, index)).join('; ');
}
