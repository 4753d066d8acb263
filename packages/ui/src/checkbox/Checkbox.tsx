import { Check, Minus } from 'lucide-react';
import * as Radix from '@radix-ui/react-checkbox';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';

/** A box to tick; `value="indeterminate"` shows the half state of a group. */
export function Checkbox({
  value,
  defaultValue,
  onValueChange,
  children,
  disabled,
  readOnly,
  invalid,
  className,
  boxClassName,
  ref,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const state = useControlState({ ...rest, disabled, readOnly, invalid });
  const id = state.id ?? ownId;
  const box = (
    <Radix.Root
      {...rest}
      {...state.aria}
      aria-labelledby={children ? undefined : state.aria['aria-labelledby']}
      ref={ref}
      id={id}
      data-slot="checkbox"
      checked={value}
      defaultChecked={defaultValue}
      onCheckedChange={(next) => onValueChange?.(next === true)}
      disabled={state.disabled || state.readOnly}
      className={cn(
        'relative grid size-4 flex-none place-items-center rounded-sm border border-control bg-surface text-primary-on',
        'after:absolute after:-inset-1 hover:border-(--text-3)',
        'data-[state=checked]:border-primary-edge data-[state=checked]:bg-primary-solid data-[state=indeterminate]:border-primary-edge data-[state=indeterminate]:bg-primary-solid',
        state.readOnly && READ_ONLY,
        state.disabled &&
          'border-default bg-disabled text-disabled data-[state=checked]:border-default data-[state=checked]:bg-disabled data-[state=indeterminate]:border-default data-[state=indeterminate]:bg-disabled',
        state.invalid && 'border-danger-text',
        children ? boxClassName : cn(boxClassName, className),
      )}
    >
      <Radix.Indicator className="group grid place-items-center">
        <Check aria-hidden className="hidden size-3 stroke-[2.5] group-data-[state=checked]:block" />
        <Minus aria-hidden className="hidden size-3 stroke-[2.5] group-data-[state=indeterminate]:block" />
      </Radix.Indicator>
    </Radix.Root>
  );
  if (!children) return box;
  return (
    <label
      htmlFor={id}
      data-disabled={state.disabled || undefined}
      className={cn(
        'inline-flex min-h-6 cursor-pointer items-center gap-2 data-disabled:cursor-not-allowed data-disabled:text-disabled',
        className,
      )}
    >
      {box}
      <span>{children}</span>
    </label>
  );
}

/** What is chosen can be read, and that it cannot be changed can be seen. */
const READ_ONLY =
  'cursor-not-allowed border-dashed bg-sunken text-2 hover:border-control data-[state=checked]:border-control data-[state=checked]:bg-sunken data-[state=indeterminate]:border-control data-[state=indeterminate]:bg-sunken';

export interface CheckboxProps
  extends
    Omit<
      ComponentProps<typeof Radix.Root>,
      'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'onCheckedChange' | 'children' | keyof ControlProps
    >,
    ControlProps {
  value?: boolean | 'indeterminate';
  defaultValue?: boolean | 'indeterminate';
  onValueChange?: (value: boolean) => void;
  /** Text beside the box. Without it, give `aria-label`. */
  children?: ReactNode;
  /** Class names of the box itself. */
  boxClassName?: string;
}
