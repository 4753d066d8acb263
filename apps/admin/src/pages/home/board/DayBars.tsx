import { useMessages } from '@smart-admin/ui/locale';
import { boardMessages } from './boardMessages.js';

/** Counts of the last days as bars; today, the last, stands out. */
export function DayBars({ label, days }: { label: string; days: readonly DayCount[] }) {
  const t = useMessages(boardMessages);
  const highest = Math.max(1, ...days.map(({ count }) => count));
  return (
    <ol className="flex h-56 gap-2 px-4 pt-1 pb-4" aria-label={label}>
      {days.map(({ day, count }, index) => {
        const isToday = index === days.length - 1;
        return (
          <li key={day} className="flex min-w-0 flex-1 flex-col items-center gap-1">
            <div className="flex w-full min-h-0 flex-1 flex-col items-center justify-end gap-1">
              <span className={isToday ? 'font-semibold tabular-nums' : 'text-12 text-2 tabular-nums'}>{count}</span>
              <span
                aria-hidden
                className={`w-full max-w-8 rounded-t-sm ${isToday ? 'bg-primary-solid' : 'bg-(--primary-soft-active)'}`}
                style={{ height: `${(count / highest) * 82}%`, minHeight: 2 }}
              />
            </div>
            <time
              dateTime={day}
              className="w-full truncate border-t border-hairline pt-1.5 text-center text-12 text-2 tabular-nums"
            >
              {isToday ? t('today') : day.slice(5)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}

export interface DayCount {
  day: string;
  count: number;
}
