import { Slot } from '@radix-ui/react-slot';
import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useFormState } from '../form-state/FormStateProvider.js';
import { Spinner } from '../spinner/Spinner.js';
import { type ControlSize } from '../theme/applyTheme.js';
import { buttonVariants, type ButtonVariant } from './buttonVariants.js';

/** Starts an action. One `primary` per view; `soft` for 查询, `danger` for deletions, `text` inside tables. */
export function Button({
  variant,
  size,
  loading = false,
  icon,
  iconEnd,
  asChild,
  disabled,
  inheritDisabled = false,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const form = useFormState();
  const off = Boolean(disabled) || (inheritDisabled && form.disabled);
  const shared = {
    'data-slot': 'button',
    'data-variant': variant ?? 'secondary',
    'data-size': size,
    'data-loading': loading || undefined,
    className: cn(buttonVariants({ variant, off }), className),
  };
  if (asChild) {
    return (
      <Slot {...shared} aria-disabled={off || undefined} {...rest}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      type={type}
      disabled={off}
      aria-busy={loading || undefined}
      {...shared}
      {...rest}
      onClick={loading ? (event) => event.preventDefault() : rest.onClick}
    >
      {loading ? <Spinner className="animate-[spin_1s_linear_infinite]" /> : icon}
      {children}
      {iconEnd}
    </button>
  );
}

export interface ButtonProps extends ComponentProps<'button'> {
  /** Default `secondary`. */
  variant?: ButtonVariant;
  /** Overrides the size setting for this button. */
  size?: ControlSize;
  /** Shows a spinner before the label and ignores clicks; the button keeps its focus. */
  loading?: boolean;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Icon after the label. */
  iconEnd?: ReactNode;
  /** Draws the only child (a link) as a button. */
  asChild?: boolean;
  /** Also turns off with the surrounding form. Default false: 取消 and 返回 stay usable. */
  inheritDisabled?: boolean;
}
