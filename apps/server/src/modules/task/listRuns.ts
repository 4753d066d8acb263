import { type Locale } from '@smart-admin/ui/messages';
import { sql } from 'kysely';
import { readPage } from '../../db/paging.js';
import { type Deps } from '../../deps.js';
import { reasonText } from '../../jobs/killed.js';
import { type RunState } from '../../jobs/schedule/schedule.tables.js';

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
  return { list: list.map((run) => ({ ...run, message: reasonText(run.message, locale) })), pagination };
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
