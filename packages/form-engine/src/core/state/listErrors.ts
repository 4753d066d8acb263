import { type FieldError } from '../validation/validateValue.js';
import { formatPath, type StoreContent } from './StoreContent.js';

/** The errors that show, in the order of fields and rows. */
export function listErrors({ form, errors, tables }: StoreContent): FieldError[] {
  return form.fields.flatMap(({ field, columns, path }) => {
    const own = errors.get(path);
    const found = own === undefined ? [] : [{ path, label: field.label, message: own }];
    const table = tables.get(path);
    if (!table || table.errorCount === 0) return found;
    const cells = [...table.all()].flatMap((row) =>
      columns.flatMap((column) => {
        const message = row.errors.get(column.field.id);
        return message === undefined ? [] : [{ path: formatPath(column, row), label: column.field.label, message }];
      }),
    );
    return [...found, ...cells];
  });
}
