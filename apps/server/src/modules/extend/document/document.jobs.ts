import * as z from 'zod';
import { defineJob } from '../../../jobs/defineJob.js';
import { handleJob } from '../../../jobs/handleJob.js';
import { cleanDocumentBins } from './recycleBin.js';

const cleanBinJob = defineJob('document.cleanBin', z.object({}));

export const documentJobs = [
  handleJob(cleanBinJob, (deps, _payload, { signal }) =>
    cleanDocumentBins(deps, { days: deps.env.RECYCLE_DAYS, signal }),
  ),
];
