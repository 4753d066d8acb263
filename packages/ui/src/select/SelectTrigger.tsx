import { CalendarDays, ChevronDown } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { cn } from '../cn/cn.js';
import { type ControlState } from '../form-state/useControlState.js';
import { ClearButton } from '../input/ClearButton.js';
import { inputBox, inputLook } from '../input/inputBox.js';
import { StateMark } from '../input/StateMark.js';

/**
 * Closed look of every control that opens a list or a panel: text or tags, clear cross, arrow.
 * A button covers the whole frame; tags and cross lie above it, so nothing interactive is nested.
 */
export function SelectTrigger({
  state,
  open,
  onOpenChange,
  listId,
  popup = 'listbox',
  text,
  textTitle,
  placeholder,
  label,
  prefix,
  tags,
  onClear,
  onBackspace,
  icon = 'chevron',
  triggerRef,
  className,
  slot,
  size,
  ...rest
}: SelectTriggerProps) {
  const off = state.disabled || state.readOnly;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (off) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      onOpenChange(true);
    }
    if (event.key === 'Backspace' || event.key === 'Delete') {
      if (onBackspace) onBackspace();
      else onClear?.();
    }
  };
  return (
    <div
      {...rest}
      data-slot={slot}
      data-size={size}
      data-state={open ? 'open' : 'closed'}
      data-invalid={state.invalid || undefined}
      data-disabled={state.disabled || undefined}
      className={cn(
        inputBox({ look: inputLook(state) }),
        'relative has-[>button:focus-visible]:border-ring has-[>button:focus-visible]:shadow-[0_0_0_1px_var(--primary-ring)]',
        className,
      )}
    >
      <button
        ref={triggerRef}
        type="button"
        role="combobox"
        id={state.id}
        aria-haspopup={popup}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-invalid={state.aria['aria-invalid']}
        aria-required={state.aria['aria-required']}
        aria-describedby={state.aria['aria-describedby']}
        aria-label={
          state.aria['aria-label'] ??
          (typeof label === 'string' ? label : state.aria['aria-labelledby'] ? undefined : placeholder)
        }
        aria-labelledby={state.aria['aria-labelledby']}
        aria-readonly={state.readOnly || undefined}
        title={textTitle}
        disabled={state.disabled}
        onClick={() => !off && onOpenChange(!open)}
        onKeyDown={handleKeyDown}
        className="absolute inset-0 rounded-[inherit] text-transparent outline-none"
      >
        {/* what a screen reader says as the value */}
        <span className="sr-only">{text}</span>
      </button>
      {label && (
        <span className="pointer-events-none flex-none border-r border-hairline pr-2 leading-4.5 text-3">{label}</span>
      )}
      {prefix}
      {tags ?? (
        <span
          className={cn(
            'pointer-events-none min-w-0 flex-1 truncate',
            !text && 'text-3',
            state.disabled && 'text-disabled',
          )}
          aria-hidden
        >
          {text || placeholder}
        </span>
      )}
      {onClear && !off && (
        <span className="relative flex flex-none opacity-0 transition-opacity duration-(--dur-1) [div:focus-within>&]:opacity-100 [div:hover>&]:opacity-100 [@media(hover:none)]:opacity-100">
          <ClearButton onClear={onClear} />
        </span>
      )}
      {state.readOnly ? null : icon === 'calendar' ? (
        <CalendarDays aria-hidden className="pointer-events-none" />
      ) : icon === 'chevron' ? (
        <ChevronDown aria-hidden className="pointer-events-none" />
      ) : (
        icon
      )}
      <StateMark state={state} />
    </div>
  );
}

export interface SelectTriggerProps extends Omit<ComponentProps<'div'>, 'id' | 'prefix'> {
  state: ControlState;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  listId?: string;
  popup?: 'listbox' | 'tree' | 'dialog' | 'grid';
  /** Text of the value; empty shows the placeholder. */
  text: string;
  /** The text in full, for the pointer that rests on it: a path. */
  textTitle?: string;
  placeholder: string;
  /** Words inside the field before the value (filters). */
  label?: ReactNode;
  /** Drawn before the text. */
  prefix?: ReactNode;
  /** Drawn instead of the text. */
  tags?: ReactNode;
  /** Present when the value can be emptied now. */
  onClear?: () => void;
  /** What the delete keys do in place of emptying. */
  onBackspace?: (() => void) | undefined;
  icon?: 'chevron' | 'calendar' | ReactNode;
  triggerRef?: Ref<HTMLButtonElement>;
  slot: string;
  size?: 'default' | 'medium' | 'small' | 'mini';
}
