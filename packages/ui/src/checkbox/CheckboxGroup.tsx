import { type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useControllable } from '../controllable/useControllable.js';
import { FieldContext } from '../form-state/FieldContext.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { Checkbox } from './Checkbox.js';

/** Several boxes for a list of values, in the order of the options. */
export function CheckboxGroup<Value extends string | number>({
  options,
  value,
  defaultValue = [],
  onValueChange,
  orientation = 'horizontal',
  className,
  ...control
}: CheckboxGroupProps<Value>) {
  const state = useControlState(control);
  const [chosen, setChosen] = useControllable<readonly Value[]>({
    value,
    defaultValue,
    onChange: (next) => onValueChange?.([...next]),
  });
  const toggle = (option: Value, on: boolean) => {
    const offered = options.map((entry) => entry.value);
    setChosen([
      ...offered.filter((entry) => (entry === option ? on : chosen.includes(entry))),
      // what no option knows (yet) must not be lost
      ...chosen.filter((entry) => !offered.includes(entry)),
    ]);
  };
  const { 'aria-required': _required, 'aria-invalid': _invalid, ...aria } = state.aria;
  return (
    <div
      role="group"
      id={state.id}
      {...aria}
      data-slot="checkbox-group"
      className={cn(
        'flex min-h-ctl flex-wrap items-center gap-x-5 gap-y-1',
        orientation === 'vertical' && 'flex-col items-start',
        className,
      )}
    >
      <FieldContext value={null}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            value={chosen.includes(option.value)}
            onValueChange={(on) => toggle(option.value, on)}
            disabled={state.disabled || option.disabled}
            readOnly={state.readOnly}
            invalid={state.invalid}
          >
            {option.label}
          </Checkbox>
        ))}
      </FieldContext>
    </div>
  );
}

export interface CheckboxGroupProps<Value extends string | number> extends ControlProps {
  options: readonly CheckboxOption<Value>[];
  value?: readonly Value[];
  defaultValue?: readonly Value[];
  onValueChange?: (value: Value[]) => void;
  /** Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical';
  className?: string;
}

export interface CheckboxOption<Value extends string | number> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}
