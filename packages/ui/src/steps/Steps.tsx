import { Check, X } from 'lucide-react';
import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { defineMessages } from '../messages/defineMessages.js';

const messages = defineMessages({
  zh: { done: '已完成', current: '进行中', waiting: '未开始', error: '出错' },
  en: { done: 'Done', current: 'In progress', waiting: 'Not started', error: 'Error' },
  zhtw: { done: '已完成', current: '進行中', waiting: '未開始', error: '出錯' },
  vi: { done: 'Xong', current: 'Đang làm', waiting: 'Chưa bắt đầu', error: 'Lỗi' },
});

/** Where a procedure of several steps stands; `current` counts from 0. */
export function Steps({
  items,
  current,
  error = false,
  orientation = 'horizontal',
  onStepClick,
  className,
  ...rest
}: StepsProps) {
  const t = useMessages(messages);
  const hasRow = orientation === 'horizontal';
  return (
    <ol
      data-slot="steps"
      className={cn(
        'm-0 flex list-none gap-3 p-0',
        hasRow ? 'max-sm:flex-col max-sm:gap-5' : 'flex-col gap-5',
        className,
      )}
      {...rest}
    >
      {items.map((item, index) => {
        const state = index < current ? 'done' : index > current ? 'waiting' : error ? 'error' : 'current';
        const content = (
          <>
            <span
              className={cn(
                'grid size-6 flex-none place-items-center rounded-full border text-12 tabular-nums',
                state === 'done' && 'border-primary-edge text-primary-text',
                state === 'current' && 'border-primary-edge bg-primary-solid text-primary-on',
                state === 'waiting' && 'border-control text-3',
                state === 'error' && 'border-danger-text text-danger-text',
              )}
            >
              {state === 'done' ? (
                <Check aria-hidden className="size-3.5" />
              ) : state === 'error' ? (
                <X aria-hidden className="size-3.5" />
              ) : (
                index + 1
              )}
            </span>
            <span className={cn('min-w-0 text-left', hasRow ? 'max-sm:pt-0.5' : 'pt-0.5')}>
              <span
                className={cn(
                  'block truncate',
                  state === 'current' && 'font-semibold',
                  state === 'waiting' && 'text-2',
                  state === 'error' && 'text-danger-text',
                )}
              >
                {item.title}
              </span>
              {item.description && <span className="block text-12 text-3">{item.description}</span>}
            </span>
            <span className="sr-only">{t(state)}</span>
          </>
        );
        return (
          <li
            key={item.key}
            data-state={state}
            aria-current={index === current ? 'step' : undefined}
            className={cn(
              'relative flex min-w-0 items-center gap-3',
              hasRow && index < items.length - 1 && 'flex-1 max-sm:flex-none',
            )}
          >
            {onStepClick && index <= current ? (
              <button
                type="button"
                className={cn('flex min-w-0 gap-2', hasRow ? 'items-center max-sm:items-start' : 'items-start')}
                onClick={() => onStepClick(index)}
              >
                {content}
              </button>
            ) : (
              <span className={cn('flex min-w-0 gap-2', hasRow ? 'items-center max-sm:items-start' : 'items-start')}>
                {content}
              </span>
            )}
            {index < items.length - 1 && (
              <span
                aria-hidden
                className={cn(
                  hasRow
                    ? 'h-px min-w-4 flex-1 max-sm:absolute max-sm:top-7 max-sm:-bottom-4 max-sm:left-3 max-sm:h-auto max-sm:w-px max-sm:min-w-0'
                    : 'absolute top-7 -bottom-4 left-3 w-px',
                  index < current ? 'bg-primary-edge' : 'bg-default',
                )}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

export interface StepItem {
  key: string;
  title: ReactNode;
  description?: ReactNode;
}

export interface StepsProps extends ComponentProps<'ol'> {
  /** The steps, in order. */
  items: readonly StepItem[];
  /** Counts from 0; the number of items means all done. */
  current: number;
  /** The current step failed. Default false. */
  error?: boolean;
  /** `horizontal` stands upright on phones. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical';
  /** Makes finished steps buttons. */
  onStepClick?: (index: number) => void;
}
