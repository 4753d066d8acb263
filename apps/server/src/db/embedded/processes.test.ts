import { expect, it, vi } from 'vitest';
import { processorTime, waitWhileMoving } from './processes.js';

it('waits as long as something moves, and says so', async () => {
  vi.useFakeTimers();
  try {
    const onWait = vi.fn();
    const start = Date.now();
    const waiting = waitWhileMoving(() => Date.now() - start > 60_000, {
      ...{ patience: 2_000, onWait },
      movement: () => Promise.resolve(Date.now()),
    });
    await vi.advanceTimersByTimeAsync(70_000);
    expect(await waiting).toBe(true);
    expect(onWait.mock.calls.length).toBeGreaterThan(5);
  } finally {
    vi.useRealTimers();
  }
});

it('gives up when nothing moves any more', async () => {
  vi.useFakeTimers();
  try {
    const start = Date.now();
    const waiting = waitWhileMoving(() => false, {
      patience: 2_000,
      // it works for ten seconds, then it hangs
      movement: () => Promise.resolve(Math.min(Date.now() - start, 10_000)),
    }).then((holds) => [holds, Date.now() - start] as const);
    await vi.advanceTimersByTimeAsync(60_000);
    const [holds, after] = await waiting;
    expect(holds).toBe(false);
    expect(after).toBeGreaterThan(10_000);
    expect(after).toBeLessThan(20_000);
  } finally {
    vi.useRealTimers();
  }
});

it('reads how much a process has worked', async () => {
  const before = await processorTime(process.pid);
  for (const end = process.cpuUsage().user + 60_000; process.cpuUsage().user < end;) JSON.parse('[1]');
  expect(await processorTime(process.pid)).toBeGreaterThan(before);
});
