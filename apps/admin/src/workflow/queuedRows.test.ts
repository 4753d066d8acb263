import { expect, it } from 'vitest';
import { queuedRows } from './queuedRows.js';

it('names rows of the same flow apart, and each knows the flows of its page in order', async () => {
  const tasks = [
    { id: '7', taskId: 'a' },
    { id: '3', taskId: 'a' },
    { id: '7', taskId: 'b' },
  ];
  const pagination = { currentPage: 1, pageSize: 20, total: 3 };
  const list = queuedRows(
    () => Promise.resolve({ list: tasks, pagination }),
    ({ id, taskId }) => `${id}-${taskId}`,
  );
  const answer = await list(undefined);
  expect(answer.pagination).toEqual(pagination);
  expect(answer.list.map(({ id }) => id)).toEqual(['7-a', '3-a', '7-b']);
  expect(answer.list.map(({ instanceId }) => instanceId)).toEqual(['7', '3', '7']);
  expect(answer.list.map(({ queue }) => queue)).toEqual([
    ['7', '3'],
    ['7', '3'],
    ['7', '3'],
  ]);
});
