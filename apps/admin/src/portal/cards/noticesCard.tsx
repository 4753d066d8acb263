import { Megaphone } from 'lucide-react';
import { NoticesCard } from '../../pages/home/board/NoticesCard.js';
import { defineCard, type CardViewProps } from './defineCard.js';

export const noticesCard = defineCard({
  kind: 'notices',
  group: 'work',
  names: { zh: '公告', en: 'Notices', zhtw: '公告', vi: 'Thông báo' },
  icon: <Megaphone />,
  sketch: (
    <svg viewBox="0 0 100 44">
      {[6, 19, 32].map((y, index) => (
        <g key={y}>
          {index === 0 && <circle cx="14" cy={y + 2} r="3" className="fill-(--primary-solid)" />}
          <rect x="24" y={y} width={66 - index * 8} height="4" rx="2" className="fill-(--border-default)" />
        </g>
      ))}
    </svg>
  ),
  size: { w: 4, h: 4 },
  create: () => ({ count: 4 }),
  settings: { data: ['count'], look: [] },
  View: Notices,
});

/** Messages of whoever looks, live as the bell is. */
function Notices({ card, title }: CardViewProps<'notices'>) {
  return <NoticesCard title={title} count={card.count} dense className="h-full" />;
}
