import { ChartColumn } from 'lucide-react';
import { defineWidget, type WidgetViewProps } from './defineWidget.js';
import { startSet } from './startSet.js';
import { WidgetChart } from './WidgetChart.js';

export const barWidget = defineWidget({
  kind: 'bar',
  group: 'chart',
  names: { zh: '柱状图', en: 'Bars', zhtw: '長條圖', vi: 'Biểu đồ cột' },
  icon: <ChartColumn />,
  sketch: (
    <svg viewBox="0 0 100 44" className="fill-(--primary-soft-active)">
      <rect x="14" y="18" width="11" height="22" rx="1" />
      <rect x="34" y="6" width="11" height="34" rx="1" className="fill-(--primary-solid)" />
      <rect x="54" y="14" width="11" height="26" rx="1" />
      <rect x="74" y="24" width="11" height="16" rx="1" />
    </svg>
  ),
  size: { w: 600, h: 340 },
  frame: 'panel',
  create: () => ({ data: startSet('parkingDays', ['thisWeek'], { dimension: 'day', limit: 7 }), unit: '' }),
  settings: { data: ['dataSet', 'dimension', 'measures', 'order', 'conditions', 'refresh'], look: ['unit', 'color'] },
  View: Bar,
});

/** Measures by name or time, as columns. */
function Bar({ widget, title, state, room }: WidgetViewProps<'bar'>) {
  return <WidgetChart kind="bar" title={title} unit={widget.unit} state={state} room={room} />;
}
