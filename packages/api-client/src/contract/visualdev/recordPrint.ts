import * as z from 'zod';
import { endpoint } from '../endpoint.js';
import { IdSchema, listOf } from '../schemas.js';
import { PrintBlocksSchema, PrintPaperShape, PrintValuesSchema } from '../system/printBody.js';

const path = '/api/visualdev/OnlineDev/{id}';

/** A sheet for each of some records, all by one template. */
export const PrintedSheetsSchema = z.object({
  template: z.object({ fullName: z.string(), ...PrintPaperShape, blocks: PrintBlocksSchema }),
  /** In the order that was asked for. */
  sheets: z.array(
    z.object({
      id: IdSchema,
      values: z.record(z.string(), PrintValuesSchema),
      /** Parts of this sheet. Absent = those of the template. */
      blocks: PrintBlocksSchema.optional(),
    }),
  ),
});

/** What is printed of the records of a model. */
export const recordPrint = {
  printTemplates: endpoint({
    method: 'GET',
    path: `${path}/PrintTemplates`,
    permission: 'model:btn_print',
    summary: 'Enabled print templates that a query of which asks for records of the model',
    data: listOf(z.object({ id: IdSchema, fullName: z.string() })),
  }),
  print: endpoint({
    method: 'POST',
    path: `${path}/Actions/Print`,
    permission: 'model:btn_print',
    summary:
      'A sheet for each of some records: by a template of the model, else a plain one of the form, within what the caller may see',
    byKey: 'read',
    logName: false,
    timeout: 60_000,
    body: z.object({
      ids: z.array(IdSchema).min(1).max(50),
      /** '' for the plain sheet. */
      templateId: z.string().max(50).default(''),
    }),
    data: PrintedSheetsSchema,
  }),
};
