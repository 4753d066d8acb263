import * as z from 'zod';
import { defineJob } from '../../../jobs/defineJob.js';

/** Makes up the stays of the last days, so that lists and screens of a demonstration have something to show. */
export const seedHistoryJob = defineJob('parking.seedHistory', z.object({ days: z.number().int().min(1).max(400) }));
