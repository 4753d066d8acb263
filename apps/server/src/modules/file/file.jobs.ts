import * as z from 'zod';
import { defineJob } from '../../jobs/defineJob.js';
import { handleJob } from '../../jobs/handleJob.js';
import { cleanFiles } from './usage/cleanFiles.js';

const cleanFilesJob = defineJob('file.clean', z.object({}));

export const fileJobs = [
  handleJob(cleanFilesJob, (deps) =>
    cleanFiles(deps, { uploadHours: deps.env.UPLOAD_HOURS, importDays: deps.env.IMPORT_DAYS }),
  ),
];
