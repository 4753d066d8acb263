import { ChartLine } from 'lucide-react';
import { defineWidget, type WidgetViewProps } from './defineWidget.js';
import { startSet } from './startSet.js';
import { WidgetChart } from './WidgetChart.js';

export const lineWidget = defineWidget({
  kind: 'line',
  group: 'chart',
  names: { zh: '折线图', en: 'Line chart', zhtw: '折線圖', vi: 'Biểu đồ đường' },
  icon: <ChartLine />,
  sketch: (
    <svg viewBox="0 0 100 44" fill="none">
      <path d="M6 10H94M6 36H94" className="stroke-(--border-hairline)" />
      <polyline points="8,30 24,18 40,26 58,14 74,20 92,6" strokeWidth="2" className="stroke-(--primary-edge)" />
    </svg>
  ),
  size: { w: 600, h: 340 },
  frame: 'panel',
  create: () => ({ data: startSet('parkingHours', ['entries', 'exits'], { dimension: 'hour', limit: 24 }), unit: '' }),
  settings: { data: ['dataSet', 'dimension', 'measures', 'order', 'conditions', 'refresh'], look: ['unit', 'color'] },
  View: Line,
});

/** Measures over time. */
function Line({ widget, title, state, room }: WidgetViewProps<'line'>) {
  return <WidgetChart kind="line" title={title} unit={widget.unit} state={state} room={room} />;
}
