import { type FieldRegistry, standardRegistry } from '../registry/createRegistry.js';
import { type ListDefinition } from '../list/ListDefinition.js';
import { settingsOf } from './formReferences.js';
import { type Field, type FormDocument } from './FormDocument.js';

/** What a document names outside of itself: `of` as in `SettingReference`, or `dictionaryItem` within a dictionary. */
export interface NamedThing {
  of: string;
  id: string;
  /** Dictionary of an item, as the document names it. */
  within: string;
}

/** The form with what it refers to named in another way, as from ids to codes; what stays the same is the same object. */
export function renameReferences(
  document: FormDocument,
  rename: (thing: NamedThing) => string,
  registry: FieldRegistry = standardRegistry,
): FormDocument {
  return { ...document, fields: document.fields.map((field) => renamedField(field, rename, registry)) };
}

/** The list with what it refers to named in another way. */
export function renameListReferences(list: ListDefinition, rename: (thing: NamedThing) => string): ListDefinition {
  const named = (of: string, id: string) => (id === '' ? id : rename({ of, id, within: '' }));
  const renameButton = (button: ListDefinition['buttons'][number]) => {
    const { interfaceId = '' } = button;
    const wanted = named('interface', interfaceId);
    return wanted === interfaceId ? button : { ...button, interfaceId: wanted };
  };
  return {
    ...list,
    buttons: list.buttons.map(renameButton),
    rowButtons: list.rowButtons.map(renameButton),
    ...(list.related && { related: list.related.map((tab) => ({ ...tab, modelId: named('model', tab.modelId) })) }),
  };
}

function renamedField(field: Field, rename: (thing: NamedThing) => string, registry: FieldRegistry): Field {
  const changed: Record<string, unknown> = {};
  const values = field as unknown as Readonly<Record<string, unknown>>;
  for (const [setting, { reference }] of Object.entries(settingsOf(field, registry))) {
    // parts go by the names that they have in what they belong to, fields by their own
    if (!reference || reference.of === 'field' || reference.within !== undefined) continue;
    const id = values[setting];
    if (typeof id !== 'string' || id === '') continue;
    const wanted = rename({ of: reference.of, id, within: '' });
    if (wanted !== id) changed[setting] = wanted;
  }
  const { dataType, dictionaryType, defaultValue } = values;
  if (dataType === 'dictionary' && typeof dictionaryType === 'string') {
    const wanted = renamedItems(defaultValue, (id) => rename({ of: 'dictionaryItem', id, within: dictionaryType }));
    if (wanted !== defaultValue) changed.defaultValue = wanted;
  }
  if (field.kind === 'subtable') {
    const columns = field.columns.map((column) => renamedField(column, rename, registry));
    if (columns.some((column, index) => column !== field.columns[index])) changed.columns = columns;
  }
  // the settings keep their types: only texts are replaced by texts
  return Object.keys(changed).length === 0 ? field : ({ ...field, ...changed } as Field);
}

/** A value, several, or paths of several, with other ids in it; the same value where none changes. */
function renamedItems(value: unknown, rename: (id: string) => string): unknown {
  if (typeof value === 'string') return value === '' ? value : rename(value);
  if (!Array.isArray(value)) return value;
  const renamed = value.map((one: unknown) => renamedItems(one, rename));
  return renamed.some((one, index) => one !== value[index]) ? renamed : value;
}
