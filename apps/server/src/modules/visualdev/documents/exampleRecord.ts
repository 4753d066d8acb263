import { type Field, type FormValues, pastedValue, referenceOf, standardRegistry } from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { type Caller } from '../../../rights/caller.js';
import { exampleText } from '../records/import/exampleText.js';

/** Values that a form takes, of the fields that have to be filled in and those that are easily shown; one row for each subtable. */
export function exampleRecord(fields: readonly Field[], reader: { caller: Caller; locale: Locale }): FormValues {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field.kind === 'subtable') return [[field.id, [exampleRecord(field.columns, reader)]]];
      const value = exampleValue(field, reader);
      return value === undefined ? [] : [[field.id, value]];
    }),
  );
}

function exampleValue(field: Field, { caller, locale }: { caller: Caller; locale: Locale }): unknown {
  const reference = referenceOf(field);
  if (reference) {
    const isMany = 'multiple' in field && field.multiple === true;
    const own = { user: caller.userId, organize: caller.organizeId, department: caller.organizeId } as const;
    const id = own[reference.kind as keyof typeof own] as string | undefined;
    return id === undefined ? undefined : isMany ? [id] : id;
  }
  const { dataType, options } = field as { dataType?: string; options?: { value: unknown; label: string }[] };
  const labels = dataType === 'static' ? options?.map(({ label }) => label) : undefined;
  const text = exampleText(field, locale, labels);
  if (text === '') return undefined;
  const read = pastedValue(field, text, standardRegistry);
  return read?.ok ? read.value : undefined;
}
