import { BarChart, GaugeChart, LineChart, PieChart, RadarChart } from 'echarts/charts';
import { GridComponent, MarkLineComponent, RadarComponent, TooltipComponent } from 'echarts/components';
import { use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef, useState } from 'react';
import { chartOption } from './chartOption.js';
import { allText, momentText } from './chartText.js';
import { type ChartFigures } from './chartTypes.js';
import { createDrawing, type Drawing } from './createDrawing.js';

register([LineChart, BarChart, PieChart, GaugeChart, RadarChart]);
register([GridComponent, MarkLineComponent, RadarComponent, TooltipComponent, SVGRenderer]);

/** The picture of a chart, as SVG, so that it prints sharply. This file brings echarts with it: Chart loads it when it is drawn. */
export function ChartSurface({ figures, label, height, group }: ChartSurfaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing | null>(null);
  const [index, setIndex] = useState<number | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const current = createDrawing(element, { group, optionOf: chartOption });
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
