import * as z from 'zod';
import { listOf, TimeSchema } from './schemas.js';

/** One change of a thing. */
export const NounChangeSchema = z.object({
  /** That it has had since. */
  revision: z.int(),
  /** '' for the server itself. */
  userName: z.string(),
  time: TimeSchema,
  /** Fields of the body that got another value. */
  fields: z.array(z.string()),
  /** Their values before and after it; what is secret or very large is left out. */
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

/** The last changes of a thing, the latest first; they are kept for 90 days. */
export const NounChangesSchema = listOf(NounChangeSchema);
