import { cn } from '../cn/cn.js';
import { useControllable } from '../controllable/useControllable.js';
import { FieldContext } from '../form-state/FieldContext.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { defineMessages } from '../messages/defineMessages.js';
import { NumberInput } from '../number-input/NumberInput.js';

const messages = defineMessages({
  zh: { from: '最小值', to: '最大值' },
  en: { from: 'Minimum', to: 'Maximum' },
  zhtw: { from: '最小值', to: '最大值' },
  vi: { from: 'Nhỏ nhất', to: 'Lớn nhất' },
});

/** Lower and upper bound, either of which may be null; without any bound an empty list. */
export type NumberRangeValue = readonly [] | readonly [number | null, number | null];

/** Two numbers from - to, for searches. A swapped pair is put in order on leaving; two empty bounds are `[]`. */
export function NumberRange({
  value,
  defaultValue = [],
  onValueChange,
  min,
  max,
  precision,
  className,
  ...control
}: NumberRangeProps) {
  const t = useMessages(messages);
  const state = useControlState(control);
  const [range, setValue] = useControllable<NumberRangeValue>({ value, defaultValue, onChange: onValueChange });
  const [from = null, to = null] = range;
  const setRange = (min: number | null, max: number | null) => setValue(min === null && max === null ? [] : [min, max]);
  const shared = {
    min,
    max,
    precision,
    controls: false,
    disabled: state.disabled,
    readOnly: state.readOnly,
    invalid: state.invalid,
  };
  return (
    <div
      role="group"
      id={state.id}
      aria-label={state.aria['aria-label']}
      aria-labelledby={state.aria['aria-labelledby']}
      aria-describedby={state.aria['aria-describedby']}
      data-slot="number-range"
      className={cn('flex items-center gap-2', className)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget) && from !== null && to !== null && from > to)
          setRange(to, from);
      }}
    >
      <FieldContext value={null}>
        <NumberInput
          {...shared}
          aria-label={t('from')}
          placeholder={t('from')}
          value={from}
          onValueChange={(next) => setRange(next, to)}
        />
        <span aria-hidden className="text-3">
          –
        </span>
        <NumberInput
          {...shared}
          aria-label={t('to')}
          placeholder={t('to')}
          value={to}
          onValueChange={(next) => setRange(from, next)}
        />
      </FieldContext>
    </div>
  );
}

export interface NumberRangeProps extends ControlProps {
  value?: NumberRangeValue;
  defaultValue?: NumberRangeValue;
  onValueChange?: (value: NumberRangeValue) => void;
  /** Smallest number of both. */
  min?: number;
  /** Largest number of both. */
  max?: number;
  /** Digits after the point. */
  precision?: number;
  className?: string;
}
