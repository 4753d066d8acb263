import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';

/**
 * The test of every journey. Each worker has a server and a database of its own, so files run side by side without
 * meeting each other's data, and what follows a failure begins with a fresh one.
 */
export const test = base.extend<object, { server: string; historyDays: number }>({
  // days of made-up parking stays that the server begins with
  historyDays: [0, { option: true, scope: 'worker' }],
  server: [
    async ({ historyDays }, provide) => {
      const server = fork(fileURLToPath(new URL('serve.mjs', import.meta.url)), {
        env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', HISTORY_DAYS: String(historyDays) },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      });
      const gone = once(server, 'exit');
      await provide(await addressOf(server));
      server.kill('SIGTERM');
      await gone;
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ server }, provide) => provide(server),
});

export { expect } from '@playwright/test';

/** Where the server answers, which it writes when it does. */
async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('the server writes nowhere');
  for await (const line of createInterface(server.stdout)) {
    const address = /^ready (\S+)$/.exec(line)?.[1];
    if (address) return address;
    process.stdout.write(`${line}\n`);
  }
  throw new Error('the server ended before it answered');
}
