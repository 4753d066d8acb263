import { useRef, useState, type Ref } from 'react';
import { cn } from '../cn/cn.js';
import { useComposedRef } from '../controllable/useComposedRef.js';
import { useControllable } from '../controllable/useControllable.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { inputLook } from '../input/inputBox.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { defineMessages } from '../messages/defineMessages.js';
import { pinText, type PinKind } from './pinText.js';

const messages = defineMessages({
  zh: { code: '{length} 位验证码' },
  en: { code: 'Code of {length} characters' },
  zhtw: { code: '{length} 位驗證碼' },
  vi: { code: 'Mã gồm {length} ký tự' },
});

const LOOKS = {
  normal: 'border-control bg-surface',
  invalid: 'border-danger-text bg-surface',
  disabled: 'border-default bg-disabled text-disabled',
  readOnly: 'border-dashed border-default bg-sunken text-2',
};

/**
 * A short code in cells: one-time codes, invitations. Below the cells lies one text field, so pasting, the code that a
 * phone offers, undo and screen readers work as in any field. `ref` is that field.
 */
export function PinInput({
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  length = 6,
  kind = 'numeric',
  masked = false,
  autoFocus,
  size,
  className,
  ref,
  ...control
}: PinInputProps) {
  const t = useMessages(messages);
  const state = useControlState(control);
  const field = useRef<HTMLInputElement>(null);
  const composed = useComposedRef(field, ref);
  const [code, setCode] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [caret, setCaret] = useState<number | null>(null);
  const followCaret = () => setCaret(field.current?.selectionStart ?? null);
  const look = inputLook(state);
  const at = caret === null ? -1 : Math.min(caret, length - 1);
  return (
    <div
      data-slot="pin-input"
      data-size={size}
      data-invalid={state.invalid || undefined}
      data-disabled={state.disabled || undefined}
      className={cn('relative grid w-fit max-w-full gap-2', state.disabled && 'cursor-not-allowed', className)}
      style={{ gridTemplateColumns: `repeat(${length}, minmax(0, calc(var(--ctl-h) + 4px)))` }}
    >
      {Array.from({ length }, (_, index) => (
        <span
          key={index}
          aria-hidden
          data-active={index === at || undefined}
          className={cn(
            'grid h-[calc(var(--ctl-h)+8px)] min-w-0 place-items-center rounded-md border text-16 font-medium tabular-nums',
            'data-active:border-ring data-active:shadow-[0_0_0_1px_var(--primary-ring)]',
            LOOKS[look],
          )}
        >
          {code[index] ? (masked ? '•' : code[index]) : index === at && <Caret />}
        </span>
      ))}
      <input
        {...state.aria}
        ref={composed}
        id={state.id}
        data-slot="input-field"
        type={masked ? 'password' : 'text'}
        inputMode={kind === 'numeric' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        // a dialog or page whose only field this is
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={autoFocus}
        aria-label={state.aria['aria-label'] ?? (state.aria['aria-labelledby'] ? undefined : t('code', { length }))}
        disabled={state.disabled}
        readOnly={state.readOnly}
        value={code}
        onChange={(event) => {
          const next = pinText(event.target.value, kind, length);
          if (next === code) return;
          setCode(next);
          if (next.length === length) onComplete?.(next);
        }}
        onSelect={followCaret}
        onKeyUp={followCaret}
        onFocus={(event) => {
          const end = event.currentTarget.value.length;
          event.currentTarget.setSelectionRange(end, end);
          setCaret(end);
        }}
        onBlur={() => setCaret(null)}
        // the text itself is drawn by the cells
        className="absolute inset-0 size-full cursor-text rounded-md border-0 bg-transparent p-0 text-16 tracking-[1em] text-transparent caret-transparent outline-none selection:bg-transparent disabled:cursor-not-allowed"
      />
    </div>
  );
}

function Caret() {
  return <span className="h-5 w-px bg-(--text-1) motion-safe:animate-[pulse_1s_ease-in-out_infinite]" />;
}

export interface PinInputProps extends ControlProps {
  /** The code so far; letters are capitals. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Called when the last character is there: the moment to check the code. */
  onComplete?: (value: string) => void;
  /** Characters of a whole code. Default 6. */
  length?: number;
  /** Which characters it may have. Default `numeric`. */
  kind?: PinKind;
  /** Draws dots. Default false. */
  masked?: boolean;
  /** Takes the focus when it is drawn. Default false. */
  autoFocus?: boolean;
  size?: 'default' | 'medium' | 'small' | 'mini';
  className?: string;
  ref?: Ref<HTMLInputElement>;
}
