import { standardRegistry } from '../registry/createRegistry.js';
import { baseSettings } from '../registry/baseSettings.js';
import { type FieldDefinition, type FieldOf } from '../registry/defineField.js';
import { type Settings } from '../registry/settings.js';
import { checkFieldName } from './fieldName.js';
import {
  type CustomKind,
  type Field,
  type FieldKind,
  type FieldOfKind,
  FORM_DOCUMENT_VERSION,
  type FormDocument,
  type FormAppearance,
  type RecordRule,
} from './FormDocument.js';
import { type LayoutNode } from './LayoutNode.js';
import { flatLayout } from './placedLayout.js';

/**
 * A field with the defaults of its kind, which is named, or given by its definition. Throws on an unusable name.
 *
 * @example createField('text', { id: 'account', label: '账号', required: true, maxLength: 50, rule: 'account' })
 */
export function createField<Kind extends Exclude<FieldKind, 'unknown'>>(
  kind: Kind,
  values: NewField<FieldOfKind<Kind>>,
): FieldOfKind<Kind>;
export function createField<Kind extends CustomKind, S extends Settings>(
  definition: FieldDefinition<Kind, S>,
  values: NewField<FieldOf<FieldDefinition<Kind, S>>>,
): FieldOf<FieldDefinition<Kind, S>>;
export function createField(kind: string | FieldDefinition, values: { id: string }): unknown {
  const definition = typeof kind === 'string' ? standardRegistry.get(kind) : kind;
  if (!definition) throw new Error(`The field kind ${String(kind)} is not registered`);
  checkFieldName(values.id, values.id);
  const settings = Object.fromEntries(
    Object.entries(definition.settings).map(([name, setting]) => [name, setting.defaultValue]),
  );
  const base = Object.fromEntries(Object.entries(baseSettings).map(([name, setting]) => [name, setting.defaultValue]));
  return {
    ...base,
    tag: definition.tag,
    ...settings,
    ...(definition.role === 'table' ? { columns: [] } : {}),
    ...values,
    kind: definition.kind,
    wire: undefined,
  };
}

type NewField<F extends { id: string }> = { id: string } & Partial<Omit<F, 'kind' | 'id' | 'wire'>>;

/** A form of these fields with the standard look, one below the other where no layout is given. */
export function createFormDocument(
  fields: Field[],
  options: Partial<FormAppearance> & { rules?: Omit<RecordRule, 'wire'>[]; layout?: LayoutNode[] } = {},
): FormDocument {
  const { rules = [], layout = flatLayout(fields), ...appearance } = options;
  return {
    version: FORM_DOCUMENT_VERSION,
    fields,
    layout,
    appearance: { labelPosition: 'left', labelWidth: 84, gutter: 24, dialogWidth: 600, ...appearance },
    rules: rules.map((rule) => ({ ...rule, wire: undefined })),
    wire: undefined,
  };
}
