import { Eye, EyeOff } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Input, type InputProps } from '../input/Input.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { passwordInputMessages } from './passwordInputMessages.js';

/** A text field that hides what is typed and can reveal it; tells when caps lock turns on or off. */
export function PasswordInput({ onCapsLockChange, onKeyDown, onKeyUp, onBlur, ...rest }: PasswordInputProps) {
  const t = useMessages(passwordInputMessages);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const report = (next: boolean) => {
    if (next === capsLock) return;
    setCapsLock(next);
    onCapsLockChange?.(next);
  };
  const readKey = (event: KeyboardEvent<HTMLInputElement>) => report(event.getModifierState('CapsLock'));
  return (
    <Input
      autoComplete="current-password"
      {...rest}
      type={shown ? 'text' : 'password'}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        readKey(event);
      }}
      onKeyUp={(event) => {
        onKeyUp?.(event);
        readKey(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        report(false);
      }}
      suffix={
        <button
          type="button"
          aria-label={shown ? t('hide') : t('show')}
          aria-pressed={shown}
          disabled={rest.disabled}
          className="-mr-1 grid size-6 place-items-center rounded-sm hover:bg-pressed hover:text-1"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </button>
      }
    />
  );
}

export interface PasswordInputProps extends Omit<InputProps, 'type' | 'suffix'> {
  /** Called when caps lock is seen on or off while typing, and with false on leaving. */
  onCapsLockChange?: (on: boolean) => void;
}
