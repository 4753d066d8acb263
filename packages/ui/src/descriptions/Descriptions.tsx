import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';

/** Names and values of one record, for reading. Empty values show `-`. */
export function Descriptions({
  items,
  columns = 2,
  layout = 'horizontal',
  labelWidth = 84,
  className,
  style,
  ...rest
}: DescriptionsProps) {
  return (
    <dl
      data-slot="descriptions"
      className={cn('m-0 grid gap-x-6 gap-y-3 max-sm:grid-cols-1!', className)}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, ...style }}
      {...rest}
    >
      {items.map((item) => (
        <div
          key={item.key}
          className={cn('min-w-0 max-sm:col-span-1!', layout === 'horizontal' && 'grid gap-x-3')}
          style={{
            gridColumn: item.span ? `span ${Math.min(item.span, columns)}` : undefined,
            ...(layout === 'horizontal' && { gridTemplateColumns: `${labelWidth}px minmax(0, 1fr)` }),
          }}
        >
          <dt className={cn('text-2', layout === 'horizontal' && 'text-right')}>{item.label}</dt>
          <dd className={cn('m-0 min-w-0 break-words text-1', layout === 'vertical' && 'mt-0.5')}>
            {item.value === null || item.value === undefined || item.value === '' ? '-' : item.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface DescriptionItem {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** Columns that it takes. Default 1. */
  span?: number;
}

export interface DescriptionsProps extends ComponentProps<'dl'> {
  /** Names and values, in order. */
  items: readonly DescriptionItem[];
  /** Default 2; one on phones. */
  columns?: number;
  /** Default `horizontal`. */
  layout?: 'horizontal' | 'vertical';
  /** In px. Default 84. */
  labelWidth?: number;
}
