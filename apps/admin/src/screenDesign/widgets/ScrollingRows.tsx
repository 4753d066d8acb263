import { Fragment, type ReactNode, useEffect, useRef } from 'react';

/**
 * Rows that go by upwards without end where not all of them have room: they stand there twice, and the browser moves them by itself, so
 * nothing is drawn and nothing is kept for it. Whoever wants no motion has the first of them.
 */
export function ScrollingRows({ count, rowHeight, height, pace, renderRow }: ScrollingRowsProps) {
  const rows = useRef<HTMLDivElement>(null);
  const length = count * rowHeight;
  const moves = pace > 0 && length > height;
  useEffect(() => {
    const { current } = rows;
    if (!current || !moves || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const animation = current.animate([{ transform: 'none' }, { transform: `translateY(${-length}px)` }], {
      duration: count * pace * 1_000,
      iterations: Infinity,
    });
    return () => animation.cancel();
  }, [moves, length, count, pace]);
  const all = Array.from({ length: count }, (_, index) => index);
  return (
    <div role="rowgroup" className="min-h-0 flex-1 overflow-hidden">
      <div ref={rows}>
        {all.map((index) => (
          <Fragment key={index}>{renderRow(index)}</Fragment>
        ))}
        {moves ? (
          <div aria-hidden>
            {all.map((index) => (
              <Fragment key={index}>{renderRow(index)}</Fragment>
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
}

interface ScrollingRowsProps {
  count: number;
  /** Px. */
  rowHeight: number;
  /** Px that there is room for. */
  height: number;
  /** Seconds that a row takes to go by; 0 stands still. */
  pace: number;
  renderRow: (index: number) => ReactNode;
}
