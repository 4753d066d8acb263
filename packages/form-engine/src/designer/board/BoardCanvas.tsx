import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { Copy, GripVertical, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { editorMessages } from '../../editor/editorMessages.js';
import { useEditor, useEditorState } from '../../editor/EditorProvider.js';
import { type EditorState } from '../../editor/editorStore.js';
import { NOTHING_SELECTED, selectItem } from '../../editor/selection.js';
import { BOARD_GAP, BOARD_ROW, BoardGrid, placeStyle } from './BoardGrid.js';
import { BOARD_COLUMNS, type BoardBox, type BoardHandle, bottomOf, inReadingOrder } from './boardLayout.js';
import { boardMessages } from './boardMessages.js';
import { useBoardDrag } from './useBoardDrag.js';

/**
 * The canvas of a board: cards on a grid, which are selected, moved and resized by the pointer. By keys the commands of the
 * designer around do the same. Stands in an `EditorProvider` whose selection holds ids of the cards.
 */
export function BoardCanvas<Box extends BoardBox>({
  boxes,
  nameOf,
  renderCard,
  onPlace,
  onDrop,
  onAdd,
  onCopy,
  onRemove,
}: BoardCanvasProps<Box>) {
  const t = useMessages(boardMessages);
  const store = useEditor();
  const { ids: selected } = useEditorState(selectionOf);
  const readOnly = useEditorState(readOnlyOf);
  const board = useRef<HTMLDivElement>(null);
  const { preview, start, handlers } = useBoardDrag({ boxes, board, onPlace });
  const isOver = useBoardDrop(board, onDrop);
  const shown = preview ?? boxes;
  const order = inReadingOrder(boxes).map(({ id }) => id);
  const choose = (id: string, held: { toggle: boolean; range: boolean }) =>
    store.select(selectItem(store.getState().selection, id, order, held));
  const [only] = selected.length === 1 ? selected : [];
  useEffect(() => {
    if (only === undefined) return;
    // what was added may stand below what is in view
    const card = board.current?.querySelector(`[data-card="${CSS.escape(only)}"]`);
    card?.scrollIntoView({ block: 'nearest' });
  }, [only]);
  const rows = bottomOf(shown);
  return (
    <div className={cn('rounded-lg border border-dashed border-transparent p-3', isOver && 'border-(--primary-edge)')}>
      <BoardGrid ref={board} role="group" aria-label={t('canvas')} onPointerDown={() => store.select(NOTHING_SELECTED)}>
        {inReadingOrder(shown).map((box) => {
          const isSelected = selected.includes(box.id);
          const isOnly = isSelected && selected.length === 1;
          return (
            <div
              key={box.id}
              data-card={box.id}
              style={placeStyle(box)}
              className={cn('relative min-w-0', isSelected && 'z-2', preview && isSelected && 'opacity-80')}
            >
              <div inert className="flex size-full min-w-0 flex-col *:flex-1">
                {renderCard(box)}
              </div>
              {/* above what the card shows, which cannot be used here */}
              <button
                type="button"
                aria-pressed={isSelected}
                aria-label={`${nameOf(box.id)}, ${t('size', { w: box.w, h: box.h })}`}
                className={cn(
                  'absolute inset-0 touch-none rounded-lg',
                  isSelected && 'outline-2 outline-(--primary-edge)',
                  readOnly ? 'cursor-default' : preview && isSelected ? 'cursor-grabbing' : 'cursor-grab',
                )}
                onFocus={() => {
                  if (!isSelected) choose(box.id, { toggle: false, range: false });
                }}
                onPointerDown={(event) => {
                  const held = { toggle: event.ctrlKey || event.metaKey, range: event.shiftKey };
                  if (held.toggle || held.range || !isSelected) choose(box.id, held);
                  // a press with a modifier has chosen; the focus must not choose this one alone
                  if (held.toggle || held.range) event.preventDefault();
                  const { ids } = store.getState().selection;
                  if (!readOnly) start(event, ids.includes(box.id) ? ids : [box.id]);
                  else event.stopPropagation();
                }}
                {...handlers}
              />
              {isSelected && !readOnly && (
                <CardTools name={nameOf(box.id)} isOnly={isOnly} onCopy={onCopy} onRemove={onRemove} />
              )}
              {isOnly && (
                <span
                  aria-hidden
                  className="absolute -bottom-3 left-3 z-3 rounded-full bg-primary-solid px-2 text-12 whitespace-nowrap text-primary-on"
                >
                  {t('size', { w: box.w, h: box.h })}
                </span>
              )}
              {isOnly &&
                !readOnly &&
                HANDLES.map(([handle, place]) => (
                  <span
                    key={handle}
                    aria-hidden
                    data-handle={handle}
                    className={cn('absolute z-3 grid size-6 touch-none place-items-center', place)}
                    onPointerDown={(event) => start(event, [box.id], handle)}
                    {...handlers}
                  >
                    <span className="size-[9px] rounded-[2px] border border-(--primary-edge) bg-surface" />
                  </span>
                ))}
            </div>
          );
        })}
        {!readOnly && (
          <button
            type="button"
            style={placeStyle({ x: 0, y: rows, w: BOARD_COLUMNS, h: 1 })}
            className="flex items-center justify-center gap-2 rounded-lg border border-dashed border-default text-2 hover:border-control hover:text-1"
            onPointerDown={(event) => event.stopPropagation()}
            onClick={onAdd}
          >
            <Plus aria-hidden className="size-3.5" />
            {t('addHere')}
          </button>
        )}
      </BoardGrid>
    </div>
  );
}

/** What can be done to the chosen cards, above the edge of each. */
function CardTools({ name, isOnly, onCopy, onRemove }: CardToolsProps) {
  const t = useMessages(boardMessages);
  const e = useMessages(editorMessages);
  return (
    <span
      className="absolute -top-[11px] right-3 z-3 flex h-[22px] items-center rounded-sm bg-primary-solid text-primary-on"
      onPointerDown={(event) => event.stopPropagation()}
    >
      <GripVertical aria-hidden className="pointer-events-none mx-1 size-3.5" />
      {isOnly && (
        <IconButton
          label={`${t('duplicate')}: ${name}`}
          className="size-[22px] text-primary-on hover:bg-primary-solid-hover hover:text-primary-on"
          onClick={onCopy}
        >
          <Copy aria-hidden className="size-3.5" />
        </IconButton>
      )}
      <IconButton
        label={`${e('remove')}: ${name}`}
        className="size-[22px] text-primary-on hover:bg-primary-solid-hover hover:text-primary-on"
        onClick={onRemove}
      >
        <Trash2 aria-hidden className="size-3.5" />
      </IconButton>
    </span>
  );
}

/** What comes from a palette tells its kind and where it was let go; whether something is above the board. */
function useBoardDrop(
  board: { readonly current: HTMLElement | null },
  onDrop: (kind: string, place: { x: number; y: number }) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data[PALETTE] === 'string',
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source, location }) => {
        setOver(false);
        const { left, top, width } = element.getBoundingClientRect();
        const { clientX, clientY } = location.current.input;
        const x = Math.floor((clientX - left) / ((width + BOARD_GAP) / BOARD_COLUMNS));
        drop(String(source.data[PALETTE]), {
          x,
          y: Math.max(0, Math.floor((clientY - top) / (BOARD_ROW + BOARD_GAP))),
        });
      },
    });
  }, [board]);
  return isOver;
}

/** Under which a tile of a palette says what it is. */
export const PALETTE = 'boardPalette';

const HANDLES: readonly (readonly [BoardHandle, string])[] = [
  ['nw', '-top-3 -left-3 cursor-nwse-resize'],
  ['n', '-top-3 left-1/2 -translate-x-1/2 cursor-ns-resize'],
  ['ne', '-top-3 -right-3 cursor-nesw-resize'],
  ['e', 'top-1/2 -right-3 -translate-y-1/2 cursor-ew-resize'],
  ['se', '-right-3 -bottom-3 cursor-nwse-resize'],
  ['s', '-bottom-3 left-1/2 -translate-x-1/2 cursor-ns-resize'],
  ['sw', '-bottom-3 -left-3 cursor-nesw-resize'],
  ['w', 'top-1/2 -left-3 -translate-y-1/2 cursor-ew-resize'],
];

const selectionOf = (state: EditorState<object>) => state.selection;
const readOnlyOf = (state: EditorState<object>) => state.readOnly;

interface CardToolsProps extends Pick<BoardCanvasProps<BoardBox>, 'onCopy' | 'onRemove'> {
  name: string;
  isOnly: boolean;
}

export interface BoardCanvasProps<Box extends BoardBox> {
  boxes: readonly Box[];
  /** What people call a card. */
  nameOf: (id: string) => string;
  renderCard: (box: Box) => ReactNode;
  /** Everything stands somewhere else now. */
  onPlace: (boxes: readonly Box[], what: 'move' | 'resize') => void;
  /** A tile of the palette was let go at a column and row. */
  onDrop: (kind: string, place: { x: number; y: number }) => void;
  onAdd: () => void;
  onCopy: () => void;
  onRemove: () => void;
}
