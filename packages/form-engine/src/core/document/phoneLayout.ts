import { isOffered } from '../compile/conditions.js';
import { sameValue } from '../state/sameValue.js';
import { type Device } from './FieldBase.js';
import { type Field, type FormDocument } from './FormDocument.js';
import { fieldsOfLayout, type LayoutNode } from './LayoutNode.js';
import { placedLayout } from './placedLayout.js';

/** The layout of a form as it is drawn on a device: phones have the web's unless the form has one for them. */
export function layoutOn(document: FormDocument, device: Device | 'any'): LayoutNode[] {
  const { fields, layout, phoneLayout } = document;
  return placedLayout({ fields, layout: device === 'app' && phoneLayout ? phoneLayout : layout });
}

/**
 * The form as phones have it, to be designed: `layout` holds what phones show and where. Its fields are those of the form,
 * also those that phones do not show, which have no place.
 */
export function asPhoneForm(document: FormDocument): FormDocument {
  const { phoneLayout: _own, ...rest } = document;
  return { ...rest, layout: shownOnPhones(layoutOn(document, 'app'), document.fields) };
}

/** The web's layout with all fields that it shows, as phones begin with it. */
export function newPhoneLayout(document: Pick<FormDocument, 'fields' | 'layout'>): LayoutNode[] {
  const everywhere = document.fields.map((field) => (field.visibility.length > 0 ? shown(field, true) : field));
  return shownOnPhones(placedLayout(document), everywhere);
}

/**
 * A form with what was designed for phones: where fields stand there, and which ones do. Everything else stays as it is in
 * `document`. A layout that is the web's is not kept: it goes on following the web's.
 */
export function withPhoneForm(document: FormDocument, designed: Pick<FormDocument, 'fields' | 'layout'>): FormDocument {
  const places = new Set(fieldsOfLayout(designed.layout));
  const changed = new Map(designed.fields.map((field) => [field.id, field]));
  const fields = document.fields.map((field) =>
    withColumnsOf(shown(field, places.has(field.id)), changed.get(field.id)),
  );
  const { phoneLayout: _own, ...rest } = document;
  const next = { ...rest, fields };
  const following = shownOnPhones(placedLayout(next), fields);
  return sameValue(following, designed.layout) ? next : { ...next, phoneLayout: designed.layout };
}

/** The form without what is designed for phones: no layout for them, and no field or column that they show. */
export function withoutPhoneForm(document: FormDocument): FormDocument {
  const { phoneLayout: _own, ...rest } = document;
  const hidden = (field: Field) => shown(field, false);
  const fields = document.fields.map((field) =>
    hidden(field.kind === 'subtable' ? { ...field, columns: field.columns.map(hidden) } : field),
  );
  return { ...rest, fields };
}

/** Whether phones have a design of their own: another layout, or other fields or columns than the web. */
export function hasPhoneForm({ fields, phoneLayout }: Pick<FormDocument, 'fields' | 'phoneLayout'>): boolean {
  const isOwn = ({ visibility }: Field) => visibility.includes('pc') !== visibility.includes('app');
  return phoneLayout !== undefined || fields.some((field) => isOwn(field) || columnsOf(field).some(isOwn));
}

function columnsOf(field: Field): readonly Field[] {
  return field.kind === 'subtable' ? field.columns : [];
}

/** Devices that show a column are chosen in the design for phones too. */
function withColumnsOf(field: Field, designed: Field | undefined): Field {
  if (field.kind !== 'subtable' || designed?.kind !== 'subtable') return field;
  const visibility = new Map(designed.columns.map((column) => [column.id, column.visibility]));
  const columns = field.columns.map((column) => {
    const chosen = visibility.get(column.id) ?? column.visibility;
    return sameValue(chosen, column.visibility) ? column : { ...column, visibility: chosen };
  });
  return columns.some((column, index) => column !== field.columns[index]) ? { ...field, columns } : field;
}

function shown(field: Field, onPhones: boolean): Field {
  if (field.visibility.includes('app') === onPhones) return field;
  const others = field.visibility.filter((device) => device !== 'app');
  return { ...field, visibility: onPhones ? [...others, 'app'] : others };
}

/** Without the fields and containers that phones do not offer, and without what that leaves empty. */
function shownOnPhones(nodes: readonly LayoutNode[], fields: readonly Field[]): LayoutNode[] {
  const offered = new Set(fields.filter(({ visibility }) => visibility.includes('app')).map(({ id }) => id));
  const visit = (places: readonly LayoutNode[]): LayoutNode[] =>
    places.flatMap((node): LayoutNode[] => {
      if (node.type === 'field') return offered.has(node.field) ? [node] : [];
      if (!isOffered({ noShow: false, visibility: node.visibility }, 'app')) return [];
      if ('children' in node) {
        const children = visit(node.children);
        return children.length > 0 || node.children.length === 0 ? [{ ...node, children }] : [];
      }
      const panels = node.panels
        .map((panel) => ({ panel, children: visit(panel.children) }))
        .filter(({ panel, children }) => children.length > 0 || panel.children.length === 0)
        .map(({ panel, children }) => ({ ...panel, children }));
      return panels.length > 0 ? [{ ...node, panels }] : [];
    });
  return visit(nodes);
}
