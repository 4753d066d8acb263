import * as z from 'zod';
import { IdSchema } from '../schemas.js';

/**
 * Which part of the tree of a list is asked for: its `roots`, those `apart` of which the record above cannot be seen, those
 * `below` the record `parent`, or all that is `found`, with what stands above it.
 */
export const TreePartSchema = z
  .object({ part: z.enum(['roots', 'apart', 'below', 'found']), parent: IdSchema.optional() })
  .refine(({ part, parent }) => (part === 'below') === (parent !== undefined), { path: ['parent'] });
export type TreePart = z.output<typeof TreePartSchema>;
