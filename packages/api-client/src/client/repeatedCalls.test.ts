import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from './createClient.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = () => Promise.reject(new TypeError('fetch failed'));
const saved = () => Promise.resolve(Response.json({ code: 200, msg: '', data: 'id1' }));

function setUp(...answers: (() => Promise<Response>)[]) {
  const keys: (string | null)[] = [];
  const onError = vi.fn();
  const client = createClient({
    baseUrl: 'http://api.example',
    getToken: () => 'tok',
    onError,
    fetch: (url, init) => {
      keys.push(new Request(url as string, init).headers.get('idempotency-key'));
      return (answers[keys.length - 1] ?? saved)();
    },
  });
  const create = (options?: { idempotencyKey?: string; signal?: AbortSignal }) =>
    client.visualdev.records.create({ id: 'visitor', body: {} }, options);
  return { create, keys, onError };
}

it('sends a call with a key again when its answer was lost, with the same key, and tells nobody', async () => {
  const { create, keys, onError } = setUp(lost, () => Promise.resolve(new Response('', { status: 502 })));
  const answer = create({ idempotencyKey: 'key-0001' });
  await vi.advanceTimersByTimeAsync(499);
  expect(keys).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_001);
  expect(await answer).toBe('id1');
  expect(keys).toEqual(['key-0001', 'key-0001', 'key-0001']);
  expect(onError).not.toHaveBeenCalled();
});

it('gives up after the second repetition', async () => {
  const { create, keys, onError } = setUp(lost, lost, lost);
  const refused = expect(create({ idempotencyKey: 'key-0001' })).rejects.toMatchObject({ code: 0 });
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  expect(keys).toHaveLength(3);
  expect(onError).toHaveBeenCalledTimes(1);
});

it('repeats neither calls without a key, nor those that the server answered, nor those that were given up', async () => {
  const plain = setUp(lost);
  await expect(plain.create()).rejects.toMatchObject({ code: 0 });
  expect(plain.keys).toEqual([null]);
  const refusing = setUp(() => Promise.resolve(Response.json({ code: 409, msg: 'taken', data: null })));
  await expect(refusing.create({ idempotencyKey: 'key-0001' })).rejects.toMatchObject({ code: 409 });
  expect(refusing.keys).toHaveLength(1);
  const aborted = setUp(lost);
  const controller = new AbortController();
  const refused = expect(aborted.create({ idempotencyKey: 'key-0001', signal: controller.signal })).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(100);
  controller.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  expect(aborted.keys).toHaveLength(1);
});
