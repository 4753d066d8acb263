import * as z from 'zod';
import { defineEvent } from '../../events/defineEvent.js';

/** Nothing of single flows is kept in memory. */
const INSIDE = { reach: 'transaction' } as const;

const FlowSchema = z.object({ instanceId: z.string(), flowId: z.string(), modelId: z.string() });

/** A flow was launched. */
export const flowStarted = defineEvent('flow.started', FlowSchema, INSIDE);
/** A flow is over; one whose verdict is taken back may be over again. */
export const flowEnded = defineEvent(
  'flow.ended',
  FlowSchema.extend({ status: z.enum(['adopted', 'rejected', 'revoked', 'cancelled']) }),
  INSIDE,
);

export const workflowEvents = [flowStarted, flowEnded];
