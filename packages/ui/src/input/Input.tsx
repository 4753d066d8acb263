import { useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useComposedRef } from '../controllable/useComposedRef.js';
import { useControllable } from '../controllable/useControllable.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { ClearButton } from './ClearButton.js';
import { inputBox, inputField, inputLook } from './inputBox.js';
import { StateMark } from './StateMark.js';

/** A one-line text field. `ref` is the `<input>`; `className` goes to the frame. */
export function Input({
  value,
  defaultValue = '',
  onValueChange,
  onChange,
  prefix,
  suffix,
  label,
  clearable = false,
  onClear,
  disabled,
  readOnly,
  invalid,
  className,
  inputClassName,
  ref,
  size,
  ...rest
}: InputProps) {
  const element = useRef<HTMLInputElement>(null);
  const composed = useComposedRef(element, ref);
  const state = useControlState({ ...rest, disabled, readOnly, invalid });
  const [text, setText] = useControllable({ value, defaultValue, onChange: onValueChange });
  const canClear = clearable && text !== '' && !state.disabled && !state.readOnly;
  return (
    <div
      data-slot="input"
      data-size={size}
      data-invalid={state.invalid || undefined}
      data-disabled={state.disabled || undefined}
      data-readonly={state.readOnly || undefined}
      className={cn(inputBox({ look: inputLook(state) }), 'group/input', className)}
      onPointerDown={(event) => {
        if (event.target === element.current || !(event.target instanceof Node)) return;
        if (event.target instanceof Element && event.target.closest('button')) return;
        event.preventDefault();
        element.current?.focus();
      }}
    >
      {typeof prefix === 'string' ? <span className="flex-none text-3">{prefix}</span> : prefix}
      {label && <span className="flex-none border-r border-hairline pr-2 leading-4.5 text-3">{label}</span>}
      <input
        {...rest}
        {...state.aria}
        ref={composed}
        id={state.id}
        data-slot="input-field"
        disabled={state.disabled}
        readOnly={state.readOnly}
        value={text}
        onChange={(event) => {
          onChange?.(event);
          setText(event.target.value);
        }}
        className={cn(inputField, inputClassName)}
      />
      {canClear && (
        <span className="flex flex-none opacity-0 group-focus-within/input:opacity-100 group-hover/input:opacity-100 [@media(hover:none)]:opacity-100">
          <ClearButton
            onClear={() => {
              if (onClear) onClear();
              else setText('');
              element.current?.focus();
            }}
          />
        </span>
      )}
      {suffix && <span className="flex flex-none items-center text-3 [&_svg]:size-3.5">{suffix}</span>}
      <StateMark state={state} />
    </div>
  );
}

export interface InputProps
  extends
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'prefix' | 'size' | keyof ControlProps>,
    ControlProps {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Icon or text before the text. */
  prefix?: ReactNode;
  /** Icon, unit or button after the text. */
  suffix?: ReactNode;
  /** Words inside the field before the text, divided by a hairline (filters). Give `aria-label` too. */
  label?: ReactNode;
  /** Offers a cross that empties the field. Default false. */
  clearable?: boolean;
  /** Called by the cross instead of `onValueChange('')`. */
  onClear?: () => void;
  size?: 'default' | 'medium' | 'small' | 'mini';
  /** Class names of the `<input>` itself. */
  inputClassName?: string;
}
