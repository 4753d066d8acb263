import { type FieldError } from '../validation/validateValue.js';
import { wordsOf } from '../validation/Wording.js';
import { formatPath, type LocatedField, type StoreContent } from './StoreContent.js';

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

/** How many errors show. */
export function countErrors({ errors, tables }: StoreContent): number {
  return [...tables.values()].reduce((count, { errorCount }) => count + errorCount, errors.size);
}

/** The fields and cells that show an error, whatever takes it away meanwhile. */
export function placesOfErrors({ form, errors, tables }: StoreContent): LocatedField[] {
  return form.fields.flatMap((compiled): LocatedField[] => {
    const own: LocatedField[] = errors.has(compiled.path) ? [{ compiled, table: undefined, row: undefined }] : [];
    const table = tables.get(compiled.path);
    if (!table || table.errorCount === 0) return own;
    const cells = [...table.all()].flatMap((row) =>
      compiled.columns.flatMap((column) => (row.errors.has(column.field.id) ? [{ compiled: column, table, row }] : [])),
    );
    return [...own, ...cells];
  });
}
