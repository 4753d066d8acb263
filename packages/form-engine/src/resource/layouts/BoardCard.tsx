import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { cn } from '@smart-admin/ui/cn';
import { useLatest } from '@smart-admin/ui/controllable';
import { useMessages } from '@smart-admin/ui/locale';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ColumnCell, columnValue } from '../list/ColumnCell.js';
import { RowActions } from '../list/RowActions.js';
import { type ListAction } from '../list/splitRowActions.js';
import { resourceMessages } from '../resourceMessages.js';
import { type ResourceRow } from '../types.js';
import { type BoardColumnProps } from './BoardColumn.js';

/** Rows of a board that are dragged. */
export const CARD_DRAG = 'smart-admin/board-card';

/** A row on a board: its name, which opens it, and its next columns. */
export function BoardCard<Row extends ResourceRow>(props: BoardCardProps<Row>) {
  const { definition, columns, grouping, row, group, groups, neighbours, rowActions, nameOf, onOpen, canMove, onMove } =
    props;
  const latest = useLatest({ takesFocus: props.takesFocus });
  const t = useMessages(resourceMessages);
  const ref = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  const board = definition.id;
  useEffect(() => {
    const element = ref.current;
    if (!element || !canMove) return undefined;
    return draggable({
      element,
      getInitialData: () => ({ type: CARD_DRAG, board, row, from: group }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [board, row, group, canMove]);
  useEffect(() => {
    if (latest.takesFocus(row.id)) ref.current?.querySelector<HTMLElement>('[data-open]')?.focus();
  }, [row.id, latest]);
  const name = nameOf(row);
  const [title, ...others] = columns.filter(({ hidden, id }) => !hidden && id !== grouping.field);
  const facts = others.filter((column) => !isBlank(columnValue(column, row))).slice(0, FACTS);
  const moves: ListAction<Row>[] = canMove
    ? groups
        .filter(({ value }) => value !== group.value)
        .map((to) => ({
          id: `move:${to.value}`,
          label: t('moveTo', { column: to.label }),
          run: () => onMove(row, group, to),
        }))
    : [];
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || !canMove) return;
    const to = { ArrowLeft: neighbours[0], ArrowRight: neighbours[1] }[event.key];
    if (!to) return;
    event.preventDefault();
    onMove(row, group, to);
  };
  const heading = title ? <ColumnCell column={title} row={row} card /> : name;
  return (
    <li
      ref={ref}
      data-slot="board-card"
      className={cn(
        'rounded-md border border-hairline bg-surface p-3 shadow-card',
        canMove && 'cursor-grab',
        isDragged && 'opacity-50',
      )}
    >
      <div className="flex items-start gap-1">
        <button
          type="button"
          data-open
          aria-disabled={onOpen ? undefined : true}
          aria-keyshortcuts={canMove ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined}
          title={canMove ? t('moveKeys') : undefined}
          className="min-w-0 flex-1 truncate rounded-sm text-left text-14 font-medium text-1 hover:text-primary-text"
          onClick={() => onOpen?.(row)}
          onKeyDown={handleKeyDown}
        >
          {heading}
        </button>
        <span className="-my-1.5 flex-none">
          <RowActions actions={[...rowActions, ...moves]} row={row} name={name} card />
        </span>
      </div>
      {facts.length > 0 && (
        <dl className="m-0 mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-12">
          {facts.map((column) => (
            <div key={column.id} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-3">{column.header}</dt>
              <dd className="m-0 truncate text-2">
                <ColumnCell column={column} row={row} card />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

const FACTS = 3;

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

interface BoardCardProps<Row extends ResourceRow> extends Omit<BoardColumnProps<Row>, 'canMove'> {
  row: Row;
  canMove: boolean;
}
