import { type ReactNode, type Ref } from 'react';
import { Button } from '../button/Button.js';
import { useControllable } from '../controllable/useControllable.js';
import { dateMessages } from '../date-picker/dateMessages.js';
import { TypedField } from '../date-picker/TypedField.js';
import { type ControlProps } from '../form-state/useControlState.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { TimeColumns } from './TimeColumns.js';
import { normalizeTimeText } from './timeText.js';

/** A time of day, typed or chosen. The value is `HH:mm:ss`, or `HH:mm` without seconds. */
export function TimePicker({
  value,
  defaultValue = null,
  onValueChange,
  open,
  defaultOpen = false,
  onOpenChange,
  withSeconds = true,
  min,
  max,
  clearable,
  placeholder,
  label,
  size,
  className,
  ref,
  ...control
}: TimePickerProps) {
  const t = useMessages(dateMessages);
  const [text, setText] = useControllable<string | null>({ value, defaultValue, onChange: onValueChange });
  const [isOpen, setOpen] = useControllable({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const limit = (next: string) => (min && next < min ? min : max && next > max ? max : next);
  const now = () => {
    const date = new Date();
    return normalizeTimeText(`${date.getHours()}:${date.getMinutes()}:${date.getSeconds()}`, withSeconds) ?? '';
  };
  return (
    <TypedField
      {...control}
      ref={ref}
      slot="time-picker"
      icon="clock"
      value={text || null}
      onCommit={(next) => setText(next && limit(next))}
      normalize={(typed) => normalizeTimeText(typed, withSeconds)}
      open={isOpen}
      onOpenChange={setOpen}
      placeholder={placeholder ?? t('time')}
      panelLabel={t('time')}
      openLabel={t('time')}
      clearable={clearable}
      label={label}
      size={size}
      className={className}
      panel={
        <>
          <TimeColumns withSeconds={withSeconds} value={text} onValueChange={(next) => setText(limit(next))} />
          <div className="flex min-h-10 items-center justify-between gap-2 border-t border-hairline py-1.25 px-2">
            <Button variant="text" size="mini" onClick={() => setText(limit(now()))}>
              {t('now')}
            </Button>
            <Button variant="primary" size="mini" onClick={() => setOpen(false)}>
              {t('confirm')}
            </Button>
          </div>
        </>
      }
    />
  );
}

export interface TimePickerProps extends ControlProps {
  value?: string | null;
  defaultValue?: string | null;
  onValueChange?: (value: string | null) => void;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Default true. */
  withSeconds?: boolean;
  /** Earliest time, in the form of the value. */
  min?: string;
  /** Latest time. */
  max?: string;
  /** Default true. */
  clearable?: boolean;
  placeholder?: string;
  /** Words inside the field before the value (filters). */
  label?: ReactNode;
  size?: 'default' | 'medium' | 'small' | 'mini';
  className?: string;
  ref?: Ref<HTMLInputElement>;
}
