import * as z from 'zod';
import { endpoint, fileEndpoint } from '../endpoint.js';
import { IdSchema, listOf, NothingSchema, TimeSchema } from '../schemas.js';

/** Type of an Excel file. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An import or export, or an import taken back, that the server does in the background, as its owner sees it. */
export const TransferSchema = z.object({
  id: IdSchema,
  /** `takeBack`: what an import brought is taken out again. */
  kind: z.enum(['import', 'export', 'takeBack']),
  /** What its rows are: `users`, or `model:` with the id of a model. */
  target: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'cancelled', 'failed']),
  fileName: z.string(),
  /** Rows that it goes through, as far as that is known; lists over very large tables stop counting at 10,001. */
  total: z.int(),
  /** Rows that it went through. */
  done: z.int(),
  /** Of them those that were refused, or that stay because somebody has changed them since. */
  refused: z.int(),
  /** Why it failed, in the owner's language. */
  problem: z.string(),
  /** Whether there is a file: the exported one, or that of the refused rows. */
  hasFile: z.boolean(),
  creatorTime: TimeSchema,
});

/** Which rows an export takes besides the filters of its list, and which columns. */
export const ExportChoiceSchema = z.object({
  ids: z.array(IdSchema).min(1).max(5_000).optional(),
  /** Fields in their order; all when empty. */
  columns: z.array(z.string().max(100)).max(200).default([]),
  /** Without an ending. */
  fileName: z.string().trim().max(80).default(''),
});

/** Which part of a spreadsheet is read. */
export const SheetPlaceSchema = z.object({
  /** Place of the sheet among those that are not hidden, from 0. */
  sheet: z.int().min(0).max(199).default(0),
  /** Row of the headers as spreadsheets number it; 0 = there are none. Absent = the first row that says something. */
  headerRow: z.int().min(0).max(100).optional(),
});

/** A field for each column of an import file, '' for one that is left out. */
export const ColumnMappingSchema = z.array(z.string().max(100)).max(200);

/** A column of a file that is to be imported. */
export const FileColumnSchema = z.object({
  header: z.string(),
  /** What its first filled cell says. */
  sample: z.string(),
  /** Field that it is taken for: as last time, else by its header; '' = left out. */
  field: z.string(),
});

const path = '/api/system/Transfer';

export const transfer = {
  list: endpoint({
    method: 'GET',
    path,
    permission: 'session',
    summary: 'The caller’s imports and exports of the last days, the latest first; target names what their rows are',
    byKey: 'whole',
    query: z.object({ target: z.string().max(100).optional() }),
    data: listOf(TransferSchema),
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${path}/{id}/Actions/Cancel`,
    permission: 'session',
    logName: false,
    summary: 'Stops an import or export of the caller’s own; rows that came in stay',
    byKey: 'whole',
    data: NothingSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    permission: 'session',
    logName: false,
    summary: 'Forgets an import or export of the caller’s own that has ended, with its file',
    byKey: 'whole',
    data: NothingSchema,
  }),
  file: fileEndpoint({
    method: 'GET',
    path: `${path}/{id}/File`,
    permission: 'session',
    summary: 'The exported file, or the refused rows of an import with a column of what is wrong',
    byKey: 'whole',
    timeout: 120_000,
    contentType: XLSX,
  }),
};
