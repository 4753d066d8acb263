import { afterEach, expect, it, vi } from 'vitest';
import { once } from './once.js';

afterEach(() => vi.useRealTimers());

const lost = () => Promise.reject(new Error('offline'));

/** The keys of calls that are sent one after the other; a call fails where `answers` says so. */
async function keysOf(calls: readonly { content: unknown; isLost?: boolean }[], name: string) {
  const keys: string[] = [];
  for (const { content, isLost } of calls) {
    const sent = once(name, content, ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      return isLost ? lost() : Promise.resolve('done');
    });
    if (isLost) await expect(sent).rejects.toThrow('offline');
    else expect(await sent).toBe('done');
  }
  return keys;
}

it('keeps the key while the answer does not come, and makes another one once it has come', async () => {
  const [first, again, next] = await keysOf(
    [{ content: ['a'], isLost: true }, { content: ['a'] }, { content: ['a'] }],
    'a',
  );
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

it('takes what was sent before something else for another call', async () => {
  const [first, , last] = await keysOf([{ content: ['a'], isLost: true }, { content: ['b'] }, { content: ['a'] }], 'b');
  expect(last).not.toBe(first);
});

it('forgets a call after five minutes: by then it is meant anew', async () => {
  vi.useFakeTimers();
  const [first] = await keysOf([{ content: undefined, isLost: true }], 'c');
  vi.advanceTimersByTime(4 * 60_000);
  const [soon] = await keysOf([{ content: undefined, isLost: true }], 'c');
  expect(soon).toBe(first);
  vi.advanceTimersByTime(60_000);
  expect(await keysOf([{ content: undefined }], 'c')).not.toContain(first);
});
