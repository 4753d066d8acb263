import { type ChangedPart } from '@smart-admin/api-client/contract';
import { Alert } from '@smart-admin/ui/alert';
import { Button, IconButton } from '@smart-admin/ui/button';
import { LoadError } from '@smart-admin/ui/error-state';
import { DATE_PATTERN, formatDate } from '@smart-admin/ui/format';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { isAccepted } from '../../../app/isAccepted.js';
import { once } from '../../../resource/once.js';
import { saveFile } from '../../../resource/saveFile.js';
import { AgendaList } from './AgendaList.js';
import { addDays, addMinutes, type CalendarView, dayOf, daysShown, type Span, stepped } from './clockTime.js';
import { EventDialog, type OpenedEvent } from './EventDialog.js';
import { MonthGrid } from './MonthGrid.js';
import { SCHEDULE_KEY } from './scheduleKey.js';
import { scheduleMessages } from './scheduleMessages.js';
import { type Occurrence } from './scheduleTypes.js';
import { TimeGrid } from './TimeGrid.js';
import { movedOccurrence, useEventMoves } from './useEventMoves.js';
import { useSeriesQuestion } from './useSeriesQuestion.js';

/** Milliseconds after which a calendar that stays open is read again: the line of now moves, and a new day begins. */
const REFRESH = 60_000;

const VIEWS = ['month', 'week', 'day', 'list'] as const;

/** A person's calendar: what they made, what others have asked them to, and the limits of their tasks. */
export function Page() {
  const t = useMessages(scheduleMessages);
  const tag = LOCALE_TAGS[useLocale()];
  const [view, setView] = useState<CalendarView>(() => (window.innerWidth < 768 ? 'list' : 'month'));
  const [chosen, setChosen] = useState<string>();
  const [opened, setOpened] = useState<OpenedEvent>();
  const { inTurn, placed } = useEventMoves();
  const question = useSeriesQuestion();
  const client = useQueryClient();
  // other views and the home page have the same events
  const reload = () => client.invalidateQueries({ queryKey: [SCHEDULE_KEY] });
  // the browser's day until the server has said what day it is in its zone
  const [today, setToday] = useState(() => formatDate(new Date(), DATE_PATTERN));
  const anchor = chosen ?? today;
  const days = daysShown(view, anchor);
  const [from, to] = [days[0] ?? anchor, addDays(days.at(-1) ?? anchor, 1)];
  const { data, error, refetch } = useQuery({
    queryKey: [SCHEDULE_KEY, from, to],
    queryFn: ({ signal }) => api.extend.schedule.list({ query: { from, to } }, { signal, silent: true }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
  });
  if (data && dayOf(data.now) !== today) setToday(dayOf(data.now));
  const events = (data?.events ?? []).map(placed);
  const handleMove = async (event: Occurrence, span: Span) => {
    const scope = event.repeat === 'none' ? 'this' : await question.ask('move', event.title);
    if (scope) await inTurn({ event, span }, (isBehind) => saveMove(event, { span, scope, isBehind }));
  };
  const saveMove = async (event: Occurrence, { span, scope, isBehind }: SavedMove) => {
    const now = client.getQueryData<typeof data>([SCHEDULE_KEY, from, to])?.events ?? [];
    const moved = isBehind && event.repeat !== 'none' ? movedOccurrence(now, event) : event;
    if (!moved) {
      toast.warning(t('movedMeanwhile', { title: event.title }));
      return;
    }
    const call = { id: moved.id, body: { was: moved.start, ...span, scope } };
    // whoever moves again because the answer was lost means the same
    const moving = once('schedule.move', call, (key) => api.extend.schedule.move(call, key));
    if (await isAccepted(moving)) toast.success(t('moved'));
    await reload();
    // what was moved by keys keeps the focus where it stands now
    // a date that takes place in another way has an id of its own
    const there = `[data-start="${CSS.escape(span.start)}"]`;
    const own = document.querySelector<HTMLElement>(`[data-event="${CSS.escape(moved.id)}"]${there}`);
    (own ?? document.querySelector<HTMLElement>(there))?.focus();
  };
  const handleExport = async () => {
    await isAccepted(api.extend.schedule.export().then((file) => saveFile(file, 'schedule.ics')));
  };
  const shared = {
    ...{ days, now: data?.now ?? '', events, tasks: data?.tasks ?? [] },
    onOpen: (event: Occurrence) => setOpened({ id: event.id, occurrence: event }),
    onMove: (event: Occurrence, span: Span) => void handleMove(event, span),
    onCreate: (start: string, allDay: boolean) => setOpened({ start, allDay }),
  };
  return (
    <section
      aria-label={t('label')}
      className="flex h-full min-h-0 flex-col overflow-hidden rounded-lg border border-hairline bg-surface"
    >
      <header className="flex flex-none flex-wrap items-center gap-2 border-b border-hairline px-4 py-3">
        <Button
          variant="primary"
          icon={<Plus aria-hidden />}
          onClick={() => setOpened({ start: nextHour(data?.now ?? `${anchor}T08:00`, anchor), allDay: false })}
        >
          {t('add')}
        </Button>
        <IconButton
          variant="secondary"
          label={t('previous')}
          disabled={!data}
          onClick={() => setChosen(stepped(view, anchor, -1))}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton
          variant="secondary"
          label={t('next')}
          disabled={!data}
          onClick={() => setChosen(stepped(view, anchor, 1))}
        >
          <ChevronRight aria-hidden />
        </IconButton>
        <Button onClick={() => setChosen(undefined)}>{t('today')}</Button>
        <h2
          aria-live="polite"
          className="m-0 text-16 font-semibold tabular-nums first-letter:uppercase phone:w-full phone:text-14"
        >
          {headingOf(view, days, tag, anchor)}
        </h2>
        <div className="ml-auto flex items-center gap-2 phone:ml-0 phone:w-full phone:justify-between">
          <RadioGroup
            appearance="button"
            aria-label={t('view')}
            value={view}
            onValueChange={setView}
            options={VIEWS.map((value) => ({ value, label: t(value) }))}
          />
          <IconButton variant="secondary" label={t('export')} onClick={() => void handleExport()}>
            <Download aria-hidden />
          </IconButton>
        </div>
      </header>
      {error && data ? (
        <Alert tone="warning" className="m-3">
          {t('stale')}
        </Alert>
      ) : null}
      {error && !data ? (
        <LoadError error={error} className="m-auto" onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={10} className="m-4" />
      ) : view === 'month' ? (
        <MonthGrid
          {...shared}
          month={anchor.slice(0, 7)}
          onOpenDay={(day) => {
            setChosen(day);
            setView('day');
          }}
        />
      ) : view === 'list' ? (
        <AgendaList {...shared} />
      ) : (
        <TimeGrid key={view} {...shared} />
      )}
      {question.dialog}
      {opened && (
        <EventDialog
          key={opened.occurrence ? `${opened.id} ${opened.occurrence.start}` : 'new'}
          opened={opened}
          onChanged={() => void reload()}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

interface SavedMove {
  span: Span;
  /** Which dates of a repetition it is about. */
  scope: ChangedPart;
  /** Whether the event was moved before, which has been saved meanwhile. */
  isBehind: boolean;
}

/** The next full hour, today, or in the morning of another day. */
function nextHour(now: string, day: string): string {
  if (dayOf(now) !== day) return `${day}T09:00`;
  return addMinutes(`${now.slice(0, 13)}:00`, 60);
}

function headingOf(view: CalendarView, days: readonly string[], tag: string, anchor: string): string {
  const date = (day: string) => new Date(`${day}T12:00Z`);
  const zone = { timeZone: 'UTC' } as const;
  if (view === 'day')
    return date(anchor).toLocaleDateString(tag, {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      weekday: 'long',
      ...zone,
    });
  if (view === 'week') {
    const format = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', day: 'numeric', ...zone });
    return format.formatRange(date(days[0] ?? anchor), date(days.at(-1) ?? anchor));
  }
  return date(anchor).toLocaleDateString(tag, { year: 'numeric', month: 'long', ...zone });
}
