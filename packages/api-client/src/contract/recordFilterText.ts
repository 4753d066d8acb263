import * as z from 'zod';
import { IdSchema } from './schemas.js';

/** Conditions that records have to fulfil, as JSON: `{"match":"all","conditions":[{"field":"region","operator":"equal","value":"n"}]}`. */
export const RecordFilterTextSchema = z.string().max(20_000).optional();

/**
 * The field of a released form that asks for records, as JSON of an `AskedFilter`. Its option filter is evaluated with these values
 * over all columns, for whoever fills the field in on the page of that form or with a flow; conditions beside it count for nothing
 * then.
 */
export const AskedFilterTextSchema = z.string().max(20_000).optional();

/** What stands in it. */
export const AskedFilterSchema = z.object({
  form: IdSchema,
  /** The flow with which it is filled in, where that is not on its page. */
  flow: z
    .union([z.object({ launch: IdSchema, forUserId: IdSchema.optional() }), z.object({ instance: IdSchema })])
    .optional(),
  path: z.string().max(200),
  values: z.record(z.string(), z.unknown()),
});
