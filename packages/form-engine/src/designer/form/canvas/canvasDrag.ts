import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { canMove } from '../../../core/document/edit/moveFormItems.js';
import { findItem, placesOf } from '../../../core/document/edit/formItems.js';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { type PaletteEntry } from '../palette.js';
import { type FormEditing } from '../useFormEditing.js';
import { type CanvasPlace, placeAt } from './placeAt.js';

/** Parts of the form that are dragged. */
export const ITEM_DRAG = 'smart-admin/form-item';
/** A kind that is dragged out of the palette. */
export const KIND_DRAG = 'smart-admin/form-kind';

/** Lets parts and kinds be dropped on the canvas; `onPlace` is told where a drop would put them while they are dragged. Answers how to stop. */
export function attachCanvasDrop(root: HTMLElement, { getDocument, editing, onPlace }: CanvasDropOptions): () => void {
  const placeOfDrag = (data: DragData, point: { clientX: number; clientY: number }): CanvasPlace | undefined => {
    const document = getDocument();
    return placeAt(root, { x: point.clientX, y: point.clientY }, document, (holder) =>
      canStand(document, data, holder),
    );
  };
  return dropTargetForElements({
    element: root,
    canDrop: ({ source }) => source.data.type === ITEM_DRAG || source.data.type === KIND_DRAG,
    onDrag: ({ source, location }) => onPlace(placeOfDrag(source.data, location.current.input)),
    onDragLeave: () => onPlace(undefined),
    onDrop: ({ source, location }) => {
      onPlace(undefined);
      const { data } = source;
      const place = placeOfDrag(data, location.current.input);
      if (!place) return;
      if (isItems(data)) editing.move(data.ids, place);
      else if (isKind(data)) editing.add(data.entry, place);
    },
  });
}

function canStand(document: FormDocument, data: DragData, holder: string): boolean {
  if (isItems(data)) return canMove(document, data.ids, holder);
  if (!isKind(data)) return false;
  const { definition } = data.entry;
  const item = holder === '' ? undefined : findItem(document, holder);
  if (item?.type === 'field')
    return item.field.kind === 'subtable' && definition !== undefined && definition.role !== 'table';
  return placesOf(document, holder) !== undefined;
}

type DragData = Readonly<Record<string | symbol, unknown>>;

function isItems(data: DragData): data is DragData & { ids: readonly string[] } {
  return data.type === ITEM_DRAG;
}

function isKind(data: DragData): data is DragData & { entry: PaletteEntry } {
  return data.type === KIND_DRAG;
}

interface CanvasDropOptions {
  getDocument: () => FormDocument;
  editing: Pick<FormEditing, 'move' | 'add'>;
  onPlace: (place: CanvasPlace | undefined) => void;
}
