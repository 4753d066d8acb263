import { type FieldRegistry } from '../registry/createRegistry.js';
import { type LayoutKind, layoutKindOf, layoutKinds, panelKindSettings } from '../registry/layoutKinds.js';
import { decodeField, readNode, smartKeyOf } from './decodeField.js';
import { type Field } from './FormDocument.js';
import { FormDocumentError } from './FormDocumentError.js';
import { fieldsOfLayout, type LayoutNode, type LayoutPanel } from './LayoutNode.js';
import { DOCUMENT_LIMITS } from './limits.js';
import { readNodeIds, storedId } from './nodeIds.js';
import { isRecord, readText } from './readWire.js';
import { readSettings } from './settingsCodec.js';
import { readAt, type WireNode } from './WireNode.js';

/**
 * Reads stored fields and the containers around them: the fields flat, in the order in which they stand, and the tree of
 * their places. A container of a kind that is not known is read as a row, so that nothing in it is lost.
 */
export function decodeLayout(
  stored: readonly unknown[],
  registry: FieldRegistry,
): { fields: Field[]; layout: LayoutNode[] } {
  const run = new Run(registry);
  const layout = run.places(stored, 'fields', 0);
  readNodeIds(layout, new Set(run.fields.map(({ id }) => id)));
  return { fields: run.fields, layout };
}

/** Reads a layout of fields that the form describes elsewhere: each place has only the name of its field. */
export function decodePlaces(stored: readonly unknown[], registry: FieldRegistry): LayoutNode[] {
  const run = new Run(registry, true);
  const layout = run.places(stored, 'phoneLayout', 0);
  readNodeIds(layout, new Set(fieldsOfLayout(layout)));
  return layout;
}

class Run {
  readonly fields: Field[] = [];
  private readonly names = new Map<string, string>();
  private nodes = 0;

  constructor(
    private readonly registry: FieldRegistry,
    private readonly hasNamesOnly = false,
  ) {}

  places(stored: readonly unknown[], path: string, depth: number): LayoutNode[] {
    if (depth > MAX_DEPTH) throw new FormDocumentError('limit', path, `is nested deeper than ${MAX_DEPTH}`);
    return stored.map((raw, index) => this.place(raw, `${path}[${index}]`, depth));
  }

  private place(raw: unknown, path: string, depth: number): LayoutNode {
    const wire = readNode(raw, path);
    const kind = containerKind(wire, smartKeyOf(wire, path), this.registry);
    return kind ? this.container(kind, wire, path, depth) : this.field(wire, path);
  }

  private field(wire: WireNode, path: string): LayoutNode {
    if (this.hasNamesOnly) {
      this.newNode(path);
      return { type: 'field', field: readText(wire.__vModel__, `${path}.__vModel__`) };
    }
    const field = decodeField(wire, path, this.registry);
    if (this.fields.length >= MAX_FIELDS)
      throw new FormDocumentError('limit', path, `the form has more than ${MAX_FIELDS} fields`);
    const named = field.id === '' ? { ...field, id: this.freeName(field) } : field;
    this.claim(named.id, path);
    this.fields.push(named.kind === 'subtable' ? withNamedColumns(named, path) : named);
    return { type: 'field', field: named.id };
  }

  private container(kind: LayoutKind, wire: WireNode, path: string, depth: number): LayoutNode {
    const shared = { type: kind.type, id: this.newNode(path), ...readSettings(wire, kind.settings, path), wire };
    const at = `${path}.__config__.children`;
    const content =
      kind.holds === 'children'
        ? { children: this.places(childrenOf(wire, at), at, depth + 1) }
        : { panels: childrenOf(wire, at).map((raw, index) => this.panel(raw, `${at}[${index}]`, depth + 1)) };
    // the settings of a container make its type, as those of a field do
    return { ...shared, ...content } as unknown as LayoutNode;
  }

  private panel(raw: unknown, path: string, depth: number): LayoutPanel {
    const wire = readNode(raw, path);
    const at = `${path}.__config__.children`;
    const settings = readSettings(wire, panelKindSettings, path) as Pick<LayoutPanel, 'title' | 'name'>;
    return { id: this.newNode(path), ...settings, children: this.places(childrenOf(wire, at), at, depth), wire };
  }

  /** Counts a container or a panel; its id is found when all are read. */
  private newNode(path: string): string {
    this.nodes += 1;
    if (this.nodes > MAX_NODES) throw new FormDocumentError('limit', path, `there are more than ${MAX_NODES} places`);
    return '';
  }

  /** A name that no stored field can have, because it starts with `#`. */
  private freeName({ kind, formId }: Field): string {
    const name = `#${kind}_${formId ?? this.fields.length}`;
    return this.names.has(name) ? `${name}_${this.fields.length}` : name;
  }

  private claim(name: string, path: string): void {
    const other = this.names.get(name);
    if (other !== undefined)
      throw new FormDocumentError('duplicate', path, `the name ${name} is used twice, first at ${other}`);
    this.names.set(name, path);
  }
}

const { fields: MAX_FIELDS, nodes: MAX_NODES, depth: MAX_DEPTH } = DOCUMENT_LIMITS;

function withNamedColumns(table: Extract<Field, { kind: 'subtable' }>, path: string): Field {
  const seen = new Set<string>();
  const columns = table.columns.map((column, index) => {
    const id = column.id === '' ? `#${column.kind}_${index}` : column.id;
    const at = `${path}.__config__.children[${index}]`;
    if (seen.has(id)) throw new FormDocumentError('duplicate', at, `the name ${id} is used twice`);
    seen.add(id);
    return column.id === '' ? { ...column, id } : column;
  });
  return { ...table, columns };
}

function containerKind(wire: WireNode, smartKey: string, registry: FieldRegistry): LayoutKind | undefined {
  const known = layoutKindOf(smartKey);
  if (known || registry.bySmartKey(smartKey)) return known;
  const children = readAt(wire, '__config__.children');
  const holdsFields = Array.isArray(children) && children.length > 0 && children.every(isRecord);
  const isRow = smartKey === '' && readAt(wire, '__config__.layout') === 'rowFormItem';
  return (holdsFields || isRow || storedId(wire) !== undefined) && wire.__vModel__ === undefined
    ? layoutKinds[0]
    : undefined;
}

function childrenOf(wire: WireNode, path: string): readonly unknown[] {
  const children = readAt(wire, '__config__.children');
  if (children === undefined || children === null || children === '') return [];
  if (!Array.isArray(children)) throw new FormDocumentError('type', path, 'must be a list');
  return children;
}
