import { expect, it, vi } from 'vitest';
import { type EventDefinition } from '../../events/defineEvent.js';
import { rightsChanged } from '../../rights/rights.events.js';
import { usersChanged } from './user.events.js';
import { CountCache } from './countCache.js';

function setUp() {
  const handlers = new Map<EventDefinition, (payload: never) => void>();
  const clock = { time: 0 };
  const events = {
    on: (event: EventDefinition, handler: (payload: never) => void) => void handlers.set(event, handler),
    onResync: () => undefined,
  };
  const happen = (event: EventDefinition) => handlers.get(event)?.(undefined as never);
  return { happen, clock, counts: new CountCache(events, () => clock.time) };
}

it('counts once for a filter, until something changes or five seconds have passed', async () => {
  const { happen, clock, counts } = setUp();
  const count = vi.fn(() => Promise.resolve(7));
  await Promise.all([counts.read({ state: 'locked' }, count), counts.read({ state: 'locked' }, count)]);
  expect(count).toHaveBeenCalledTimes(1);
  await counts.read({ state: 'enabled' }, count);
  expect(count).toHaveBeenCalledTimes(2);
  happen(usersChanged);
  await counts.read({ state: 'locked' }, count);
  expect(count).toHaveBeenCalledTimes(3);
  happen(rightsChanged);
  await counts.read({ state: 'locked' }, count);
  expect(count).toHaveBeenCalledTimes(4);
  clock.time = 5_001;
  await counts.read({ state: 'locked' }, count);
  expect(count).toHaveBeenCalledTimes(5);
});

it('keeps neither a count that failed nor one that was under way when something changed', async () => {
  const { happen, counts } = setUp();
  await expect(counts.read('all', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  let finish: (total: number) => void = () => undefined;
  const slow = counts.read('all', () => new Promise<number>((resolve) => (finish = resolve)));
  happen(usersChanged);
  finish(1);
  expect(await slow).toBe(1);
  expect(await counts.read('all', () => Promise.resolve(2))).toBe(2);
});
