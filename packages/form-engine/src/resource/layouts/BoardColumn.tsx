import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Button } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { useLatest } from '@smart-admin/ui/controllable';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useEffect, useId, useRef, useState } from 'react';
import { resourceMessages } from '../resourceMessages.js';
import { type ResourceRow } from '../types.js';
import { BoardCard, CARD_DRAG } from './BoardCard.js';
import { type BoardLayoutProps } from './BoardLayout.js';
import { type RowGroup } from './groupRows.js';
import { LoadMore } from './LoadMore.js';
import { useGroupRows } from './useGroups.js';

/** One column of a board, with how many rows have its value, also those that are not loaded. */
export function BoardColumn<Row extends ResourceRow>(props: BoardColumnProps<Row>) {
  const { definition, grouping, group, query, canMove, onMove } = props;
  const t = useMessages(resourceMessages);
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const rows = useGroupRows(definition, { grouping, group, query });
  const latest = useLatest({ onMove });
  const board = definition.id;
  const { value, label } = group;
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.type === CARD_DRAG && source.data.board === board,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        const { row, from } = source.data as unknown as { row: Row; from: RowGroup };
        latest.onMove(row, from, { value, label });
      },
    });
  }, [board, value, label, latest]);
  const list = rows.data?.pages.flatMap((page) => page.list) ?? [];
  const total = rows.data?.pages[0]?.pagination.total;
  return (
    <section
      ref={ref}
      data-slot="board-column"
      aria-labelledby={titleId}
      className={cn(
        'flex w-72 flex-none flex-col rounded-md border border-hairline bg-sunken phone:w-[82vw] phone:snap-center',
        isOver && 'border-primary-edge bg-primary-soft',
      )}
    >
      <h3 id={titleId} className="m-0 flex items-center gap-2 px-3 py-2 text-14 font-semibold">
        <span className="truncate">{label}</span>
        {total !== undefined && <span className="text-12 font-normal text-3 tabular-nums">{total}</span>}
      </h3>
      <div className="min-h-16 flex-1 overflow-y-auto px-2 pb-2">
        {rows.isError && !rows.data ? (
          <div role="alert" className="p-3 text-center text-12 text-danger-text">
            {t('columnFailed')}
            <Button variant="text" onClick={() => void rows.refetch()}>
              {t('retry')}
            </Button>
          </div>
        ) : !rows.data ? (
          <Skeleton lines={3} className="p-2" />
        ) : list.length === 0 ? (
          <p className="m-0 py-6 text-center text-12 text-3">{t('columnEmpty', { label: definition.label })}</p>
        ) : (
          <ul className="m-0 grid list-none gap-2 p-0">
            {list.map((row) => (
              <BoardCard key={row.id} {...props} row={row} canMove={canMove(row)} />
            ))}
          </ul>
        )}
        <LoadMore
          left={rows.hasNextPage && total !== undefined ? total - list.length : 0}
          isLoading={rows.isFetchingNextPage}
          onLoad={() => void rows.fetchNextPage()}
        />
      </div>
    </section>
  );
}

export interface BoardColumnProps<Row extends ResourceRow> extends BoardLayoutProps<Row> {
  group: RowGroup;
  groups: readonly RowGroup[];
  canMove: (row: Row) => boolean;
  /** Whether a card that was just drawn is the one that was moved, and so keeps the focus. */
  takesFocus: (id: string) => boolean;
  onMove: (row: Row, from: RowGroup, to: RowGroup) => void;
  /** The columns before and behind it. */
  neighbours: readonly [RowGroup | undefined, RowGroup | undefined];
}
