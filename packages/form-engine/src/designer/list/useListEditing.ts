import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { createClipboard, type EditorClipboard } from '../../editor/clipboard.js';
import { editorMessages } from '../../editor/editorMessages.js';
import { useEditor } from '../../editor/EditorProvider.js';
import { moveItems, nudgeItems } from '../../editor/moveItems.js';
import { type ListColumn, type ListDefinition } from '../../core/list/ListDefinition.js';
import { newColumn, type DesignableField } from './designableFields.js';
import { listDesignerMessages } from './listDesignerMessages.js';

/** What can be done to the columns of the edited list. */
export function useListEditing(fields: readonly DesignableField[]): ListEditing {
  const t = useMessages(listDesignerMessages);
  const e = useMessages(editorMessages);
  const store = useEditor<ListDefinition>();
  const [clipboard] = useState(columnClipboard);
  const chosen = () => {
    const { document, selection } = store.getState();
    return document.columns.filter(({ id }) => selection.ids.includes(id));
  };
  /** Behind the selection, or at the end. */
  const place = () => {
    const { document, selection } = store.getState();
    const last = document.columns.findLastIndex(({ id }) => selection.ids.includes(id));
    return last === -1 ? document.columns.length : last + 1;
  };
  const insert = (label: string, columns: readonly ListColumn[]) =>
    store.edit(label, (draft) => void draft.columns.splice(place(), 0, ...columns), {
      select: columns.map(({ id }) => id),
    });
  const removeChosen = (label: string) => {
    const ids = chosen().map(({ id }) => id);
    const { columns } = store.getState().document;
    const first = columns.findIndex(({ id }) => ids.includes(id));
    const rest = columns.filter(({ id }) => !ids.includes(id));
    const next = rest[Math.min(first, rest.length - 1)];
    store.edit(label, (draft) => void (draft.columns = draft.columns.filter(({ id }) => !ids.includes(id))), {
      select: next ? [next.id] : [],
    });
  };
  const paste = async () => {
    const pasted = await clipboard.paste();
    if (!pasted.items) {
      const words = { empty: e('nothingToPaste'), foreign: e('foreignPaste'), version: e('otherVersion') };
      toast.warning(words[pasted.refusal]);
      return;
    }
    const present = new Set(store.getState().document.columns.map(({ id }) => id));
    const known = new Set(fields.map(({ id }) => id));
    const fits = ({ id }: ListColumn) => known.has(id) && !present.has(id);
    const skipped = pasted.items.filter((column) => !fits(column));
    if (skipped.length > 0) toast.warning(t('pasteSkipped', { labels: skipped.map(({ label }) => label).join(', ') }));
    const columns = pasted.items.filter(fits);
    if (columns.length > 0) insert(t('pasteColumns'), columns);
  };
  return {
    add: (field) => void insert(t('addThis', { label: field.label }), [newColumn(field)]),
    remove: () => removeChosen(t('removeColumns')),
    copy: () => void clipboard.copy(chosen()),
    cut: () => {
      void clipboard.copy(chosen());
      removeChosen(t('cutColumns'));
    },
    paste: () => void paste(),
    nudge: (step) =>
      void store.edit(
        t('moveColumns'),
        (draft) => {
          nudgeItems(draft.columns, store.getState().selection.ids, step);
        },
        { group: 'nudge' },
      ),
    moveTo: (id, to) => {
      const { selection } = store.getState();
      // a selected row takes the others with it
      const ids = selection.ids.includes(id) ? selection.ids : [id];
      store.edit(t('moveColumns'), (draft) => moveItems(draft.columns, ids, to), { select: ids });
    },
    selectAll: () => {
      const ids = store.getState().document.columns.map(({ id }) => id);
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
  const { id, label, align, visibility } = value as Partial<ListColumn>;
  return (
    typeof id === 'string' &&
    typeof label === 'string' &&
    (align === 'left' || align === 'center' || align === 'right') &&
    Array.isArray(visibility)
  );
}

export interface ListEditing {
  add: (field: DesignableField) => void;
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
