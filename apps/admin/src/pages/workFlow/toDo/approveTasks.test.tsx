import { afterEach, expect, it } from 'vitest';
import { endFlows, serveFlows } from '../../../workflow/testing/flowServer.js';
import { approveTasks } from './approveTasks.js';

afterEach(endFlows);

const ids = Array.from({ length: 120 }, (_, index) => `${index}-a`);

it('tells what the first calls have approved where a later one is refused', async () => {
  const asked = serveFlows((_method, _path, body) => {
    const { ids: some } = body as { ids: string[] };
    return some.includes('50-a') ? { code: 409, msg: '系统维护中' } : { data: { approved: some, refused: [] } };
  });
  const { approved, refused } = await approveTasks({ ids });
  expect(approved).toEqual(ids.slice(0, 50));
  expect(refused).toEqual(ids.slice(50).map((id) => ({ id, reason: '系统维护中' })));
  expect(asked).toHaveLength(2);
});

it('rejects where nothing was approved yet', async () => {
  serveFlows(() => ({ code: 409, msg: '系统维护中' }));
  await expect(approveTasks({ ids: ids.slice(0, 2) })).rejects.toThrow('系统维护中');
});
