import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** Starts the built server, or another script that says when it is ready, as a process of its own and resolves when it serves. */
export async function startProcess(environment: Record<string, string>, script = MAIN): Promise<ServerProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, [...(script === MAIN ? [] : process.execArgv), script], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: '0', HISTORY_DAYS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`the server ended (${String(code ?? signal)}) before it served`);
  });
  const ready = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /^ready (http.+)$/.exec(line)?.[1];
      if (url) return url;
    }
    throw new Error('the server said nothing');
  })();
  const url = await Promise.race([ready, exited]);
  exited.catch(() => undefined);
  child.stdout.resume();
  return { child, url, startMilliseconds: Math.round(performance.now() - started) };
}

/** Ends a server politely and waits for it. */
export async function stopProcess({ child }: ServerProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  startMilliseconds: number;
}
