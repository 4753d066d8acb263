import { type Runner } from 'graphile-worker';
import { expect, it, vi } from 'vitest';
import { RunnerKeeper } from './RunnerKeeper.js';

/** A runner that ends when it is told to. */
function make() {
  let end: (error?: Error) => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  promise.catch(() => undefined);
  const stop = vi.fn(() => {
    end();
    return Promise.resolve();
  });
  return { end, runner: { promise, stop } as unknown as Runner, stop };
}

it('starts another runner where one gives up, as often as it takes, and none once it was stopped', async () => {
  const runners = [make(), make()];
  const ending = new AbortController();
  const ends: unknown[] = [];
  let begun = 0;
  const begin = vi.fn(() => {
    begun += 1;
    if (begun === 2) return Promise.reject(new Error('away'));
    return Promise.resolve((runners[begun === 1 ? 0 : 1] as ReturnType<typeof make>).runner);
  });
  const keeper = new RunnerKeeper(begin, {
    signal: ending.signal,
    onEnd: (error) => ends.push(error),
    pauseMilliseconds: 1,
  });
  await keeper.start();
  const lost = new Error('the database is away');
  runners[0]?.end(lost);
  await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(3));
  expect(ends).toEqual([lost, new Error('away')]);
  ending.abort();
  await keeper.stop();
  expect(runners[1]?.stop).toHaveBeenCalledOnce();
  expect(begin).toHaveBeenCalledTimes(3);
});

it('rejects where the first one cannot be started', async () => {
  const keeper = new RunnerKeeper(() => Promise.reject(new Error('no such database')), {
    signal: new AbortController().signal,
    onEnd: () => undefined,
  });
  await expect(keeper.start()).rejects.toThrow('no such database');
});
