import { EventEmitter } from 'node:events';
import { Logger, parseCronItems, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { type JobDeps, type JobHandler } from './handleJob.js';
import { RunnerKeeper } from './RunnerKeeper.js';
import { tickJob } from './schedule/schedule.jobs.js';
import { WorkerBeats } from './workerBeats.js';
import { withTimeLimit } from './withTimeLimit.js';

/** Starts the job runner of this instance; instances share the jobs, each runs once. Returns how to stop it. */
export async function startJobs(config: pg.PoolConfig, deps: JobDeps): Promise<() => Promise<void>> {
  const { log } = deps;
  // its own pool: the runner reads times as Date
  const pool = new pg.Pool({ ...config, max: 5, application_name: 'smart-admin-jobs' });
  pool.on('error', (error) => log.warn({ err: error }, 'a connection of the job runner was lost'));
  // the runner demands a handler on each connection too
  pool.on('connect', (client) =>
    client.on('error', (error) => log.debug({ err: error }, 'a connection of the job runner ended')),
  );
  const beats = new WorkerBeats(deps);
  const ending = new AbortController();
  const keeper = new RunnerKeeper(() => begin({ pool, beats, deps }), {
    signal: ending.signal,
    // what its workers held is given to others, as if they had died
    onEnd: (error) => {
      log.error({ err: error }, 'the job runner ended, another one is started');
      beats.forget();
    },
  });
  await keeper.start();
  return async () => {
    ending.abort();
    await keeper.stop();
    await beats.stop();
    await pool.end();
  };
}

function begin({ pool, beats, deps }: RunnerNeeds): Promise<Runner> {
  const { log } = deps;
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => void beats.add(worker.workerId));
  return run({
    events,
    pgPool: pool,
    concurrency: 3,
    noHandleSignals: true,
    // ended together, jobs are ended once more while the database is away; one by one the failure is nobody's, which ends the process
    preset: { worker: { gracefulShutdownAbortTimeout: 1_500, completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.error(message);
      else if (level === 'warning') log.warn(message);
      else log.debug(message);
    }),
    taskList: Object.fromEntries([...deps.jobs.values()].map((handler) => [handler.job.name, toTask(handler, deps)])),
    parsedCronItems: parseCronItems([
      { task: tickJob.name, match: '* * * * *', options: { backfillPeriod: 0, maxAttempts: tickJob.maxAttempts } },
    ]),
  });
}

interface RunnerNeeds {
  pool: pg.Pool;
  beats: WorkerBeats;
  deps: JobDeps;
}

function toTask({ job, run: work }: JobHandler, deps: JobDeps): TaskList[string] {
  return async (payload, { job: { id, attempts, max_attempts: maxAttempts }, abortSignal }) => {
    const checked = job.schema.parse(payload);
    await withTimeLimit(job.timeoutSeconds, abortSignal, (signal) =>
      work(deps, checked, {
        signal,
        workId: id,
        number: attempts,
        isLast: attempts >= maxAttempts,
        note: () => Promise.resolve(),
      }),
    );
  };
}
