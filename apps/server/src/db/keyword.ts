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
  const written = sql<boolean>`(${joinedBy(columns)}) ilike ${pattern}`;
  return sound === undefined || soundColumn === undefined
    ? written
    : sql<boolean>`(${written} or ${sql.ref(soundColumn)} @@ ${sound}::tsquery)`;
}

/** The same for a keyword. */
export function contains(columns: readonly string[], keyword: string, soundColumn?: string): RawBuilder<boolean> {
  return matches(columns, keywordPatterns(keyword), soundColumn);
}

/**
 * The same for a table of millions of rows, with indexes over these columns joined by blanks: trigrams, for keywords that have
 * any, and letters, for those of one or two or in Chinese, of which the locale of the embedded database makes no trigrams.
 *
 * @example create index on t using gin ((title || ' ' || number) gin_trgm_ops)
 * @example create index on t using gin (string_to_array(lower(title || ' ' || number), null))
 */
export function containsIndexed(columns: readonly string[], keyword: string): RawBuilder<boolean> {
  const text = joinedBy(columns);
  if (/[a-z0-9]{3}/i.test(keyword)) return sql<boolean>`(${text}) ilike ${keywordPatterns(keyword).pattern}`;
  const letters = sql`string_to_array(lower(${text}), null) @> string_to_array(lower(${keyword}), null)`;
  // where rows are read one by one, most are let go by what costs less
  return sql<boolean>`(${containsInOrder(columns, keyword)} and ${letters})`;
}

/** The same without indexes: of a keyword that many rows have, a page is found soon by asking them in the order of the list. */
export function containsInOrder(columns: readonly string[], keyword: string): RawBuilder<boolean> {
  // a pattern of like would be looked up by trigrams, also where it has none
  return sql<boolean>`strpos(lower(${joinedBy(columns)}), lower(${keyword})) > 0`;
}

/**
 * Condition that a text column contains a text, whatever its case, for a column of whose trigrams there is an index that holds
 * `hanOf` too, by which rows are found for texts of which the locale of the embedded database makes no trigrams.
 */
export function columnContains(column: string, text: string): RawBuilder<boolean> {
  const like = sql<boolean>`${sql.ref(column)} ilike ${`%${escapeLike(text)}%`}`;
  const han = [...new Set(text.match(/[㐀-鿿]/g))];
  if (han.length === 0) return like;
  const written = hasTrigrams(text) ? like : containsInOrder([column], text);
  return sql<boolean>`(${written} and ${hanOf(column)} @> ${han}::text[])`;
}

/**
 * Whether texts that contain a text have trigrams in common, in every locale: three letters or digits, or some where a word
 * begins or ends. Of a pattern without any, an index of trigrams would be read as a whole.
 */
function hasTrigrams(text: string): boolean {
  return /[a-z0-9]{3}/i.test(text) || (text.length > 2 && /[^a-z0-9][a-z0-9]|[a-z0-9]{2}[^a-z0-9]/i.test(text));
}

/**
 * The Chinese characters of a text column, as an index over them has it.
 *
 * @example create index on t using gin (string_to_array(regexp_replace(title, '[^㐀-鿿]+', '', 'g'), null))
 */
export function hanOf(column: string): RawBuilder<string[]> {
  return sql<string[]>`string_to_array(regexp_replace(${sql.ref(column)}, '[^㐀-鿿]+', '', 'g'), null)`;
}

function joinedBy(columns: readonly string[]): RawBuilder<string> {
  return sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  );
}
