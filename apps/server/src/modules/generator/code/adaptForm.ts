import {
  createField,
  type Field,
  type FieldOfKind,
  type FormDocument,
  type LayoutNode,
  linkFields,
  standardRegistry,
} from '@smart-admin/form-engine/core';
import { freeName } from './names.js';
import { noteOf, type CodeNote } from './notes.js';

/**
 * The form with fields that code outside of the platform can have: what only the platform can do becomes the nearest
 * thing, and is noted. Fields that were stored without a name get one.
 */
export function adaptForm(document: FormDocument): { form: FormDocument; notes: CodeNote[] } {
  const changed: Record<'lookup' | 'unknownKind' | 'serverColumns', string[]> = {
    lookup: [],
    unknownKind: [],
    serverColumns: [],
  };
  const adapt = (field: Field): Field => {
    if (field.kind === 'lookup') {
      changed.lookup.push(field.label);
      return typedIn(field);
    }
    if (!standardRegistry.get(field.kind)) {
      changed.unknownKind.push(field.label || field.id);
      return createField('textarea', { ...shared(field), maxLength: UNKNOWN_LENGTH });
    }
    return field;
  };
  const taken = new Set(document.fields.map(({ id }) => id));
  const renamed = new Map<string, string>();
  const named = (field: Field): Field => {
    if (!field.id.startsWith('#')) return field;
    const id = freeName(field.kind, taken);
    renamed.set(field.id, id);
    return { ...field, id };
  };
  const fields = document.fields.map((field): Field => {
    const own = named(adapt(field));
    if (own.kind !== 'subtable') return own;
    const columns = own.columns.filter((column) => !isServerColumn(column));
    changed.serverColumns.push(...own.columns.filter(isServerColumn).map(({ label }) => `${own.label}.${label}`));
    const names = new Set(columns.map(({ id }) => id));
    return {
      ...own,
      columns: columns
        .map(adapt)
        .map((column) => (column.id.startsWith('#') ? { ...column, id: freeName(column.kind, names) } : column)),
    };
  });
  const places = (nodes: readonly LayoutNode[]) => renamePlaces(nodes, renamed);
  return {
    form: linkFields({
      ...document,
      fields,
      layout: places(document.layout),
      ...(document.phoneLayout ? { phoneLayout: places(document.phoneLayout) } : {}),
    }),
    notes: Object.entries(changed).flatMap(([key, labels]) => noteOf(key as keyof typeof changed, labels)),
  };
}

const UNKNOWN_LENGTH = 4_000;

/** Rows belong to their record, which says who made it and when. */
function isServerColumn({ kind }: Field): boolean {
  return standardRegistry.get(kind)?.role === 'server';
}

/** A looked up value as one that people type. */
function typedIn(field: FieldOfKind<'lookup'>): Field {
  const { append, precision, thousands } = field;
  return field.resultType === 'number'
    ? createField('number', { ...shared(field), append, thousands, precision: precision ?? 2 })
    : createField('text', { ...shared(field), append, maxLength: 500 });
}

function shared(field: Field) {
  const { id, label, showLabel, span, visibility, noShow, help, visibleWhen, requiredWhen, columnWidth } = field;
  return { id, label, showLabel, span, visibility, noShow, help, visibleWhen, requiredWhen, columnWidth };
}

function renamePlaces(nodes: readonly LayoutNode[], names: ReadonlyMap<string, string>): LayoutNode[] {
  return nodes.map((node): LayoutNode => {
    if (node.type === 'field') return { ...node, field: names.get(node.field) ?? node.field };
    if ('children' in node) return { ...node, children: renamePlaces(node.children, names) };
    return {
      ...node,
      panels: node.panels.map((panel) => ({ ...panel, children: renamePlaces(panel.children, names) })),
    };
  });
}
