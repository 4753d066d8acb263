import { useMessages } from '@smart-admin/ui/locale';
import { Spinner } from '@smart-admin/ui/spinner';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { chatTexts } from './chatTexts.js';
import { type MessageRow } from './messageRows.js';

/**
 * The lines of a conversation, of which only those in view are drawn. It begins at the end, stays there while messages
 * come, and keeps what one reads in its place when older ones are loaded above it.
 */
export function MessageScroller({ label, rows, isLoading, isWhole, onOlder, renderRow }: MessageScrollerProps) {
  'use no memo';
  const t = useMessages(chatTexts);
  const scroller = useRef<HTMLDivElement>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- 'use no memo' stands above
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rows[index]?.estimate ?? 50,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 6,
    paddingStart: HEAD,
    paddingEnd: 8,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: 80,
  });
  const hasRows = rows.length > 0;
  useLayoutEffect(() => {
    if (hasRows) virtualizer.scrollToEnd();
  }, [hasRows, virtualizer]);
  return (
    <div
      ref={scroller}
      role="log"
      aria-label={label}
      aria-busy={isLoading}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto [overflow-anchor:none] focus-visible:-outline-offset-2"
      onScroll={(event) => {
        if (event.currentTarget.scrollTop < NEAR) onOlder();
      }}
    >
      <div className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
        <div className="flex items-center justify-center text-12 text-3" style={{ height: HEAD }}>
          {isLoading ? <Spinner aria-label={t('loading')} /> : isWhole && hasRows ? t('begin') : null}
        </div>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          return row === undefined ? null : (
            <div
              key={item.key}
              ref={virtualizer.measureElement}
              data-index={item.index}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${item.start}px)` }}
            >
              {renderRow(row)}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface MessageScrollerProps {
  label: string;
  rows: readonly MessageRow[];
  isLoading: boolean;
  /** Nothing older is left. */
  isWhole: boolean;
  /** The beginning of what is loaded comes near. */
  onOlder: () => void;
  renderRow: (row: MessageRow) => ReactNode;
}

/** Pixels above the first message, where loading shows. */
const HEAD = 36;
/** Pixels before the beginning at which older messages are loaded. */
const NEAR = 300;
