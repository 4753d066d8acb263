import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { createClipboard, type EditorClipboard } from '../../editor/clipboard.js';
import { editorMessages } from '../../editor/editorMessages.js';
import { useEditor } from '../../editor/EditorProvider.js';
import { pasteOrWarn } from '../../editor/pasteOrWarn.js';
import { moveItems, nudgeItems } from '../../editor/moveItems.js';
import { type ListColumn, type ListDefinition, type ListPart } from '../../core/list/ListDefinition.js';
import { type DesignableField } from './designableFields.js';
import { listDesignerMessages } from './listDesignerMessages.js';
import { itemIdOf, type ListPartName } from './listParts.js';

/** What can be done to the entries of one part of the edited list; only columns are carried by the clipboard. */
export function useListEditing(part: ListPartName, fields: readonly DesignableField[]): ListEditing {
  const t = useMessages(listDesignerMessages);
  const e = useMessages(editorMessages);
  const store = useEditor<ListDefinition>();
  const [clipboard] = useState(columnClipboard);
  const idsOf = (entries: readonly ListPart[]) => entries.map(({ id }) => itemIdOf(part, id));
  const chosenIds = () => {
    const { document, selection } = store.getState();
    return idsOf(document[part]).filter((id) => selection.ids.includes(id));
  };
  const chosenColumns = () => store.getState().document.columns.filter(({ id }) => chosenIds().includes(id));
  /** Behind the selection, or at the end. */
  const place = () => {
    const order = idsOf(store.getState().document[part]);
    const last = order.findLastIndex((id) => chosenIds().includes(id));
    return last === -1 ? order.length : last + 1;
  };
  const insert = (label: string, entries: readonly ListPart[]) =>
    store.edit(label, (draft) => {
      (draft[part] as ListPart[]).splice(place(), 0, ...entries);
      return idsOf(entries);
    });
  const removeChosen = (label: string) => {
    const ids = chosenIds();
    const order = idsOf(store.getState().document[part]);
    const rest = order.filter((id) => !ids.includes(id));
    const next = rest[Math.min(order.indexOf(ids[0] ?? ''), rest.length - 1)];
    store.edit(label, (draft) => {
      const entries = draft[part] as ListPart[];
      entries.splice(0, entries.length, ...entries.filter(({ id }) => !ids.includes(itemIdOf(part, id))));
      return next === undefined ? [] : [next];
    });
  };
  const paste = async () => {
    const pasted = part === 'columns' ? await pasteOrWarn(clipboard, e) : undefined;
    if (!pasted) return;
    const present = new Set(store.getState().document.columns.map(({ id }) => id));
    const known = new Set(fields.map(({ id }) => id));
    const fits = ({ id }: ListColumn) => known.has(id) && !present.has(id);
    const skipped = pasted.filter((column) => !fits(column));
    if (skipped.length > 0) toast.warning(t('pasteSkipped', { labels: skipped.map(({ label }) => label).join(', ') }));
    const columns = pasted.filter(fits);
    if (columns.length > 0) insert(t('pasteColumns'), columns);
  };
  /** Moves items by a recipe that knows them by their ids alone. */
  const reorder = (draft: ListDefinition, move: (items: { id: string }[]) => void) => {
    const entries = draft[part] as ListPart[];
    const items = entries.map((entry) => ({ id: itemIdOf(part, entry.id), entry }));
    move(items);
    entries.splice(0, entries.length, ...items.map(({ entry }) => entry));
  };
  return {
    add: (label, entry) => void insert(t('addThis', { label }), [entry]),
    remove: () => removeChosen(t('removeColumns')),
    copy: () => void (part === 'columns' && clipboard.copy(chosenColumns())),
    cut: () => {
      if (part !== 'columns') return;
      void clipboard.copy(chosenColumns());
      removeChosen(t('cutColumns'));
    },
    paste: () => void paste(),
    nudge: (step) =>
      void store.edit(
        t('moveColumns'),
        (draft) => {
          reorder(draft as ListDefinition, (items) => nudgeItems(items, store.getState().selection.ids, step));
        },
        { group: 'nudge' },
      ),
    moveTo: (id, to) => {
      const { selection } = store.getState();
      // a selected row takes the others with it
      const ids = selection.ids.includes(id) ? selection.ids : [id];
      store.edit(t('moveColumns'), (draft) => {
        reorder(draft as ListDefinition, (items) => moveItems(items, ids, to));
        return ids;
      });
    },
    selectAll: () => {
      const ids = idsOf(store.getState().document[part]);
      store.select({ ids, anchor: ids[0] ?? null });
    },
  };
}

function columnClipboard(): EditorClipboard<ListColumn> {
  return createClipboard({
    kind: 'list-columns',
    version: 1,
    isItem: isColumn,
    // absent where the page is not served securely
    system: navigator.clipboard as Clipboard | undefined,
    shared: localStorage,
  });
}

function isColumn(value: unknown): value is ListColumn {
  if (typeof value !== 'object' || value === null) return false;
  const { id, label, align, visibility, colours } = value as Partial<ListColumn>;
  return (
    typeof id === 'string' &&
    typeof label === 'string' &&
    (align === 'left' || align === 'center' || align === 'right') &&
    Array.isArray(visibility) &&
    Array.isArray(colours)
  );
}

export interface ListEditing {
  /** Behind the selection; `label` is for the step of undo. */
  add: (label: string, entry: ListPart) => void;
  remove: () => void;
  copy: () => void;
  cut: () => void;
  paste: () => void;
  /** One place up or down. */
  nudge: (step: 1 | -1) => void;
  /** Before the column that is at `to`. */
  moveTo: (id: string, to: number) => void;
  selectAll: () => void;
}
