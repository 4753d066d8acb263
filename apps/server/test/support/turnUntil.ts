/** Milliseconds after which what is waited for never comes. */
const PATIENCE = 60_000;

/** Lets the network work until something is so, while the fake clock stands still. */
export async function turnUntil(isSo: () => boolean): Promise<void> {
  const start = process.hrtime.bigint();
  while (!isSo()) {
    if (Number(process.hrtime.bigint() - start) / 1e6 > PATIENCE) throw new Error(`never became so: ${String(isSo)}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
