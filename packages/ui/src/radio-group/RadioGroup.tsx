import * as Radix from '@radix-ui/react-radio-group';
import { useId, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';

/** One choice of a few that are all visible. `appearance="button"` draws joined buttons. */
export function RadioGroup<Value extends string | number>({
  options,
  value,
  defaultValue,
  onValueChange,
  orientation = 'horizontal',
  appearance = 'default',
  name,
  className,
  ...control
}: RadioGroupProps<Value>) {
  const state = useControlState(control);
  const baseId = useId();
  const { 'aria-invalid': _invalid, ...aria } = state.aria;
  const choose = (text: string) => {
    const option = options.find((entry) => String(entry.value) === text);
    if (option) onValueChange?.(option.value);
  };
  return (
    <Radix.Root
      {...aria}
      id={state.id}
      name={name}
      data-slot="radio-group"
      data-appearance={appearance}
      orientation={orientation}
      value={value === undefined ? undefined : value === null ? '' : String(value)}
      defaultValue={defaultValue === undefined ? undefined : String(defaultValue)}
      onValueChange={choose}
      disabled={state.disabled || state.readOnly}
      className={cn(
        'flex min-h-ctl flex-wrap items-center',
        appearance === 'button' ? 'w-fit' : 'gap-x-5 gap-y-1',
        orientation === 'vertical' && 'flex-col items-start',
        className,
      )}
    >
      {options.map((option, index) => {
        const id = `${baseId}-${index}`;
        const off = state.disabled || option.disabled;
        if (appearance === 'button') {
          return (
            <Radix.Item
              key={option.value}
              id={id}
              value={String(option.value)}
              disabled={option.disabled}
              className={cn(
                'relative -ml-px flex h-ctl items-center border border-strong bg-surface px-btn-x text-ctl first:ml-0 first:rounded-l-md last:rounded-r-md hover:bg-hover',
                'data-[state=checked]:z-1 data-[state=checked]:border-primary-edge data-[state=checked]:bg-primary-soft data-[state=checked]:font-medium data-[state=checked]:text-primary-text',
                off && 'bg-disabled text-disabled hover:bg-disabled',
              )}
            >
              {option.label}
            </Radix.Item>
          );
        }
        return (
          <span key={option.value} className={cn('inline-flex min-h-6 items-center gap-2', off && 'text-disabled')}>
            <Radix.Item
              id={id}
              value={String(option.value)}
              disabled={option.disabled}
              className={cn(
                'relative grid size-4 flex-none place-items-center rounded-full border border-control bg-surface text-primary-on after:absolute after:-inset-1 hover:border-(--text-3)',
                'data-[state=checked]:border-primary-edge data-[state=checked]:bg-primary-solid',
                state.readOnly &&
                  'border-dashed bg-sunken text-2 hover:border-control data-[state=checked]:border-control data-[state=checked]:bg-sunken',
                off &&
                  'border-default bg-disabled text-disabled data-[state=checked]:border-default data-[state=checked]:bg-disabled',
                state.invalid && 'border-danger-text',
              )}
            >
              <Radix.Indicator className="size-1.5 rounded-full bg-current forced-color-adjust-none" />
            </Radix.Item>
            <label htmlFor={id} className={cn('cursor-pointer', (off || state.readOnly) && 'cursor-not-allowed')}>
              {option.label}
            </label>
          </span>
        );
      })}
    </Radix.Root>
  );
}

export interface RadioGroupProps<Value extends string | number> extends ControlProps {
  /** The choices, in order. */
  options: readonly RadioOption<Value>[];
  /** Null is "nothing chosen". */
  value?: Value | null;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical';
  /** Default `default`. */
  appearance?: 'default' | 'button';
  /** Name under which a plain form sends the value. */
  name?: string;
  className?: string;
}

export interface RadioOption<Value extends string | number> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}
