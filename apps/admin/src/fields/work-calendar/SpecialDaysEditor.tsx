import { Button } from '@smart-admin/ui/button';
import { DateRangePicker } from '@smart-admin/ui/date-range-picker';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type SpecialDays, usualHours, type WorkCalendarSetting, type WorkHours, yearsOf } from './workCalendar.js';
import { workCalendarMessages } from './workCalendarMessages.js';
import { WorkHoursEditor } from './WorkHoursEditor.js';

/** Days that differ from the week, those of one year at a time. */
export function SpecialDaysEditor({ calendar, onSpecialChange, today, isOff }: SpecialDaysEditorProps) {
  const t = useMessages(workCalendarMessages);
  const [year, setYear] = useState(today.slice(0, 4));
  const { special } = calendar;
  const add = (hours: WorkHours) => {
    // the new one is to be seen, whichever year is open
    const day = today.startsWith(year) ? today : `${year}-01-01`;
    onSpecialChange([...special, { name: '', from: day, to: day, hours }]);
  };
  const shown = special
    .map((days, index) => ({ days, index }))
    .filter(({ days: { from, to } }) => from.slice(0, 4) <= year && year <= to.slice(0, 4));
  return (
    <section aria-label={t('special')} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="text-13 font-medium text-1">{t('special')}</h4>
        <Select
          aria-label={t('year')}
          className="w-24"
          size="mini"
          options={withNext(yearsOf(special, today.slice(0, 4))).map((value) => ({ value, label: value }))}
          value={year}
          onValueChange={(next) => setYear(next ?? year)}
        />
        {!isOff && (
          <>
            <Button size="mini" onClick={() => add([])}>
              {t('addHoliday')}
            </Button>
            <Button size="mini" onClick={() => add(usualHours(calendar))}>
              {t('addWork')}
            </Button>
          </>
        )}
      </div>
      {shown.length === 0 && <p className="text-13 text-2">{t('none')}</p>}
      <ul className="grid gap-2">
        {shown.map(({ days, index }) => (
          <SpecialRow
            key={index}
            days={days}
            usual={usualHours(calendar)}
            isOff={isOff}
            onDaysChange={(next) => onSpecialChange(special.map((each, place) => (place === index ? next : each)))}
            onRemove={() => onSpecialChange(special.filter((_, place) => place !== index))}
          />
        ))}
      </ul>
    </section>
  );
}

function SpecialRow({ days, usual, onDaysChange, onRemove, isOff }: SpecialRowProps) {
  const t = useMessages(workCalendarMessages);
  const name = days.name || t('unnamed');
  const kind = days.hours.length === 0 ? 'holiday' : 'work';
  return (
    <li className="flex flex-wrap items-center gap-2">
      <Input
        aria-label={t('name')}
        className="w-36"
        maxLength={50}
        disabled={isOff}
        value={days.name}
        onValueChange={(next) => onDaysChange({ ...days, name: next })}
      />
      <DateRangePicker
        aria-label={`${name} ${t('range')}`}
        className="w-60"
        shortcuts={false}
        clearable={false}
        disabled={isOff}
        value={[days.from, days.to]}
        onValueChange={(range) => range && onDaysChange({ ...days, from: range[0], to: range[1] })}
      />
      <Select
        aria-label={`${name} ${t('kind')}`}
        className="w-28"
        disabled={isOff}
        options={[
          { value: 'holiday', label: t('holiday') },
          { value: 'work', label: t('work') },
        ]}
        value={kind}
        onValueChange={(next) => onDaysChange({ ...days, hours: next === 'work' ? usual : [] })}
      />
      {kind === 'work' && (
        <WorkHoursEditor
          day={name}
          hours={days.hours}
          isOff={isOff}
          onHoursChange={(hours) => onDaysChange({ ...days, hours })}
        />
      )}
      {!isOff && (
        <Button variant="text" size="mini" aria-label={t('remove', { name })} onClick={onRemove}>
          <Trash2 className="size-3.5" />
        </Button>
      )}
    </li>
  );
}

/** Years with the one after the last, whose holidays are announced in this one. */
function withNext(years: readonly string[]): string[] {
  return [...years, String(Number(years.at(-1)) + 1)];
}

interface SpecialDaysEditorProps {
  calendar: WorkCalendarSetting;
  onSpecialChange: (special: SpecialDays[]) => void;
  /** The day that it is: `2026-11-25`. */
  today: string;
  isOff: boolean;
}

interface SpecialRowProps {
  days: SpecialDays;
  /** Hours of a working day to begin with. */
  usual: WorkHours;
  onDaysChange: (days: SpecialDays) => void;
  onRemove: () => void;
  isOff: boolean;
}
