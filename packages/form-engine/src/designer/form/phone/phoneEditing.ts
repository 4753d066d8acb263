import { type Translate } from '@smart-admin/ui/messages';
import { hideItems, movePlaces, showFields } from '../../../core/document/edit/phoneEdits.js';
import { type FormPlace, findItem, placeOf } from '../../../core/document/edit/formItems.js';
import { nudgeFormItems } from '../../../core/document/edit/wrapItems.js';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { type FieldRegistry } from '../../../core/registry/createRegistry.js';
import { type EditorStore } from '../../../editor/editorStore.js';
import { type PhoneText } from '../../phoneMessages.js';
import { type FormDesignerText } from '../formDesignerMessages.js';
import { type FormEditing } from '../useFormEditing.js';

/** The same editing for phones: it decides which fields of the form stand where, and makes, copies and drops none. */
export function phoneEditing(
  editing: FormEditing,
  { store, registry, t, p, announce }: PhoneEditingOptions,
): FormEditing {
  const chosen = () => store.getState().selection.ids;
  const edit = (label: string, done: string, recipe: (draft: FormDocument) => readonly string[], group?: string) => {
    let items: readonly string[] = [];
    const isDone = store.edit(label, (draft) => (items = recipe(draft as FormDocument)), group ? { group } : undefined);
    if (isDone) announce(done);
    else if (!store.getState().readOnly && items.length === 0) announce(t('noRoom'));
    return isDone;
  };
  const hide = (label: string, options?: { lift?: boolean }) => {
    const ids = chosen();
    edit(label, p('hidden', { count: ids.length }), (draft) => hideItems(draft, ids, options));
  };
  return {
    ...editing,
    add: (entry, place) => (entry.container ? editing.add(entry, place) : undefined),
    show: (name, label) => {
      const { document } = store.getState();
      edit(p('showThis', { name: label }), p('shown', { name: label }), (draft) =>
        showFields(draft, [name], placeAfter(document, chosen().at(-1))),
      );
    },
    move: (ids, place) => void edit(t('move'), t('moved'), (draft) => movePlaces(draft, ids, place, registry)),
    nudge: (by) => {
      if (chosen().some((id) => id.includes('.'))) return announce(t('noRoom'));
      edit(t('move'), t('moved'), (draft) => nudgeFormItems(draft, chosen(), by, registry), 'nudge');
    },
    remove: () => hide(p('hide')),
    lift: () => hide(t('lift'), { lift: true }),
    duplicate: () => {},
    copy: () => {},
    cut: () => {},
    paste: () => {},
  };
}

/** Inside of a chosen container, behind another chosen part, else at the end. */
function placeAfter(document: FormDocument, last: string | undefined): FormPlace {
  const end = { holder: '', index: document.layout.length };
  if (last === undefined) return end;
  const item = findItem(document, last);
  if (item?.type === 'panel') return { holder: last, index: item.panel.children.length };
  if (item?.type === 'node' && 'children' in item.node) return { holder: last, index: item.node.children.length };
  const place = placeOf(document, item?.type === 'column' ? item.table.id : last);
  return place ? { ...place, index: place.index + 1 } : end;
}

/** Commands that phones have nothing for. */
export const WEB_COMMANDS: ReadonlySet<string> = new Set(['copy', 'cut', 'paste', 'duplicate']);

interface PhoneEditingOptions {
  store: EditorStore<FormDocument>;
  registry: FieldRegistry;
  t: Translate<FormDesignerText>;
  p: Translate<PhoneText>;
  announce: (text: string) => void;
}
