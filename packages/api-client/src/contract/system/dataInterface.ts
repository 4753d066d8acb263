import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints } from '../crudEndpoints.js';
import { endpoint, fileEndpoint } from '../endpoint.js';
import {
  AuditSchema,
  DayRangeSchema,
  EnabledMarkSchema,
  IdSchema,
  KeywordSchema,
  ListQuerySchema,
  listOf,
  MarkFilterSchema,
  pageOf,
  TimeSchema,
} from '../schemas.js';
import { RecordFilterTextSchema } from '../recordFilterText.js';
import {
  InterfaceAccessSchema,
  InterfaceBodySchema,
  InterfaceKindSchema,
  InterfaceParameterSchema,
} from './interfaceBody.js';

const path = '/api/system/DataInterface';
const page = pages.dataInterface;

/** Values of the parameters by name, as JSON: `{"city":"11"}`. */
const ParametersTextSchema = z.string().max(10_000).optional();
const ColumnSchema = z.string().max(100);

/** An answered row; what it holds is the interface's own. */
const AnswerRowSchema = z.record(z.string(), z.unknown());

const InterfaceCauseSchema = z.enum([
  'response',
  'list',
  'info',
  'preview',
  'task',
  'button',
  'print',
  'flow',
  'portal',
]);

export const dataInterface = {
  ...crudEndpoints({
    path,
    page,
    body: InterfaceBodySchema,
    record: {
      ...AuditSchema.shape,
      /** Whether a password or token is stored. */
      hasSecret: z.boolean(),
    },
    calls: {
      selector: 'Enabled interfaces',
      create: 'Creates an interface',
      update: 'Changes an interface',
      read: 'One interface, without its password',
      changes: 'Its last changes',
      remove: 'Deletes an interface with its log',
      updateState: 'Enables a disabled interface and disables an enabled one',
    },
  }),
  list: endpoint({
    method: 'GET',
    path,
    permission: page.permission,
    summary: 'Data interfaces, paged',
    query: ListQuerySchema.extend({
      kind: InterfaceKindSchema.optional(),
      category: z.string().max(50).optional(),
      enabledMark: MarkFilterSchema,
    }),
    data: pageOf(
      z.object({
        id: IdSchema,
        fullName: z.string(),
        enCode: z.string(),
        category: z.string(),
        kind: InterfaceKindSchema,
        access: InterfaceAccessSchema,
        enabledMark: EnabledMarkSchema,
        sortCode: z.number(),
        ...AuditSchema.shape,
        /** Calls of the last seven days, and those of them that failed. */
        calls: z.number().int(),
        failures: z.number().int(),
      }),
    ),
  }),
  callable: endpoint({
    method: 'GET',
    path: `${path}/getList`,
    permission: 'session',
    summary: 'Enabled interfaces that the caller may ask, with their parameters, paged',
    query: ListQuerySchema.extend({ category: z.string().max(50).optional() }),
    data: pageOf(
      z.object({
        id: IdSchema,
        fullName: z.string(),
        enCode: z.string(),
        category: z.string(),
        parameters: z.array(InterfaceParameterSchema.pick({ name: true, label: true, type: true, required: true })),
      }),
    ),
  }),
  response: endpoint({
    method: 'GET',
    path: `${path}/{id}/Actions/Response`,
    permission: 'session',
    summary: 'Asks an enabled interface, named by its id or code, and answers its data',
    byKey: 'whole',
    query: z.object({ parameters: ParametersTextSchema }),
    data: z.unknown(),
  }),
  actionList: endpoint({
    method: 'GET',
    path: `${path}/{id}/Action/List`,
    permission: 'session',
    summary: 'One page of the rows of an interface, for popup pickers; a keyword is looked for in the columns',
    query: z.object({
      keyword: KeywordSchema,
      currentPage: z.coerce.number().int().min(1).max(1_000_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(10_000).default(20),
      /** The same as the path; pickers send it. */
      interfaceId: z.string().max(100).optional(),
      /** Column of the value that is stored. */
      propsValue: ColumnSchema.optional(),
      /** Column of the text that is shown. */
      relationField: ColumnSchema.optional(),
      /** Columns to answer, comma-joined; the others are left out. */
      columnOptions: z.string().max(2_000).optional(),
      parameters: ParametersTextSchema,
      filter: RecordFilterTextSchema,
    }),
    data: pageOf(AnswerRowSchema),
  }),
  actionInfo: endpoint({
    method: 'GET',
    path: `${path}/{id}/Action/Info`,
    permission: 'session',
    summary:
      'The row of an interface whose column propsValue holds a value; null when there is none, or it does not pass the filter',
    query: z.object({
      /** The value that was stored. */
      id: z.string().min(1).max(500),
      interfaceId: z.string().max(100).optional(),
      propsValue: ColumnSchema.default('id'),
      relationField: ColumnSchema.optional(),
      columnOptions: z.string().max(2_000).optional(),
      parameters: ParametersTextSchema,
      /** What the row has to fulfil. */
      filter: RecordFilterTextSchema,
    }),
    data: AnswerRowSchema.nullable(),
  }),
  columns: endpoint({
    method: 'GET',
    path: `${path}/{id}/Columns`,
    permission: 'session',
    summary:
      'Names of the columns of an enabled interface, named by its id or code, as far as they are known without asking its source; none where they are not',
    data: listOf(z.string()),
  }),
  preview: endpoint({
    method: 'POST',
    path: `${path}/{id}/Actions/Preview`,
    permission: page.button('btn_edit'),
    summary: 'Asks an interface with test values, also a disabled one, or a draft of it; id 0 is a new one',
    logName: false,
    body: z.object({
      parameters: z.record(z.string(), z.unknown()).default({}),
      /** What is asked instead of what is stored. */
      draft: InterfaceBodySchema.optional(),
    }),
    data: z.object({
      data: z.unknown(),
      /** Rows of the answer; null when it is no list. */
      rows: z.number().int().nullable(),
      columns: z.array(z.string()),
      /** Milliseconds. */
      duration: z.number().int(),
    }),
  }),
  export: fileEndpoint({
    method: 'GET',
    path: `${path}/{id}/Action/Export`,
    permission: page.button('btn_download'),
    summary: 'An interface as a JSON file, without its password',
    contentType: 'application/json',
  }),
  log: endpoint({
    method: 'GET',
    path: '/api/system/DataInterfaceLog/{id}',
    permission: page.permission,
    summary: 'Calls of an interface, the newest first; the last 30 days and 5,000 calls are kept',
    query: ListQuerySchema.extend({ isFailed: MarkFilterSchema }),
    data: pageOf(
      z.object({
        id: IdSchema,
        creatorTime: TimeSchema,
        userName: z.string(),
        cause: InterfaceCauseSchema,
        parameters: z.string(),
        /** Milliseconds. */
        duration: z.number().int(),
        rows: z.number().int().nullable(),
        isCached: EnabledMarkSchema,
        /** What went wrong; empty when nothing did. */
        error: z.string(),
      }),
    ),
  }),
  statistics: endpoint({
    method: 'GET',
    path: `${path}/{id}/Actions/Statistics`,
    permission: page.permission,
    summary: 'Calls of an interface by day: how many, how many failed or came from the cache, how long they took',
    query: DayRangeSchema,
    data: listOf(
      z.object({
        day: z.string(),
        calls: z.number().int(),
        failures: z.number().int(),
        cached: z.number().int(),
        /** Milliseconds, of calls that were not answered from the cache; null without any. */
        average: z.number().int().nullable(),
        p95: z.number().int().nullable(),
      }),
    ),
  }),
};
