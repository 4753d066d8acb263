import { type ComponentProps } from 'react';
import { cn } from '../cn/cn.js';

/** State of a row: a small shape and always its word, so colour is never the only sign. */
export function Status({ tone = 'neutral', className, children, ...rest }: StatusProps) {
  return (
    <span
      data-slot="status"
      data-tone={tone}
      className={cn('inline-flex items-center gap-1.75 whitespace-nowrap', tone === 'disabled' && 'text-2', className)}
      {...rest}
    >
      <span aria-hidden className={cn('size-1.75 flex-none rounded-full forced-color-adjust-none', SHAPES[tone])} />
      {children}
    </span>
  );
}

const SHAPES = {
  enabled: 'bg-success-edge',
  disabled: 'shadow-[inset_0_0_0_1.5px_var(--text-3)]',
  locked: 'rounded-[2px] bg-danger-edge',
  success: 'bg-success-edge',
  warning: 'bg-warning-edge',
  danger: 'rounded-[2px] bg-danger-edge',
  info: 'bg-info-edge',
  neutral: 'bg-(--text-3)',
} as const;

export interface StatusProps extends ComponentProps<'span'> {
  /** `enabled` filled dot, `disabled` ring, `locked` square. Default `neutral`. */
  tone?: keyof typeof SHAPES;
}
