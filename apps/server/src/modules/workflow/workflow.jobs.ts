import { handleJob } from '../../jobs/handleJob.js';
import { endCall, makeCall } from './makeCall.js';
import { giveUpChildren, startChildren } from './startChildren.js';
import { endChild, stopChild } from './subFlows.js';
import {
  flowCallJob,
  flowEndedJob,
  flowEventJob,
  flowMigrationJob,
  flowStopJob,
  flowSubJob,
  flowTickJob,
} from './flowJobs.js';
import { giveUpMigration, workOnMigration } from './migration/workOnMigration.js';
import { storedInterruption } from './storedFailure.js';
import { runSystemCommand } from './systemCommand.js';

export const workflowJobs = [
  handleJob(flowTickJob, async (deps, { instanceId }) => {
    await runSystemCommand(deps, instanceId, { kind: 'tick' }, { isLate: true });
  }),
  handleJob(flowCallJob, (deps, call, attempt) => makeCall(deps, call, attempt), {
    killed: (_trx, call, deps) => endCall(deps, call, storedInterruption()),
  }),
  handleJob(flowSubJob, (deps, start, attempt) => startChildren(deps, start, attempt), {
    killed: (_trx, start, deps) => giveUpChildren(deps, start, storedInterruption()),
  }),
  handleJob(flowEndedJob, (deps, { instanceId }) => endChild(deps, instanceId)),
  handleJob(flowStopJob, (deps, { instanceId }) => stopChild(deps, instanceId)),
  handleJob(flowEventJob, async (deps, { instanceId, activityId }) => {
    await runSystemCommand(deps, instanceId, { kind: 'event', activityId }, { isLate: true });
  }),
  handleJob(flowMigrationJob, (deps, { migrationId }, attempt) => workOnMigration(deps, migrationId, attempt), {
    killed: (trx, { migrationId }) => giveUpMigration(trx, migrationId),
  }),
];
