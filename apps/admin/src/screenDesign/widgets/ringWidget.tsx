import { ChartPie } from 'lucide-react';
import { defineWidget, type WidgetViewProps } from './defineWidget.js';
import { startSet } from './startSet.js';
import { WidgetChart } from './WidgetChart.js';

export const ringWidget = defineWidget({
  kind: 'ring',
  group: 'chart',
  names: { zh: '环形图', en: 'Ring', zhtw: '環形圖', vi: 'Biểu đồ vành' },
  icon: <ChartPie />,
  sketch: (
    <svg viewBox="0 0 100 44" fill="none" strokeWidth="7">
      <circle cx="50" cy="22" r="14" className="stroke-(--primary-soft-active)" />
      <path d="M50 8A14 14 0 0 1 64 22" className="stroke-(--primary-solid)" />
    </svg>
  ),
  size: { w: 440, h: 300 },
  frame: 'panel',
  create: () => ({
    data: startSet('parkingMethods', ['revenue'], { dimension: 'method', order: 'measureDown', limit: 6 }),
    unit: '',
  }),
  settings: { data: ['dataSet', 'dimension', 'measures', 'order', 'conditions', 'refresh'], look: ['unit'] },
  View: Ring,
});

/** Shares of a whole. */
function Ring({ widget, title, state, room }: WidgetViewProps<'ring'>) {
  return <WidgetChart kind="pie" title={title} unit={widget.unit} state={state} room={room} />;
}
