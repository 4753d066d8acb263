import { useId, useState, type ReactNode, type Ref } from 'react';
import { Button } from '../button/Button.js';
import { useControllable } from '../controllable/useControllable.js';
import { Calendar } from '../date-picker/Calendar.js';
import { dateMessages } from '../date-picker/dateMessages.js';
import { dateToText, isDateInside, parseDateText, type DateBounds } from '../date-picker/dateText.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { SelectPopover } from '../select/SelectPopover.js';
import { SelectTrigger } from '../select/SelectTrigger.js';
import { useIsPhone } from '../theme/useIsPhone.js';
import { TimePicker } from '../time-picker/TimePicker.js';
import { dayRanges } from './ranges.js';

/** First and last day (with `showTime` to the second) of a period; null when empty. */
export type DateRange = readonly [string, string];

/** A period of days. The value is `['2026-11-01', '2026-11-20']`, with `showTime` texts with a time. */
export function DateRangePicker({
  value,
  defaultValue = null,
  onValueChange,
  open,
  defaultOpen = false,
  onOpenChange,
  showTime = false,
  min,
  max,
  shortcuts = true,
  clearable = true,
  placeholder,
  label,
  size,
  className,
  ref,
  ...control
}: DateRangePickerProps) {
  const panelId = useId();
  const t = useMessages(dateMessages);
  const isPhone = useIsPhone();
  const state = useControlState(control);
  const [range, setRange] = useControllable<DateRange | null>({
    value,
    defaultValue,
    onChange: (next) => onValueChange?.(next && [...next]),
  });
  const [isOpen, setOpen] = useControllable({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const [draft, setDraft] = useState(() => draftOf(range));
  const handleOpen = (next: boolean) => {
    if (next) setDraft(draftOf(range));
    setOpen(next);
  };
  const commit = ({ from, to, fromTime, toTime }: RangeDraft) => {
    if (!from || !to) return;
    const pair: DateRange = showTime
      ? [`${from} ${fromTime || '00:00:00'}`, `${to} ${toTime || '23:59:59'}`]
      : [from, to];
    setRange(pair[0] <= pair[1] ? pair : [pair[1], pair[0]]);
    setOpen(false);
  };
  const choose = (day: string) => {
    const next =
      !draft.from || draft.to
        ? { ...draft, from: day, to: '' }
        : day < draft.from
          ? { ...draft, from: day, to: draft.from }
          : { ...draft, to: day };
    setDraft(next);
    if (next.to && !showTime) commit(next);
  };
  const from = draft.from ? (parseDateText(draft.from) ?? undefined) : undefined;
  const to = draft.to ? (parseDateText(draft.to) ?? undefined) : undefined;
  const ranges = dayRanges(new Date());
  const bounds = { min: min?.slice(0, 10), max: max?.slice(0, 10) };
  return (
    <SelectPopover
      open={isOpen}
      onOpenChange={handleOpen}
      width="auto"
      panelId={panelId}
      panelLabel={label === undefined || typeof label !== 'string' ? t('range') : label}
      frame={
        <SelectTrigger
          slot="date-range-picker"
          size={size}
          state={state}
          open={isOpen}
          onOpenChange={handleOpen}
          popup="dialog"
          listId={panelId}
          icon="calendar"
          text={range ? `${range[0]} – ${range[1]}` : ''}
          placeholder={placeholder ?? t('range')}
          label={label}
          onClear={clearable && range ? () => setRange(null) : undefined}
          triggerRef={ref}
          className={className}
        />
      }
    >
      <div className="flex max-h-(--radix-popper-available-height) overflow-auto phone:flex-col">
        {shortcuts && (
          <ul className="m-0 flex w-26 flex-none list-none flex-col gap-0.5 border-r border-hairline p-2 phone:w-auto phone:flex-row phone:flex-wrap phone:border-r-0 phone:border-b">
            {(['today', 'last7', 'last30', 'thisMonth', 'lastMonth'] as const).map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className="h-7 w-full rounded-sm px-2 text-left whitespace-nowrap text-2 hover:bg-hover hover:text-1 disabled:cursor-not-allowed disabled:text-disabled disabled:hover:bg-transparent"
                  disabled={!ranges[name].every((day) => isDateInside(day, bounds))}
                  onClick={() => commit({ from: ranges[name][0], to: ranges[name][1], fromTime: '', toTime: '' })}
                >
                  {t(name)}
                </button>
              </li>
            ))}
          </ul>
        )}
        <div>
          <Calendar
            mode="range"
            className="phone:mx-auto phone:w-fit"
            numberOfMonths={isPhone ? 1 : 2}
            selected={{ from, to }}
            defaultMonth={from}
            disabled={(date) => !isDateInside(dateToText(date), bounds)}
            onSelect={(_, day) => choose(dateToText(day))}
          />
          {showTime && (
            <div className="flex flex-wrap items-center gap-2 border-t border-hairline p-3">
              <span className="text-3">{draft.from || t('start')}</span>
              <TimePicker
                size="mini"
                className="w-28"
                aria-label={t('startTime')}
                placeholder="00:00:00"
                value={draft.fromTime || null}
                onValueChange={(fromTime) => setDraft({ ...draft, fromTime: fromTime ?? '' })}
              />
              <span className="text-3">– {draft.to || t('end')}</span>
              <TimePicker
                size="mini"
                className="w-28"
                aria-label={t('endTime')}
                placeholder="23:59:59"
                value={draft.toTime || null}
                onValueChange={(toTime) => setDraft({ ...draft, toTime: toTime ?? '' })}
              />
              <Button
                className="ml-auto"
                size="mini"
                variant="primary"
                disabled={!draft.from || !draft.to}
                onClick={() => commit(draft)}
              >
                {t('confirm')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </SelectPopover>
  );
}

export interface DateRangePickerProps extends ControlProps, DateBounds {
  value?: DateRange | null;
  defaultValue?: DateRange | null;
  onValueChange?: (value: [string, string] | null) => void;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Adds times; an end without one is 23:59:59. Default false. */
  showTime?: boolean;
  /** Offers 今天, 近 7 天, ... Default true. */
  shortcuts?: boolean;
  /** Default true. */
  clearable?: boolean;
  placeholder?: string;
  /** Words inside the field before the value (filters). */
  label?: ReactNode;
  size?: 'default' | 'medium' | 'small' | 'mini';
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

interface RangeDraft {
  from: string;
  to: string;
  fromTime: string;
  toTime: string;
}

const EMPTY: RangeDraft = { from: '', to: '', fromTime: '', toTime: '' };

function draftOf(range: DateRange | null): RangeDraft {
  if (!range) return EMPTY;
  const [from, to] = range;
  return { from: from.slice(0, 10), to: to.slice(0, 10), fromTime: from.slice(11), toTime: to.slice(11) };
}
