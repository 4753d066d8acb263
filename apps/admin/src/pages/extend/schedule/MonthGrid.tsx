import { cn } from '@smart-admin/ui/cn';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { dayOf, daysOf, movedByDays } from './clockTime.js';
import { EventChip } from './EventChip.js';
import { scheduleMessages } from './scheduleMessages.js';
import { type CalendarProps } from './scheduleTypes.js';
import { TaskChip } from './TaskChip.js';
import { useEventDrag } from './useEventDrag.js';

/** Lines of a day; where there is more, the last one counts it and leads to the day. */
const LINES = 4;

/** The days of a month, whole weeks of them; events are dragged from day to day. */
export function MonthGrid({ days, month, now, events, tasks, onOpen, onCreate, onMove, onOpenDay }: MonthGridProps) {
  const t = useMessages(scheduleMessages);
  const tag = LOCALE_TAGS[useLocale()];
  const { drag, begin } = useEventDrag({
    spanAt: (event, _kind, from, to) => {
      const [first, last] = [dayAt(from), dayAt(to)];
      return first && last ? movedByDays(event, (Date.parse(last) - Date.parse(first)) / 86_400_000) : undefined;
    },
    onMove,
  });
  const aimed = drag ? new Set(daysOf(drag.span)) : undefined;
  const name = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Date(`${day}T12:00Z`).toLocaleDateString(tag, { ...options, timeZone: 'UTC' });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div aria-hidden className="grid flex-none grid-cols-7 border-b border-hairline">
        {days.slice(0, 7).map((day) => (
          <span key={day} className="py-1.5 text-center text-12 text-2">
            {name(day, { weekday: 'short' })}
          </span>
        ))}
      </div>
      <div className="grid min-h-0 flex-1 auto-rows-[minmax(7.5rem,1fr)] grid-cols-7 overflow-y-auto phone:auto-rows-[minmax(4.5rem,1fr)]">
        {days.map((day) => {
          const own = events.filter((event) => daysOf(event).includes(day));
          const due = tasks.filter(({ time }) => dayOf(time) === day);
          const room = own.length + due.length > LINES ? LINES - 1 : LINES;
          const shown = own.slice(0, room);
          const limits = due.slice(0, room - shown.length);
          const more = own.length + due.length - shown.length - limits.length;
          return (
            <section
              key={day}
              data-day={day}
              aria-label={name(day, { month: 'long', day: 'numeric', weekday: 'long' })}
              className={cn(
                'flex min-w-0 flex-col gap-0.5 overflow-hidden border-r border-b border-hairline p-1 phone:p-0.5',
                !day.startsWith(month) && 'bg-sunken',
                aimed?.has(day) && 'bg-primary-soft',
              )}
              onDoubleClick={() => onCreate(`${day}T09:00`, false)}
            >
              <div className="flex flex-none items-center justify-between">
                <button
                  type="button"
                  aria-label={t('openDay', { day: name(day, { month: 'long', day: 'numeric' }) })}
                  aria-current={day === dayOf(now) ? 'date' : undefined}
                  onClick={() => onOpenDay(day)}
                  className={cn(
                    'size-6 flex-none cursor-pointer rounded-full border-0 bg-transparent text-12 tabular-nums hover:bg-hover',
                    !day.startsWith(month) && 'text-3',
                    day === dayOf(now) && 'bg-primary-solid font-semibold text-primary-on hover:bg-primary-solid-hover',
                  )}
                >
                  {Number(day.slice(8))}
                </button>
              </div>
              {shown.map((event) => (
                <EventChip
                  key={`${event.id} ${event.start}`}
                  event={event}
                  day={day}
                  className={cn(
                    'flex-none phone:h-3.5 phone:px-0.5 phone:text-11',
                    drag?.event === event && 'opacity-50',
                  )}
                  onOpen={onOpen}
                  onMove={onMove}
                  onPress={(pressedEvent, pressed) => begin(pressedEvent, 'move', pressed)}
                />
              ))}
              {limits.map((task) => (
                <TaskChip key={task.taskId} task={task} className="flex-none phone:h-3.5 phone:px-0.5" />
              ))}
              {more > 0 && (
                <button
                  type="button"
                  className="cursor-pointer border-0 bg-transparent p-0 px-1.5 text-left text-12 text-2 hover:text-primary-text"
                  onClick={() => onOpenDay(day)}
                >
                  {t('more', { count: more })}
                </button>
              )}
            </section>
          );
        })}
      </div>
    </div>
  );
}

function dayAt({ x, y }: { x: number; y: number }): string | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day;
}

interface MonthGridProps extends CalendarProps {
  /** `2026-11`; days of others are paler. */
  month: string;
  onOpenDay: (day: string) => void;
}
