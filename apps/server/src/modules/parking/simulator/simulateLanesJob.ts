import * as z from 'zod';
import { defineJob } from '../../../jobs/defineJob.js';

/** Seconds that a run may take, and some more to end. */
const TIME = 60 * 60 + 120;

/** Drives the lanes of a run. */
export const simulateLanesJob = defineJob('parking.simulateLanes', z.object({ simulationId: z.string() }), {
  maxAttempts: 1,
  timeoutSeconds: TIME,
});
