import { type ComponentProps } from 'react';
import { cn } from '../cn/cn.js';

/** A turning ring in the text colour for work under way. With `label` it announces itself, without it is decorative. */
export function Spinner({ size = 14, label, className, style, ...rest }: SpinnerProps) {
  return (
    <span
      data-slot="spinner"
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cn(
        'inline-block flex-none animate-spin rounded-full border-[1.5px] border-current border-r-transparent opacity-90',
        className,
      )}
      style={{ width: size, height: size, ...style }}
      {...rest}
    />
  );
}

export interface SpinnerProps extends ComponentProps<'span'> {
  /** Diameter in px. Default 14. */
  size?: number;
  /** Text for screen readers. */
  label?: string;
}
