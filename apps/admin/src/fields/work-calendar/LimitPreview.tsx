import { addDuration, calendarOf, type Duration } from '@smart-admin/form-engine/flow';
import { DatePicker } from '@smart-admin/ui/date-picker';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { NumberInput } from '@smart-admin/ui/number-input';
import { Select } from '@smart-admin/ui/select';
import { useState } from 'react';
import { fridayAfternoon, wallText, wallTime, type WorkCalendarSetting } from './workCalendar.js';
import { workCalendarMessages } from './workCalendarMessages.js';

/** When a limit would end by this calendar, as the engine of approvals counts it. */
export function LimitPreview({ calendar, today }: { calendar: WorkCalendarSetting; today: string }) {
  const t = useMessages(workCalendarMessages);
  const locale = useLocale();
  const [{ amount, unit }, setDuration] = useState<Duration>({ amount: 8, unit: 'workHours' });
  const [start, setStart] = useState(() => fridayAfternoon(today));
  const end = wallText(addDuration(wallTime(start), { amount, unit }, calendarOf(calendar, 0)));
  const withWeekday = (text: string) => {
    const weekday = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { weekday: 'long', timeZone: 'UTC' });
    return `${text} ${weekday.format(wallTime(text))}`;
  };
  return (
    <section aria-label={t('preview')} className="grid gap-2">
      <h4 className="text-13 font-medium text-1">{t('preview')}</h4>
      <div className="flex flex-wrap items-center gap-2">
        <DatePicker
          aria-label={t('start')}
          className="w-44"
          showTime="minute"
          clearable={false}
          value={start}
          onValueChange={(next) => setStart(next ?? start)}
        />
        <NumberInput
          aria-label={t('amount')}
          className="w-24"
          min={1}
          max={1_000}
          precision={0}
          value={amount}
          onValueChange={(next) => setDuration({ amount: next ?? 1, unit })}
        />
        <Select
          aria-label={t('unit')}
          className="w-36"
          options={(['workHours', 'workDays'] as const).map((value) => ({ value, label: t(value) }))}
          value={unit}
          onValueChange={(next) => setDuration({ amount, unit: next ?? unit })}
        />
      </div>
      <p role="status" className="text-13 text-1 tabular-nums">
        {t('result', {
          amount,
          unit: unit === 'workDays' ? t('workDays') : t('workHours'),
          start: withWeekday(start),
          end: withWeekday(end),
        })}
      </p>
    </section>
  );
}
