import { ChartBar } from 'lucide-react';
import { dataNumber, dataText, partsOf } from '../../portal/dataText.js';
import { Ranks } from '../../screens/rankPanels.js';
import { defineWidget, type WidgetViewProps } from './defineWidget.js';
import { startSet } from './startSet.js';
import { WidgetRows } from './WidgetRows.js';

export const rankingWidget = defineWidget({
  kind: 'ranking',
  group: 'data',
  names: { zh: '排行与进度', en: 'Ranking', zhtw: '排行與進度', vi: 'Xếp hạng' },
  icon: <ChartBar />,
  sketch: (
    <svg viewBox="0 0 100 44">
      {[8, 20, 32].map((y, index) => (
        <g key={y}>
          <rect x="8" y={y} width="20" height="4" rx="2" className="fill-(--border-default)" />
          <rect x="34" y={y} width={58 - index * 18} height="4" rx="1" className="fill-(--primary-solid)" />
        </g>
      ))}
    </svg>
  ),
  size: { w: 440, h: 320 },
  frame: 'panel',
  create: () => ({
    data: startSet('parkingPlaces', ['revenue'], { dimension: 'place', order: 'measureDown', limit: 6 }),
    unit: '',
    full: 0,
  }),
  settings: {
    data: ['dataSet', 'dimension', 'measures', 'order', 'conditions', 'refresh'],
    look: ['unit', 'full', 'color'],
  },
  View: Ranking,
});

/** Names with bars as long as their first measure. */
function Ranking({ widget: { unit, full }, state }: WidgetViewProps<'ranking'>) {
  const { answer } = state;
  const { label, measures } = answer ? partsOf(answer) : { label: undefined, measures: [] };
  const [measure] = measures;
  const rows = (answer?.rows ?? []).map((row, index) => ({
    id: String(index),
    name: label ? dataText(row[label.id], label.kind) : '',
    value: (measure && dataNumber(row[measure.id], measure.kind)) ?? 0,
    text: measure ? `${dataText(row[measure.id], measure.kind)}${unit ? ` ${unit}` : ''}` : '',
  }));
  return (
    <WidgetRows state={state}>
      <Ranks rows={rows} count={rows.length} limit={full > 0 ? full : undefined} />
    </WidgetRows>
  );
}
