import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { cn } from '../cn/cn.js';
import { useControllable } from '../controllable/useControllable.js';
import { useFormState } from '../form-state/FormStateProvider.js';
import { Input, type InputProps } from '../input/Input.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { numberInputMessages } from './numberInputMessages.js';
import { formatNumberText, limitNumber, parseNumberText } from './parseNumberText.js';

/** A number field: arrow keys and the small arrows step, leaving it clamps and rounds. The value is null when empty. */
export function NumberInput({
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step = 1,
  precision,
  controls = true,
  suffix,
  onBlur,
  onKeyDown,
  className,
  ...rest
}: NumberInputProps) {
  const t = useMessages(numberInputMessages);
  const form = useFormState();
  const [number, setNumber] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [draft, setDraft] = useState<string | null>(null);
  const [before, setBefore] = useState(number);
  const off = rest.disabled || rest.readOnly || form.disabled || form.readOnly;
  const bounds = { min, max, precision };

  const commit = () => {
    if (draft === null) return;
    // what cannot be read changes nothing: the beginning of it may have been a number, as the 1 of 1,5
    const parsed = parseNumberText(draft, bounds);
    const next = parsed === undefined ? before : parsed;
    if (next !== number) setNumber(next);
    setDraft(null);
  };
  const stepBy = (direction: 1 | -1) => {
    const current = draft === null ? number : parseNumberText(draft, bounds);
    const places = precision ?? Math.max(decimals(step), decimals(current ?? 0));
    const next = limitNumber((current ?? 0) + direction * step, { min, max, precision: places });
    setDraft(null);
    if (next !== number) setNumber(next);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || off) return;
    if (event.key === 'Enter') commit();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    stepBy(event.key === 'ArrowUp' ? 1 : -1);
  };

  return (
    <Input
      {...rest}
      inputMode={precision === 0 ? 'numeric' : 'decimal'}
      role="spinbutton"
      aria-valuenow={number ?? undefined}
      aria-valuemin={min}
      aria-valuemax={max}
      autoComplete="off"
      value={draft ?? formatNumberText(number, precision)}
      onValueChange={(text) => {
        if (draft === null || text === '') setBefore(text === '' ? null : number);
        setDraft(text);
        const parsed = parseNumberText(text, {});
        const inside =
          parsed === undefined || parsed === null
            ? parsed
            : limitNumber(parsed, bounds) === parsed
              ? parsed
              : undefined;
        if (inside !== undefined && inside !== number) setNumber(inside);
      }}
      onBlur={(event) => {
        commit();
        onBlur?.(event);
      }}
      onKeyDown={handleKeyDown}
      className={cn('group/number', className)}
      inputClassName="tabular-nums"
      suffix={
        controls && !off ? (
          <>
            {suffix}
            <span className="-mr-1.5 ml-1 hidden flex-col group-focus-within/number:flex group-hover/number:flex">
              <StepButton label={t('increase')} onStep={() => stepBy(1)}>
                <ChevronUp aria-hidden className="size-3!" />
              </StepButton>
              <StepButton label={t('decrease')} onStep={() => stepBy(-1)}>
                <ChevronDown aria-hidden className="size-3!" />
              </StepButton>
            </span>
          </>
        ) : (
          suffix
        )
      }
    />
  );
}

export interface NumberInputProps extends Omit<
  InputProps,
  'value' | 'defaultValue' | 'onValueChange' | 'min' | 'max' | 'step' | 'type' | 'clearable'
> {
  value?: number | null;
  defaultValue?: number | null;
  onValueChange?: (value: number | null) => void;
  /** Smallest number; a smaller one becomes it on leaving. */
  min?: number;
  /** Largest number; a larger one becomes it on leaving. */
  max?: number;
  /** Amount of one step. Default 1. */
  step?: number;
  /** Decimals kept and shown. Default: as typed. */
  precision?: number;
  /** Shows the small arrows on hover and focus. Default true. */
  controls?: boolean;
}

function StepButton({ label, onStep, children }: { label: string; onStep: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      className="grid h-3 w-5 place-items-center rounded-xs text-3 hover:bg-pressed hover:text-1"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onStep}
    >
      {children}
    </button>
  );
}

function decimals(value: number): number {
  return (String(value).split('.')[1] ?? '').length;
}
