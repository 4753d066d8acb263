import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, KeywordQuerySchema, listOf, NothingSchema } from '../schemas.js';
import { SourceKindSchema } from './dataSource.js';

/** What a column holds, in the words of all database systems; `other` is shown and never written. */
export const ColumnKindSchema = z.enum([
  'string',
  'text',
  'integer',
  'bigint',
  'decimal',
  'double',
  'boolean',
  'date',
  'time',
  'datetime',
  'json',
  'uuid',
  'binary',
  'other',
]);

const NameSchema = z
  .string()
  .trim()
  .min(1)
  .max(63)
  .regex(/^[^\p{Cc}]+$/u);
const CommentSchema = z
  .string()
  .max(500)
  .regex(/^[^\p{Cc}]*$/u)
  .default('');

/** A column as it is made or as it is to be. */
export const ColumnSpecSchema = z.object({
  /** Name of the column that it is now; empty for a new one. */
  formerName: z.string().max(128).default(''),
  name: NameSchema,
  kind: ColumnKindSchema.exclude(['other']),
  /** Characters of a `string`. */
  length: z.number().int().min(1).max(4_000).default(100),
  /** Digits of a `decimal`, and how many of them stand behind the point. */
  precision: z.number().int().min(1).max(38).default(18),
  scale: z.number().int().min(0).max(30).default(2),
  isNullable: z.boolean().default(true),
  /** Whether it belongs to the primary key; only of a new table. */
  isKey: z.boolean().default(false),
  /** A value, never an expression; empty for none. */
  defaultValue: z.string().max(200).default(''),
  comment: CommentSchema,
});

/** A table as it is made or as it is to be. Columns that are not named stay as they are. */
export const TableSpecSchema = z.object({
  name: NameSchema,
  comment: CommentSchema,
  columns: z.array(ColumnSpecSchema).max(200),
});

/** Whose a table is: the platform's, a released model's, or neither. */
export const TableOwnerSchema = z.enum(['platform', 'model', 'none']);

const TableSchema = z.object({
  name: z.string(),
  comment: z.string(),
  /** Estimated by the database; null where it does not know, and for whoever may not look at rows. */
  rows: z.number().nullable(),
  owner: TableOwnerSchema,
  /** Whether the caller may look at its rows. */
  canShowRows: z.boolean(),
  /** Whether the caller may change or drop it. */
  canChange: z.boolean(),
});

const ColumnSchema = z.object({
  name: z.string(),
  /** As the database writes it. */
  type: z.string(),
  kind: ColumnKindSchema,
  length: z.number().int().nullable(),
  precision: z.number().int().nullable(),
  scale: z.number().int().nullable(),
  isNullable: z.boolean(),
  /** Place in the primary key from 1; 0 outside of it. */
  keyPlace: z.number().int(),
  /** As the database writes it; empty for none. */
  defaultText: z.string(),
  comment: z.string(),
  /** The database makes its values: a counter or a computed column. */
  isGenerated: z.boolean(),
});

const FilterSchema = z.object({
  column: z.string().min(1).max(128),
  operator: z.enum(['equals', 'contains', 'above', 'below', 'isEmpty', 'isFilled']),
  value: z.string().max(500).default(''),
});

/** Rows that a table can be paged through; whoever looks for others filters. */
export const ROWS_SHOWN = 10_000;

const path = '/api/system/DataModel';
const page = pages.dataModel;
const { permission } = page;

export const dataModel = {
  sources: endpoint({
    method: 'GET',
    path: `${path}/Sources`,
    permission,
    summary: 'Enabled data sources whose tables can be looked at',
    data: listOf(
      z.object({
        id: IdSchema,
        fullName: z.string(),
        kind: SourceKindSchema,
        isReadOnly: z.boolean(),
        /** What the name of a new table has to begin with; empty where it may be any. */
        namePrefix: z.string(),
      }),
    ),
  }),
  tables: endpoint({
    method: 'GET',
    path: `${path}/{sourceId}/Tables`,
    permission,
    summary: 'Tables of a source by name, at most 2,000; the keyword is looked for in name and comment',
    query: KeywordQuerySchema,
    data: listOf(TableSchema),
  }),
  table: endpoint({
    method: 'GET',
    path: `${path}/{sourceId}/Tables/{table}`,
    permission,
    summary: 'Columns, indexes and definition of a table',
    data: TableSchema.extend({
      columns: z.array(ColumnSchema),
      indexes: z.array(
        z.object({ name: z.string(), columns: z.array(z.string()), isUnique: z.boolean(), isPrimary: z.boolean() }),
      ),
      /** Statements that make such a table. */
      definition: z.string(),
    }),
  }),
  rows: endpoint({
    method: 'POST',
    path: `${path}/{sourceId}/Tables/{table}/Rows`,
    permission: page.button('btn_rows'),
    summary: 'One page of the rows of a table as texts, filtered and ordered by the database; long texts are cut',
    logName: false,
    byKey: 'whole',
    body: z.object({
      currentPage: z.number().int().min(1).default(1),
      pageSize: z.number().int().min(1).max(100).default(20),
      /** Column that they are ordered by; empty for the key. */
      order: z.string().max(128).default(''),
      isDescending: z.boolean().default(false),
      filters: z.array(FilterSchema).max(10).default([]),
    }),
    data: z.object({
      columns: z.array(z.string()),
      list: z.array(z.object({ cells: z.array(z.string().nullable()) })),
      pagination: z.object({
        currentPage: z.number().int(),
        pageSize: z.number().int(),
        /** Rows that fit, counted to 10,001. */
        total: z.number().int(),
      }),
    }),
  }),
  preview: endpoint({
    method: 'POST',
    path: `${path}/{sourceId}/Actions/Preview`,
    permission,
    summary: 'The statements that would make a table, or change the one that is named so',
    logName: false,
    body: z.object({
      /** The table that it is now; empty for a new one. */ formerName: z.string().max(128).default(''),
      table: TableSpecSchema,
    }),
    data: listOf(z.string()),
  }),
  create: endpoint({
    method: 'POST',
    once: true,
    path: `${path}/{sourceId}/Tables`,
    permission: page.button('btn_add'),
    summary: 'Makes a table',
    body: TableSpecSchema,
    data: NothingSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/{sourceId}/Tables/{table}`,
    permission: page.button('btn_edit'),
    summary: 'Adds, renames, widens and comments columns, and lets them be empty or not',
    body: TableSpecSchema,
    data: NothingSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{sourceId}/Tables/{table}`,
    permission: page.button('btn_remove'),
    summary: 'Drops a table with its rows; its name is given twice',
    query: z.object({ confirm: z.string().max(200) }),
    data: NothingSchema,
  }),
};
