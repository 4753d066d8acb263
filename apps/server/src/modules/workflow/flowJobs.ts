import * as z from 'zod';
import { defineJob } from '../../jobs/defineJob.js';

const InstanceSchema = z.object({ instanceId: z.string() });

/** What a flow has to hear is tried until it hears it, for some three weeks: without it the flow would wait for ever. */
const PATIENT = { maxAttempts: 100 };

/** Does what the time limits and waits of a flow want by now. */
export const flowTickJob = defineJob('flow.tick', InstanceSchema, PATIENT);
/** Calls the interface, or writes the record, that a node is about. */
export const flowCallJob = defineJob('flow.call', InstanceSchema.extend({ activityId: z.string() }), {
  maxAttempts: 5,
});
/** Goes on from a node whose call has been done, where the flow could not at once: nobody asks or writes again. */
export const flowAnsweredJob = defineJob('flow.answered', InstanceSchema.extend({ activityId: z.string() }), PATIENT);
/**
 * Launches the flows that a node is about; `activityId` is '' where nobody waits for them. `start` names this start of them:
 * done again it finds those that it has launched, and a later one launches others. `version` is the release that has the node,
 * to which the flow may not belong any more; jobs of earlier servers do not say it, whose flows never moved.
 */
export const flowSubJob = defineJob(
  'flow.sub',
  InstanceSchema.extend({
    nodeId: z.string(),
    activityId: z.string(),
    start: z.string(),
    version: z.int().optional(),
  }),
  PATIENT,
);
/** Tells a flow that one has ended which it waits for. */
export const flowEndedJob = defineJob('flow.ended', InstanceSchema, PATIENT);
/** Cancels a flow whose parent waits for it no longer. */
export const flowStopJob = defineJob('flow.stop', InstanceSchema, PATIENT);
/** Tells a flow that something has happened for which it waits. */
export const flowEventJob = defineJob('flow.event', InstanceSchema.extend({ activityId: z.string() }), PATIENT);
/** Moves some more flows of a migration to their new release, or back. */
export const flowMigrationJob = defineJob('flow.migrate', z.object({ migrationId: z.string() }));
