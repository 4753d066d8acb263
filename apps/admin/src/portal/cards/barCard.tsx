import { ChartColumn } from 'lucide-react';
import { ChartCard } from './ChartCard.js';
import { defineCard, type CardViewProps } from './defineCard.js';
import { emptySet } from './emptySet.js';
import { RankBars } from './RankBars.js';

export const barCard = defineCard({
  kind: 'bar',
  group: 'data',
  names: { zh: '柱状图', en: 'Bars and ring', zhtw: '長條圖', vi: 'Cột và vành' },
  icon: <ChartColumn />,
  sketch: (
    <svg viewBox="0 0 100 44" className="fill-(--primary-soft-active)">
      <rect x="14" y="18" width="11" height="22" rx="1" />
      <rect x="34" y="6" width="11" height="34" rx="1" className="fill-(--primary-solid)" />
      <rect x="54" y="14" width="11" height="26" rx="1" />
      <rect x="74" y="24" width="11" height="16" rx="1" />
    </svg>
  ),
  size: { w: 5, h: 5 },
  create: () => ({ data: emptySet(6), unit: '', form: 'column' as const }),
  settings: {
    data: ['dataSet', 'dimension', 'measures', 'order', 'conditions', 'refresh', 'opens', 'carry'],
    look: ['form', 'unit'],
  },
  View: Bar,
});

function Bar({ card, ...props }: CardViewProps<'bar'>) {
  const { title, state, onRefresh } = props;
  if (card.form === 'bar') return <RankBars card={card} full={0} title={title} state={state} onRefresh={onRefresh} />;
  return <ChartCard card={card} kind={card.form === 'ring' ? 'pie' : 'bar'} unit={card.unit} {...props} />;
}
