import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';

/** Largest number a badge shows; above it says `99+`. */
export const BADGE_MAX = 99;

/** A count (or a dot) at the corner of its child, or alone. Zero draws nothing. */
export function Badge({ count = 0, max = BADGE_MAX, dot = false, label, className, children, ...rest }: BadgeProps) {
  const shown = dot ? true : count > 0;
  const mark = shown && (
    <span
      data-slot="badge"
      className={cn(
        'bg-danger-solid text-danger-on shadow-[0_0_0_2px_var(--bg-surface)] forced-color-adjust-none',
        dot ? 'size-1.75 rounded-full' : 'h-4 min-w-4 rounded-full px-1 text-center text-11 font-semibold tabular-nums',
        Boolean(children) && (dot ? 'absolute top-0 right-0' : 'absolute -top-2 left-[calc(100%-8px)]'),
        className,
      )}
      {...rest}
    >
      {!dot && (count > max ? `${max}+` : count)}
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
  if (!children) return mark || null;
  return (
    <span className="relative inline-flex">
      {children}
      {mark}
    </span>
  );
}

export interface BadgeProps extends ComponentProps<'span'> {
  /** The number; nothing is shown for 0, `99+` above 99. */
  count?: number;
  /** Default 99. */
  max?: number;
  /** A dot instead of the number. Default false. */
  dot?: boolean;
  /** What is counted, for screen readers. */
  label?: string;
  /** The element that carries the badge. */
  children?: ReactNode;
}
