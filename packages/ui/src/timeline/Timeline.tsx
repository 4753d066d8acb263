import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';

/** Events in order, for logs and the course of a workflow. */
export function Timeline({ items, className, ...rest }: TimelineProps) {
  return (
    <ol data-slot="timeline" className={cn('m-0 list-none p-0', className)} {...rest}>
      {items.map((item) => (
        <li key={item.key} className="group/event relative pb-4 pl-6 last:pb-0">
          <span aria-hidden className="absolute top-5 bottom-0 left-[7px] w-px bg-default group-last/event:hidden" />
          <span
            aria-hidden
            className={cn(
              'absolute top-1.5 left-1 grid size-2 place-items-center rounded-full',
              DOTS[item.tone ?? 'neutral'],
            )}
          >
            {item.icon}
          </span>
          <div className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-medium">{item.title}</span>
            {item.time && <time className="text-12 text-3">{item.time}</time>}
          </div>
          {item.content && <div className="mt-0.5 text-2">{item.content}</div>}
        </li>
      ))}
    </ol>
  );
}

const DOTS = {
  neutral: 'shadow-[inset_0_0_0_1.5px_var(--text-3)]',
  primary: 'bg-primary-edge',
  success: 'bg-success-edge',
  warning: 'bg-warning-edge',
  danger: 'rounded-[2px] bg-danger-edge',
} as const;

export interface TimelineItem {
  key: string;
  title: ReactNode;
  time?: ReactNode;
  content?: ReactNode;
  /** Default `neutral`. */
  tone?: keyof typeof DOTS;
  icon?: ReactNode;
}

export interface TimelineProps extends ComponentProps<'ol'> {
  /** The events, in order. */
  items: readonly TimelineItem[];
}
