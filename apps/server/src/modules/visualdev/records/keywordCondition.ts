import { standardRegistry, type Field } from '@smart-admin/form-engine/core';
import { sql, type RawBuilder } from 'kysely';
import { columnContains } from '../../../db/keyword.js';
import { soundQuery } from '../../../db/soundQuery.js';
import { keywordColumns } from '../tables/keywordColumns.js';
import { OWN_COLUMNS } from '../visualdev.tables.js';
import { type RecordAccess } from './recordAccess.js';

/**
 * Condition that a keyword is found in a text of a record, or in how it sounds; of those fields alone that the caller may
 * read, and that are named if any are.
 */
export function mentions(
  { model, canRead }: RecordAccess,
  keyword: string,
  named: readonly string[] = [],
): RawBuilder<boolean> {
  const wanted = named.length > 0 ? new Set(named) : undefined;
  const texts = keywordColumns(model.form, model.tables).filter(
    ({ field }) => canRead(field) && (wanted?.has(field) ?? true),
  );
  if (texts.length === 0) return sql<boolean>`false`;
  const written = texts.map(({ name, field }) => columnContains(name, asStored(model.form.fields, field, keyword)));
  const sound = soundQuery(
    keyword,
    texts.map(({ name }) => name),
  );
  const heard = sound === undefined ? [] : [sql<boolean>`${sql.ref(OWN_COLUMNS.sounds)} @@ ${sound}::tsquery`];
  return sql<boolean>`(${sql.join([...written, ...heard], sql` or `)})`;
}

/** A searched text in the spelling that its kind stores: plates have no spaces and no dot. */
export function asStored(fields: readonly Field[], id: string, text: string): string {
  const field = fields.find((candidate) => candidate.id === id);
  const definition = field && standardRegistry.get(field.kind);
  const result = definition?.storage && definition.coerce(text, field as Parameters<typeof definition.coerce>[1]);
  return result?.ok && typeof result.value === 'string' && result.value !== '' ? result.value : text;
}
