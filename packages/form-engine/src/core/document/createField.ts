import { standardRegistry } from '../registry/createRegistry.js';
import { baseSettings } from '../registry/baseSettings.js';
import { checkFieldName } from './fieldName.js';
import {
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
 * A field with the defaults of its kind. Throws on an unusable name.
 *
 * @example createField('text', { id: 'account', label: '账号', required: true, maxLength: 50, rule: 'account' })
 */
export function createField<Kind extends Exclude<FieldKind, 'unknown'>>(
  kind: Kind,
  values: { id: string } & Partial<Omit<FieldOfKind<Kind>, 'kind' | 'id' | 'wire'>>,
): FieldOfKind<Kind> {
  const definition = standardRegistry.get(kind);
  if (!definition) throw new Error(`The field kind ${kind} is not registered`);
  checkFieldName(values.id, values.id);
  const settings = Object.fromEntries(
    Object.entries(definition.settings).map(([name, setting]) => [name, setting.defaultValue]),
  );
  const base = Object.fromEntries(Object.entries(baseSettings).map(([name, setting]) => [name, setting.defaultValue]));
  const field = {
    ...base,
    tag: definition.tag,
    ...settings,
    ...(definition.role === 'table' ? { columns: [] } : {}),
    ...values,
    kind,
    wire: undefined,
  };
  return field as unknown as FieldOfKind<Kind>;
}

/** A form of these fields with the standard look, one below the other where no layout is given. */
export function createFormDocument(
  fields: Field[],
  options: Partial<FormAppearance> & { rules?: RecordRule[]; layout?: LayoutNode[] } = {},
): FormDocument {
  const { rules = [], layout = flatLayout(fields), ...appearance } = options;
  return {
    version: FORM_DOCUMENT_VERSION,
    fields,
    layout,
    appearance: { labelPosition: 'left', labelWidth: 84, gutter: 24, dialogWidth: 600, ...appearance },
    rules,
    wire: undefined,
  };
}
