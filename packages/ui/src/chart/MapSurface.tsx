import { MapChart } from 'echarts/charts';
import { TooltipComponent, VisualMapComponent } from 'echarts/components';
import { use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { type ChartSurfaceProps } from './ChartSurface.js';
import { allText } from './chartText.js';
import { createDrawing, type Drawing } from './createDrawing.js';
import { mapOption } from './mapOption.js';

register([MapChart, TooltipComponent, VisualMapComponent, SVGRenderer]);

/** The picture of a map, whose regions have the colour of their values. Chart loads it when it is drawn. */
export function MapSurface({ figures, label, height, group }: ChartSurfaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const current = createDrawing(element, { group, optionOf: mapOption });
    drawing.current = current;
    return () => {
      drawing.current = null;
      current.dispose();
    };
  }, [group]);
  useEffect(() => drawing.current?.draw(figures), [figures, group]);
  return (
    <div ref={place} role="img" aria-label={`${label}: ${allText(figures)}`} className="w-full" style={{ height }} />
  );
}
