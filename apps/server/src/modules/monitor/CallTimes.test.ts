import { expect, it } from 'vitest';
import { CallTimes } from './CallTimes.js';

it('takes calls, errors and percentiles out once', () => {
  const times = new CallTimes();
  for (let call = 1; call <= 100; call += 1) times.note(call, call > 98);
  expect(times.take()).toEqual({ calls: 100, errors: 2, p50: 51, p95: 96 });
  expect(times.take()).toEqual({ calls: 0, errors: 0, p50: null, p95: null });
});

it('counts every call of a flood and keeps times from its whole length', () => {
  const times = new CallTimes();
  for (let call = 0; call < 50_000; call += 1) times.note(call < 25_000 ? 1 : 9, false);
  expect(times.take()).toMatchObject({ calls: 50_000, p95: 9 });
});
