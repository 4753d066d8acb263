import { sql, type RawBuilder } from 'kysely';
import { soundQuery } from './soundQuery.js';

/** What texts and names are compared with to find a keyword in them. */
export interface KeywordPatterns {
  /** For `ilike`. */
  pattern: string;
  /** For `@@` on a column `sound`; absent where a keyword cannot be how something sounds. */
  sound?: string;
}

/** Patterns of a keyword; `%` and `_` stand for themselves. */
export function keywordPatterns(keyword: string): KeywordPatterns {
  const sound = soundQuery(keyword);
  return { pattern: `%${escapeLike(keyword)}%`, ...(sound === undefined ? {} : { sound }) };
}

/** Text in which `%`, `_` and the backslash stand for themselves within a pattern of `like`. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/**
 * Condition that a keyword appears in one of the columns, whatever its case, or in how the name sounds that the column
 * `sound` of the table holds.
 */
export function matches(
  columns: readonly string[],
  { pattern, sound }: KeywordPatterns,
  soundColumn?: string,
): RawBuilder<boolean> {
  const joined = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  );
  const written = sql<boolean>`(${joined}) ilike ${pattern}`;
  return sound === undefined || soundColumn === undefined
    ? written
    : sql<boolean>`(${written} or ${sql.ref(soundColumn)} @@ ${sound}::tsquery)`;
}

/** The same for a keyword. */
export function contains(columns: readonly string[], keyword: string, soundColumn?: string): RawBuilder<boolean> {
  return matches(columns, keywordPatterns(keyword), soundColumn);
}
