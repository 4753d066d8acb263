import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints } from '../crudEndpoints.js';
import { endpoint, fileEndpoint } from '../endpoint.js';
import {
  AuditSchema,
  DescriptionSchema,
  EnabledMarkSchema,
  EnCodeSchema,
  FullNameSchema,
  listOf,
  MarkFilterSchema,
  SortCodeSchema,
} from '../schemas.js';

/** The day in a number, by which the counting begins anew; empty counts on for ever. */
export const BillDateFormatSchema = z.enum(['', 'YYYY', 'YYYYMM', 'YYYYMMDD', 'YYMM', 'YYMMDD']);
/** What stands between prefix, day and counter. */
export const BillSeparatorSchema = z.enum(['', '-', '_', '/', '.']);

const path = '/api/system/BillRule';
const page = pages.billRule;

export const billRule = {
  ...crudEndpoints({
    path,
    page,
    body: z.object({
      fullName: FullNameSchema,
      /** What form fields name the rule by. */
      enCode: EnCodeSchema,
      prefix: z
        .string()
        .trim()
        .max(20)
        .regex(/^[\p{L}\p{N}\-_/.#]*$/u)
        .default(''),
      separator: BillSeparatorSchema.default(''),
      dateFormat: BillDateFormatSchema.default('YYYYMMDD'),
      /** Digits of the counter; a larger one is written whole. */
      digit: z.number().int().min(1).max(12).default(4),
      /** First number of each period. */
      startNumber: z.number().int().min(0).max(999_999_999).default(1),
      description: DescriptionSchema,
      enabledMark: EnabledMarkSchema.default(1),
      sortCode: SortCodeSchema,
    }),
    record: {
      ...AuditSchema.shape,
      /** Counter that was given out last in the present period; null when none was. */
      thisNumber: z.number().int().nullable(),
      /** What the next number would be; it is not given out. */
      nextNumber: z.string(),
    },
    query: { enabledMark: MarkFilterSchema },
    calls: {
      list: 'Rules of automatic numbers, paged',
      selector: 'Enabled rules',
      create: 'Creates a rule',
      update: 'Changes a rule; its counting goes on',
      read: 'One rule',
      changes: 'Its last changes',
      remove: 'Deletes a rule that no model uses',
      updateState: 'Enables a disabled rule and disables an enabled one',
    },
  }),
  examples: endpoint({
    method: 'GET',
    path: `${path}/Examples`,
    permission: pages.webDesign.permission,
    summary: 'Enabled rules to number a form by, each with the first number of its present period',
    data: listOf(
      z.object({
        enCode: z.string(),
        fullName: z.string(),
        /** It tells how numbers look, not how many were given out. */
        example: z.string(),
      }),
    ),
  }),
  nextNumber: endpoint({
    method: 'GET',
    path: `${path}/BillNumber/{id}`,
    permission: page.button('btn_edit'),
    summary: 'Gives out the next number of an enabled rule, named by its id or code; nobody else gets it',
    data: z.string(),
  }),
  export: fileEndpoint({
    method: 'GET',
    path: `${path}/{id}/Action/Export`,
    permission: page.button('btn_download'),
    summary: 'A rule as a JSON file',
    contentType: 'application/json',
  }),
};
