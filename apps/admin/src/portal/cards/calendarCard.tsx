import { CalendarDays } from 'lucide-react';
import { CalendarCard } from '../../pages/home/board/CalendarCard.js';
import { defineCard, type CardViewProps } from './defineCard.js';

export const calendarCard = defineCard({
  kind: 'calendar',
  group: 'work',
  names: { zh: '日程', en: 'Calendar', zhtw: '行事曆', vi: 'Lịch' },
  icon: <CalendarDays />,
  sketch: (
    <svg viewBox="0 0 100 44" className="fill-(--border-hairline)">
      {[0, 1, 2].map((row) =>
        [0, 1, 2, 3, 4, 5, 6].map((column) => (
          <rect
            key={`${row} ${column}`}
            x={10 + column * 12}
            y={4 + row * 13}
            width="8"
            height="9"
            rx="1.5"
            className={row === 1 && column === 2 ? 'fill-(--primary-solid)' : ''}
          />
        )),
      )}
    </svg>
  ),
  size: { w: 4, h: 6 },
  create: () => ({}),
  settings: { data: [], look: [] },
  View: Calendar,
});

/** What of somebody's tasks is due when. */
function Calendar({ title }: CardViewProps<'calendar'>) {
  return <CalendarCard title={title} dense className="h-full" />;
}
