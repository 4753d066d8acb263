import { Empty } from '@smart-admin/ui/empty';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { cn } from '@smart-admin/ui/cn';
import { dayOf, daysOf, timeOf } from './clockTime.js';
import { scheduleMessages } from './scheduleMessages.js';
import { type CalendarProps, COLOUR_CLASSES } from './scheduleTypes.js';
import { TaskChip } from './TaskChip.js';

/** Days that have something, one below the other. */
export function AgendaList({ days, now, events, tasks, onOpen }: Omit<CalendarProps, 'onCreate' | 'onMove'>) {
  const t = useMessages(scheduleMessages);
  const tag = LOCALE_TAGS[useLocale()];
  const busy = days
    .map((day) => ({
      day,
      own: events.filter((event) => daysOf(event).includes(day)),
      due: tasks.filter(({ time }) => dayOf(time) === day),
    }))
    .filter(({ own, due }) => own.length + due.length > 0);
  if (busy.length === 0) return <Empty title={t('none')} className="m-auto" />;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-4">
      {busy.map(({ day, own, due }) => {
        const name = new Date(`${day}T12:00Z`).toLocaleDateString(tag, {
          ...{ month: 'long', day: 'numeric', weekday: 'long' },
          timeZone: 'UTC',
        });
        return (
          <section key={day} aria-label={name} className="border-b border-hairline py-3">
            <h3 className={cn('m-0 mb-2 text-13 font-semibold', day === dayOf(now) && 'text-primary-text')}>{name}</h3>
            <ul className="m-0 flex list-none flex-col gap-1 p-0">
              {own.map((event) => (
                <li key={`${event.id} ${event.start}`}>
                  <button
                    type="button"
                    onClick={() => onOpen(event)}
                    className={cn(
                      'flex w-full min-w-0 cursor-pointer flex-wrap items-baseline gap-x-3 rounded-xs border-0 border-l-3 px-3 py-1.5 text-left',
                      COLOUR_CLASSES[event.colour],
                      event.answer === 'declined' && 'line-through opacity-60',
                    )}
                  >
                    <span className="w-24 flex-none text-12 tabular-nums">
                      {event.allDay ? t('allDay') : `${timeOf(event.start)} – ${timeOf(event.end)}`}
                    </span>
                    <span className="min-w-0 truncate font-medium">{event.title}</span>
                    <span className="min-w-0 truncate text-12 opacity-80">
                      {[event.place, event.isOwn ? '' : event.creatorName, event.answer && t(event.answer)]
                        .filter(Boolean)
                        .join(', ')}
                    </span>
                  </button>
                </li>
              ))}
              {due.map((task) => (
                <li key={task.taskId}>
                  <TaskChip task={task} className="h-8 px-3" />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
