import * as z from 'zod';
import { defineJob } from '../../jobs/defineJob.js';
import { handleJob } from '../../jobs/handleJob.js';
import { recordJobs } from './records/record.jobs.js';
import { cleanBin } from './records/recycle/purgeRecords.js';
import { buildModelIndexes } from './tables/buildModelIndexes.js';

/** Builds the indexes of a model's records beside those who write. */
export const modelIndexesJob = defineJob('model.indexes', z.object({ modelId: z.string(), isChanged: z.boolean() }), {
  timeoutSeconds: 3_600,
});
const cleanBinJob = defineJob('record.cleanBin', z.object({}));

export const visualdevJobs = [
  ...recordJobs,
  handleJob(modelIndexesJob, ({ db }, payload) => buildModelIndexes(db, payload)),
  handleJob(cleanBinJob, (deps, _payload, { signal }) => cleanBin(deps, { days: deps.env.RECYCLE_DAYS, signal })),
];
