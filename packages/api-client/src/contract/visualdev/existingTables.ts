import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { DescriptionSchema, EnCodeSchema, FullNameSchema, listOf, NewIdSchema, SortCodeSchema } from '../schemas.js';

const base = '/api/visualdev/Base';
const permission = pages.webDesign.button('btn_adopt');

const TableNameSchema = z.string().regex(/^[a-z][a-z0-9_]{0,49}$/);

/** Kinds of fields that can show a column as it is. */
const ColumnKindSchema = z.enum(['text', 'textarea', 'number', 'date', 'datetime', 'switch']);

const ExistingColumnSchema = z.object({
  name: z.string(),
  /** Type as the database writes it. */
  type: z.string(),
  /** What the database says about it; '' = nothing. */
  comment: z.string(),
  /** Kinds that it can become, the likeliest first; none for a column that no field can show, which is left alone. */
  kinds: z.array(ColumnKindSchema),
  /** Why it cannot become a field, in the caller's language; '' where it can. */
  reason: z.string(),
  /** Characters that a text takes; 0 = as many as one likes. */
  maxLength: z.int(),
  /** Decimals of a number. */
  precision: z.int(),
  /** Whether every row needs a value and the database gives none: without a field nothing can be added. */
  isRequired: z.boolean(),
  isUnique: z.boolean(),
  /** Table that it refers to; '' = none. */
  refersTo: z.string(),
});

export const existingTables = {
  existingTables: endpoint({
    method: 'GET',
    path: `${base}/ExistingTables`,
    permission,
    summary: 'Tables of the database that are neither the platform’s nor those of a model; for administrators',
    data: listOf(
      z.object({
        name: z.string(),
        comment: z.string(),
        /** About how many rows, as the database counted them last. */
        rows: z.int(),
        /** Why no model can work with it, in the caller's language; '' where one can. */
        problem: z.string(),
      }),
    ),
  }),
  existingTable: endpoint({
    method: 'GET',
    path: `${base}/ExistingTables/{table}`,
    permission,
    summary:
      'Columns of such a table with the kinds of fields that they can become, and what a release would add to it',
    data: z.object({
      name: z.string(),
      comment: z.string(),
      problem: z.string(),
      columns: z.array(ExistingColumnSchema),
      /** Columns that the platform adds for records: ids, creators, revisions. */
      added: z.array(z.string()),
    }),
  }),
  adoptTable: endpoint({
    method: 'POST',
    once: true,
    path: `${base}/Actions/AdoptTable`,
    permission,
    summary: 'Makes a draft whose records are the rows of an existing table; a field belongs to the column of its name',
    body: z.object({
      table: TableNameSchema,
      fullName: FullNameSchema,
      enCode: EnCodeSchema,
      category: z.string().max(50).default(''),
      formData: z.string().max(2_000_000),
      columnData: z.string().max(2_000_000),
      description: DescriptionSchema,
      sortCode: SortCodeSchema,
    }),
    data: NewIdSchema,
  }),
};
