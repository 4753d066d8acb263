import { handleJob } from '../../../jobs/handleJob.js';
import { remind } from './remind.js';
import { remindJob } from './scheduleJobs.js';

export const scheduleEventJobs = [handleJob(remindJob, remind)];
