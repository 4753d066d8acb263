import { expect, it, vi } from 'vitest';
import { batchNames } from './batchNames.js';

const load = () =>
  vi.fn((ids: readonly string[]) =>
    Promise.resolve(Object.fromEntries(ids.filter((id) => id !== 'gone').map((id) => [id, `name of ${id}`]))),
  );

it('asks once for what many cells ask for at the same moment', async () => {
  const calls = load();
  const names = batchNames(calls);
  const answers = await Promise.all([names(['a']), names(['b', 'a']), names(['gone']), names([])]);
  expect(answers).toEqual([{ a: 'name of a' }, { b: 'name of b', a: 'name of a' }, {}, {}]);
  expect(calls.mock.calls).toEqual([[['a', 'b', 'gone']]]);
});

it('believes a name for a moment, and a failure not at all', async () => {
  let time = 0;
  const calls = load();
  const names = batchNames(calls, () => time);
  await names(['a']);
  await names(['a']);
  expect(calls).toHaveBeenCalledTimes(1);
  time = 10_000;
  calls.mockRejectedValueOnce(new Error('away'));
  await expect(names(['a'])).rejects.toThrow('away');
  expect(await names(['a'])).toEqual({ a: 'name of a' });
  expect(calls).toHaveBeenCalledTimes(3);
});

it('cuts more than 500 ids into several calls', async () => {
  const calls = load();
  const ids = Array.from({ length: 1_100 }, (_, index) => `i${index}`);
  expect(Object.keys(await batchNames(calls)(ids))).toHaveLength(1_100);
  expect(calls.mock.calls.map(([asked]) => asked.length)).toEqual([500, 500, 100]);
});
