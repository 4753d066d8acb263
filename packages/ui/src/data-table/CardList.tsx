import { useState, type ReactNode, type RefObject } from 'react';
import { cn } from '../cn/cn.js';
import { type TableRows } from './tableRows.js';
import { useCardWindow } from './useCardWindow.js';

/**
 * Phone shape of a DataTable: two-line rows of at least 66 px. Of many only those in view are drawn, and the one that
 * holds the focus; they stand in the document in their order, and readers hear how many there are.
 * @internal
 */
export function CardList<Row>({ rows, renderCard, onRowClick, label, scroller }: CardListProps<Row>) {
  'use no memo'; // each drawing is another window
  const [focused, setFocused] = useState(-1);
  const { indexes, starts, list } = useCardWindow(rows, scroller, focused);
  const isWhole = indexes.length === rows.count;
  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-auto [overflow-anchor:none]">
      <ul
        ref={list}
        aria-label={label}
        data-slot="card-list"
        className="relative m-0 list-none p-0"
        style={isWhole ? undefined : { height: starts.at(-1) }}
        onFocus={({ target }) => setFocused(Number(target.closest('li')?.value))}
        onBlur={() => setFocused(-1)}
      >
        {indexes.map((index) => {
          const entry = rows.at(index);
          return entry ? (
            <li
              key={entry.key}
              value={index}
              aria-setsize={rows.count}
              aria-posinset={index + 1}
              className="not-last:border-b not-last:border-hairline"
              style={isWhole ? undefined : { position: 'absolute', insetInline: 0, top: starts[index] }}
            >
              {entry.group ? (
                <div className="bg-sunken px-4 py-2 text-12 font-medium text-2">{entry.group.value}</div>
              ) : (
                // a card may hold its own buttons, so the card itself is no button; its name inside is
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
                <div
                  className={cn('min-h-16.5 px-4 py-3', onRowClick && 'cursor-pointer active:bg-hover')}
                  onClick={() => onRowClick?.(entry.row)}
                >
                  {renderCard(entry.row, index)}
                </div>
              )}
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}

export interface CardListProps<Row> {
  rows: TableRows<Row>;
  renderCard: (row: Row, index: number) => ReactNode;
  onRowClick: ((row: Row) => void) | undefined;
  label: string;
  scroller: RefObject<HTMLDivElement | null>;
}
