import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { Spinner } from '../spinner/Spinner.js';
import { type ControlSize } from '../theme/applyTheme.js';
import { Tooltip } from '../tooltip/Tooltip.js';
import { buttonVariants, type ButtonVariant } from './buttonVariants.js';

/** A square button with an icon alone; its required label is both tooltip and name. */
export function IconButton({
  label,
  variant = 'ghost',
  size,
  loading = false,
  tooltip = true,
  tooltipSide,
  pane = false,
  active = false,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      type={type}
      aria-label={label}
      disabled={disabled}
      aria-busy={loading || undefined}
      data-slot="icon-button"
      data-size={size}
      data-active={active || undefined}
      className={cn(
        buttonVariants({ variant, off: Boolean(disabled), square: true }),
        pane && 'size-7 pointer-coarse:size-10',
        active && 'bg-primary-soft text-primary-text hover:bg-primary-soft-hover hover:text-primary-text',
        className,
      )}
      {...rest}
      onClick={loading ? (event) => event.preventDefault() : rest.onClick}
    >
      {loading ? <Spinner /> : children}
    </button>
  );
  return tooltip ? (
    <Tooltip content={label} side={tooltipSide}>
      {button}
    </Tooltip>
  ) : (
    button
  );
}

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Name and tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** Default `ghost`. */
  variant?: ButtonVariant;
  size?: ControlSize;
  loading?: boolean;
  /** False leaves the tooltip out (a menu opens at the same place). Default true. */
  tooltip?: boolean;
  tooltipSide?: 'top' | 'right' | 'bottom' | 'left';
  /** 28 px square for pane heads. */
  pane?: boolean;
  /** Draws the pressed or switched-on state. */
  active?: boolean;
}
