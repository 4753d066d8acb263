import { type FieldRegistry } from '../../registry/createRegistry.js';
import { type LayoutKind } from '../../registry/layoutKinds.js';
import { type FormDocument } from '../FormDocument.js';
import { addContainer } from './addToForm.js';
import { canMove, moveFormItems } from './moveFormItems.js';
import { copyParts } from './FormPart.js';
import { countAt, findItem, nodeItem, placeOf, placesOf, topmostItems } from './formItems.js';
import { type FormerNames } from './freeNames.js';
import { insertParts } from './insertParts.js';
import { dropEmptyPanels } from './removeItems.js';

/**
 * Puts a container around items, at the place of the first one; they go into its first panel where it has panels. Writes
 * on `document`; answers the container, none where the items cannot stand in one.
 */
export function wrapItems(
  document: FormDocument,
  ids: readonly string[],
  { kind, titles, registry }: { kind: LayoutKind; titles: readonly string[]; registry: FieldRegistry },
): string[] {
  const [first] = topmostItems(document, ids);
  const place = first === undefined ? undefined : placeOf(document, first);
  if (!place || !placesOf(document, place.holder) || topmostItems(document, ids).some((id) => !isPlace(document, id)))
    return [];
  const [container] = addContainer(document, { kind, titles, place, registry });
  const item = container === undefined ? undefined : findItem(document, container);
  if (container === undefined || item?.type !== 'node') return [];
  const holder = 'panels' in item.node ? nodeItem(item.node.panels[0]?.id ?? '') : container;
  if (canMove(document, ids, holder)) {
    moveFormItems(document, ids, { holder, index: 0 }, registry);
    return [container];
  }
  // too deep: as it was
  placesOf(document, place.holder)?.splice(place.index, 1);
  dropEmptyPanels(document.layout);
  return [];
}

/** Puts copies of items behind the last one of them. Writes on `document`; answers the copies. */
export function duplicateItems(
  document: FormDocument,
  ids: readonly string[],
  registry: FieldRegistry,
  former: FormerNames = {},
): string[] {
  const last = topmostItems(document, ids).at(-1);
  const place = last === undefined ? undefined : placeOf(document, last);
  if (!place) return [];
  return insertParts(document, copyParts(document, ids), { ...place, index: place.index + 1 }, registry, former);
}

/** One place up or down among the items that stand beside them. Writes on `document`; answers the items. */
export function nudgeFormItems(
  document: FormDocument,
  ids: readonly string[],
  step: 1 | -1,
  registry: FieldRegistry,
): string[] {
  const top = topmostItems(document, ids);
  const places = top.flatMap((id) => placeOf(document, id) ?? []);
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last || places.some(({ holder }) => holder !== first.holder)) return [];
  const count = countAt(document, first.holder);
  const index = step === -1 ? first.index - 1 : last.index + 2;
  if (index < 0 || index > count) return [];
  return moveFormItems(document, top, { holder: first.holder, index }, registry);
}

function isPlace(document: FormDocument, id: string): boolean {
  const type = findItem(document, id)?.type;
  return type === 'field' || type === 'node';
}
