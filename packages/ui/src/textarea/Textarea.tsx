import { type ComponentProps } from 'react';
import { cn } from '../cn/cn.js';
import { useControllable } from '../controllable/useControllable.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { inputBox, inputField, inputLook } from '../input/inputBox.js';
import { StateMark } from '../input/StateMark.js';

/** A text field of several lines that grows with its content; `showCount` needs `maxLength`. */
export function Textarea({
  value,
  defaultValue = '',
  onValueChange,
  onChange,
  rows = 3,
  maxRows = 12,
  showCount = false,
  disabled,
  readOnly,
  invalid,
  className,
  ...rest
}: TextareaProps) {
  const state = useControlState({ ...rest, disabled, readOnly, invalid });
  const [text, setText] = useControllable({ value, defaultValue, onChange: onValueChange });
  return (
    <div
      data-slot="textarea"
      data-invalid={state.invalid || undefined}
      data-disabled={state.disabled || undefined}
      data-readonly={state.readOnly || undefined}
      className={cn(inputBox({ look: inputLook(state), area: true }), 'flex-col items-stretch gap-0', className)}
    >
      <div className="flex items-start gap-2">
        <textarea
          {...rest}
          {...state.aria}
          id={state.id}
          data-slot="input-field"
          rows={rows}
          disabled={state.disabled}
          readOnly={state.readOnly}
          value={text}
          onChange={(event) => {
            onChange?.(event);
            setText(event.target.value);
          }}
          style={{ fieldSizing: 'content', minHeight: `${rows}lh`, maxHeight: `${maxRows}lh` }}
          className={cn(inputField, 'resize-none')}
        />
        <span className="flex h-lh flex-none items-center empty:hidden">
          <StateMark state={state} />
        </span>
      </div>
      {showCount && rest.maxLength !== undefined && (
        <span aria-hidden className="self-end text-12 text-3 tabular-nums">
          {text.length} / {rest.maxLength}
        </span>
      )}
    </div>
  );
}

export interface TextareaProps
  extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | keyof ControlProps>, ControlProps {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Lines shown at least. Default 3. */
  rows?: number;
  /** Lines shown at most before it scrolls. Default 12. */
  maxRows?: number;
  /** Shows `12 / 200` below the text. */
  showCount?: boolean;
}
