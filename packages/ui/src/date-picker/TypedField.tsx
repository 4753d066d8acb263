import { CalendarDays, Clock } from 'lucide-react';
import * as Radix from '@radix-ui/react-popover';
import { useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { cn } from '../cn/cn.js';
import { useComposedRef } from '../controllable/useComposedRef.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { Input } from '../input/Input.js';
import { popoverPanelClass } from '../popover/Popover.js';

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
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const composed = useComposedRef(input, ref);
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft === null) return;
    const text = draft.trim() === '' ? '' : normalize(draft);
    setDraft(null);
    if (text !== null && text !== (value ?? '')) onCommit(text === '' ? null : text);
  };
  const Glyph = icon === 'clock' ? Clock : CalendarDays;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor asChild>
        <div ref={frame} data-slot={slot} className={cn('w-full min-w-0', className)}>
          <Input
            {...control}
            ref={composed}
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
            onClick={() => !off && onOpenChange(true)}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key === 'Enter') {
                commit();
                onOpenChange(false);
              }
              if (event.key === 'ArrowDown' && !off) {
                event.preventDefault();
                onOpenChange(true);
              }
              if (event.key === 'Escape' && open) {
                event.stopPropagation();
                onOpenChange(false);
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
                  onClick={() => onOpenChange(!open)}
                >
                  <Glyph aria-hidden />
                </button>
              )
            }
          />
        </div>
      </Radix.Anchor>
      <Radix.Portal>
        <Radix.Content
          id={panelId}
          aria-label={panelLabel}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) input.current?.focus();
          }}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && frame.current?.contains(event.target)) event.preventDefault();
          }}
          className={cn(popoverPanelClass, 'p-0')}
        >
          {panel}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
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
