import { useState, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { cn } from '../cn/cn.js';
import { type RowSelection } from './dataTableTypes.js';
import { isPlainClick } from './isPlainClick.js';
import { SelectBox } from './SelectBox.js';
import { useCardWindow } from '../virtual-list/useCardWindow.js';
import { type TableRows } from './tableRows.js';
import { type SelectionController } from './useSelectionController.js';

/** Height in px of a card of two lines, as most are. */
const USUAL = 67;

/**
 * Phone shape of a DataTable: two-line rows of at least 66 px. Of many only those in view are drawn, and the one that
 * holds the focus; they stand in the document in their order, and readers hear how many there are. Where rows can be chosen
 * each card has its box, and a tap on the card that opens nothing means the box; else it means the link with `data-card-link`.
 * @internal
 */
export function CardList<Row>({
  rows,
  renderCard,
  onRowClick,
  label,
  scroller,
  selection,
  choosing,
}: CardListProps<Row>) {
  'use no memo'; // each drawing is another window
  const [focused, setFocused] = useState(-1);
  const { indexes, starts, list } = useCardWindow({
    count: rows.count,
    keyOf: (index) => rows.at(index)?.key ?? '',
    scroller,
    kept: focused,
    usual: USUAL,
  });
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
                <Card
                  index={index}
                  mode={choosing.mode}
                  isSelected={selection?.selectedKeys.has(entry.key) ?? false}
                  isDisabled={selection?.isDisabled?.(entry.row) ?? false}
                  onSelect={(on, isRange) => choosing.select(entry.key, on, isRange)}
                  onClick={onRowClick && (() => onRowClick(entry.row))}
                >
                  {renderCard(entry.row, index)}
                </Card>
              )}
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
}

function Card({ mode, onClick, children, ...box }: CardProps) {
  const choose = mode && !box.isDisabled ? () => box.onSelect(!box.isSelected, false) : undefined;
  const act = onClick ?? choose;
  return (
    // a card may hold its own buttons, so the card itself is no button; its name or its box inside is
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={cn(
        'flex min-h-16.5 items-center gap-3 px-4 py-3',
        act ? 'cursor-pointer active:bg-hover' : 'has-data-card-link:cursor-pointer has-data-card-link:active:bg-hover',
        box.isSelected && 'bg-primary-soft',
      )}
      onClick={(event) => {
        if (isPlainClick(event)) (act ?? followLink)(event);
      }}
    >
      {mode && <SelectBox mode={mode} {...box} />}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

/** Opens what the card is about, by the one link in it that says so. */
function followLink({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.querySelector<HTMLAnchorElement>('a[data-card-link]')?.click();
}

interface CardProps {
  mode: SelectionController['mode'];
  index: number;
  isSelected: boolean;
  isDisabled: boolean;
  onSelect: (on: boolean, isRange: boolean) => void;
  onClick: (() => void) | undefined;
  children: ReactNode;
}

export interface CardListProps<Row> {
  rows: TableRows<Row>;
  renderCard: (row: Row, index: number) => ReactNode;
  onRowClick: ((row: Row) => void) | undefined;
  label: string;
  scroller: RefObject<HTMLDivElement | null>;
  selection: RowSelection<Row> | undefined;
  choosing: SelectionController;
}
