import * as z from 'zod';
import { defineJob } from '../../jobs/defineJob.js';
import { implementJob } from '../../jobs/implementJob.js';
import { cleanFiles } from './cleanFiles.js';

const cleanFilesJob = defineJob('file.clean', z.object({}));

export const fileJobs = [
  implementJob(cleanFilesJob, (deps) =>
    cleanFiles(deps, { uploadHours: deps.env.UPLOAD_HOURS, importDays: deps.env.IMPORT_DAYS }),
  ),
];
