import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useComposedRef } from '../controllable/useComposedRef.js';
import { useLatest } from '../controllable/useLatest.js';

/** A long list of which only the rows in view are drawn; rows may differ in height. Give it a height. */
export function VirtualList<Item>({
  items,
  itemKey,
  renderItem,
  estimateSize = 40,
  onEndReached,
  endDistance = 200,
  className,
  ref,
  ...rest
}: VirtualListProps<Item>) {
  'use no memo';
  const scroller = useRef<HTMLDivElement>(null);
  const composed = useComposedRef(scroller, ref);
  const reached = useRef<string | number | null>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- 'use no memo' stands above
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimateSize,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : itemKey(item);
    },
    overscan: 6,
  });
  const last = items.at(-1);
  const end = last === undefined ? null : itemKey(last);
  // once per end: scrolling on must not ask for the same page again
  const ask = () => {
    if (!onEndReached || reached.current === end) return;
    reached.current = end;
    onEndReached();
  };
  const latest = useLatest({ ask });
  useEffect(() => {
    const box = scroller.current;
    // what fits into the box cannot be scrolled
    if (box && end !== null && box.clientHeight > 0 && box.scrollHeight <= box.clientHeight) latest.ask();
  }, [end, latest]);
  return (
    <div
      {...rest}
      ref={composed}
      data-slot="virtual-list"
      role="list"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
      tabIndex={0}
      className={cn('h-full overflow-auto', className)}
      onScroll={(event) => {
        rest.onScroll?.(event);
        const box = event.currentTarget;
        if (box.scrollTop + box.clientHeight >= box.scrollHeight - endDistance) ask();
        // whoever comes back to the end asks again for what did not come
        else reached.current = null;
      }}
    >
      <div role="presentation" className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((row) => {
          const item = items[row.index];
          return item === undefined ? null : (
            <div
              key={row.key}
              ref={virtualizer.measureElement}
              role="listitem"
              data-index={row.index}
              aria-setsize={items.length}
              aria-posinset={row.index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${row.start}px)` }}
            >
              {renderItem(item, row.index)}
            </div>
          );
        })}
      </div>
    </div>
  );
}

export interface VirtualListProps<Item> extends Omit<ComponentProps<'div'>, 'children'> {
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Guess of a row's height in px before it is measured. Default 40. */
  estimateSize?: number;
  /** Called once per last item when the end comes near; again after it was left. */
  onEndReached?: () => void;
  /** In px. Default 200. */
  endDistance?: number;
}
