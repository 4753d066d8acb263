import { type FieldViewProps } from '@smart-admin/form-engine/fields';
import { dateToText } from '@smart-admin/ui/date-picker';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { useState } from 'react';
import { LimitPreview } from './LimitPreview.js';
import { SpecialDaysEditor } from './SpecialDaysEditor.js';
import { readWorkCalendar, WEEKDAYS, weekdayName, type WorkCalendarSetting } from './workCalendar.js';
import { workCalendarMessages } from './workCalendarMessages.js';
import { WorkHoursEditor } from './WorkHoursEditor.js';

/** The control of working time: hours of the week, days that differ, and what a limit would come to. */
export function WorkCalendarView({
  value,
  onValueChange,
  disabled,
  readOnly,
  ...names
}: Omit<FieldViewProps, 'field'>) {
  const t = useMessages(workCalendarMessages);
  const locale = useLocale();
  const [today] = useState(() => dateToText(new Date()));
  const calendar = readWorkCalendar(value);
  const isOff = Boolean(disabled) || Boolean(readOnly);
  const change = (next: Partial<WorkCalendarSetting>) => onValueChange(JSON.stringify({ ...calendar, ...next }));
  return (
    <div role="group" aria-label={names['aria-label']} className="grid gap-5">
      <section aria-label={t('week')} className="grid gap-2">
        <h4 className="text-13 font-medium text-1">{t('week')}</h4>
        {WEEKDAYS.map((day) => {
          const name = weekdayName(day, LOCALE_TAGS[locale]);
          return (
            <div key={day} className="flex min-h-9 items-center gap-3">
              <span className="w-20 flex-none text-13">{name}</span>
              <WorkHoursEditor
                day={name}
                hours={calendar.week[day] ?? []}
                isOff={isOff}
                onHoursChange={(hours) =>
                  change({ week: calendar.week.map((each, place) => (place === day ? hours : each)) })
                }
              />
            </div>
          );
        })}
      </section>
      <SpecialDaysEditor
        calendar={calendar}
        today={today}
        isOff={isOff}
        onSpecialChange={(special) => change({ special })}
      />
      <LimitPreview calendar={calendar} today={today} />
    </div>
  );
}
