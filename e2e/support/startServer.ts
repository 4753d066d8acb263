import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Names the folder that servers without a history begin with a copy of; it is made once a run (`globalSetup.ts`). */
export const TEMPLATE_VARIABLE = 'E2E_TEMPLATE';

/** Starts the built server on a database of its own, which is removed when it stops unless `keepIn` names its folder. */
export async function startServer({ historyDays, keepIn }: StartServerOptions): Promise<RunningServer> {
  const template = historyDays === 0 && !keepIn ? process.env[TEMPLATE_VARIABLE] : undefined;
  const server = fork(fileURLToPath(new URL('serve.mjs', import.meta.url)), {
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'warn',
      HISTORY_DAYS: String(historyDays),
      TEMPLATE_DIR: template ?? '',
      KEEP_DIR: keepIn ?? '',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const gone = once(server, 'exit');
  const told = once(server, 'message') as Promise<[{ data: string }]>;
  const address = await addressOf(server);
  const [{ data }] = await told;
  return {
    ...{ address, data },
    stop: async () => {
      server.kill('SIGTERM');
      await gone;
    },
  };
}

export interface StartServerOptions {
  /** Days of made-up parking stays that it begins with. */
  historyDays: number;
  /** Folder that holds its data and stays. */
  keepIn?: string;
}

export interface RunningServer {
  address: string;
  /** Folder of its data. */
  data: string;
  stop: () => Promise<void>;
}

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
