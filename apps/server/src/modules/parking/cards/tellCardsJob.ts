import * as z from 'zod';
import { defineJob } from '../../../jobs/defineJob.js';

/** Tells the office of monthly cards that end soon. */
export const tellCardsJob = defineJob('parking.tellCards', z.object({}), { maxAttempts: 1 });
