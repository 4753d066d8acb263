import * as Radix from '@radix-ui/react-switch';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';

/** Turns something on or off at once. In a form that is saved later, prefer a Checkbox. */
export function Switch({
  value,
  defaultValue,
  onValueChange,
  children,
  disabled,
  readOnly,
  invalid,
  className,
  ref,
  ...rest
}: SwitchProps) {
  const ownId = useId();
  const state = useControlState({ ...rest, disabled, readOnly, invalid });
  const id = state.id ?? ownId;
  const { 'aria-invalid': _invalid, ...aria } = state.aria;
  const control = (
    <Radix.Root
      {...rest}
      {...aria}
      aria-labelledby={children ? undefined : aria['aria-labelledby']}
      ref={ref}
      id={id}
      data-slot="switch"
      checked={value}
      defaultChecked={defaultValue}
      onCheckedChange={onValueChange}
      disabled={state.disabled || state.readOnly}
      className={cn(
        'relative h-4.5 w-7.5 flex-none rounded-full bg-control forced-color-adjust-none transition-colors duration-(--dur-1) after:absolute after:-inset-1 disabled:opacity-45',
        'data-[state=checked]:bg-primary-solid data-[state=checked]:shadow-[inset_0_0_0_1px_var(--primary-edge)]',
        !children && className,
      )}
    >
      <Radix.Thumb className="block size-3.5 translate-x-0.5 rounded-full bg-white shadow-1 transition-transform duration-(--dur-1) data-[state=checked]:translate-x-3.5 data-[state=checked]:bg-primary-on" />
    </Radix.Root>
  );
  if (!children) return control;
  return (
    <label
      htmlFor={id}
      data-disabled={state.disabled || undefined}
      className={cn(
        'inline-flex min-h-6 cursor-pointer items-center gap-2 data-disabled:cursor-not-allowed data-disabled:text-disabled',
        className,
      )}
    >
      {control}
      <span>{children}</span>
    </label>
  );
}

export interface SwitchProps
  extends
    Omit<
      ComponentProps<typeof Radix.Root>,
      'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'onCheckedChange' | 'children' | keyof ControlProps
    >,
    ControlProps {
  value?: boolean;
  defaultValue?: boolean;
  onValueChange?: (value: boolean) => void;
  /** Text beside the switch. Without it, give `aria-label`. */
  children?: ReactNode;
}
