import { standardRegistry } from '../registry/createRegistry.js';
import { checkFieldName } from './fieldName.js';
import {
  type Field,
  type FieldKind,
  type FieldOfKind,
  FORM_DOCUMENT_VERSION,
  type FormDocument,
  type FormLayout,
  type RecordRule,
} from './FormDocument.js';

/**
 * A field with the defaults of its kind. Throws on an unusable name.
 *
 * @example createField('text', { id: 'account', label: '账号', required: true, maxLength: 50, rule: 'account' })
 */
export function createField<Kind extends Exclude<FieldKind, 'unknown'>>(
  kind: Kind,
  values: { id: string } & Partial<Omit<FieldOfKind<Kind>, 'kind' | 'id' | 'extra'>>,
): FieldOfKind<Kind> {
  const definition = standardRegistry.get(kind);
  if (!definition) throw new Error(`The field kind ${kind} is not registered`);
  checkFieldName(values.id, values.id);
  const settings = Object.fromEntries(
    Object.entries(definition.settings).map(([name, setting]) => [name, setting.defaultValue]),
  );
  const field = {
    label: '',
    showLabel: true,
    labelWidth: undefined,
    required: false,
    defaultValue: undefined,
    span: 24,
    visibility: ['pc', 'app'],
    noShow: false,
    tableName: '',
    patterns: [],
    placeholder: '',
    help: '',
    disabled: false,
    readOnly: false,
    visibleWhen: '',
    trigger: 'blur',
    columnWidth: undefined,
    tag: definition.tag,
    formId: undefined,
    extra: { field: {}, config: {}, slot: {} },
    ...settings,
    ...(definition.role === 'table' ? { columns: [] } : {}),
    ...values,
    kind,
  };
  return field as unknown as FieldOfKind<Kind>;
}

/** A form of these fields with the standard layout. */
export function createFormDocument(
  fields: Field[],
  options: Partial<FormLayout> & { rules?: RecordRule[] } = {},
): FormDocument {
  const { rules = [], ...layout } = options;
  return {
    version: FORM_DOCUMENT_VERSION,
    fields,
    layout: { labelPosition: 'left', labelWidth: 84, gutter: 24, dialogWidth: 600, ...layout },
    rules,
    extra: {},
  };
}
