import * as z from 'zod';
import { defineJob } from '../defineJob.js';
import { handleJob } from '../handleJob.js';
import { forgetDeadWorkers } from '../workerBeats.js';
import { enqueueDueTasks } from './enqueueDueTasks.js';
import { runTaskJob } from './enqueueRun.js';
import { failKilledRuns } from './failKilledRuns.js';
import { runTask } from './runTask.js';

/** Every minute, once over all instances. */
export const tickJob = defineJob('schedule.tick', z.object({}), { maxAttempts: 1, timeoutSeconds: 50 });

export const scheduleJobs = [
  handleJob(tickJob, async ({ db }) => {
    await forgetDeadWorkers(db);
    // before those that are due: they would be skipped for a run that nobody goes on with
    await failKilledRuns(db);
    await enqueueDueTasks(db, new Date());
  }),
  handleJob(runTaskJob, (deps, { runId }, attempt) => runTask(deps, runId, attempt), { killed: failKilledRuns }),
];
