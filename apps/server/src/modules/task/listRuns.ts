import { readStoredText } from '../../errors/storedText.js';
import { CrudList, type ListQuery } from '../../http/crud/CrudList.js';
import { type ListCaller } from '../../http/crud/ListOptions.js';

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
  return { list: list.map((run) => ({ ...run, message: readStoredText(run.message, call.locale) })), pagination };
}
