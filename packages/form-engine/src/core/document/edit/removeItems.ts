import { type FormDocument } from '../FormDocument.js';
import { type LayoutNode } from '../LayoutNode.js';
import { fieldsOfItem, findItem, formItems, nodeItem, placeOf, placesOf, topmostItems } from './formItems.js';
import { pathsOf } from './references.js';

/**
 * Takes items out of a form: fields with their places, containers with all that stands in them, or with `lift` only the
 * containers, whose content takes their place. Writes on `document`; answers the item that takes the first one's place.
 */
export function removeItems(document: FormDocument, ids: readonly string[], { lift = false } = {}): string[] {
  const order = formItems(document);
  const before = pathsOf(document);
  const top = topmostItems(document, ids);
  const first = order.findIndex((id) => top.includes(id));
  for (const id of top) removeItem(document, id, lift);
  dropEmptyPanels(document.layout);
  dropNames(document, before);
  const left = new Set(formItems(document));
  const next = order.slice(first).find((id) => left.has(id)) ?? order.slice(0, first).findLast((id) => left.has(id));
  return next === undefined ? [] : [next];
}

function removeItem(document: FormDocument, id: string, lift: boolean): void {
  const item = findItem(document, id);
  const place = placeOf(document, id);
  if (!item || !place) return;
  if (item.type === 'column') {
    item.table.columns.splice(place.index, 1);
    return;
  }
  const inner = lift ? contentOf(item) : [];
  const gone = new Set(
    item.type === 'field' ? [id] : lift ? [] : fieldsOfItem(item.type === 'node' ? item.node : item.panel),
  );
  if (item.type === 'panel') {
    item.owner.panels.splice(place.index, 1);
    // what a panel held goes behind its container
    const around = placeOf(document, nodeItem(item.owner.id));
    if (around && inner.length > 0) placesOf(document, around.holder)?.splice(around.index + 1, 0, ...inner);
  } else placesOf(document, place.holder)?.splice(place.index, 1, ...inner);
  if (gone.size > 0) document.fields = document.fields.filter((field) => !gone.has(field.id));
}

function contentOf(item: NonNullable<ReturnType<typeof findItem>>): LayoutNode[] {
  if (item.type === 'panel') return item.panel.children;
  if (item.type !== 'node') return [];
  return 'panels' in item.node ? item.node.panels.flatMap(({ children }) => children) : item.node.children;
}

/** Takes out containers whose last panel is gone. Writes on `nodes`. */
export function dropEmptyPanels(nodes: LayoutNode[]): void {
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const node = nodes[index];
    if (!node || node.type === 'field') continue;
    if ('panels' in node) {
      for (const panel of node.panels) dropEmptyPanels(panel.children);
      if (node.panels.length === 0) nodes.splice(index, 1);
    } else dropEmptyPanels(node.children);
  }
}

/** Takes columns that were there `before`, and are gone, out of the sums of their subtables. Writes on `document`. */
export function dropNames(document: FormDocument, before: ReadonlySet<string>): void {
  const paths = pathsOf(document);
  for (const field of document.fields) {
    if (field.kind !== 'subtable') continue;
    const isGone = (path: string) => before.has(path) && !paths.has(path);
    const kept = field.summaryFields.filter((name) => !isGone(`${field.id}.${name}`));
    if (kept.length < field.summaryFields.length) Object.assign(field, { summaryFields: kept });
  }
}
