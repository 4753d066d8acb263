import { expect, it } from 'vitest';
import { WindowCounter } from './WindowCounter.js';

it('counts each key by itself, and anew in the next window', () => {
  const counter = new WindowCounter(2, 1_000);
  const at = (key: string, now: number) => counter.overBy(key, 10_000 + now) > 0;
  expect([at('a', 0), at('a', 1), at('a', 2), at('b', 3)]).toEqual([false, false, true, false]);
  expect([at('a', 1_000), at('a', 1_001)]).toEqual([true, false]);
});

it('tells the first of each key in a window from the others', () => {
  const counter = new WindowCounter(0, 1_000);
  const at = (key: string, now: number) => counter.isFirst(key, 10_000 + now);
  expect([at('a', 0), at('a', 1), at('b', 2), at('a', 1_001)]).toEqual([true, false, true, true]);
});
