import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints } from '../crudEndpoints.js';
import { endpoint, fileEndpoint } from '../endpoint.js';
import {
  AuditSchema,
  EnabledMarkSchema,
  IdSchema,
  ListQuerySchema,
  listOf,
  MarkFilterSchema,
  pageOf,
} from '../schemas.js';
import {
  PrintBlocksSchema,
  PrintBodySchema,
  PrintPaperShape,
  PrintQuerySchema,
  PrintValuesSchema,
} from './printBody.js';

const path = '/api/system/printDev';
const page = pages.print;

const TypeFilterSchema = z.coerce.number().pipe(PrintBodySchema.shape.type.unwrap()).optional();
const head = {
  id: IdSchema,
  fullName: z.string(),
  enCode: z.string(),
  category: z.string(),
  type: PrintBodySchema.shape.type,
};
const BoundFieldSchema = z.object({ name: z.string(), label: z.string() });
const RecordIdSchema = z.string().min(1).max(200);

export const printDev = {
  ...crudEndpoints({
    path,
    page,
    body: PrintBodySchema,
    calls: {
      read: 'One print template',
      changes: 'Its last changes',
      create: 'Creates a print template; the HTML of its texts is cleaned',
      update: 'Changes a print template; without blocks it keeps those that are stored',
      remove: 'Deletes a print template',
      copy: 'Copies a print template',
    },
  }),
  list: endpoint({
    method: 'GET',
    path,
    permission: page.permission,
    summary: 'Print templates, paged',
    query: ListQuerySchema.extend({ type: TypeFilterSchema, enabledMark: MarkFilterSchema }),
    data: pageOf(
      z.object({
        ...head,
        enabledMark: EnabledMarkSchema,
        sortCode: z.number(),
        paperSize: PrintPaperShape.paperSize,
        ...AuditSchema.shape,
      }),
    ),
  }),
  export: fileEndpoint({
    method: 'GET',
    path: `${path}/{id}/Actions/Export`,
    permission: page.button('btn_download'),
    summary: 'A print template as a JSON file, which the page takes back',
    contentType: 'application/json',
  }),
  selector: endpoint({
    method: 'GET',
    path: `${path}/Selector`,
    permission: 'session',
    summary: 'Enabled print templates of a kind: 1 flow, 2 form',
    query: z.object({ type: TypeFilterSchema }),
    data: listOf(z.object(head)),
  }),
  fields: endpoint({
    method: 'POST',
    path: `${path}/Fields`,
    permission: page.permission,
    summary:
      'The fields and lists that queries answer, within the rights of the caller; with a record also what is not declared',
    logName: false,
    body: z.object({ queries: z.array(PrintQuerySchema).min(1).max(10), recordId: RecordIdSchema.optional() }),
    data: listOf(
      z.object({
        name: z.string(),
        label: z.string(),
        fields: z.array(BoundFieldSchema),
        lists: z.array(BoundFieldSchema.extend({ fields: z.array(BoundFieldSchema) })),
      }),
    ),
  }),
  data: endpoint({
    method: 'GET',
    path: `${path}/Data`,
    permission: 'session',
    summary: 'An enabled template with what its queries answer for a record, within the rights of the caller',
    byKey: 'whole',
    query: z.object({ id: IdSchema, formId: RecordIdSchema }),
    data: z.object({
      template: z.object({ ...head, ...PrintPaperShape, blocks: PrintBlocksSchema }),
      values: z.record(z.string(), PrintValuesSchema),
    }),
  }),
};
