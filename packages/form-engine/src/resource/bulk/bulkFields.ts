import { takesInput } from '../../core/change/diffRecord.js';
import { createFormDocument } from '../../core/document/createField.js';
import { type Field, type FormDocument } from '../../core/document/FormDocument.js';
import { optionColumn } from '../../core/document/optionScope.js';
import { fieldReferences } from '../../core/expressions/fieldReferences.js';
import { parseExpression } from '../../core/expressions/parseExpression.js';
import { undefinedOnExpressionError } from '../../core/expressions/undefinedOnExpressionError.js';
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
      ...('optionFilter' in field && looksAtRecord(field.optionFilter) ? { optionFilter: '' } : {}),
    })) as Field[],
    { ...appearance },
  );
}

/** Whether what an option filter offers differs from record to record. */
function looksAtRecord(optionFilter: string): boolean {
  const expression = undefinedOnExpressionError(() => parseExpression(optionFilter));
  return expression !== undefined && fieldReferences(expression).some((name) => optionColumn(name) === undefined);
}
