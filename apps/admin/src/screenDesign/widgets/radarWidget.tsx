import { Radar } from 'lucide-react';
import { defineWidget, type WidgetViewProps } from './defineWidget.js';
import { startSet } from './startSet.js';
import { WidgetChart } from './WidgetChart.js';

export const radarWidget = defineWidget({
  kind: 'radar',
  group: 'chart',
  names: { zh: '雷达图', en: 'Radar', zhtw: '雷達圖', vi: 'Biểu đồ radar' },
  icon: <Radar />,
  sketch: (
    <svg viewBox="0 0 100 44" fill="none" className="stroke-(--border-default)">
      <path d="M50 3L69 17L62 40H38L31 17Z" />
      <path d="M50 12L62 19L56 34H43L38 20Z" className="fill-(--primary-soft-active) stroke-(--primary-edge)" />
    </svg>
  ),
  size: { w: 440, h: 340 },
  frame: 'panel',
  create: () => ({
    data: startSet('parkingPlaces', ['occupancy'], { dimension: 'place', limit: 6 }),
    unit: '',
    full: 0,
  }),
  settings: {
    data: ['dataSet', 'dimension', 'measures', 'order', 'conditions', 'refresh'],
    look: ['unit', 'full', 'color'],
  },
  View: RadarView,
});

/** Several qualities at once: each row is one of them. */
function RadarView({ widget, title, state, room }: WidgetViewProps<'radar'>) {
  return <WidgetChart kind="radar" title={title} unit={widget.unit} full={widget.full} state={state} room={room} />;
}
