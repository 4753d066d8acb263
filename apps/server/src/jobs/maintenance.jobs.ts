import * as z from 'zod';
import { cleanExpired } from './cleanExpired.js';
import { defineJob } from './defineJob.js';
import { implementJob } from './implementJob.js';

const cleanExpiredJob = defineJob('maintenance.cleanExpired', z.object({}));

export const maintenanceJobs = [
  implementJob(cleanExpiredJob, async ({ db, configs }) => cleanExpired(db, await configs.read())),
];
