import { appearanceSettings } from '../registry/appearanceSettings.js';
import { baseSettings } from '../registry/baseSettings.js';
import { type FieldRegistry, standardRegistry } from '../registry/createRegistry.js';
import { type FieldDefinition } from '../registry/defineField.js';
import { layoutKindOf, layoutKinds, panelKindSettings } from '../registry/layoutKinds.js';
import { sameValue } from '../state/sameValue.js';
import { writeTexts } from '../texts/ModelTexts.js';
import { readFieldSettings, smartKeyOf } from './decodeField.js';
import { decodePhoneLayout, PHONE_LAYOUT } from './decodeFormDocument.js';
import { type Field, type FormDocument, type RecordRule } from './FormDocument.js';
import { type ContainerNode, type LayoutNode, type LayoutPanel, type PanelsNode } from './LayoutNode.js';
import { idsToStore, NODE_ID, nodesOf } from './nodeIds.js';
import { placedLayout } from './placedLayout.js';
import { readSettings, writeSettings } from './settingsCodec.js';
import { readAt, type WireNode, writeAt } from './WireNode.js';

/** Writes a form in the stored format: what nobody changed stands as it was read, keys in their order. */
export function encodeFormDocument(
  document: FormDocument,
  registry: FieldRegistry = standardRegistry,
): Record<string, unknown> {
  const { wire, appearance, rules } = document;
  const before = wire && readSettings(wire, appearanceSettings, '');
  let written = writeSettings(
    wire ?? { version: document.version, rules: [], fields: [] },
    appearanceSettings,
    { ...appearance },
    before,
  );
  written = writeList(written, 'rules', rules.map(writeRule));
  written = writeTexts(written, document.texts, wire);
  const fields = new Map(document.fields.map((field) => [field.id, field]));
  const layout = placedLayout(document);
  const run: Run = { fields, registry, storedIds: idsToStore(layout, fields) };
  written = writeList(
    written,
    'fields',
    layout.map((node) => encodeNode(node, run)),
  );
  return { ...writePhoneLayout(written, document, run) };
}

/** Writes the layout for phones where it is another than the one that was read, with all ids: its containers are of its own. */
function writePhoneLayout(written: WireNode, { phoneLayout, wire }: FormDocument, run: Run): WireNode {
  const before = wire && decodePhoneLayout(wire, run.registry);
  if (sameValue(phoneLayout, before)) return written;
  const storedIds = new Set(nodesOf(phoneLayout ?? []).map(({ id }) => id));
  const placeOf = (name: string) => ({ __vModel__: name });
  const stored = phoneLayout?.map((node) => encodeNode(node, { ...run, storedIds, placeOf }));
  return writeAt(written, PHONE_LAYOUT, stored);
}

interface Run {
  fields: ReadonlyMap<string, Field>;
  registry: FieldRegistry;
  /** Ids of the containers and panels that have to carry theirs. */
  storedIds: ReadonlySet<string>;
  /** What stands for a field that is written elsewhere. Absent = the field itself. */
  placeOf?: (name: string) => WireNode;
}

/** Writes one field in the stored format. */
export function encodeField(field: Field, registry: FieldRegistry = standardRegistry): Record<string, unknown> {
  if (field.kind === 'unknown') return { ...writeName(field.wire, field.id) };
  const definition = registry.get(field.kind);
  if (!definition) throw new Error(`The field kind ${field.kind} is not registered`);
  const kindBefore = field.wire && registry.bySmartKey(smartKeyOf(field.wire, field.id));
  const before = field.wire && kindBefore && readFieldSettings(field.wire, kindBefore, field.id);
  const sameKind = kindBefore?.kind === field.kind ? before : undefined;
  const values = field as unknown as Record<string, unknown>;
  let written = field.wire ?? (field.kind === 'subtable' ? newContainer(definition) : newNode(definition));
  if (!sameKind && field.wire) written = withKind(written, definition);
  written = writeName(written, field.id);
  written = writeSettings(written, baseSettings, values, before);
  written = writeSettings(written, definition.settings, values, sameKind);
  if (field.kind !== 'subtable') return { ...written };
  const columns = field.columns.map((column) => encodeField(column, registry));
  return { ...writeList(written, '__config__.children', columns) };
}

/** The node with the name of its field, unless that stands for having none. */
function writeName(wire: WireNode, id: string): WireNode {
  return id.startsWith('#') || id === wire.__vModel__ ? wire : writeAt(wire, '__vModel__', id);
}

function newNode({ smartKeys: [smartKey], tag }: Pick<FieldDefinition, 'smartKeys' | 'tag'>): WireNode {
  return { smartKey, __config__: { smartKey, tag }, __slot__: {} };
}

function newContainer(kind: Pick<FieldDefinition, 'smartKeys' | 'tag'>): WireNode {
  return writeAt(writeAt(newNode(kind), '__config__.layout', 'rowFormItem'), '__config__.children', []);
}

function withKind(wire: WireNode, { smartKeys: [smartKey] }: FieldDefinition): WireNode {
  const written = writeAt(wire, '__config__.smartKey', smartKey);
  return 'smartKey' in wire ? writeAt(written, 'smartKey', smartKey) : written;
}

function encodeNode(node: LayoutNode, run: Run): WireNode {
  if (node.type === 'field') {
    if (run.placeOf) return run.placeOf(node.field);
    const field = run.fields.get(node.field);
    if (!field) throw new Error(`The layout names the field ${node.field}, which the form does not have`);
    return encodeField(field, run.registry);
  }
  const kind = layoutKinds.find(({ type }) => type === node.type);
  if (!kind) throw new Error(`The container ${node.type} is not registered`);
  const { smartKeys, settings } = kind;
  let written = node.wire ?? newContainer(kind);
  if (node.wire && meansOther(node.wire, node)) written = writeAt(written, '__config__.smartKey', smartKeys[0]);
  if (run.storedIds.has(node.id)) written = writeAt(written, NODE_ID, node.id);
  const before = node.wire && readSettings(node.wire, settings, node.id);
  written = writeSettings(written, settings, node as unknown as Record<string, unknown>, before);
  const children =
    'panels' in node
      ? node.panels.map((panel) => encodePanel(panel, run))
      : node.children.map((child) => encodeNode(child, run));
  return writeList(written, '__config__.children', children);
}

/** Whether a node was read from a container of another kind. A row may stand for one that is not known, which it stays. */
function meansOther(wire: WireNode, { id, type }: ContainerNode | PanelsNode): boolean {
  const known = layoutKindOf(smartKeyOf(wire, id));
  return known ? known.type !== type : type !== 'row';
}

function encodePanel(panel: LayoutPanel, run: Run): WireNode {
  const before = panel.wire && readSettings(panel.wire, panelKindSettings, panel.id);
  const values = { title: panel.title, name: panel.name };
  let written = panel.wire ?? { __config__: { children: [] } };
  if (run.storedIds.has(panel.id)) written = writeAt(written, NODE_ID, panel.id);
  written = writeSettings(written, panelKindSettings, values, before);
  return writeList(
    written,
    '__config__.children',
    panel.children.map((child) => encodeNode(child, run)),
  );
}

/** Writes a list; where none was stored, an empty one is not written either. */
function writeList(node: WireNode, place: string, list: readonly unknown[]): WireNode {
  return list.length === 0 && !Array.isArray(readAt(node, place)) ? node : writeAt(node, place, list);
}

function writeRule({ wire, ...rule }: RecordRule): WireNode {
  if (!wire) return rule;
  const changed = Object.entries(rule).filter(([key, value]) => String(wire[key] ?? '') !== value);
  return { ...wire, ...Object.fromEntries(changed) };
}
