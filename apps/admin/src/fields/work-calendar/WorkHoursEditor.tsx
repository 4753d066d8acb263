import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { TimePicker } from '@smart-admin/ui/time-picker';
import { Plus, X } from 'lucide-react';
import { minuteOf, minuteText, withSpan, type WorkHours } from './workCalendar.js';
import { workCalendarMessages } from './workCalendarMessages.js';

/** Spans of working time of a day, which `day` names for whoever cannot see where they stand. */
export function WorkHoursEditor({ day, hours, onHoursChange, isOff }: WorkHoursEditorProps) {
  const t = useMessages(workCalendarMessages);
  const change = (index: number, span: WorkHours[number]) =>
    onHoursChange(hours.map((each, place) => (place === index ? span : each)));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      {hours.length === 0 && <span className="text-13 text-2">{t('rest')}</span>}
      {hours.map(([from, to], index) => (
        // spans have no name of their own, and their order is theirs
        <div key={index} className="flex items-center gap-1.5">
          <TimePicker
            aria-label={t('from', { day })}
            className="w-26"
            withSeconds={false}
            clearable={false}
            disabled={isOff}
            value={minuteText(from)}
            onValueChange={(text) => text && change(index, [minuteOf(text, 'start'), to])}
          />
          <span aria-hidden>–</span>
          <TimePicker
            aria-label={t('to', { day })}
            className="w-26"
            withSeconds={false}
            clearable={false}
            disabled={isOff}
            value={minuteText(to)}
            onValueChange={(text) => text && change(index, [from, minuteOf(text, 'end')])}
          />
          {!isOff && (
            <Button
              variant="text"
              size="mini"
              aria-label={t('removeSpan', { day })}
              onClick={() => onHoursChange(hours.filter((_, place) => place !== index))}
            >
              <X className="size-3.5" />
            </Button>
          )}
        </div>
      ))}
      {!isOff && hours.length < MOST && (
        <Button
          variant="text"
          size="mini"
          aria-label={t('addSpan', { day })}
          onClick={() => onHoursChange(withSpan(hours))}
        >
          <Plus className="size-3.5" />
        </Button>
      )}
    </div>
  );
}

/** As many as the contract takes. */
const MOST = 10;

interface WorkHoursEditorProps {
  day: string;
  hours: WorkHours;
  onHoursChange: (hours: WorkHours) => void;
  isOff: boolean;
}
