import { DOCUMENT_LIMITS } from '../limits.js';
import { type FormDocument } from '../FormDocument.js';
import { type LayoutNode, type LayoutPanel } from '../LayoutNode.js';
import { type FormPart } from './FormPart.js';
import { findItem, placeOf } from './formItems.js';

type Part = LayoutNode | LayoutPanel;

/** Whether a form has room for more parts at a place: fields, columns, containers and their depth within what a document may hold. */
export function hasRoom(
  document: Pick<FormDocument, 'fields' | 'layout'>,
  holder: string,
  parts: readonly FormPart[],
  /** Parts that the form has already and that only move. */
  areInside = false,
): boolean {
  const item = holder === '' ? undefined : findItem(document, holder);
  if (item?.type === 'field')
    return item.field.kind === 'subtable' && item.field.columns.length + parts.length <= DOCUMENT_LIMITS.columns;
  const height = Math.max(0, ...parts.map(({ node }) => heightOf(node)));
  if (depthOf(document, holder) + height > DOCUMENT_LIMITS.depth) return false;
  if (areInside) return true;
  const fields = parts.reduce((sum, part) => sum + part.fields.length, document.fields.length);
  const nodes = parts.reduce((sum, { node }) => sum + countNodes(node), countAll(document.layout));
  return fields <= DOCUMENT_LIMITS.fields && nodes <= DOCUMENT_LIMITS.nodes;
}

/** Containers around the places of a holder, it among them. */
function depthOf(document: Pick<FormDocument, 'fields' | 'layout'>, holder: string): number {
  if (holder === '') return 0;
  const item = findItem(document, holder);
  const outer = depthOf(document, placeOf(document, holder)?.holder ?? '');
  // a panel and its container are one level
  return item?.type === 'panel' ? outer : outer + 1;
}

function heightOf(node: Part): number {
  if ('type' in node && node.type === 'field') return 0;
  const children =
    'panels' in node ? node.panels.flatMap((panel) => panel.children) : 'children' in node ? node.children : [];
  const inner = Math.max(0, ...children.map(heightOf));
  return 'type' in node ? inner + 1 : inner;
}

function countNodes(node: Part): number {
  if ('type' in node && node.type === 'field') return 0;
  return 1 + countAll('panels' in node ? node.panels : 'children' in node ? node.children : []);
}

function countAll(nodes: readonly Part[]): number {
  return nodes.reduce((sum, node) => sum + countNodes(node), 0);
}
