import { CalendarDays, Clock } from 'lucide-react';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { cn } from '../cn/cn.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { Input } from '../input/Input.js';
import { enterPanel } from '../select/enterPanel.js';
import { SelectPopover } from '../select/SelectPopover.js';

/**
 * A text field whose value can be typed or chosen in a panel below it. Text that cannot be read is put back on leaving.
 * @internal
 */
export function TypedField({
  slot,
  value,
  onCommit,
  normalize,
  open,
  onOpenChange,
  panel,
  panelLabel,
  openLabel,
  placeholder,
  clearable = true,
  icon = 'calendar',
  label,
  size,
  className,
  ref,
  ...control
}: TypedFieldProps) {
  const state = useControlState(control);
  const panelId = useId();
  const off = state.disabled || state.readOnly;
  const [isEntering, setEntering] = useState(false);
  const change = (next: boolean) => {
    setEntering(false);
    onOpenChange(next);
  };
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft === null) return;
    const text = draft.trim() === '' ? '' : normalize(draft);
    setDraft(null);
    if (text !== null && text !== (value ?? '')) onCommit(text === '' ? null : text);
  };
  const Glyph = icon === 'clock' ? Clock : CalendarDays;
  return (
    <SelectPopover
      open={open}
      onOpenChange={change}
      width="auto"
      panelId={panelId}
      panelLabel={panelLabel}
      panelClassName="overflow-auto"
      // who opens it by a click goes on typing
      entersOnOpen={isEntering}
      frame={
        <div data-slot={slot} className={cn('w-full min-w-0', className)}>
          <Input
            {...control}
            ref={ref}
            size={size}
            label={label}
            value={draft ?? value ?? ''}
            placeholder={placeholder}
            autoComplete="off"
            inputClassName="tabular-nums"
            clearable={clearable}
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            onValueChange={setDraft}
            onClear={() => {
              setDraft(null);
              onCommit(null);
            }}
            onClick={() => !off && change(true)}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Enter') {
                // the first Enter is for the panel, not for the form
                if (open) event.preventDefault();
                commit();
                change(false);
              }
              if (event.key === 'ArrowDown' && !off) {
                event.preventDefault();
                // the panel shows what was typed
                commit();
                const panelElement = open ? document.getElementById(panelId) : null;
                if (panelElement) enterPanel(panelElement);
                setEntering(true);
                onOpenChange(true);
              }
              if (event.key === 'Escape' && open) {
                event.stopPropagation();
                change(false);
              }
            }}
            suffix={
              state.readOnly ? undefined : state.disabled ? (
                <Glyph aria-hidden />
              ) : (
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={openLabel}
                  className="-mr-1 grid size-6 place-items-center rounded-sm hover:text-1"
                  onClick={() => change(!open)}
                >
                  <Glyph aria-hidden />
                </button>
              )
            }
          />
        </div>
      }
    >
      {panel}
    </SelectPopover>
  );
}

export interface TypedFieldProps extends ControlProps {
  slot: string;
  value: string | null;
  onCommit: (value: string | null) => void;
  /** Value for typed text, or null when it cannot be read. */
  normalize: (text: string) => string | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  panel: ReactNode;
  panelLabel: string;
  openLabel: string;
  placeholder?: string;
  clearable?: boolean;
  icon?: 'calendar' | 'clock';
  label?: ReactNode;
  size?: 'default' | 'medium' | 'small' | 'mini';
  className?: string;
  ref?: Ref<HTMLInputElement>;
}
