import { type Field, type FieldReference, type FormValues, referenceOf } from '@smart-admin/form-engine/core';

/** What the values of records point to, by the key of the reference, and the dictionaries that their fields choose from. */
export function referencesIn(fields: readonly Field[], records: readonly FormValues[]): References {
  const references: References['references'] = new Map();
  const dictionaries = new Set<string>();
  const visit = (field: Field, value: unknown) => {
    if (field.kind === 'subtable') {
      const rows = Array.isArray(value) ? (value as FormValues[]) : [];
      // rows of a stranger may be anything
      for (const column of field.columns)
        for (const row of rows.length > 0 ? rows : [{}]) visit(column, (row as FormValues | null)?.[column.id]);
      return;
    }
    const dictionary = dictionaryOf(field);
    if (dictionary) dictionaries.add(dictionary);
    const reference = referenceOf(field);
    if (!reference) return;
    const known = references.get(reference.key) ?? { reference, ids: new Set<string>() };
    for (const id of idsIn(value)) known.ids.add(id);
    references.set(reference.key, known);
  };
  for (const field of fields)
    for (const record of records.length > 0 ? records : [{}]) visit(field, (record as FormValues)[field.id]);
  return { references, dictionaries };
}

/** Ids that a value holds, at any depth: one id, several, or paths of them. */
export function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  return typeof value === 'string' && value !== '' ? [value] : [];
}

interface References {
  references: Map<string, { reference: FieldReference & { key: string }; ids: Set<string> }>;
  dictionaries: ReadonlySet<string>;
}

function dictionaryOf(field: Field): string | undefined {
  if (!('dataType' in field) || field.dataType !== 'dictionary') return undefined;
  return 'dictionaryType' in field && typeof field.dictionaryType === 'string' && field.dictionaryType !== ''
    ? field.dictionaryType
    : undefined;
}
