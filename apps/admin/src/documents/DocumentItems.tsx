import { ContextMenu } from '@smart-admin/ui/context-menu';
import { cn } from '@smart-admin/ui/cn';
import { type MenuItem } from '@smart-admin/ui/dropdown-menu';
import { type MouseEvent } from 'react';
import { DocumentHead } from './DocumentHead.js';
import { DocumentLine } from './DocumentLine.js';
import { choose, chooseAll, NOTHING_CHOSEN, type DocumentSelection } from './documentSelection.js';
import { DocumentTile } from './DocumentTile.js';
import { LINE, lineStyle } from './lineColumns.js';
import { type DocumentRow } from './documentTypes.js';
import { useDocumentKeys } from './useDocumentKeys.js';
import { type useDocumentDrag } from './useDocumentDrag.js';
import { type DocumentView } from './useDocumentView.js';

/** Documents as lines or tiles: chosen by pointer and keys, dragged onto folders. */
export function DocumentItems(props: DocumentItemsProps) {
  const { label, rows, isTiles, isBin, showsPlace, selection, onSelection, onOpen, menuOf, drag } = props;
  const ids = rows.map(({ id }) => id);
  const find = (act: (row: DocumentRow) => void) => (id: string) => {
    const row = rows.find((each) => each.id === id);
    if (row) act(row);
  };
  const together = (row: DocumentRow) =>
    selection.chosen.has(row.id) ? rows.filter(({ id }) => selection.chosen.has(id)) : [row];
  const handleKeys = useDocumentKeys({
    ids,
    isTiles,
    selection,
    onSelection,
    onOpen: find(onOpen),
    onRename: find(props.onRename),
    onRemove: find((row) => props.onRemove(together(row))),
  });
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const id = pointedAt(event);
    const held = { toggle: event.ctrlKey || event.metaKey, range: event.shiftKey };
    if (id !== undefined) onSelection(choose(selection, ids, id, held));
  };
  const handleDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const id = pointedAt(event);
    if (id !== undefined) find(onOpen)(id);
  };
  const count = ids.filter((id) => selection.chosen.has(id)).length;
  const active = selection.active !== undefined && ids.includes(selection.active) ? selection.active : ids[0];
  const Item = isTiles ? DocumentTile : DocumentLine;
  return (
    <div
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable
      aria-rowcount={rows.length}
      onKeyDown={handleKeys}
      onClick={handleClick}
      onDoubleClick={handleDoubleClick}
      style={lineStyle(props.widths)}
      className={cn(
        'min-w-0 outline-none',
        isTiles && 'grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2 p-3 phone:grid-cols-2',
      )}
    >
      {!isTiles && (
        <DocumentHead
          isBin={isBin}
          showsPlace={showsPlace}
          chosen={count === 0 ? false : count === rows.length ? true : 'indeterminate'}
          onChooseAll={(all) => onSelection(all ? chooseAll(selection, ids) : NOTHING_CHOSEN)}
          widths={props.widths}
          onWidths={props.onWidths}
        />
      )}
      {rows.map((row) => {
        const isChosen = selection.chosen.has(row.id);
        const canDrag = !isBin && row.canMove;
        return (
          <ContextMenu key={row.id} items={menuOf(row)}>
            <div
              role="row"
              data-document={row.id}
              aria-selected={isChosen}
              tabIndex={row.id === active ? 0 : -1}
              {...(canDrag ? drag.dragProps(() => together(row)) : {})}
              {...(!isBin && row.kind === 'folder' && row.right !== 'read' ? drag.dropProps({ folderId: row.id }) : {})}
              className={cn(
                'outline-none select-none hover:bg-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary-edge data-over:bg-primary-soft data-over:outline-2 data-over:-outline-offset-2 data-over:outline-primary-edge',
                isChosen && 'bg-primary-soft hover:bg-primary-soft',
                isTiles
                  ? 'rounded-lg border border-hairline'
                  : cn(LINE, 'min-h-10 border-b border-hairline phone:min-h-14'),
              )}
            >
              <Item
                row={row}
                isBin={isBin}
                showsPlace={showsPlace}
                isChosen={isChosen}
                menu={menuOf(row)}
                onChoose={() => onSelection(choose(selection, ids, row.id, { toggle: true }))}
                onOpen={() => onOpen(row)}
              />
            </div>
          </ContextMenu>
        );
      })}
    </div>
  );
}

/** The document under the pointer; undefined on what has clicks of its own, and in menus, which lie elsewhere in the page. */
function pointedAt({ target, currentTarget }: MouseEvent<HTMLElement>): string | undefined {
  const element = target as HTMLElement;
  if (element.closest('button') || !currentTarget.contains(element)) return undefined;
  return element.closest<HTMLElement>('[data-document]')?.dataset.document;
}

/** What lines and tiles draw of a document. */
export interface DocumentItemProps {
  row: DocumentRow;
  isBin: boolean;
  /** Whether the folder that it lies in is said instead of its owner. */
  showsPlace: boolean;
  isChosen: boolean;
  menu: readonly MenuItem[];
  onChoose: () => void;
  onOpen: () => void;
}

interface DocumentItemsProps extends Pick<DocumentItemProps, 'isBin' | 'showsPlace'> {
  label: string;
  rows: readonly DocumentRow[];
  isTiles: boolean;
  selection: DocumentSelection;
  onSelection: (selection: DocumentSelection) => void;
  onOpen: (row: DocumentRow) => void;
  onRename: (row: DocumentRow) => void;
  onRemove: (rows: readonly DocumentRow[]) => void;
  menuOf: (row: DocumentRow) => readonly MenuItem[];
  drag: ReturnType<typeof useDocumentDrag>;
  widths: DocumentView['widths'];
  onWidths: (widths: DocumentView['widths']) => void;
}
