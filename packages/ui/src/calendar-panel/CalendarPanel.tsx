import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../button/Button.js';
import { IconButton } from '../button/IconButton.js';
import { cn } from '../cn/cn.js';
import { useControllable } from '../controllable/useControllable.js';
import { dateToText, isDateInside, parseDateText, type DateBounds } from '../date-picker/dateText.js';
import { useLocale, useMessages } from '../locale/LocaleProvider.js';
import { LOCALE_TAGS } from '../messages/locales.js';
import { RadioGroup } from '../radio-group/RadioGroup.js';
import { countByMonth, eventsByDay, type CalendarEvent } from './calendarEvents.js';
import { calendarPanelMessages } from './calendarPanelMessages.js';
import { DayList } from './DayList.js';
import { MonthView } from './MonthView.js';
import { YearView } from './YearView.js';

const NO_EVENTS: readonly never[] = [];

/**
 * A month with its events, or a year with their numbers. What takes place on the chosen day stands in full beside the
 * month, or below it where there is little room; there the cells show dots. Days are texts: `2026-11-20`.
 */
export function CalendarPanel({
  value,
  defaultValue = null,
  onValueChange,
  month,
  defaultMonth,
  onMonthChange,
  view,
  defaultView = 'month',
  onViewChange,
  events = NO_EVENTS,
  maxEvents = 3,
  onEventSelect,
  hasYear = true,
  isDateDisabled,
  min,
  max,
  actions,
  className,
  ...rest
}: CalendarPanelProps) {
  const t = useMessages(calendarPanelMessages);
  const locale = useLocale();
  // with each drawing: a page stays open overnight
  const today = dateToText(new Date());
  const [day, setDay] = useControllable<string | null>({ value, defaultValue, onChange: onValueChange });
  const [shownMonth, setShownMonth] = useControllable({
    value: month,
    defaultValue: defaultMonth ?? (day ?? today).slice(0, 7),
    onChange: onMonthChange,
  });
  const [shownView, setShownView] = useControllable({ value: view, defaultValue: defaultView, onChange: onViewChange });
  const date = parseDateText(shownMonth) ?? new Date();
  const show = (next: Date) => setShownMonth(dateToText(next, 'month'));
  const isMonth = shownView === 'month';
  const step = (direction: 1 | -1) =>
    show(new Date(date.getFullYear(), date.getMonth() + direction * (isMonth ? 1 : 12)));
  const days = useMemo(() => eventsByDay(events), [events]);
  const isBounded = isDateDisabled !== undefined || min !== undefined || max !== undefined;
  const isDisabled = (text: string) => !isDateInside(text, { min, max }) || isDateDisabled?.(text) === true;
  const format = new Intl.DateTimeFormat(
    LOCALE_TAGS[locale],
    isMonth ? { year: 'numeric', month: 'long' } : { year: 'numeric' },
  );
  const heading = format.format(date);
  const shownDay = day ?? today;

  return (
    <div data-slot="calendar-panel" className={cn('@container w-full min-w-0 text-body text-1', className)} {...rest}>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <IconButton variant="secondary" label={t(isMonth ? 'previousMonth' : 'previousYear')} onClick={() => step(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton variant="secondary" label={t(isMonth ? 'nextMonth' : 'nextYear')} onClick={() => step(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
        <h2 aria-live="polite" className="m-0 min-w-28 text-16 font-semibold tabular-nums">
          {heading}
        </h2>
        <Button
          onClick={() => {
            setShownMonth(today.slice(0, 7));
            if (!isDisabled(today)) setDay(today);
          }}
        >
          {t('today')}
        </Button>
        <div className="ml-auto flex items-center gap-2">
          {actions}
          {hasYear && (
            <RadioGroup
              appearance="button"
              aria-label={t('view')}
              value={shownView}
              onValueChange={setShownView}
              options={[
                { value: 'month' as const, label: t('month') },
                { value: 'year' as const, label: t('year') },
              ]}
            />
          )}
        </div>
      </div>
      {isMonth ? (
        <div className="grid grid-cols-[minmax(0,1fr)_14rem] gap-4 @max-3xl:grid-cols-1">
          <MonthView
            month={date}
            onMonthChange={show}
            selected={day}
            onSelect={setDay}
            isDisabled={isBounded ? isDisabled : undefined}
            events={days}
            maxEvents={maxEvents}
          />
          <DayList day={shownDay} events={days.get(shownDay) ?? NO_EVENTS} onEventSelect={onEventSelect} />
        </div>
      ) : (
        <YearView
          label={heading}
          month={date}
          onMonthChange={show}
          onOpen={(next) => {
            show(next);
            setShownView('month');
          }}
          counts={countByMonth(events, date.getFullYear())}
        />
      )}
    </div>
  );
}

export interface CalendarPanelProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'>, DateBounds {
  /** The chosen day, `2026-11-20`; null for none. */
  value?: string | null;
  defaultValue?: string | null;
  onValueChange?: (day: string | null) => void;
  /** The month shown, `2026-11`: load its events. */
  month?: string;
  /** Default: that of the chosen day, else of today. */
  defaultMonth?: string;
  onMonthChange?: (month: string) => void;
  /** Days of a month, or months of a year. */
  view?: 'month' | 'year';
  /** Default `month`. */
  defaultView?: 'month' | 'year';
  onViewChange?: (view: 'month' | 'year') => void;
  /** What takes place; those of other months may be among them. */
  events?: readonly CalendarEvent[];
  /** Lines of events in a cell; more are counted. Default 3. */
  maxEvents?: number;
  /** Makes the events of the chosen day buttons. */
  onEventSelect?: (event: CalendarEvent) => void;
  /** Offers the numbers of a whole year: the events of all its months must be there. Default true. */
  hasYear?: boolean;
  /** Days that cannot be chosen. */
  isDateDisabled?: (day: string) => boolean;
  /** Stand in the head, e.g. a button for a new event. */
  actions?: ReactNode;
}
