import { storedReason } from '../../errors/storedText.js';
import { type JobAttempt, type JobDeps } from '../handleJob.js';
import { withTimeLimit } from '../withTimeLimit.js';
import { type RunResult, type RunState } from './schedule.tables.js';

const MESSAGE_LENGTH = 2_000;

/** Does one attempt of a run and logs it. A run whose task was removed meanwhile does nothing. */
export async function runTask(deps: JobDeps, runId: string, attempt: JobAttempt): Promise<void> {
  const run = await deps.db
    .selectFrom('scheduledTaskRun')
    .innerJoin('scheduledTask', 'scheduledTask.id', 'scheduledTaskRun.taskId')
    .select(['scheduledTaskRun.startTime', 'job', 'payload', 'timeoutSeconds'])
    .where('scheduledTaskRun.id', '=', runId)
    .executeTakeFirst();
  if (!run) return;
  // the first attempt begins the run
  const startTime = new Date(run.startTime ?? Date.now());
  const write = (state: RunState, message: string, endTime: Date | null) =>
    deps.db
      .updateTable('scheduledTaskRun')
      .set({ state, message, endTime, attempts: attempt.number, startTime })
      .where('id', '=', runId)
      .execute();
  const note = async (result: RunResult) => {
    await deps.db
      .updateTable('scheduledTaskRun')
      .set({ result: JSON.stringify(result) })
      .where('id', '=', runId)
      .execute();
  };
  await write('running', '', null);
  try {
    const handler = deps.jobs.get(run.job);
    if (!handler) throw new Error(`no job is called ${run.job}`);
    const payload = handler.job.schema.parse(run.payload);
    await withTimeLimit(run.timeoutSeconds, attempt.signal, (signal) =>
      handler.run(deps, payload, { ...attempt, workId: runId, signal, note }),
    );
  } catch (error) {
    await write(attempt.isLast ? 'failed' : 'retrying', storedReason(error, MESSAGE_LENGTH), new Date());
    throw error;
  }
  await write('done', '', new Date());
}
