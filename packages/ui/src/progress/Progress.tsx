import * as Radix from '@radix-ui/react-progress';
import { type ComponentProps } from 'react';
import { cn } from '../cn/cn.js';

/** How much of something is done, in percent; null when unknown. Needs `aria-label` or `aria-labelledby`. */
export function Progress({ value, tone = 'primary', showText = true, className, ...rest }: ProgressProps) {
  const percent = value === null ? null : Math.min(100, Math.max(0, value));
  return (
    <div data-slot="progress" className={cn('flex items-center gap-2', className)}>
      <Radix.Root
        value={percent}
        max={100}
        className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-neutral-soft-hover forced-color-adjust-none"
        {...rest}
      >
        <Radix.Indicator
          className={cn(
            'h-full rounded-full transition-[width] duration-(--dur-2)',
            TONES[tone],
            percent === null && 'w-2/5 animate-progress-line',
          )}
          style={percent === null ? undefined : { width: `${percent}%` }}
        />
      </Radix.Root>
      {showText && percent !== null && (
        <span aria-hidden className="w-10 flex-none text-right text-12 text-2 tabular-nums">
          {Math.round(percent)}%
        </span>
      )}
    </div>
  );
}

const TONES = {
  primary: 'bg-primary-edge',
  success: 'bg-success-edge',
  warning: 'bg-warning-edge',
  danger: 'bg-danger-edge',
} as const;

export interface ProgressProps extends Omit<ComponentProps<typeof Radix.Root>, 'value' | 'max'> {
  /** 0 to 100, or null when unknown. */
  value: number | null;
  /** Default `primary`. */
  tone?: keyof typeof TONES;
  /** Default true. */
  showText?: boolean;
}
