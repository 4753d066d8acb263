import { cn } from '@smart-admin/ui/cn';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../app/api.js';
import { useHasPage } from '../../../app/useHasPage.js';
import { flowAddress } from '../../../messages/flowAddress.js';
import { DueTime } from '../../../workflow/DueTime.js';
import { addDays, daysOf, timeOf } from '../../extend/schedule/clockTime.js';
import { SCHEDULE_KEY } from '../../extend/schedule/scheduleKey.js';
import { type Occurrence } from '../../extend/schedule/scheduleTypes.js';
import { boardMessages } from './boardMessages.js';
import { HomeCard } from './HomeCard.js';
import { type ListCardProps } from './ToDoCard.js';

type Day = Awaited<ReturnType<typeof api.workflow.flowList.calendar>>['days'][number];

/** This week and the next: which days are worked, what of the person's tasks is due on each, and what their schedule has. */
export function CalendarCard({ title, dense = false, className }: Omit<ListCardProps, 'count'>) {
  const t = useMessages(boardMessages);
  const { data, error, isError, refetch } = useQuery({
    // beside the list of tasks, so that what changes it changes this
    queryKey: ['resource', 'workFlow.toDo', 'calendar'],
    queryFn: ({ signal }) => api.workflow.flowList.calendar({ signal, silent: true }),
  });
  const [chosen, setChosen] = useState<string>();
  const days = data?.days ?? [];
  const [from, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const hasSchedule = useHasPage('/extend/schedule');
  const { data: schedule } = useQuery({
    queryKey: [SCHEDULE_KEY, 'home', from, last],
    queryFn: ({ signal }) =>
      api.extend.schedule.list({ query: { from, to: addDays(last, 1) } }, { signal, silent: true }),
    enabled: hasSchedule && from !== '',
  });
  const events = (schedule?.events ?? []).filter(({ answer }) => answer !== 'declined');
  const day = days.find(({ date }) => date === chosen) ?? days.find(({ isToday }) => isToday);
  return (
    <HomeCard
      title={title ?? t('calendar')}
      note={day?.name || undefined}
      dense={dense}
      {...(className ? { className } : {})}
    >
      {isError ? <LoadError error={error} title={t('loadFailed')} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton lines={4} className="m-4" /> : null}
      {day ? (
        <>
          <Weeks days={days} events={events} chosen={day.date} onChoose={setChosen} />
          <Events events={events.filter((event) => daysOf(event).includes(day.date))} />
          <DueTasks day={day} hasEvents={events.some((event) => daysOf(event).includes(day.date))} />
        </>
      ) : null}
    </HomeCard>
  );
}

function Weeks({ days, events, chosen, onChoose }: WeeksProps) {
  const t = useMessages(boardMessages);
  const tag = LOCALE_TAGS[useLocale()];
  const eventsOn = (date: string) => events.filter((event) => daysOf(event).includes(date)).length;
  const part = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Date(`${date}T12:00:00`).toLocaleDateString(tag, options);
  return (
    <div className="grid grid-cols-7 gap-1 px-3 pb-3">
      {days.slice(0, 7).map(({ date }) => (
        <span key={date} aria-hidden className="py-1 text-center text-12 text-3">
          {part(date, { weekday: 'narrow' })}
        </span>
      ))}
      {days.map(({ date, isToday, isWorking, name, count }) => (
        <button
          key={date}
          type="button"
          aria-pressed={date === chosen}
          aria-current={isToday ? 'date' : undefined}
          aria-label={[
            part(date, { month: 'long', day: 'numeric', weekday: 'long' }),
            name || (isWorking ? '' : t('dayOff')),
            count > 0 ? t('due', { count }) : '',
            eventsOn(date) > 0 ? t('events', { count: eventsOn(date) }) : '',
          ]
            .filter(Boolean)
            .join(', ')}
          title={name || undefined}
          onClick={() => onChoose(date)}
          className={cn(
            'relative flex h-9 cursor-pointer flex-col items-center justify-center rounded-md tabular-nums hover:bg-hover',
            !isWorking && 'text-3',
            isToday && 'font-semibold text-primary-text',
            date === chosen && 'bg-primary-soft hover:bg-primary-soft',
          )}
        >
          {Number(date.slice(8))}
          <span aria-hidden className="mt-0.5 flex h-1 gap-0.5">
            {count > 0 && <span className="size-1 rounded-full bg-warning" />}
            {eventsOn(date) > 0 && <span className="size-1 rounded-full bg-primary-solid" />}
          </span>
        </button>
      ))}
    </div>
  );
}

interface WeeksProps {
  days: readonly Day[];
  events: readonly Occurrence[];
  chosen: string;
  onChoose: (date: string) => void;
}

/** What the schedule has on the day. */
function Events({ events }: { events: readonly Occurrence[] }) {
  const t = useMessages(boardMessages);
  return (
    <ul className="m-0 list-none p-0">
      {events.map((event) => (
        <li
          key={`${event.id} ${event.start}`}
          className="flex items-baseline gap-3 border-t border-hairline px-4 py-2 text-12"
        >
          <span className="w-10 flex-none text-2 tabular-nums">{event.allDay ? t('allDay') : timeOf(event.start)}</span>
          <Link
            to="/extend/schedule"
            title={event.title}
            className="min-w-0 truncate text-13 text-primary-text hover:underline"
          >
            {event.title}
          </Link>
          <span className="min-w-0 truncate text-2">{event.place}</span>
        </li>
      ))}
    </ul>
  );
}

function DueTasks({ day, hasEvents }: { day: Day; hasEvents: boolean }) {
  const t = useMessages(boardMessages);
  const more = day.count - day.tasks.length;
  return (
    <>
      {day.tasks.length === 0 && !hasEvents ? (
        <Empty inline title={t('nothingDue')} className="border-t border-hairline pb-4" />
      ) : null}
      <ul className="m-0 list-none p-0">
        {day.tasks.map(({ id, taskId, title, nodeName, dueTime }) => (
          <li key={taskId} className="flex flex-col gap-0.5 border-t border-hairline px-4 py-2">
            <Link to={flowAddress(id)} title={title} className="truncate text-primary-text hover:underline">
              {title}
            </Link>
            <span className="flex items-center justify-between gap-3 text-12 text-2">
              <span className="truncate">{nodeName}</span>
              <DueTime time={dueTime} />
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="m-0 border-t border-hairline px-4 py-2 text-12">
          <Link to="/workFlow/toDo" className="text-primary-text hover:underline">
            {t('moreDue', { count: more })}
          </Link>
        </p>
      ) : null}
    </>
  );
}
