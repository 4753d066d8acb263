import { cn } from '../cn/cn.js';
import { parseDateText } from '../date-picker/dateText.js';
import { useLocale, useMessages } from '../locale/LocaleProvider.js';
import { LOCALE_TAGS } from '../messages/locales.js';
import { timeOn, type CalendarEvent } from './calendarEvents.js';
import { calendarPanelMessages } from './calendarPanelMessages.js';
import { DOT_TONES } from './MonthView.js';

/**
 * What takes place on the chosen day, each thing to be opened.
 * @internal
 */
export function DayList({ day, events, onEventSelect }: DayListProps) {
  const t = useMessages(calendarPanelMessages);
  const locale = useLocale();
  const date = parseDateText(day);
  const name = date ? new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'full' }).format(date) : day;
  return (
    <section aria-label={name} className="min-w-0">
      <h3 className="m-0 text-14 font-semibold">{name}</h3>
      {events.length === 0 ? (
        <p className="m-0 mt-2 text-3">{t('none')}</p>
      ) : (
        <ul className="m-0 mt-1 list-none p-0">
          {events.map((event) => {
            const content = (
              <>
                <span
                  aria-hidden
                  className={cn('mt-1.5 size-2 flex-none rounded-full', DOT_TONES[event.tone ?? 'primary'])}
                />
                <span className="w-16 flex-none text-2 tabular-nums">{timeOn(event, day) || t('allDay')}</span>
                <span className="min-w-0 flex-1 break-words">{event.title}</span>
              </>
            );
            return (
              <li key={event.id}>
                {onEventSelect ? (
                  <button
                    type="button"
                    className="flex min-h-8 w-full items-start gap-2 rounded-sm px-1 py-1 text-left hover:bg-hover pointer-coarse:min-h-10"
                    onClick={() => onEventSelect(event)}
                  >
                    {content}
                  </button>
                ) : (
                  <div className="flex min-h-8 items-start gap-2 px-1 py-1">{content}</div>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

interface DayListProps {
  /** `2026-11-20`. */
  day: string;
  events: readonly CalendarEvent[];
  onEventSelect: ((event: CalendarEvent) => void) | undefined;
}
