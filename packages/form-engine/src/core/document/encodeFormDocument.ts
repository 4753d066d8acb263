import { type FieldRegistry, standardRegistry } from '../registry/createRegistry.js';
import { splitWire } from './decodeField.js';
import { type Field, type FormDocument } from './FormDocument.js';

/** Writes a form in the stored format; what the model does not know is written as it was read. */
export function encodeFormDocument(
  document: FormDocument,
  registry: FieldRegistry = standardRegistry,
): Record<string, unknown> {
  return {
    ...document.extra,
    version: document.version,
    ...document.layout,
    rules: document.rules,
    fields: document.fields.map((field) => encodeField(field, registry)),
  };
}

/** Writes one field in the stored format. */
export function encodeField(field: Field, registry: FieldRegistry = standardRegistry): Record<string, unknown> {
  if (field.kind === 'unknown') return field.wire;
  const definition = registry.get(field.kind);
  if (!definition) throw new Error(`The field kind ${field.kind} is not registered`);
  const smartKey = definition.smartKeys[0];
  const wire: Record<string, unknown> = {
    ...field.extra.field,
    smartKey,
    __vModel__: field.id,
    ...defined({ placeholder: field.placeholder || undefined }),
    disabled: field.disabled,
    readonly: field.readOnly,
  };
  const slot: Record<string, unknown> = { ...field.extra.slot };
  const config: Record<string, unknown> = {
    ...field.extra.config,
    smartKey,
    tag: field.tag || definition.tag,
    label: field.label,
    showLabel: field.showLabel,
    required: field.required,
    span: field.span,
    visibility: field.visibility,
    noShow: field.noShow,
    tableName: field.tableName,
    regList: field.patterns,
    trigger: field.trigger,
    ...defined({
      formId: field.formId,
      labelWidth: field.labelWidth,
      defaultValue: field.defaultValue,
      columnWidth: field.columnWidth,
      tipLabel: field.help || undefined,
      visibleWhen: field.visibleWhen || undefined,
    }),
  };
  const values = field as unknown as Record<string, unknown>;
  for (const [name, setting] of Object.entries(definition.settings)) {
    const [place, key] = splitWire(setting.wire);
    const target = place === 'config' ? config : place === 'slot' ? slot : wire;
    const value = values[name];
    if (value !== undefined) target[key] = setting.write ? setting.write(value) : value;
  }
  if (field.kind === 'subtable') config.children = field.columns.map((column) => encodeField(column, registry));
  return { ...wire, __config__: config, __slot__: slot };
}

function defined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
