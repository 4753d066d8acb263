import { type FastifyBaseLogger } from 'fastify';
import { type Pool } from 'pg';
import { expect, it, vi } from 'vitest';
import { Bus } from '../realtime/bus.js';
import { CountCache } from './countCache.js';

function setUp() {
  const bus = new Bus({}, { query: () => Promise.resolve() } as unknown as Pool, {} as FastifyBaseLogger);
  const clock = { time: 0 };
  return { bus, clock, counts: new CountCache(bus, () => clock.time) };
}

it('counts once for a filter, until something changes or five seconds have passed', async () => {
  const { bus, clock, counts } = setUp();
  const count = vi.fn(() => Promise.resolve(7));
  await Promise.all([counts.read({ state: 'locked' }, count), counts.read({ state: 'locked' }, count)]);
  expect(count).toHaveBeenCalledTimes(1);
  await counts.read({ state: 'enabled' }, count);
  expect(count).toHaveBeenCalledTimes(2);
  await bus.publish({ kind: 'users' });
  await counts.read({ state: 'locked' }, count);
  expect(count).toHaveBeenCalledTimes(3);
  await bus.publish({ kind: 'rights', userIds: ['somebody'] });
  await counts.read({ state: 'locked' }, count);
  expect(count).toHaveBeenCalledTimes(4);
  clock.time = 5_001;
  await counts.read({ state: 'locked' }, count);
  expect(count).toHaveBeenCalledTimes(5);
});

it('keeps neither a count that failed nor one that was under way when something changed', async () => {
  const { bus, counts } = setUp();
  await expect(counts.read('all', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  let finish: (total: number) => void = () => undefined;
  const slow = counts.read('all', () => new Promise<number>((resolve) => (finish = resolve)));
  await bus.publish({ kind: 'users' });
  finish(1);
  expect(await slow).toBe(1);
  expect(await counts.read('all', () => Promise.resolve(2))).toBe(2);
});
