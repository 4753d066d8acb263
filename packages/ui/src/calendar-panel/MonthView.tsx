import { createContext, use } from 'react';
import { Day, DayButton, DayPicker, type DayButtonProps, type DayProps } from 'react-day-picker';
import { cn } from '../cn/cn.js';
import { CALENDAR_LOCALES } from '../date-picker/calendarLocales.js';
import { dateToText, parseDateText } from '../date-picker/dateText.js';
import { useLocale, useMessages } from '../locale/LocaleProvider.js';
import { LOCALE_TAGS } from '../messages/locales.js';
import { timeOn, type CalendarEvent, type CalendarTone } from './calendarEvents.js';
import { calendarPanelMessages } from './calendarPanelMessages.js';

const DaysContext = createContext<Days>({ events: new Map(), maxEvents: 0 });

/**
 * The days of a month with their events. Arrows, Home, End and the page keys move as in every date grid.
 * @internal
 */
export function MonthView({ month, onMonthChange, selected, onSelect, isDisabled, events, maxEvents }: MonthViewProps) {
  const t = useMessages(calendarPanelMessages);
  const locale = useLocale();
  const name = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'full' });
  return (
    <DaysContext value={{ events, maxEvents }}>
      <DayPicker
        mode="single"
        required
        locale={CALENDAR_LOCALES[locale]}
        showOutsideDays
        fixedWeeks
        hideNavigation
        month={month}
        onMonthChange={onMonthChange}
        selected={selected ? (parseDateText(selected) ?? undefined) : undefined}
        onSelect={(date: Date) => onSelect(dateToText(date))}
        disabled={isDisabled && ((date: Date) => isDisabled(dateToText(date)))}
        labels={{
          labelDayButton: (date) => {
            const count = events.get(dateToText(date))?.length ?? 0;
            return count === 0 ? name.format(date) : `${name.format(date)}, ${t('events', { count })}`;
          },
        }}
        components={COMPONENTS}
        classNames={{
          root: 'w-full',
          months: 'w-full',
          month: 'w-full',
          month_caption: 'hidden',
          month_grid: 'w-full table-fixed border-collapse',
          weekday: 'h-8 px-1 text-left text-12 font-normal text-3 @max-lg:text-center',
          day: 'relative h-28 border border-hairline bg-surface data-outside:bg-sunken data-selected:bg-primary-soft p-0 align-top @max-lg:h-12',
          day_button:
            'absolute inset-0 flex items-start p-1 hover:bg-hover focus-visible:-outline-offset-2 @max-lg:justify-center disabled:cursor-not-allowed disabled:bg-disabled disabled:text-disabled',
          outside: 'text-3',
          today: '[&_[data-number]]:bg-primary-solid [&_[data-number]]:font-semibold [&_[data-number]]:text-primary-on',
          selected: '[&>button]:shadow-[inset_0_0_0_2px_var(--primary-ring)]',
        }}
      />
    </DaysContext>
  );
}

function DayCell(props: DayProps) {
  return (
    <Day {...props}>
      {props.children}
      <DayEvents day={dateToText(props.day.date)} />
    </Day>
  );
}

function DayNumber(props: DayButtonProps) {
  return (
    <DayButton {...props}>
      <span data-number className="grid h-6 min-w-6 flex-none place-items-center rounded-full px-1 tabular-nums">
        {props.children}
      </span>
    </DayButton>
  );
}

/** Stands beside the button of the day, so that readers get the titles as contents of the cell and not as its name. */
function DayEvents({ day }: { day: string }) {
  const t = useMessages(calendarPanelMessages);
  const { events, maxEvents } = use(DaysContext);
  const list = events.get(day) ?? [];
  if (list.length === 0) return null;
  const shown = list.length > maxEvents ? list.slice(0, maxEvents - 1) : list;
  return (
    <div className="pointer-events-none relative">
      <div className="grid gap-0.5 px-1 pt-8 @max-lg:hidden">
        {shown.map((event) => (
          <div key={event.id} className={cn('truncate rounded-xs px-1 text-12', EVENT_TONES[event.tone ?? 'primary'])}>
            {timeOn(event, day) && <span className="mr-1 tabular-nums">{timeOn(event, day)}</span>}
            {event.title}
          </div>
        ))}
        {list.length > shown.length && (
          <div className="truncate px-1 text-12 text-2">{t('more', { count: list.length - shown.length })}</div>
        )}
      </div>
      <div aria-hidden className="flex justify-center gap-0.5 pt-8 @lg:hidden">
        {list.slice(0, 3).map((event) => (
          <span key={event.id} className={cn('size-1.5 rounded-full', DOT_TONES[event.tone ?? 'primary'])} />
        ))}
      </div>
    </div>
  );
}

const COMPONENTS = { Day: DayCell, DayButton: DayNumber };

const EVENT_TONES: Record<CalendarTone, string> = {
  neutral: 'bg-neutral-soft text-neutral-text',
  primary: 'bg-primary-soft text-primary-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
  info: 'bg-info-soft text-info-text',
};

/**
 * Ground of the dot of an event.
 * @internal
 */
export const DOT_TONES: Record<CalendarTone, string> = {
  neutral: 'bg-(--text-3)',
  primary: 'bg-primary-solid',
  success: 'bg-success-solid',
  warning: 'bg-warning-solid',
  danger: 'bg-danger-solid',
  info: 'bg-info-solid',
};

interface Days {
  events: ReadonlyMap<string, readonly CalendarEvent[]>;
  maxEvents: number;
}

interface MonthViewProps extends Days {
  month: Date;
  onMonthChange: (month: Date) => void;
  selected: string | null;
  onSelect: (day: string) => void;
  isDisabled: ((day: string) => boolean) | undefined;
}
