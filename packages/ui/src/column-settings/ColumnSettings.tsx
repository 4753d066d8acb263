import { ChevronDown, ChevronUp, GripVertical, SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../button/Button.js';
import { IconButton } from '../button/IconButton.js';
import { Checkbox } from '../checkbox/Checkbox.js';
import { cn } from '../cn/cn.js';
import { columnLabel, reconcileColumns, type ColumnState, type DataColumn } from '../data-table/dataColumn.js';
import { Drawer } from '../drawer/Drawer.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { DIMENSIONS } from '../theme/dimensions.js';
import { columnSettingsMessages } from './columnSettingsMessages.js';
import { moveItem } from './moveItem.js';
import { useListDrag } from './useListDrag.js';

/**
 * Drawer (320 px) in which a user shows, hides and reorders the columns of a list. Changes apply at once; the last
 * visible column cannot be hidden. Undefined as value is the default.
 */
export function ColumnSettings<Row>({
  columns,
  value,
  onValueChange,
  open,
  defaultOpen,
  onOpenChange,
  trigger,
}: ColumnSettingsProps<Row>) {
  const t = useMessages(columnSettingsMessages);
  const listId = useId();
  const [announcement, setAnnouncement] = useState('');
  const state = reconcileColumns(columns, value);
  const visibleCount = state.filter((entry) => entry.visible).length;
  const nameOf = (id: string) => {
    const column = columns.find((entry) => entry.id === id);
    return column ? columnLabel(column) : id;
  };
  const move = (from: number, to: number) => {
    const next = moveItem(state, from, to);
    if (next === state) return;
    onValueChange(next);
    setAnnouncement(t('moved', { column: nameOf(state[from]?.id ?? ''), position: to + 1, count: state.length }));
  };
  return (
    <Drawer
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      trigger={
        trigger === undefined ? (
          <IconButton label={t('open')}>
            <SlidersHorizontal aria-hidden />
          </IconButton>
        ) : (
          trigger
        )
      }
      title={t('title')}
      width={DIMENSIONS.columnDrawer}
      bodyClassName="p-2"
      footer={<Button onClick={() => onValueChange(undefined)}>{t('reset')}</Button>}
    >
      <p className="m-0 px-2 pt-1 pb-2 text-12 text-3">{t('hint')}</p>
      <ol aria-label={t('columns')} className="m-0 list-none p-0">
        {state.map((entry, index) =>
          columns.find((column) => column.id === entry.id)?.configurable === false ? null : (
            <ColumnRow
              key={entry.id}
              listId={listId}
              index={index}
              count={state.length}
              name={nameOf(entry.id)}
              visible={entry.visible}
              isLastVisible={entry.visible && visibleCount === 1}
              onMove={move}
              onVisibleChange={(visible) =>
                onValueChange(state.map((other) => (other.id === entry.id ? { id: other.id, visible } : other)))
              }
            />
          ),
        )}
      </ol>
      <div aria-live="polite" className="sr-only">
        {announcement}
      </div>
    </Drawer>
  );
}

export interface ColumnSettingsProps<Row> {
  columns: readonly DataColumn<Row>[];
  value: ColumnState | undefined;
  /** Undefined restores the default. */
  onValueChange: (value: ColumnState | undefined) => void;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Default: an icon button; null for none. */
  trigger?: ReactNode;
}

function ColumnRow({ listId, index, count, name, visible, isLastVisible, onMove, onVisibleChange }: ColumnRowProps) {
  const t = useMessages(columnSettingsMessages);
  const { setElement, edge, dragging } = useListDrag({ listId, index, onMove });
  return (
    // Alt and arrow move the row from wherever the focus is inside it
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={setElement}
      data-slot="column-row"
      data-drop={edge ?? undefined}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        onMove(index, index + (event.key === 'ArrowUp' ? -1 : 1));
      }}
      className={cn(
        'group/column flex h-9 items-center gap-2 rounded-sm pr-1 pl-2 hover:bg-hover data-[drop=bottom]:shadow-[inset_0_-2px_0_var(--primary-edge)] data-[drop=top]:shadow-[inset_0_2px_0_var(--primary-edge)] phone:h-11',
        dragging && 'opacity-50',
      )}
    >
      <GripVertical aria-hidden className="size-4 cursor-grab text-3" />
      <Checkbox value={visible} disabled={isLastVisible} onValueChange={onVisibleChange} className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
      </Checkbox>
      <IconButton
        pane
        tooltip={false}
        label={`${t('up')} ${name}`}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      >
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton
        pane
        tooltip={false}
        label={`${t('down')} ${name}`}
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      >
        <ChevronDown aria-hidden />
      </IconButton>
    </li>
  );
}

interface ColumnRowProps {
  listId: string;
  index: number;
  count: number;
  name: string;
  visible: boolean;
  isLastVisible: boolean;
  onMove: (from: number, to: number) => void;
  onVisibleChange: (visible: boolean) => void;
}
