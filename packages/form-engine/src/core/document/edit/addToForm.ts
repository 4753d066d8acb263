import { baseSettings } from '../../registry/baseSettings.js';
import { type FieldRegistry } from '../../registry/createRegistry.js';
import { type FieldDefinition } from '../../registry/defineField.js';
import { type LayoutKind } from '../../registry/layoutKinds.js';
import { createField } from '../createField.js';
import { type CustomKind, type Field, type FormDocument } from '../FormDocument.js';
import { type ContainerNode, type LayoutNode, type PanelsNode } from '../LayoutNode.js';
import { type FormPlace } from './formItems.js';
import { type FormerNames, freeNames, nameForKind } from './freeNames.js';
import { insertParts } from './insertParts.js';

/**
 * Adds a field of a kind with a free name. `values` are settings that it starts with, its title among them. Writes on
 * `document`; answers the items that are new: one, or none where there is no room.
 */
export function addField(
  document: FormDocument,
  { definition, values, place, registry, taken }: NewFieldOptions,
): string[] {
  const name = freeNames(document, { taken }).name(nameForKind(definition.kind as Field['kind']));
  // the registry knows kinds only as texts
  const field = createField(definition as FieldDefinition<CustomKind>, { ...values, id: name }) as unknown as Field;
  return insertParts(document, [{ node: { type: 'field', field: name }, fields: [field] }], place, registry, { taken });
}

/** Adds an empty container; `titles` are those of its panels, the first one its own where it has none. */
export function addContainer(
  document: FormDocument,
  {
    kind,
    titles,
    place,
    registry,
  }: { kind: LayoutKind; titles: readonly string[]; place: FormPlace; registry: FieldRegistry },
): string[] {
  return insertParts(document, [{ node: createContainer(kind, titles), fields: [] }], place, registry);
}

/** A container with the defaults of its kind; its ids are placeholders that `insertParts` replaces. */
export function createContainer(
  { type, holds, settings }: LayoutKind,
  titles: readonly string[],
  children: LayoutNode[] = [],
): ContainerNode | PanelsNode {
  const defaults = Object.fromEntries(Object.entries(settings).map(([name, { defaultValue }]) => [name, defaultValue]));
  const [title = ''] = titles;
  const content =
    holds === 'children'
      ? { title: type === 'row' || type === 'grid' ? '' : title, children }
      : {
          panels: titles.map((text, index) => ({
            id: '',
            name: '',
            title: text,
            children: index === 0 ? children : [],
            wire: undefined,
          })),
        };
  // the settings of a container make its type, as those of a field do
  return { ...defaults, ...content, type, id: '', wire: undefined } as unknown as ContainerNode | PanelsNode;
}

/** Kinds that the value of a field can be kept by: the same part of a form, stored in the same way. */
export function kindsForChange(field: Field, registry: FieldRegistry): FieldDefinition[] {
  const own = registry.get(field.kind);
  if (!own || own.role !== 'input') return [];
  const storageOf = (definition: FieldDefinition) => JSON.stringify(definition.storage(asKind(field, definition)));
  const stored = storageOf(own);
  return registry.definitions.filter((definition) => definition.role === 'input' && storageOf(definition) === stored);
}

/** Lets a field be of another kind: what both kinds have stays, the rest starts with its defaults. Writes on `field`. */
export function changeKind(field: Field, definition: FieldDefinition): void {
  const changed = asKind(field, definition);
  const target = field as unknown as Record<string, unknown>;
  for (const key of Object.keys(target)) if (!Object.hasOwn(changed, key)) delete target[key];
  for (const [key, value] of Object.entries(changed)) if (target[key] !== value) target[key] = value;
}

function asKind(field: Field, { kind, tag, settings }: FieldDefinition): Parameters<FieldDefinition['storage']>[0] {
  const values = field as unknown as Record<string, unknown>;
  const own = Object.entries(settings).map(([name, { defaultValue, editor, choices }]) => {
    const value = values[name];
    const isSame =
      typeof value === typeof defaultValue && (!choices || editor !== 'choice' || choices.includes(String(value)));
    return [name, Object.hasOwn(values, name) && isSame ? value : defaultValue];
  });
  const base = Object.keys(baseSettings).map((name) => [name, values[name]]);
  return {
    ...Object.fromEntries(base),
    ...Object.fromEntries(own),
    id: field.id,
    wire: field.wire,
    tag,
    kind,
  } as Parameters<FieldDefinition['storage']>[0];
}

export interface NewFieldOptions extends FormerNames {
  definition: FieldDefinition;
  values: Readonly<Record<string, unknown>>;
  place: FormPlace;
  registry: FieldRegistry;
}
