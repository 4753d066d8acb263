import { useState, type ReactNode, type Ref } from 'react';
import { Button } from '../button/Button.js';
import { useControllable } from '../controllable/useControllable.js';
import { type ControlProps } from '../form-state/useControlState.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { TimeColumns } from '../time-picker/TimeColumns.js';
import { Calendar } from './Calendar.js';
import { dateMessages } from './dateMessages.js';
import {
  dateToText,
  isDateInside,
  normalizeDateText,
  parseDateText,
  type DateBounds,
  type DateKind,
} from './dateText.js';
import { MonthGrid } from './MonthGrid.js';
import { TypedField } from './TypedField.js';

/**
 * A date that is typed or chosen. The value is a text: `2026-11-20`; with `showTime` `2026-11-20 08:30:00`, with
 * `showTime="minute"` `2026-11-20 08:30`; with `picker` `2026-11` or `2026`.
 */
export function DatePicker({
  value,
  defaultValue = null,
  onValueChange,
  open,
  defaultOpen = false,
  onOpenChange,
  picker = 'day',
  showTime = false,
  min,
  max,
  isDateDisabled,
  clearable,
  placeholder,
  label,
  size,
  className,
  ref,
  ...control
}: DatePickerProps) {
  const t = useMessages(dateMessages);
  const kind: DateKind = picker !== 'day' ? picker : showTime === 'minute' ? 'minute' : showTime ? 'second' : 'day';
  const [text, setText] = useControllable<string | null>({ value, defaultValue, onChange: onValueChange });
  const [isOpen, setOpen] = useControllable({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const isAllowed = (date: Date) =>
    isDateInside(dateToText(date, 'day'), { min, max }) && !isDateDisabled?.(dateToText(date, 'day'));
  const chosen = text ? parseDateText(text) : null;
  const [month, setMonth] = useState<Date | undefined>(undefined);
  const time = text?.slice(11) || null;
  const setDay = (date: Date) => {
    const day = dateToText(date, 'day');
    setText(showTime ? `${day} ${time ?? (kind === 'second' ? '00:00:00' : '00:00')}` : day);
    if (!showTime) setOpen(false);
  };
  return (
    <TypedField
      {...control}
      ref={ref}
      slot="date-picker"
      value={text || null}
      onCommit={setText}
      normalize={(typed) => {
        const next = normalizeDateText(typed, kind);
        const date = next ? parseDateText(next) : null;
        return next && date && (picker === 'day' ? isAllowed(date) : isDateInside(next, { min, max })) ? next : null;
      }}
      open={isOpen}
      onOpenChange={(next) => {
        if (next) setMonth(undefined);
        setOpen(next);
      }}
      placeholder={placeholder ?? t('date')}
      panelLabel={t('date')}
      openLabel={t('open')}
      clearable={clearable}
      label={label}
      size={size}
      className={className}
      panel={
        picker !== 'day' ? (
          <MonthGrid
            kind={picker}
            value={text}
            min={min}
            max={max}
            onChoose={(next) => {
              setText(next);
              setOpen(false);
            }}
          />
        ) : (
          <>
            <div className="flex phone:flex-col">
              <Calendar
                className="phone:mx-auto"
                mode="single"
                required={false}
                selected={chosen ?? undefined}
                month={month ?? chosen ?? undefined}
                onMonthChange={setMonth}
                disabled={(date) => !isAllowed(date)}
                onSelect={(date) => date && setDay(date)}
              />
              {showTime && (
                <div className="border-l border-hairline phone:border-t phone:border-l-0">
                  <TimeColumns
                    // as high as the calendar beside it, however many rows there are
                    className="h-0 min-h-full phone:h-40 phone:min-h-0"
                    withSeconds={kind === 'second'}
                    value={time}
                    onValueChange={(next) => setText(`${chosen ? dateToText(chosen) : nextDay({ min, max })} ${next}`)}
                  />
                </div>
              )}
            </div>
            <div className="flex min-h-10 items-center justify-between gap-2 border-t border-hairline py-1.25 px-3">
              <Button
                variant="text"
                size="mini"
                disabled={!isAllowed(new Date())}
                onClick={() => {
                  setText(dateToText(new Date(), kind));
                  if (!showTime) setOpen(false);
                }}
              >
                {showTime ? t('now') : t('today')}
              </Button>
              {showTime && (
                <Button variant="primary" size="mini" onClick={() => setOpen(false)}>
                  {t('confirm')}
                </Button>
              )}
            </div>
          </>
        )
      }
    />
  );
}

/** The allowed day that is closest to today. */
function nextDay({ min, max }: DateBounds): string {
  const today = dateToText(new Date());
  if (min && today < min.slice(0, 10)) return min.slice(0, 10);
  return max && today > max.slice(0, 10) ? max.slice(0, 10) : today;
}

export interface DatePickerProps extends ControlProps, DateBounds {
  value?: string | null;
  defaultValue?: string | null;
  onValueChange?: (value: string | null) => void;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Default `day`. */
  picker?: 'day' | 'month' | 'year';
  /** Adds a time of day; `minute` leaves the seconds out. Default false. */
  showTime?: boolean | 'minute';
  /** Refuses single days, given as `2026-11-20`. */
  isDateDisabled?: (day: string) => boolean;
  /** Default true. */
  clearable?: boolean;
  placeholder?: string;
  /** Words inside the field before the value (filters). */
  label?: ReactNode;
  size?: 'default' | 'medium' | 'small' | 'mini';
  className?: string;
  ref?: Ref<HTMLInputElement>;
}
