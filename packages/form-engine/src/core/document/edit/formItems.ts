import { type Field, type FormDocument, type SubtableField } from '../FormDocument.js';
import { type ContainerNode, type LayoutNode, type LayoutPanel, type PanelsNode } from '../LayoutNode.js';

/**
 * The parts of a form that can be chosen and moved, by id: a field `price`, a column `visitors.count`, and with an `@` a
 * container or a panel `@n3`.
 */
export type FormItem =
  | { type: 'field'; field: Field }
  | { type: 'column'; field: Field; table: SubtableField }
  | { type: 'node'; node: ContainerNode | PanelsNode }
  | { type: 'panel'; panel: LayoutPanel; owner: PanelsNode };

/** Where something stands: in the form itself (''), a container, a panel, or a subtable; `index` counts from 0. */
export interface FormPlace {
  holder: string;
  index: number;
}

/** Id of a container or a panel among the items. */
export function nodeItem(id: string): string {
  return `@${id}`;
}

/** All items in the order of the page, each before what it holds. */
export function formItems(document: Pick<FormDocument, 'fields' | 'layout'>): string[] {
  return formParts(document).map(([id]) => id);
}

/** All items with what they are, in the order of `formItems`; undefined for a place whose field is none of the form. */
export function formParts({
  fields,
  layout,
}: Pick<FormDocument, 'fields' | 'layout'>): [id: string, item: FormItem | undefined][] {
  const known = new Map(fields.map((field) => [field.id, field]));
  const partsOf = (id: string): [string, FormItem | undefined][] => {
    const field = known.get(id);
    const columns = field?.kind === 'subtable' ? field.columns : [];
    return [
      [id, field && { type: 'field', field }],
      ...columns.map((column): [string, FormItem] => [
        `${id}.${column.id}`,
        { type: 'column', field: column, table: field as SubtableField },
      ]),
    ];
  };
  const visit = (nodes: readonly LayoutNode[]): [string, FormItem | undefined][] =>
    nodes.flatMap((node): [string, FormItem | undefined][] => {
      if (node.type === 'field') return partsOf(node.field);
      const own: [string, FormItem] = [nodeItem(node.id), { type: 'node', node }];
      if (!('panels' in node)) return [own, ...visit(node.children)];
      return [
        own,
        ...node.panels.flatMap((panel): [string, FormItem | undefined][] => [
          [nodeItem(panel.id), { type: 'panel', panel, owner: node }],
          ...visit(panel.children),
        ]),
      ];
    });
  return visit(layout);
}

/** The part of the form with an id; also in a draft of it. */
export function findItem(document: Pick<FormDocument, 'fields' | 'layout'>, id: string): FormItem | undefined {
  if (id.startsWith('@')) {
    const found = findNode(document.layout, id.slice(1));
    if (!found) return undefined;
    return found.owner ? { type: 'panel', panel: found.node, owner: found.owner } : { type: 'node', node: found.node };
  }
  const [name = '', column] = id.split('.');
  const field = document.fields.find((one) => one.id === name);
  if (!field || column === undefined) return field && { type: 'field', field };
  const table = field.kind === 'subtable' ? field : undefined;
  const found = table?.columns.find((one) => one.id === column);
  return table && found && { type: 'column', field: found, table };
}

/** Where an item stands now. */
export function placeOf(document: Pick<FormDocument, 'fields' | 'layout'>, id: string): FormPlace | undefined {
  const [name = '', column] = id.split('.');
  if (column !== undefined && !id.startsWith('@')) {
    const table = document.fields.find((one) => one.id === name);
    const index = table?.kind === 'subtable' ? table.columns.findIndex((one) => one.id === column) : -1;
    return index === -1 ? undefined : { holder: name, index };
  }
  return placeIn(document.layout, '', id);
}

function placeIn(nodes: readonly LayoutNode[], holder: string, id: string): FormPlace | undefined {
  for (const [index, node] of nodes.entries()) {
    if (itemOf(node) === id) return { holder, index };
    if (node.type === 'field') continue;
    const own = nodeItem(node.id);
    if (!('panels' in node)) {
      const found = placeIn(node.children, own, id);
      if (found) return found;
      continue;
    }
    for (const [panelIndex, panel] of node.panels.entries()) {
      if (nodeItem(panel.id) === id) return { holder: own, index: panelIndex };
      const found = placeIn(panel.children, nodeItem(panel.id), id);
      if (found) return found;
    }
  }
  return undefined;
}

/** Id of a place of the layout among the items. */
export function itemOf(node: LayoutNode): string {
  return node.type === 'field' ? node.field : nodeItem(node.id);
}

/** The places that a holder has; undefined for one that has none: a subtable, a container of panels, nothing. */
export function placesOf(document: Pick<FormDocument, 'layout'>, holder: string): LayoutNode[] | undefined {
  if (holder === '') return document.layout;
  const found = findNode(document.layout, holder.slice(1));
  return found && 'children' in found.node ? found.node.children : undefined;
}

/** How many items stand in a holder, whatever they are. */
export function countAt(document: Pick<FormDocument, 'fields' | 'layout'>, holder: string): number {
  const item = holder === '' ? undefined : findItem(document, holder);
  if (item?.type === 'field') return item.field.kind === 'subtable' ? item.field.columns.length : 0;
  if (item?.type === 'node' && 'panels' in item.node) return item.node.panels.length;
  return placesOf(document, holder)?.length ?? 0;
}

type FoundNode = { node: ContainerNode | PanelsNode; owner?: undefined } | { node: LayoutPanel; owner: PanelsNode };

function findNode(nodes: readonly LayoutNode[], id: string): FoundNode | undefined {
  for (const node of nodes) {
    if (node.type === 'field') continue;
    if (node.id === id) return { node };
    if (!('panels' in node)) {
      const found = findNode(node.children, id);
      if (found) return found;
      continue;
    }
    for (const panel of node.panels) {
      const found: FoundNode | undefined =
        panel.id === id ? { node: panel, owner: node } : findNode(panel.children, id);
      if (found) return found;
    }
  }
  return undefined;
}

/** Whether an item is another one or stands in it. */
export function isWithin(document: Pick<FormDocument, 'fields' | 'layout'>, id: string, outer: string): boolean {
  for (let at: string | undefined = id; at !== undefined && at !== ''; at = placeOf(document, at)?.holder)
    if (at === outer) return true;
  return false;
}

/** Of these items those that stand in no other of them, in the order of the page. */
export function topmostItems(document: Pick<FormDocument, 'fields' | 'layout'>, ids: readonly string[]): string[] {
  const chosen = new Set(ids);
  return formItems(document).filter((id) => {
    if (!chosen.has(id)) return false;
    for (let at = placeOf(document, id)?.holder; at !== undefined && at !== ''; at = placeOf(document, at)?.holder)
      if (chosen.has(at)) return false;
    return true;
  });
}

/** Names of the fields of an item: a container's with all that stand in it. */
export function fieldsOfItem(node: LayoutNode | LayoutPanel): string[] {
  if ('type' in node && node.type === 'field') return [node.field];
  if ('panels' in node) return node.panels.flatMap(fieldsOfItem);
  return 'children' in node ? node.children.flatMap(fieldsOfItem) : [];
}
