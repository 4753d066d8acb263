import { CrudList, type ListQuery } from '../../http/crud/CrudList.js';
import { type ListCaller } from '../../http/crud/ListOptions.js';
import { KILLED } from '../../jobs/schedule/failKilledRuns.js';
import { t } from './task.messages.js';

const runs = new CrudList({
  table: 'scheduledTaskRun',
  columns: ['id', 'cause', 'state', 'dueTime', 'startTime', 'endTime', 'attempts', 'message', 'result'],
  joins: { starter: { table: 'userAccount', by: 'userId', names: { userName: 'realName' } } },
  order: [
    ['dueTime', 'desc'],
    ['id', 'asc'],
  ],
  ordersBy: [],
});

/** The runs of a task, the latest first. */
export async function listRuns({ taskId, query, ...call }: ListCaller & { taskId: string; query: ListQuery }) {
  const { list, pagination } = await runs.page({ ...call, query: { ...query, keyword: undefined, taskId } });
  const killed = t('killed')(call.locale);
  return { list: list.map((run) => (run.message === KILLED ? { ...run, message: killed } : run)), pagination };
}
