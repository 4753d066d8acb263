/** How long calls took, in milliseconds. */
export interface Timing {
  name: string;
  count: number;
  p50: number;
  p95: number;
  p99: number;
}

/** One call after the other, the first ones not counted. */
export async function timeCalls(name: string, calls: readonly (() => Promise<unknown>)[]): Promise<Timing> {
  for (const call of calls.slice(0, 3)) await call();
  const took: number[] = [];
  for (const call of calls) {
    const start = performance.now();
    await call();
    took.push(performance.now() - start);
  }
  return { name, ...spread(took) };
}

/**
 * Calls at a rate that does not wait for answers. A figure counts from the moment at which the call was due, so it holds
 * what waited; answers how many seconds all of them took.
 */
export async function timeAtRate(
  name: string,
  rate: number,
  calls: readonly (() => Promise<unknown>)[],
): Promise<Timing & { rate: number; seconds: number }> {
  const took: number[] = [];
  const began = performance.now();
  await Promise.all(
    calls.map(async (call, index) => {
      const due = began + (index * 1_000) / rate;
      await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
      await call();
      took.push(performance.now() - due);
    }),
  );
  return { name, ...spread(took), rate, seconds: Math.round((performance.now() - began) / 100) / 10 };
}

function spread(took: readonly number[]): Omit<Timing, 'name'> {
  const sorted = [...took].sort((one, other) => one - other);
  const at = (share: number) => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
