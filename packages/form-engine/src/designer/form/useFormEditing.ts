import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { type Locale, type Translate } from '@smart-admin/ui/messages';
import { useMemo, useState } from 'react';
import { addContainer, addField } from '../../core/document/edit/addToForm.js';
import { countAt, findItem, formItems, type FormPlace, placeOf } from '../../core/document/edit/formItems.js';
import { insertParts } from '../../core/document/edit/insertParts.js';
import { moveFormItems } from '../../core/document/edit/moveFormItems.js';
import { removeItems } from '../../core/document/edit/removeItems.js';
import { duplicateItems, nudgeFormItems, wrapItems } from '../../core/document/edit/wrapItems.js';
import { type Field, type FormDocument } from '../../core/document/FormDocument.js';
import { type LayoutKind } from '../../core/registry/layoutKinds.js';
import { type FieldRegistry } from '../../core/registry/createRegistry.js';
import { type FieldDefinition } from '../../core/registry/defineField.js';
import { type EditorClipboard } from '../../editor/clipboard.js';
import { type EditorStore } from '../../editor/editorStore.js';
import { editorMessages } from '../../editor/editorMessages.js';
import { useEditor } from '../../editor/EditorProvider.js';
import { pasteOrWarn } from '../../editor/pasteOrWarn.js';
import { useFieldKinds } from '../../fields/FieldKindsProvider.js';
import { type CopiedParts, formClipboard, packParts, unpackParts } from './formClipboard.js';
import { formDesignerMessages, type FormDesignerText } from './formDesignerMessages.js';
import { isRelevant } from './formSettingGroups.js';
import { kindName } from './kindMessages.js';
import { newFieldValues } from './newFieldValues.js';
import { type PaletteEntry } from './palette.js';

/**
 * What can be done to the edited form; what was done is told in words, for those who do not see it. A new field that refers to
 * something opens at the setting that says to what.
 */
export function useFormEditing(
  announce: (text: string) => void,
  { openSetting = () => {}, released }: EditingSurroundings = {},
): FormEditing {
  const t = useMessages(formDesignerMessages);
  const e = useMessages(editorMessages);
  const locale = useLocale();
  const store = useEditor<FormDocument>();
  const { registry } = useFieldKinds();
  const [clipboard] = useState(formClipboard);
  const taken = useMemo(() => new Set(released?.fields.flatMap(namesOf)), [released]);
  // the parts of the canvas keep what they got
  return useMemo(
    () => createFormEditing({ t, e, locale, store, registry, clipboard, announce, openSetting, taken }),
    [t, e, locale, store, registry, clipboard, announce, openSetting, taken],
  );
}

interface EditingSurroundings {
  openSetting?: (setting: string) => void;
  /** The form that is released: new fields get no name of one of its fields that is gone. */
  released?: FormDocument | undefined;
}

function namesOf(field: Field): string[] {
  return field.kind === 'subtable' ? [field.id, ...field.columns.map(({ id }) => id)] : [field.id];
}

interface EditingOptions {
  t: Translate<FormDesignerText>;
  e: Translate<keyof (typeof editorMessages)['zh']>;
  locale: Locale;
  store: EditorStore<FormDocument>;
  registry: FieldRegistry;
  clipboard: EditorClipboard<CopiedParts>;
  announce: (text: string) => void;
  openSetting: (setting: string) => void;
  taken: ReadonlySet<string>;
}

function createFormEditing({
  t,
  e,
  locale,
  store,
  registry,
  clipboard,
  announce,
  openSetting,
  taken,
}: EditingOptions): FormEditing {
  const chosen = () => store.getState().selection.ids;
  const edit = (label: string, done: string, recipe: (draft: FormDocument) => readonly string[], group?: string) => {
    let items: readonly string[] = [];
    const isDone = store.edit(label, (draft) => (items = recipe(draft as FormDocument)), group ? { group } : undefined);
    if (isDone) announce(done);
    else if (!store.getState().readOnly && items.length === 0) announce(t('noRoom'));
    return isDone;
  };
  /** Inside a chosen empty container or subtable, else behind the selection, else at the end. */
  const placeAfter = (): FormPlace => {
    const { document } = store.getState();
    const last = chosen().at(-1);
    const item = last === undefined ? undefined : findItem(document, last);
    const place = last === undefined ? undefined : placeOf(document, last);
    if (last === undefined || !item || !place) return { holder: '', index: document.layout.length };
    if (item.type === 'panel') return { holder: last, index: item.panel.children.length };
    if (item.type === 'node' && 'children' in item.node) return { holder: last, index: item.node.children.length };
    if (item.type === 'node' && 'panels' in item.node && item.node.panels[0])
      return { holder: `@${item.node.panels[0].id}`, index: item.node.panels[0].children.length };
    if (item.type === 'field' && item.field.kind === 'subtable')
      return { holder: last, index: item.field.columns.length };
    return { ...place, index: place.index + 1 };
  };
  const titles = () => [t('page', { number: 1 }), t('page', { number: 2 })];
  const containerTitles = (kind: LayoutKind) => (kind.holds === 'panels' ? titles() : [kindName(kind.type, locale)]);
  const add = (entry: PaletteEntry, wanted?: FormPlace) => {
    const name = kindName(entry.id, locale, registry);
    const put = (place: FormPlace) =>
      edit(t('addThis', { name }), t('added', { name }), (draft) =>
        entry.definition
          ? addField(draft, {
              definition: entry.definition,
              values: newFieldValues(entry.definition, name, locale),
              place,
              registry,
              taken,
            })
          : addContainer(draft, { kind: entry.container, titles: containerTitles(entry.container), place, registry }),
      );
    const putAfter = () => {
      const place = placeAfter();
      if (put(place)) return true;
      // a subtable or a container cannot stand in a chosen subtable: then behind it
      const behind = placeOf(store.getState().document, place.holder);
      return behind !== undefined && put({ ...behind, index: behind.index + 1 });
    };
    const isPut = wanted ? put(wanted) : putAfter();
    const first = entry.definition && firstReference(entry.definition);
    if (isPut && first !== undefined) openSetting(first);
  };
  const removeChosen = (label: string, options?: { lift?: boolean }) => {
    const ids = chosen();
    edit(label, t('removedItems', { count: ids.length }), (draft) => removeItems(draft, ids, options));
  };
  const copy = () => {
    const packed = packParts(store.getState().document, chosen(), registry);
    if (packed) void clipboard.copy([packed]);
  };
  const paste = async () => {
    const pasted = await pasteOrWarn(clipboard, e);
    if (!pasted) return;
    const parts = pasted.flatMap((item) => unpackParts(item, registry) ?? []);
    const put = (place: FormPlace) =>
      edit(t('pasteItems'), t('pasteItems'), (draft) => insertParts(draft, parts, place, registry, { taken }));
    if (put(placeAfter())) return;
    const { document } = store.getState();
    if (!put({ holder: '', index: document.layout.length })) toast.warning(e('foreignPaste'));
  };
  const step = (by: 1 | -1) => {
    const order = formItems(store.getState().document);
    const at = order.indexOf(chosen().at(by === 1 ? -1 : 0) ?? '');
    const next = at === -1 ? (by === 1 ? order[0] : order.at(-1)) : order[at + by];
    if (next !== undefined) store.select({ ids: [next], anchor: next });
  };
  return {
    add,
    move: (ids, place) => void edit(t('move'), t('moved'), (draft) => moveFormItems(draft, ids, place, registry)),
    nudge: (by) => void edit(t('move'), t('moved'), (draft) => nudgeFormItems(draft, chosen(), by, registry), 'nudge'),
    remove: () => removeChosen(e('remove')),
    lift: () => removeChosen(t('lift'), { lift: true }),
    duplicate: () =>
      void edit(t('duplicate'), t('duplicate'), (draft) => duplicateItems(draft, chosen(), registry, { taken })),
    wrap: (kind) => {
      const label = t('wrap', { name: kindName(kind.type, locale) });
      edit(label, label, (draft) => wrapItems(draft, chosen(), { kind, titles: containerTitles(kind), registry }));
    },
    copy,
    cut: () => {
      copy();
      removeChosen(e('cut'));
    },
    paste: () => void paste(),
    step,
    selectParent: () => {
      const { document, selection } = store.getState();
      const holder = placeOf(document, selection.ids[0] ?? '')?.holder;
      store.select(holder ? { ids: [holder], anchor: holder } : { ids: [], anchor: null });
    },
    selectAll: () => {
      const ids = formItems(store.getState().document);
      store.select({ ids, anchor: ids[0] ?? null });
    },
    endOf: (holder) => ({ holder, index: countAt(store.getState().document, holder) }),
  };
}

/** The setting without which a new field of a kind means nothing: what it refers to; undefined for one that refers to nothing. */
function firstReference({ settings }: FieldDefinition): string | undefined {
  const defaults = Object.fromEntries(Object.entries(settings).map(([name, { defaultValue }]) => [name, defaultValue]));
  return Object.entries(settings).find(([name, { reference }]) => reference && isRelevant(name, defaults))?.[0];
}

export interface FormEditing {
  /** Adds a field or a container: at a place, or where the selection is. */
  add: (entry: PaletteEntry, place?: FormPlace) => void;
  move: (ids: readonly string[], place: FormPlace) => void;
  /** One place up or down. */
  nudge: (step: 1 | -1) => void;
  remove: () => void;
  /** Takes the chosen containers away and leaves what they hold. */
  lift: () => void;
  duplicate: () => void;
  wrap: (kind: LayoutKind) => void;
  copy: () => void;
  cut: () => void;
  paste: () => void;
  /** Selects the item after or before. */
  step: (by: 1 | -1) => void;
  selectParent: () => void;
  selectAll: () => void;
  /** Shows a field of the form on phones; only in the design for them. */
  show?: (name: string, label: string) => void;
  /** The place behind the last item of a holder. */
  endOf: (holder: string) => FormPlace;
}
