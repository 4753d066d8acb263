import { type FormDocument } from './FormDocument.js';
import { fieldsOfLayout, type LayoutNode } from './LayoutNode.js';

/** The layout of a form as it is drawn: places of fields that are gone left out, fields without a place at the end. */
export function placedLayout({ fields, layout }: Pick<FormDocument, 'fields' | 'layout'>): LayoutNode[] {
  const open = new Set(fields.map(({ id }) => id));
  const placed = prune(layout, open);
  return [...placed, ...[...open].map((field): LayoutNode => ({ type: 'field', field }))];
}

/** Keeps the first place of each open field and takes it out of `open`. */
function prune(nodes: readonly LayoutNode[], open: Set<string>): LayoutNode[] {
  return nodes.flatMap((node): LayoutNode[] => {
    if (node.type === 'field') return open.delete(node.field) ? [node] : [];
    if ('children' in node) return [{ ...node, children: prune(node.children, open) }];
    return [{ ...node, panels: node.panels.map((panel) => ({ ...panel, children: prune(panel.children, open) })) }];
  });
}

/** Fields one below the other, without containers. */
export function flatLayout(fields: readonly { id: string }[]): LayoutNode[] {
  return fields.map(({ id }) => ({ type: 'field', field: id }));
}

/** Fields of a layout in the order in which they are drawn. */
export function fieldOrder(document: Pick<FormDocument, 'fields' | 'layout'>): string[] {
  return fieldsOfLayout(placedLayout(document));
}
