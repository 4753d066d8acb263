import { fieldsOfLayout, type FormDocument, type LayoutNode } from '@smart-admin/form-engine/core';
import { type ModelRow, type ResourceDefinition } from '@smart-admin/form-engine/resource';

/** Field of the model that says which of its forms a record has. */
export const KIND_FIELD = 'kind';

/** One of the forms that the model has in one document. */
export interface SampleForm {
  /** What `KIND_FIELD` says of its records. */
  kind: string;
  label: string;
  /** The fields that it shows, with those of all forms. */
  fields: ReadonlySet<string>;
}

/** The forms of the model: the choices of its kind, each with the container of that name; what stands in none belongs to all. */
export function sampleForms({ fields, layout }: FormDocument): SampleForm[] {
  const kind = fields.find(({ id }) => id === KIND_FIELD);
  if (kind?.kind !== 'select') return [];
  const kinds = new Set(kind.options.map(({ value }) => value));
  const isOther = (node: LayoutNode, own: string) => node.type !== 'field' && kinds.has(node.id) && node.id !== own;
  return kind.options.map(({ value, label }) => ({
    kind: value,
    label,
    fields: new Set(fieldsOfLayout(layout.filter((node) => !isOther(node, value)))),
  }));
}

/** The list of what was saved with one form; new ones come from the form above it. */
export function savedResource(
  definition: ResourceDefinition<ModelRow>,
  { kind, fields }: SampleForm,
): ResourceDefinition<ModelRow> {
  const {
    source: { create: _create, export: _export, import: _import, transfers: _transfers, ...source },
    ...rest
  } = definition;
  return {
    ...rest,
    id: `${definition.id}.${kind}`,
    source: {
      ...source,
      list: (query, signal) => source.list({ ...query, filters: { ...query.filters, [KIND_FIELD]: kind } }, signal),
    },
    columns: definition.columns.filter(({ id }) => fields.has(id)),
    search: definition.search.filter(({ id }) => id !== KIND_FIELD),
  };
}
