import { type Locale } from '@smart-admin/ui/messages';
import { sql } from 'kysely';
import { readPage } from '../../db/paging.js';
import { type Deps } from '../../deps.js';
import { KILLED } from '../../jobs/schedule/failKilledRuns.js';
import { type RunState } from '../../jobs/schedule/schedule.tables.js';
import { t } from './task.messages.js';

/** The runs of a task, the latest first. */
export async function listRuns({ db }: Deps, { taskId, query, locale }: RunsInput) {
  let runs = db.selectFrom('scheduledTaskRun').where('taskId', '=', taskId);
  if (query.state) runs = runs.where('state', '=', query.state);
  const { list, pagination } = await readPage({
    db,
    query,
    count: runs,
    rows: runs
      .leftJoin('userAccount', 'userAccount.id', 'scheduledTaskRun.userId')
      .select([
        'scheduledTaskRun.id',
        'cause',
        'state',
        'dueTime',
        'startTime',
        'endTime',
        'attempts',
        'message',
        'result',
      ])
      .select(sql<string>`coalesce(user_account.real_name, '')`.as('userName'))
      .orderBy('dueTime', 'desc')
      .orderBy('scheduledTaskRun.id'),
  });
  const killed = t('killed')(locale);
  return { list: list.map((run) => (run.message === KILLED ? { ...run, message: killed } : run)), pagination };
}

interface RunsInput {
  taskId: string;
  query: RunsQuery;
  locale: Locale;
}

interface RunsQuery {
  currentPage: number;
  pageSize: number;
  state?: RunState | undefined;
}
