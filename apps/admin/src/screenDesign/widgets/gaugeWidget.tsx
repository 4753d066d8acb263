import { Gauge } from 'lucide-react';
import { defineWidget, type WidgetViewProps } from './defineWidget.js';
import { startSet } from './startSet.js';
import { WidgetChart } from './WidgetChart.js';

export const gaugeWidget = defineWidget({
  kind: 'gauge',
  group: 'chart',
  names: { zh: '仪表盘', en: 'Gauge', zhtw: '儀表板', vi: 'Đồng hồ đo' },
  icon: <Gauge />,
  sketch: (
    <svg viewBox="0 0 100 44" fill="none" strokeWidth="6">
      <path d="M28 38A22 22 0 0 1 72 38" className="stroke-(--primary-soft-active)" />
      <path d="M28 38A22 22 0 0 1 58 18" className="stroke-(--primary-solid)" />
    </svg>
  ),
  size: { w: 440, h: 320 },
  frame: 'panel',
  create: () => ({ data: startSet('parkingToday', ['occupancy'], { limit: 1 }), unit: '', full: 100 }),
  settings: { data: ['dataSet', 'measures', 'conditions', 'refresh'], look: ['unit', 'full', 'color'] },
  View: GaugeView,
});

/** One figure of a limit. */
function GaugeView({ widget, title, state, room }: WidgetViewProps<'gauge'>) {
  return <WidgetChart kind="gauge" title={title} unit={widget.unit} full={widget.full} state={state} room={room} />;
}
