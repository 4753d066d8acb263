import { expect, it } from 'vitest';
import { dueState } from './dueState.js';

it('is over from the moment on, else today until midnight of the reader', () => {
  const now = new Date(2026, 10, 25, 17, 30);
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();
  expect(dueState(now.getTime(), now)).toBe('over');
  expect(dueState(at(24, 23), now)).toBe('over');
  expect(dueState(at(25, 17, 31), now)).toBe('today');
  expect(dueState(at(25, 23, 59), now)).toBe('today');
  expect(dueState(at(26, 0), now)).toBe('later');
});
