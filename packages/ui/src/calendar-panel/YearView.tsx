import { useEffect, useRef, type KeyboardEvent } from 'react';
import { cn } from '../cn/cn.js';
import { useLocale, useMessages } from '../locale/LocaleProvider.js';
import { LOCALE_TAGS } from '../messages/locales.js';
import { calendarPanelMessages } from './calendarPanelMessages.js';

const COLUMNS = 3;

/**
 * The months of a year with the number of their events. Arrows move, Home and End go to the ends of the row, the page keys
 * to the years before and after, Enter opens the month.
 * @internal
 */
export function YearView({ month, onMonthChange, onOpen, counts, label }: YearViewProps) {
  const t = useMessages(calendarPanelMessages);
  const locale = useLocale();
  const grid = useRef<HTMLDivElement>(null);
  const isMovedByKey = useRef(false);
  const today = new Date();
  const active = month.getMonth();
  useEffect(() => {
    if (!isMovedByKey.current) return;
    isMovedByKey.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [month]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: COLUMNS,
      ArrowUp: -COLUMNS,
      Home: -(active % COLUMNS),
      End: COLUMNS - 1 - (active % COLUMNS),
      PageUp: -12,
      PageDown: 12,
    }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    isMovedByKey.current = true;
    onMonthChange(new Date(month.getFullYear(), active + step));
  };
  const short = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { month: 'short' });

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      className="grid gap-2 outline-none"
    >
      {[0, 3, 6, 9].map((first) => (
        <div key={first} role="row" className="grid grid-cols-3 gap-2">
          {[first, first + 1, first + 2].map((index) => {
            const date = new Date(month.getFullYear(), index);
            const count = counts[index] ?? 0;
            const isNow = date.getFullYear() === today.getFullYear() && index === today.getMonth();
            return (
              <div key={index} role="gridcell" aria-selected={index === active}>
                <button
                  type="button"
                  tabIndex={index === active ? 0 : -1}
                  aria-current={isNow ? 'date' : undefined}
                  onClick={() => onOpen(date)}
                  className={cn(
                    'flex h-20 w-full flex-col items-start gap-1 rounded-md border border-hairline p-2 text-left hover:bg-hover',
                    isNow && 'border-primary-border text-primary-text',
                  )}
                >
                  <span className="font-medium">
                    {short.format(date)}
                    <span className="sr-only"> {month.getFullYear()} </span>
                  </span>
                  {count > 0 && <span className="text-12 text-2">{t('events', { count })}</span>}
                </button>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface YearViewProps {
  month: Date;
  onMonthChange: (month: Date) => void;
  onOpen: (month: Date) => void;
  /** Number of events of each month. */
  counts: readonly number[];
  label: string;
}
