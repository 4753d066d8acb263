import { ChevronDown, ChevronUp, GripVertical, Pin } from 'lucide-react';
import { IconButton } from '../button/IconButton.js';
import { Checkbox } from '../checkbox/Checkbox.js';
import { cn } from '../cn/cn.js';
import { DropdownMenu } from '../dropdown-menu/DropdownMenu.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { columnSettingsMessages } from './columnSettingsMessages.js';
import { useListDrag } from './useListDrag.js';

/**
 * One column in the drawer: its box, its edge and its place.
 * @internal
 */
export function ColumnRow({
  listId,
  index,
  count,
  name,
  edge: fixed,
  visible,
  isLastVisible,
  onMove,
  onVisibleChange,
  onEdgeChange,
}: ColumnRowProps) {
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
      <DropdownMenu
        align="end"
        trigger={
          <IconButton
            pane
            tooltip={false}
            label={t('pin', { name })}
            className={cn(
              fixed
                ? 'text-primary-text'
                : 'opacity-0 group-focus-within/column:opacity-100 group-hover/column:opacity-100 data-[state=open]:opacity-100 [@media(hover:none)]:opacity-100',
            )}
          >
            <Pin aria-hidden />
          </IconButton>
        }
        items={([null, 'left', 'right'] as const).map((edge) => ({
          key: edge ?? 'none',
          label: t(edge ?? 'none'),
          checked: (fixed ?? null) === edge,
          onSelect: () => onEdgeChange(edge),
        }))}
      />
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
  /** Edge at which the column stays. */
  edge: 'left' | 'right' | undefined;
  visible: boolean;
  isLastVisible: boolean;
  onMove: (from: number, to: number) => void;
  onVisibleChange: (visible: boolean) => void;
  /** Null: the column scrolls with the others. */
  onEdgeChange: (edge: 'left' | 'right' | null) => void;
}
