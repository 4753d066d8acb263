import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** A real server process, built by `globalSetup.ts`; resolves when it has said that it is ready. */
export async function spawnServer(environment: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const child = launchServer(environment);
  child.stderr.pipe(process.stderr);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^ready (http:\/\/.+)$/.exec(line)?.[1];
    if (url) return { child, url };
  }
  throw new Error('the server ended before it was ready');
}

/** Nothing waits for the disk; where the database itself is killed, `EMBEDDED_FSYNC: 'on'` keeps what it has committed. */
const DEFAULTS = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'error', HISTORY_DAYS: '0', EMBEDDED_FSYNC: 'off' };

/** A real server process that has only begun to start. */
export function launchServer(environment: Record<string, string>) {
  return spawn(process.execPath, [MAIN], {
    env: { ...DEFAULTS, PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Starts a server that cannot be started; answers how it ended and what it said about it. */
export async function failToStart(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = launchServer(environment);
  child.stdout.resume();
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number | null]>]);
  return { code, said };
}

/** Ends it politely and answers its exit code. */
export async function stopServer(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
