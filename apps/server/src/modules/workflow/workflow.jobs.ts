import { handleJob } from '../../jobs/handleJob.js';
import { endCall, makeCall } from './makeCall.js';
import { giveUpChildren, startChildren } from './startChildren.js';
import { endChild, stopChild } from './subFlows.js';
import {
  flowAnsweredJob,
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
import { untilHeard } from './untilHeard.js';

export const workflowJobs = [
  handleJob(flowTickJob, (deps, { instanceId }, attempt) =>
    untilHeard(deps, { instanceId }, attempt, () =>
      runSystemCommand(deps, instanceId, { kind: 'tick' }, { isLate: true }),
    ),
  ),
  handleJob(flowCallJob, (deps, call, attempt) => makeCall(deps, call, attempt), {
    killed: (_trx, call, deps) => endCall(deps, call, storedInterruption()),
  }),
  handleJob(flowAnsweredJob, (deps, { instanceId, activityId }, attempt) =>
    untilHeard(deps, { instanceId, activityId }, attempt, () =>
      runSystemCommand(deps, instanceId, { kind: 'called', activityId, result: { ok: true } }, { isLate: true }),
    ),
  ),
  handleJob(flowSubJob, (deps, start, attempt) => startChildren(deps, start, attempt), {
    killed: (_trx, start, deps) => giveUpChildren(deps, start, storedInterruption()),
  }),
  handleJob(flowEndedJob, (deps, { instanceId }, attempt) => endChild(deps, instanceId, attempt)),
  handleJob(flowStopJob, (deps, { instanceId }) => stopChild(deps, instanceId)),
  handleJob(flowEventJob, (deps, { instanceId, activityId }, attempt) =>
    untilHeard(deps, { instanceId, activityId }, attempt, () =>
      runSystemCommand(deps, instanceId, { kind: 'event', activityId }, { isLate: true }),
    ),
  ),
  handleJob(flowMigrationJob, (deps, { migrationId }, attempt) => workOnMigration(deps, migrationId, attempt), {
    killed: (trx, { migrationId }) => giveUpMigration(trx, migrationId),
  }),
];
