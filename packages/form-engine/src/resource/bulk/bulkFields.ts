import { takesInput } from '../../core/change/diffRecord.js';
import { createFormDocument } from '../../core/document/createField.js';
import { type Field, type FormDocument } from '../../core/document/FormDocument.js';
import { type FieldRegistry } from '../../core/registry/createRegistry.js';
import { type FieldAccess } from '../../core/validation/FieldAccess.js';

/** Fields of a form of which several records can be given one new value. */
export function bulkFields(
  { fields }: FormDocument,
  fieldAccess: (path: string) => FieldAccess,
  registry: FieldRegistry,
): Field[] {
  return fields.filter(
    (field) =>
      field.kind !== 'subtable' &&
      takesInput(field, registry) &&
      !field.noShow &&
      !field.disabled &&
      !field.readOnly &&
      fieldAccess(field.id) === 'write',
  );
}

/** A form of these fields alone. Empty values are allowed, and what depends on others is decided for each record where it is saved. */
export function bulkForm({ appearance }: FormDocument, fields: readonly Field[]): FormDocument {
  return createFormDocument(
    fields.map((field) => ({
      ...field,
      span: 24,
      required: false,
      defaultValue: undefined,
      visibleWhen: '',
      requiredWhen: '',
      readOnlyWhen: '',
      defaultFormula: '',
      followed: undefined,
    })) as Field[],
    { ...appearance },
  );
}
