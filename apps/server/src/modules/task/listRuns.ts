import { sql } from 'kysely';
import { readPage } from '../../db/paging.js';
import { type Deps } from '../../deps.js';
import { type RunState } from '../../jobs/schedule/schedule.tables.js';

/** The runs of a task, the latest first. */
export function listRuns({ db }: Deps, taskId: string, query: RunsQuery) {
  let runs = db.selectFrom('scheduledTaskRun').where('taskId', '=', taskId);
  if (query.state) runs = runs.where('state', '=', query.state);
  return readPage({
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
}

interface RunsQuery {
  currentPage: number;
  pageSize: number;
  state?: RunState | undefined;
}
