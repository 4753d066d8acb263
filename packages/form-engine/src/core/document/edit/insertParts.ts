import { type FieldRegistry } from '../../registry/createRegistry.js';
import { type Field, type FormDocument } from '../FormDocument.js';
import { fieldsOfLayout, type LayoutNode } from '../LayoutNode.js';
import { hasRoom } from './documentSize.js';
import { type FormPart, fits, freshPart, isPanelPart } from './FormPart.js';
import { findItem, type FormPlace, itemOf, nodeItem, placesOf } from './formItems.js';
import { type FormerNames, freeNames } from './freeNames.js';
import { followMoves } from './references.js';

/**
 * Puts copies of parts into a form, with names and ids of their own; their expressions name the copies. Writes on
 * `document`; answers the items that are new, none where there is no room or the parts do not fit.
 */
export function insertParts(
  document: FormDocument,
  parts: readonly FormPart[],
  place: FormPlace,
  registry: FieldRegistry,
  { taken }: FormerNames = {},
): string[] {
  if (!fits(document, parts, place.holder) || !hasRoom(document, place.holder, parts)) return [];
  const names = freeNames(document, { taken, numbersAbove: secondsNow() });
  const fresh = parts.map((part) => freshPart(part, names));
  const moves = new Map(fresh.flatMap((one) => [...one.moves]));
  const copies = fresh.map(({ part }) => part);
  // a form of the copies alone: only their own texts follow, not those of the originals
  const alone: FormDocument = {
    ...EMPTY_FORM,
    fields: copies.flatMap(({ fields }) => fields),
    layout: copies.flatMap(layoutOf),
  };
  followMoves(alone, { moves, before: new Set(moves.keys()), registry });
  return putParts(document, copies, place);
}

/** A number that no field of a form had before: designers add one at a time. */
function secondsNow(): number {
  return Math.floor(Date.now() / 1_000);
}

/** Puts parts into a form as they are; answers their items. Writes on `document`. */
export function putParts(document: FormDocument, parts: readonly FormPart[], { holder, index }: FormPlace): string[] {
  const item = holder === '' ? undefined : findItem(document, holder);
  if (item?.type === 'field' && item.field.kind === 'subtable') {
    const columns = parts.flatMap(({ fields }) => fields);
    item.field.columns.splice(index, 0, ...columns);
    return columns.map(({ id }) => `${holder}.${id}`);
  }
  if (item?.type === 'node' && 'panels' in item.node) {
    const panels = parts.flatMap(({ node }) => ('type' in node ? [] : [node]));
    item.node.panels.splice(index, 0, ...panels);
    addFields(document, parts);
    return panels.map(({ id }) => nodeItem(id));
  }
  const nodes = parts.flatMap(layoutOf);
  placesOf(document, holder)?.splice(index, 0, ...nodes);
  addFields(document, parts);
  return nodes.map(itemOf);
}

function addFields(document: FormDocument, parts: readonly FormPart[]): void {
  const present = new Set(document.fields.map(({ id }) => id));
  document.fields.push(...parts.flatMap(({ fields }) => fields.filter(({ id }) => !present.has(id))));
  orderFields(document);
}

/** Lets the list of fields follow their places, as it is read back. Writes on `document`. */
export function orderFields(document: FormDocument): void {
  const order = new Map(fieldsOfLayout(document.layout).map((id, index) => [id, index]));
  const rank = ({ id }: Field) => order.get(id) ?? order.size;
  const isSorted = document.fields.every(
    (field, index) => index === 0 || rank(document.fields[index - 1] ?? field) <= rank(field),
  );
  if (!isSorted) document.fields = document.fields.toSorted((one, other) => rank(one) - rank(other));
}

function layoutOf(part: FormPart): LayoutNode[] {
  if (isPanelPart(part)) return [];
  return 'type' in part.node ? [part.node] : [];
}

const EMPTY_FORM: FormDocument = {
  version: 1,
  fields: [],
  layout: [],
  appearance: { labelPosition: 'left', labelWidth: 84, gutter: 24, dialogWidth: 600 },
  rules: [],
  wire: undefined,
};
