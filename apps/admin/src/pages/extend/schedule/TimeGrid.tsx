import { cn } from '@smart-admin/ui/cn';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { useEffect, useRef } from 'react';
import {
  addDays,
  addMinutes,
  dayOf,
  daysOf,
  minutesOf,
  movedBy,
  movedByDays,
  QUARTER,
  resizedBy,
} from './clockTime.js';
import { EventChip } from './EventChip.js';
import { isLong, placeEvents } from './placeEvents.js';
import { scheduleMessages } from './scheduleMessages.js';
import { type CalendarProps, type Occurrence } from './scheduleTypes.js';
import { TaskChip } from './TaskChip.js';
import { useEventDrag } from './useEventDrag.js';

/** Pixels of an hour. */
const HOUR = 48;
/** The hour that is at the top when it opens. */
const FIRST_HOUR = 7;

/** A day or a week with its hours: events are dragged to other times and days, and longer and shorter at their lower edge. */
export function TimeGrid({ days, now, events, tasks, onOpen, onCreate, onMove }: CalendarProps) {
  const t = useMessages(scheduleMessages);
  const tag = LOCALE_TAGS[useLocale()];
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scroller.current?.scrollTo({ top: FIRST_HOUR * HOUR });
  }, []);
  const { drag, begin } = useEventDrag({
    spanAt: (event, kind, from, to) => {
      const width = grid.current ? grid.current.clientWidth / days.length : 0;
      const minutes = Math.round(((to.y - from.y) / HOUR) * (60 / QUARTER)) * QUARTER;
      if (kind === 'resize') return resizedBy(event, minutes);
      const moved = movedByDays(event, width > 0 ? Math.round((to.x - from.x) / width) : 0);
      return isLong(event) ? moved : movedBy(moved, minutes);
    },
    onMove,
  });
  const shown = events.map((event): Occurrence => (drag?.event === event ? { ...event, ...drag.span } : event));
  const columns = { gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` };
  const heading = (day: string) =>
    new Date(`${day}T12:00Z`).toLocaleDateString(tag, {
      weekday: 'short',
      day: 'numeric',
      month: 'numeric',
      timeZone: 'UTC',
    });
  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-auto">
      <div className={cn(days.length > 1 && 'min-w-180')}>
        <div className="sticky top-0 z-3 flex border-b border-hairline bg-surface">
          <span className="w-14 flex-none py-1 text-center text-11 text-3">{t('allDay')}</span>
          <div className="grid min-w-0 flex-1" style={columns}>
            {days.map((day) => (
              <section
                key={day}
                aria-label={heading(day)}
                className="flex min-w-0 flex-col gap-0.5 border-l border-hairline p-1"
              >
                <button
                  type="button"
                  aria-current={day === dayOf(now) ? 'date' : undefined}
                  className={cn(
                    'cursor-pointer rounded-sm border-0 bg-transparent text-center text-12 text-2 hover:bg-hover',
                    day === dayOf(now) && 'font-semibold text-primary-text',
                  )}
                  title={t('addOn')}
                  onClick={() => onCreate(`${day}T00:00`, true)}
                >
                  {heading(day)}
                </button>
                {shown
                  .filter((event) => isLong(event) && daysOf(event).includes(day))
                  .map((event) => (
                    <EventChip
                      key={`${event.id} ${event.start}`}
                      event={event}
                      day={day}
                      onOpen={onOpen}
                      onMove={onMove}
                      onPress={(_shown, pressed) => begin(original(events, event), 'move', pressed)}
                    />
                  ))}
                {tasks
                  .filter(({ time }) => dayOf(time) === day)
                  .map((task) => (
                    <TaskChip key={task.taskId} task={task} />
                  ))}
              </section>
            ))}
          </div>
        </div>
        <div className="flex">
          <div aria-hidden className="w-14 flex-none">
            {Array.from({ length: 24 }, (_, hour) => (
              <div key={hour} style={{ height: HOUR }} className="relative">
                <span className="absolute -top-2 right-2 text-11 text-3 tabular-nums">
                  {hour > 0 && `${String(hour).padStart(2, '0')}:00`}
                </span>
              </div>
            ))}
          </div>
          <div ref={grid} className="grid min-w-0 flex-1" style={columns}>
            {days.map((day) => (
              <div
                key={day}
                data-hours={day}
                className="relative border-l border-hairline"
                style={{ height: 24 * HOUR, backgroundImage: LINES, backgroundSize: `100% ${HOUR}px` }}
                onDoubleClick={(pressed) => {
                  if (pressed.target !== pressed.currentTarget) return;
                  const top = pressed.currentTarget.getBoundingClientRect().top;
                  const half = Math.floor((pressed.clientY - top) / (HOUR / 2));
                  onCreate(addMinutes(`${day}T00:00`, half * 30), false);
                }}
              >
                {placeEvents(
                  shown.filter((event) => !isLong(event)),
                  day,
                ).map(({ event, from, to, column, columns: beside }) => (
                  <EventChip
                    key={`${event.id} ${event.start}`}
                    event={event}
                    day={day}
                    hours
                    className="absolute py-0.5"
                    style={{
                      top: (from / 60) * HOUR,
                      height: ((to - from) / 60) * HOUR - 1,
                      left: `${(column / beside) * 100}%`,
                      width: `calc(${100 / beside}% - 2px)`,
                    }}
                    onOpen={onOpen}
                    onMove={onMove}
                    onPress={(_shown, pressed) => begin(original(events, event), 'move', pressed)}
                  >
                    {event.isOwn && event.end <= `${addDays(day, 1)}T00:00` && (
                      <span
                        data-resize
                        className="absolute inset-x-0 bottom-0 h-1.5 cursor-ns-resize"
                        onPointerDown={(pressed) => {
                          pressed.stopPropagation();
                          begin(original(events, event), 'resize', pressed);
                        }}
                      />
                    )}
                  </EventChip>
                ))}
                {day === dayOf(now) && (
                  <span
                    aria-hidden
                    className="pointer-events-none absolute inset-x-0 border-t-2 border-danger-solid"
                    style={{ top: (minutesOf(now) / 60) * HOUR }}
                  />
                )}
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

const LINES = 'linear-gradient(to bottom, var(--border-hairline) 1px, transparent 1px)';

/** The event as it is stored, of one that is shown where a drag would put it. */
function original(events: readonly Occurrence[], shown: Occurrence): Occurrence {
  return events.find(({ id, start }) => id === shown.id && start === shown.start) ?? shown;
}
