import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TimeLimitError, withTimeLimit } from './withTimeLimit.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const forever = () => new Promise<never>(() => undefined);
const never = new AbortController().signal;

it('answers what the work answers, and leaves no timer', async () => {
  expect(await withTimeLimit(5, never, () => Promise.resolve('done'))).toBe('done');
  await expect(withTimeLimit(5, never, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

it('fires the signal and rejects when the time is over, even for work that ignores it', async () => {
  let given: AbortSignal | undefined;
  const limited = withTimeLimit(5, never, (signal) => {
    given = signal;
    return forever();
  });
  const refused = expect(limited).rejects.toThrow(TimeLimitError);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(given?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  expect(given?.aborted).toBe(true);
});

it('rejects with the outer reason when the server stops', async () => {
  const outer = new AbortController();
  const limited = withTimeLimit(5, outer.signal, forever);
  const refused = expect(limited).rejects.toThrow('the server stops');
  outer.abort(new Error('the server stops'));
  await refused;
  await expect(withTimeLimit(5, outer.signal, forever)).rejects.toThrow('the server stops');
  expect(vi.getTimerCount()).toBe(0);
});
