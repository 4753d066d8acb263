import { type FieldError } from '../validation/validateValue.js';
import { wordsOf } from '../validation/Wording.js';
import { formatPath, type StoreContent } from './StoreContent.js';

/** The errors that show, in the order of fields and rows. */
export function listErrors({ form, errors, tables, locale }: StoreContent): FieldError[] {
  return form.fields.flatMap(({ field, columns, path }) => {
    const own = errors.get(path);
    const found = own === undefined ? [] : [{ path, label: field.label, message: wordsOf(own, locale) }];
    const table = tables.get(path);
    if (!table || table.errorCount === 0) return found;
    const cells = [...table.all()].flatMap((row) =>
      columns.flatMap((column) => {
        const wording = row.errors.get(column.field.id);
        if (wording === undefined) return [];
        return [{ path: formatPath(column, row), label: column.field.label, message: wordsOf(wording, locale) }];
      }),
    );
    return [...found, ...cells];
  });
}
