import { ChartBar } from 'lucide-react';
import { defineCard, type CardViewProps } from './defineCard.js';
import { emptySet } from './emptySet.js';
import { RankBars } from './RankBars.js';

export const rankingCard = defineCard({
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
  size: { w: 4, h: 4 },
  create: () => ({ data: emptySet(5), unit: '', full: 0 }),
  settings: {
    data: ['dataSet', 'dimension', 'measures', 'order', 'conditions', 'refresh', 'opens', 'carry'],
    look: ['unit', 'full'],
  },
  View: Ranking,
});

function Ranking({ card, height: _height, isPhone: _isPhone, ...props }: CardViewProps<'ranking'>) {
  return <RankBars card={card} full={card.full} {...props} />;
}
