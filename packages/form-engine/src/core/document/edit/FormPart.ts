import { type Field, type FormDocument } from '../FormDocument.js';
import { type LayoutNode, type LayoutPanel } from '../LayoutNode.js';
import { fieldsOfItem, findItem, placesOf, topmostItems } from './formItems.js';
import { type FreeNames } from './freeNames.js';

/** Something cut out of a form, with all that it needs elsewhere: places with their fields, or a panel. A column is the place of its field. */
export interface FormPart {
  node: LayoutNode | LayoutPanel;
  /** The fields that have their places in `node`. */
  fields: Field[];
}

/** Whether a part is a panel, which stands only beside other panels. */
export function isPanelPart({ node }: FormPart): boolean {
  return !('type' in node);
}

/** Copies of the chosen items, what stands in another chosen item with that one. */
export function copyParts(document: Pick<FormDocument, 'fields' | 'layout'>, ids: readonly string[]): FormPart[] {
  return topmostItems(document, ids).flatMap((id) => partOf(document, id) ?? []);
}

/** One item as a part: the objects of the form itself, not copies. */
export function partOf(document: Pick<FormDocument, 'fields' | 'layout'>, id: string): FormPart | undefined {
  const item = findItem(document, id);
  if (!item) return undefined;
  if (item.type === 'column') return { node: { type: 'field', field: item.field.id }, fields: [item.field] };
  const node: LayoutNode | LayoutPanel =
    item.type === 'field' ? { type: 'field', field: id } : item.type === 'node' ? item.node : item.panel;
  const fields = new Map(document.fields.map((field) => [field.id, field]));
  return { node, fields: fieldsOfItem(node).flatMap((name) => fields.get(name) ?? []) };
}

/**
 * The part for another place or form: with free names and ids, nothing that only its old place had. Answers the new paths
 * by the old ones too, so that its expressions can follow.
 */
export function freshPart(part: FormPart, names: FreeNames): { part: FormPart; moves: Map<string, string> } {
  const moves = new Map<string, string>();
  const fields = part.fields.map((field): Field => {
    const renamed = freshField(field, names);
    moves.set(field.id, renamed.id);
    if (field.kind !== 'subtable' || renamed.kind !== 'subtable') return renamed;
    const columns = field.columns.map((column) => {
      const fresh = freshField(column, names);
      moves.set(`${field.id}.${column.id}`, `${renamed.id}.${fresh.id}`);
      return fresh;
    });
    return { ...renamed, columns };
  });
  const rename = (name: string) => moves.get(name) ?? name;
  return { part: { node: freshNode(part.node, names, rename), fields }, moves };
}

function freshField(field: Field, names: FreeNames): Field {
  return { ...plainCopy(field), id: names.name(field.id), formId: names.formId() };
}

/** A copy that shares nothing with the original, which may be a draft. */
function plainCopy<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(plainCopy) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainCopy(inner)])) as Value;
}

function freshNode<Node extends LayoutNode | LayoutPanel>(
  node: Node,
  names: FreeNames,
  rename: (name: string) => string,
): Node {
  if ('type' in node && node.type === 'field') return { ...node, field: rename(node.field) };
  const copy = { ...node, id: names.nodeId() };
  if ('panels' in copy) return { ...copy, panels: copy.panels.map((panel) => freshNode(panel, names, rename)) };
  return 'children' in copy
    ? { ...copy, children: copy.children.map((child) => freshNode(child, names, rename)) }
    : copy;
}

/** Whether parts can stand at a holder: panels beside panels, plain fields in a subtable, everything else in places. */
export function fits(
  document: Pick<FormDocument, 'fields' | 'layout'>,
  parts: readonly FormPart[],
  holder: string,
): boolean {
  const panels = parts.filter(isPanelPart).length;
  if (panels > 0 && panels < parts.length) return false;
  const item = holder === '' ? undefined : findItem(document, holder);
  if (panels > 0) return item?.type === 'node' && 'panels' in item.node;
  if (item?.type === 'field')
    return (
      item.field.kind === 'subtable' &&
      parts.every(({ node, fields }) => 'type' in node && node.type === 'field' && fields[0]?.kind !== 'subtable')
    );
  return placesOf(document, holder) !== undefined;
}
