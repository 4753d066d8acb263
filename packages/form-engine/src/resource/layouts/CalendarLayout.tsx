import { Alert } from '@smart-admin/ui/alert';
import { CalendarPanel } from '@smart-admin/ui/calendar-panel';
import { LoadError } from '@smart-admin/ui/error-state';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Spinner } from '@smart-admin/ui/spinner';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { resourceMessages } from '../resourceMessages.js';
import { type ResourceCalendar, type ResourceRow } from '../types.js';
import { eventOf, monthQueries, MOST_EVENTS } from './calendarRows.js';
import { type LayoutProps } from './LayoutProps.js';

/** A list as a calendar: the records of a month on their days, those of the chosen day in full beside it. */
export function CalendarLayout<Row extends ResourceRow>({
  definition,
  calendar,
  query,
  nameOf,
  onOpen,
}: CalendarLayoutProps<Row>) {
  const t = useMessages(resourceMessages);
  const [month, setMonth] = useState(() => formatDate(new Date(), 'YYYY-MM'));
  const answers = useQueries({
    queries: monthQueries(query, calendar, month).map((asked) => ({
      queryKey: ['resource', definition.id, 'list', asked],
      queryFn: ({ signal }: { signal: AbortSignal }) => definition.source.list(asked, signal),
      placeholderData: keepPreviousData,
    })),
  });
  const rows = new Map(answers.flatMap(({ data }) => data?.list ?? []).map((row) => [row.id, row]));
  const failed = answers.find(({ error, data }) => error && !data);
  const isCut = answers.some(({ data }) => data && data.pagination.total > data.list.length);
  const isLoaded = answers.every(({ data }) => data !== undefined);
  const events = [...rows.values()].flatMap((row) => eventOf(row, calendar, nameOf(row)) ?? []);
  if (failed?.error)
    return (
      <LoadError
        error={failed.error}
        title={t('errorTitle', { label: definition.label })}
        description={t('errorHint')}
        onRetry={() => void Promise.all(answers.map(({ refetch }) => refetch()))}
      />
    );
  return (
    <div data-slot="record-calendar" className="min-h-0 flex-1 overflow-y-auto p-4">
      {isCut && (
        <Alert tone="warning" className="mb-3">
          {t('tooManyDays', { count: MOST_EVENTS })}
        </Alert>
      )}
      <CalendarPanel
        aria-label={definition.label}
        month={month}
        onMonthChange={setMonth}
        hasYear={false}
        events={events}
        actions={
          answers.some(({ isFetching }) => isFetching) ? (
            <Spinner />
          ) : isLoaded && events.length === 0 ? (
            <span className="text-12 text-3">{t('noDay', { label: definition.label })}</span>
          ) : undefined
        }
        {...(onOpen
          ? {
              onEventSelect: ({ id }: { id: string }) => {
                const row = rows.get(id);
                if (row) onOpen(row);
              },
            }
          : {})}
      />
    </div>
  );
}

export interface CalendarLayoutProps<Row extends ResourceRow> extends LayoutProps<Row> {
  calendar: ResourceCalendar;
}
