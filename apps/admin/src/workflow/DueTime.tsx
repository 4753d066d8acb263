import { cn } from '@smart-admin/ui/cn';
import { DATE_TIME_SECOND_PATTERN, formatDate, formatDenseDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Clock, ClockAlert } from 'lucide-react';
import { dueState } from './dueState.js';
import { flowListMessages, type FlowListTranslate } from './flowListMessages.js';

const TONES = { over: 'text-danger-text', today: 'text-warning-text', later: '' } as const;

/** When a task has to be done: amber when that is today, red when it is over; the moment itself is its title. */
export function DueTime({ time }: { time: number }) {
  const t = useMessages(flowListMessages);
  const now = new Date();
  const state = dueState(time, now);
  return (
    <time
      dateTime={new Date(time).toISOString()}
      title={formatDate(time, DATE_TIME_SECOND_PATTERN)}
      data-state={state}
      className={cn('inline-flex items-center gap-1 whitespace-nowrap tabular-nums', TONES[state])}
    >
      {state === 'later' ? (
        formatDenseDate(time, now)
      ) : (
        <>
          {state === 'over' ? (
            <ClockAlert aria-hidden className="size-3.5" />
          ) : (
            <Clock aria-hidden className="size-3.5" />
          )}
          {state === 'over' ? overdueText(t, now.getTime() - time) : t('dueToday', { time: formatDate(time, 'HH:mm') })}
        </>
      )}
    </time>
  );
}

/** How long it has been over, in the largest unit alone. */
function overdueText(t: FlowListTranslate, past: number): string {
  const minutes = Math.floor(past / 60_000);
  if (minutes >= 1_440) return t('overdue_day', { count: Math.floor(minutes / 1_440) });
  if (minutes >= 60) return t('overdue_hour', { count: Math.floor(minutes / 60) });
  return t('overdue_minute', { count: Math.max(1, minutes) });
}
