import { type ColumnKindSchema, type ColumnSpecSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Statement } from './SourceKind.js';

export type ColumnKind = z.output<typeof ColumnKindSchema>;
export type ColumnSpec = z.output<typeof ColumnSpecSchema>;

/** What a database system writes differently from others. */
export interface Dialect {
  /** A name as it stands in a statement, whatever is in it. */
  quote(name: string): string;
  /** Bytes that a name may have. */
  nameBytes: number;
  /** The place of a value in a statement, from 1. */
  place(index: number): string;
  /** Answers one row with `version`. */
  version: string;
  /** Rows `name`, `comment`, `rows` (estimated, null where unknown). `schema` is empty for that of the connection. */
  tables(schema: string): Statement;
  /** Rows of `RawColumn`, in their order. */
  columns(schema: string, table: string): Statement;
  /** Rows `name`, `column`, `isUnique`, `isPrimary`, by name and place. */
  indexes(schema: string, table: string): Statement;
  /** What a type of the database holds, in the words of all. */
  kindOf(type: string): ColumnKind;
  /** How the database writes the type of a column. */
  typeOf(column: Pick<ColumnSpec, 'kind' | 'length' | 'precision' | 'scale'>): string;
  /** A column as a text that can be shown, compared and cut; of a binary how many bytes it has. */
  asText(column: string, kind: ColumnKind): string;
  /** The rows from `offset`, at most `limit`. The statement before it is ordered. */
  page(limit: number, offset: number): string;
  /** At most so many rows of a whole query, as one that can only be read; a column `row_as_json` holds the row where there is one. */
  limited(query: string, limit: number): string;
  /** Statements of definitions: each kind has its own way of comments, new types and new names. */
  definitions: DefinitionWriter;
  /** How its texts, names and remarks are written, so that the end of a query inside of a statement is known. */
  lexis: Lexis;
}

/** Statements that define tables; names are quoted already where they say `table`. */
export interface DefinitionWriter {
  /** Behind the columns of a new table: what says its comment there. */
  tableEnd(comment: string): string;
  /** Behind a column of a new table: what says its comment there. */
  columnEnd(comment: string): string;
  /** Statements that say the comment of a table or a column, where none can stand in the definition. */
  comment(table: TableName, column: string | undefined, comment: string): string[];
  addColumn(table: TableName, definition: string): string;
  renameColumn(table: TableName, from: string, to: string): string;
  /** Gives a column another type, and lets it be empty or not. `definition` is the whole column as it is to be. */
  changeColumn(table: TableName, change: ColumnChange): string[];
  /** Whether a definition can be taken back together with what came before it. */
  isTransactional: boolean;
}

export interface TableName {
  schema: string;
  name: string;
  /** Both, quoted. */
  quoted: string;
}

export interface ColumnChange {
  /** Quoted. */
  column: string;
  /** Not quoted. */
  name: string;
  type: string;
  definition: string;
  isTypeChanged: boolean;
  isNullable: boolean;
  isNullabilityChanged: boolean;
}

/** A column as the database tells it. */
export interface RawColumn {
  name: string;
  type: string;
  length: number | null;
  precision: number | null;
  scale: number | null;
  isNullable: boolean;
  keyPlace: number;
  defaultText: string | null;
  comment: string | null;
  isGenerated: boolean;
}

export interface Lexis {
  /** Whether a backslash takes the meaning of the quote behind it. */
  hasBackslash: boolean;
  /** Signs that names stand between besides double quotes: `` ` `` or `[`. */
  nameQuote: '`' | '[' | '';
  /** Whether `#` begins a remark. */
  hasHashRemark: boolean;
  /** Whether texts may stand between `q'[` and `]'`. */
  hasOracleText: boolean;
  /** Whether texts may stand between `$tag$`, and `e'` begins one with backslashes. */
  hasDollarText: boolean;
}
