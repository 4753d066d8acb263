import { type FieldRegistry } from '../../registry/createRegistry.js';
import { type Field, type FormDocument } from '../FormDocument.js';
import { findItem, type FormPlace, isWithin, placeOf, placesOf, topmostItems } from './formItems.js';
import { hasRoom } from './documentSize.js';
import { type FormPart, fits, partOf } from './FormPart.js';
import { freeNames } from './freeNames.js';
import { orderFields, putParts } from './insertParts.js';
import { followMoves, pathsOf } from './references.js';
import { dropEmptyPanels, dropNames } from './removeItems.js';

/**
 * Moves items, together and in the order of the page, to a place; `index` counts as things stand before. A field that goes
 * into a subtable becomes a column, and expressions go on meaning it. Writes on `document`; answers the items as they are
 * called now, none where they may not stand there.
 */
export function moveFormItems(
  document: FormDocument,
  ids: readonly string[],
  { holder, index }: FormPlace,
  registry: FieldRegistry,
): string[] {
  if (!canMove(document, ids, holder)) return [];
  const top = topmostItems(document, ids);
  const before = pathsOf(document);
  const earlier = top.filter((id) => {
    const place = placeOf(document, id);
    return place?.holder === holder && place.index < index;
  }).length;
  const taken = top.flatMap((id) => take(document, id, holder));
  const moves = new Map<string, string>();
  const names = freeNames(document);
  const target = holder === '' ? undefined : findItem(document, holder);
  const table = target?.type === 'field' ? target.field.id : undefined;
  for (const { part, from } of taken) {
    // nothing else may have the name there, nor may a column hide a field
    const field = part.fields[0];
    if (from.table === table || !field) continue;
    const old = from.table === undefined ? field.id : `${from.table}.${field.id}`;
    if (from.table !== undefined || table !== undefined) renameTaken(part, field, names.name(field.id));
    moves.set(old, table === undefined ? field.id : `${table}.${field.id}`);
  }
  const items = putParts(
    document,
    taken.map(({ part }) => part),
    { holder, index: index - earlier },
  );
  orderFields(document);
  followMoves(document, { moves, before, registry });
  dropEmptyPanels(document.layout);
  dropNames(document, before);
  return items;
}

/** Whether items may stand at a holder: they fit, do not go into themselves, and there is room. */
export function canMove(
  document: Pick<FormDocument, 'fields' | 'layout'>,
  ids: readonly string[],
  holder: string,
): boolean {
  const top = topmostItems(document, ids);
  if (top.length === 0 || top.some((id) => isWithin(document, holder, id))) return false;
  const parts = top.flatMap((id) => partOf(document, id) ?? []);
  // the last panel takes its container along, which must not be where it goes
  if (!fits(document, parts, holder)) return false;
  const coming = parts.filter((_part, at) => placeOf(document, top[at] ?? '')?.holder !== holder);
  const isFromTable = top.some((id) => findItem(document, id)?.type === 'column');
  return hasRoom(document, holder, coming, !isFromTable);
}

interface Taken {
  part: FormPart;
  from: { table: string | undefined };
}

/** Takes an item off its place; its fields stay in the form unless it changes between the form and a subtable. */
function take(document: FormDocument, id: string, holder: string): Taken[] {
  const item = findItem(document, id);
  const place = placeOf(document, id);
  const part = partOf(document, id);
  if (!item || !place || !part) return [];
  if (item.type === 'column') {
    item.table.columns.splice(place.index, 1);
    return [{ part, from: { table: item.table.id } }];
  }
  if (item.type === 'panel') item.owner.panels.splice(place.index, 1);
  else placesOf(document, place.holder)?.splice(place.index, 1);
  const goesIntoTable = item.type === 'field' && !holder.startsWith('@') && holder !== '';
  if (goesIntoTable) document.fields = document.fields.filter((field) => field.id !== id);
  return [{ part, from: { table: undefined } }];
}

function renameTaken(part: FormPart, field: Field, name: string): void {
  field.id = name;
  if ('type' in part.node && part.node.type === 'field') part.node = { type: 'field', field: name };
}
