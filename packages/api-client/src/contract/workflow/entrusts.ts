import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints } from '../crudEndpoints.js';
import { DescriptionSchema, IdSchema, TimeSchema } from '../schemas.js';

const EntrustBodySchema = z.object({
  /** Who acts for the caller. */
  toUserId: IdSchema,
  /** Decide for them, or launch for them. */
  kind: z.enum(['decide', 'launch']).default('decide'),
  /** Flows that it is about; all when empty. */
  flowIds: z.array(IdSchema).max(100).default([]),
  startTime: TimeSchema,
  endTime: TimeSchema,
  description: DescriptionSchema,
});

/** Standing entrustments: for a time somebody else sees and handles one's tasks. */
export const entrust = crudEndpoints({
  path: '/api/workflow/Entrust',
  page: pages.flowEntrust,
  body: EntrustBodySchema,
  record: {
    userId: IdSchema,
    userName: z.string(),
    toUserName: z.string(),
    flowNames: z.array(z.string()),
    /** `planned`, `active` or `over`. */
    state: z.enum(['planned', 'active', 'over']),
    creatorTime: TimeSchema.nullable(),
  },
  query: { direction: z.enum(['given', 'received']).default('given') },
  calls: {
    list: 'Entrustments that the caller has given, or received, paged',
    read: 'One of them',
    create: 'Entrusts somebody for a time; 409 where that would lead back to the caller',
    update: 'Changes an entrustment that is not over',
    remove: 'Ends or deletes an entrustment of the caller',
  },
});
