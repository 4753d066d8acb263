import * as z from 'zod';
import { defineJob } from '../../../jobs/defineJob.js';

/** Looks for stays that cannot be as they are stored. */
export const findPhantomsJob = defineJob('parking.findPhantoms', z.object({}), { maxAttempts: 1 });
