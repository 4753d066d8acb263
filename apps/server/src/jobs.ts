import { type JobHandler } from './jobs/implementJob.js';
import { maintenanceJobs } from './jobs/maintenance.jobs.js';
import { scheduleJobs } from './jobs/schedule/schedule.jobs.js';
import { fileJobs } from './modules/file/file.jobs.js';

/** Everything that is done once over all instances, module by module. */
export const jobs: readonly JobHandler[] = [...maintenanceJobs, ...scheduleJobs, ...fileJobs];
