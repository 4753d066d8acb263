import { sql, type RawBuilder } from 'kysely';
import { escapeLike } from '../../../../db/keyword.js';
import { keywordColumns } from '../../tables/keywordColumns.js';
import { asStored } from '../keywordCondition.js';
import { type RecordAccess } from '../recordAccess.js';

/** Condition that a keyword is found in a text of a deleted record, of those fields alone that the caller may read. */
export function binMentions({ model, canRead }: RecordAccess, keyword: string): RawBuilder<boolean> {
  const texts = keywordColumns(model.form, model.tables).filter(({ field }) => canRead(field));
  if (texts.length === 0) return sql<boolean>`false`;
  const spellings = texts.map(({ name, field }) => ({ name, text: asStored(model.form.fields, field, keyword) }));
  const written = spellings.map(
    ({ name, text }) => sql<boolean>`content ->> ${sql.lit(name)} ilike ${`%${escapeLike(text)}%`}`,
  );
  // the index knows the record as the text of its JSON
  const anywhere = [...new Set(spellings.map(({ text }) => JSON.stringify(text).slice(1, -1)))].map(
    (text) => sql<boolean>`content::text ilike ${`%${escapeLike(text)}%`}`,
  );
  return sql<boolean>`((${sql.join(anywhere, sql` or `)}) and (${sql.join(written, sql` or `)}))`;
}
