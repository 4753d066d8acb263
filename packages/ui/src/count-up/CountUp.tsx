import { useEffect, useState, type ComponentProps } from 'react';
import { cn } from '../cn/cn.js';
import { formatNumber } from '../format/formatAmount.js';

/**
 * A key figure that counts from its last value to a new one. With reduced motion, and for screen readers at all times, it
 * is the new value at once.
 */
export function CountUp({
  value,
  from = 0,
  decimals = 0,
  duration = 600,
  prefix,
  suffix,
  className,
  ...rest
}: CountUpProps) {
  const [shown, setShown] = useState(from);
  const [start, setStart] = useState({ value, from });
  if (start.value !== value) setStart({ value, from: shown });
  useEffect(() => {
    const isStill = duration <= 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    let begin: number | undefined;
    const step = (now: number) => {
      if (begin === undefined) begin = now;
      const part = isStill ? 1 : Math.min(1, (now - begin) / duration);
      setShown(part === 1 ? start.value : start.from + (start.value - start.from) * (1 - (1 - part) ** 3));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [start, duration]);
  const text = (number: number) => `${prefix ?? ''}${formatNumber(number, decimals)}${suffix ?? ''}`;
  return (
    <span data-slot="count-up" {...rest} className={cn('tabular-nums', className)}>
      <span className="sr-only">{text(value)}</span>
      <span aria-hidden>{text(shown)}</span>
    </span>
  );
}

export interface CountUpProps extends Omit<ComponentProps<'span'>, 'children' | 'prefix'> {
  value: number;
  /** Where the first count starts. Default 0. */
  from?: number;
  /** Default 0. */
  decimals?: number;
  /** In ms. Default 600. */
  duration?: number;
  /** Text before the number. */
  prefix?: string;
  /** Text after the number. */
  suffix?: string;
}
