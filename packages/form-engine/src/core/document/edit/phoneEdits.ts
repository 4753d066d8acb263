import { type FieldRegistry } from '../../registry/createRegistry.js';
import { type FormDocument } from '../FormDocument.js';
import { fieldsOfLayout } from '../LayoutNode.js';
import { findItem, type FormPlace, placesOf } from './formItems.js';
import { moveFormItems } from './moveFormItems.js';
import { removeItems } from './removeItems.js';

/**
 * Puts fields that a form has into its layout for phones; those that stand there stay. Writes on `document`; answers the
 * items that are new, none where the place holds no fields.
 */
export function showFields(document: FormDocument, names: readonly string[], { holder, index }: FormPlace): string[] {
  const places = placesOf(document, holder);
  const placed = new Set(fieldsOfLayout(document.layout));
  const known = new Set(document.fields.map(({ id }) => id));
  const fresh = names.filter((name) => known.has(name) && !placed.has(name));
  if (!places || fresh.length === 0) return [];
  places.splice(index, 0, ...fresh.map((field) => ({ type: 'field' as const, field })));
  return fresh;
}

/**
 * Takes items off the layout for phones: the fields stay in the form, columns are hidden there. With `lift` only
 * containers go. Writes on `document`; answers the item that takes the first one's place.
 */
export function hideItems(document: FormDocument, ids: readonly string[], { lift = false } = {}): string[] {
  const columns = ids.filter(isColumn);
  for (const id of columns) {
    const item = findItem(document, id);
    if (item?.type === 'column') item.field.visibility = item.field.visibility.filter((device) => device !== 'app');
  }
  const places = ids.filter((id) => !isColumn(id) && (!lift || id.startsWith('@')));
  if (places.length === 0) return columns;
  const { fields } = document;
  const next = removeItems(document, places, { lift });
  document.fields = fields;
  return next;
}

/** Moves items within the layout for phones. The order of columns is that of the form. Writes on `document`; answers the items. */
export function movePlaces(
  document: FormDocument,
  ids: readonly string[],
  place: FormPlace,
  registry: FieldRegistry,
): string[] {
  const isOfForm = ids.some(isColumn) || findItem(document, place.holder)?.type === 'field';
  return isOfForm ? [] : moveFormItems(document, ids, place, registry);
}

function isColumn(id: string): boolean {
  return id.includes('.') && !id.startsWith('@');
}
