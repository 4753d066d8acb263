import * as z from 'zod';
import { endpoint, fileEndpoint } from '../endpoint.js';
import { IdSchema, NewIdSchema } from '../schemas.js';
import { ColumnMappingSchema, FileColumnSchema, SheetPlaceSchema, XLSX } from '../system/transfer.js';

const ImportFileSchema = SheetPlaceSchema.extend({
  /** Name that the upload of type `import` answered. */
  file: z.string().min(1).max(200),
  /** Default as last time, else by the headers. */
  mapping: ColumnMappingSchema.optional(),
});

const online = '/api/visualdev/OnlineDev';

/** The calls by which records come out of a file. */
export const recordImport = {
  importPreview: endpoint({
    method: 'POST',
    path: `${online}/{id}/Actions/ImportPreview`,
    permission: 'model:btn_upload',
    logName: false,
    timeout: 60_000,
    summary:
      'The columns of an uploaded file with the fields that they are taken for, and its first rows with what is wrong',
    body: ImportFileSchema,
    data: z.object({
      /** Fields that a file may fill. */
      fields: z.array(z.object({ id: z.string(), label: z.string(), required: z.boolean() })),
      columns: z.array(FileColumnSchema),
      /** Names of the sheets that may be read instead. */
      sheets: z.array(z.string()),
      /** Row of the headers; 0 where there are none. */
      headerRow: z.int(),
      /** Rows of the file. */
      total: z.int(),
      rows: z.array(
        z.object({
          /** As spreadsheets number it. */
          number: z.int(),
          /** Texts by field. */
          values: z.record(z.string(), z.string()),
          /** Message by field; '' is of the row. */
          errors: z.record(z.string(), z.string()),
        }),
      ),
    }),
  }),
  takeBackImport: endpoint({
    method: 'POST',
    once: true,
    path: `${online}/{id}/Actions/TakeBackImport`,
    permission: 'model:btn_upload',
    summary:
      'Begins to delete for ever what an import of the caller’s own that has ended brought, in the background; records that somebody has changed since stay. The import is forgotten',
    body: z.object({ transferId: IdSchema }),
    data: NewIdSchema,
  }),
  startImport: endpoint({
    method: 'POST',
    once: true,
    path: `${online}/{id}/Actions/StartImport`,
    permission: 'model:btn_upload',
    summary: 'Begins to make records of the rows of an uploaded file, in the background; see Transfer',
    body: ImportFileSchema.extend({
      mapping: ColumnMappingSchema,
      /** Texts by field in place of those of the file, by the number of the row; null leaves a row out. */
      edits: z
        .record(z.string().regex(/^\d{1,7}$/), z.record(z.string().max(100), z.string().max(32_767)).nullable())
        .default({}),
    }),
    data: NewIdSchema,
  }),
  template: fileEndpoint({
    method: 'GET',
    path: `${online}/{id}/Template`,
    permission: 'model',
    summary:
      'The Excel file to fill in for an import: the columns that the caller may write, choices, an example and help',
    contentType: XLSX,
  }),
};
