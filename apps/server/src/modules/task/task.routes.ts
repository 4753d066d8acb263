import { CleanUpTargetSchema, contract } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { t as httpText } from '../../errors/errors.messages.js';
import { ApiError } from '../../errors/apiError.js';
import { type Executor } from '../../db/database.js';
import { requireRow } from '../../db/requireRow.js';
import { type Caller } from '../../rights/caller.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { rememberNounChange } from '../../http/crud/nounChanges.js';
import { nextRuns } from '../../jobs/schedule/nextRun.js';
import { runScheduledTaskNow, switchScheduledTask } from '../../jobs/schedule/scheduledTasks.js';
import { listRuns } from './listRuns.js';
import { backupJob } from '../backup/backupJob.js';
import { countOld, requireCleanable } from './cleanUps.js';
import { askInterfaceJob, cleanUpJob, sendNoticeJob, sendTemplateJob, startSyncJob } from './task.jobs.js';
import { requireTarget } from './requireTarget.js';
import { t } from './task.messages.js';
import { readPattern, toTaskRow } from './taskRow.js';

const SHOWN_TIMES = 5;
const lastRun = (column: 'due_time' | 'state') => sql`(
  select ${sql.ref(`run.${column}`)} from scheduled_task_run run
  where run.task_id = scheduled_task.id and run.state <> 'waiting' order by run.due_time desc limit 1)`;

export const taskRoutes = crudRoutes(contract.system.task, {
  table: 'scheduledTask',
  order: [
    ['systemMark', 'asc'],
    ['enCode', 'asc'],
  ],
  computed: {
    kind: sql`case job
      when ${sql.lit(askInterfaceJob.name)} then 'interface' when ${sql.lit(sendNoticeJob.name)} then 'notice'
      when ${sql.lit(sendTemplateJob.name)} then 'template' when ${sql.lit(cleanUpJob.name)} then 'cleanUp'
      when ${sql.lit(startSyncJob.name)} then 'sync' when ${sql.lit(backupJob.name)} then 'backup'
      else 'system' end`,
    backupKeep: sql`coalesce((payload ->> 'keep')::int, 7)`,
    templateId: sql`coalesce(payload ->> 'templateId', '')`,
    syncId: sql`coalesce(payload ->> 'syncId', '')`,
    cleanUp: sql`case job when ${sql.lit(cleanUpJob.name)}
      then jsonb_build_object('target', payload -> 'target', 'days', payload -> 'days') end`,
    interfaceId: sql`coalesce(payload ->> 'interfaceId', '')`,
    parameters: sql`coalesce(payload -> 'parameters', '[]')`,
    noticeTitle: sql`coalesce(payload ->> 'title', '')`,
    noticeText: sql`coalesce(payload ->> 'text', '')`,
    noticeUserIds: sql`coalesce(payload -> 'userIds', '[]')`,
    lastRunTime: lastRun('due_time'),
    lastRunState: lastRun('state'),
  },
  guard: async (tasks, { db, call }) => {
    for (const task of tasks) await requireTarget(db, call.caller, task);
  },
  toRow: toTaskRow,
  beforeRemove: ({ systemMark, fullName: name }) =>
    systemMark === 1 ? Promise.reject(new ApiError(409, t('system', { name }))) : Promise.resolve(),
  own: {
    updateState: async ({ deps, caller, params: { id }, describe }) => {
      const { fullName, enabledMark } = await deps.db.transaction().execute(async (trx) => {
        await requireTask(trx, caller, id);
        const task = await switchScheduledTask(trx, id);
        await rememberNounChange(trx, {
          ...{ noun: 'scheduledTask', id, userId: caller.userId },
          before: { enabledMark: 1 - task.enabledMark },
          after: { enabledMark: task.enabledMark },
        });
        return task;
      });
      describe({ verb: enabledMark === 1 ? 'enable' : 'disable', recordId: id, recordName: fullName });
      return null;
    },
    run: async ({ deps, params, caller, describe, once }) => {
      await requireTask(deps.db, caller, params.id);
      return once(async (trx) => {
        const { runId, fullName } = await runScheduledTaskNow(trx, params.id, caller.userId);
        describe({ verb: 'run', recordId: params.id, recordName: fullName });
        return runId;
      });
    },
    runs: ({ params, ...call }) => listRuns({ ...call, taskId: params.id }),
    nextTimes: ({ deps, query }) => {
      const rhythm = readPattern(query, deps.clock);
      const times = nextRuns(rhythm, new Date(deps.clock.now()), SHOWN_TIMES).map((time) => time.getTime());
      return Promise.resolve({ times, timeZone: rhythm.timeZone });
    },
    cleanUpCount: async ({ deps, caller, params, query: { days } }) => {
      const { data: target } = CleanUpTargetSchema.safeParse(params.target);
      if (!target) throw new ApiError(404, httpText('notFound'));
      requireCleanable(caller.rights, target);
      return { rows: await countOld(deps, { target, days }) };
    },
  },
});

/** Throws 404 for a task that does not exist, and 403 for one that does what the caller may not do by hand. */
async function requireTask(db: Executor, caller: Caller, id: string): Promise<void> {
  const task = await db.selectFrom('scheduledTask').select(['job', 'payload']).where('id', '=', id).executeTakeFirst();
  await requireTarget(db, caller, requireRow(task));
}
