import { ChartLine } from 'lucide-react';
import { ChartCard } from './ChartCard.js';
import { defineCard, type CardViewProps } from './defineCard.js';
import { emptySet } from './emptySet.js';

export const lineCard = defineCard({
  kind: 'line',
  group: 'data',
  names: { zh: '折线图', en: 'Line chart', zhtw: '折線圖', vi: 'Biểu đồ đường' },
  icon: <ChartLine />,
  sketch: (
    <svg viewBox="0 0 100 44">
      <path d="M6 10H94M6 36H94" className="stroke-(--border-hairline)" />
      <polyline
        points="8,30 24,18 40,26 58,14 74,20 92,6"
        fill="none"
        strokeWidth="2"
        className="stroke-(--primary-edge)"
      />
    </svg>
  ),
  size: { w: 6, h: 5 },
  create: () => ({ data: emptySet(31), unit: '' }),
  settings: { data: ['dataSet', 'dimension', 'measures', 'order', 'conditions', 'refresh', 'opens'], look: ['unit'] },
  View: Line,
});

function Line({ card, ...props }: CardViewProps<'line'>) {
  return <ChartCard card={card} kind="line" unit={card.unit} {...props} />;
}
