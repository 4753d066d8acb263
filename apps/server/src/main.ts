import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeStartError } from './describeStartError.js';
import { liveIn, readEnv } from './env.js';
import { startServer, type RunningServer } from './startServer.js';

/** After this time the process ends whatever still runs. */
const STOP_MILLISECONDS = 10_000;

/** Runs the server until it is told to stop. */
async function main() {
  const env = readEnv();
  liveIn(env);
  const stopping = new AbortController();
  let server: RunningServer | undefined;
  let exitCode = 0;
  const stop = (code: number) => {
    if (stopping.signal.aborted) return;
    exitCode = code;
    stopping.abort();
    setTimeout(() => process.exit(1), STOP_MILLISECONDS).unref();
    server?.stop().then(
      () => process.exit(exitCode),
      // without its database some of it cannot end well, and why is known
      (error: unknown) => (exitCode === 0 ? fail(error) : process.exit(exitCode)),
    );
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  // src/ and dist/ stand side by side, so the admin is found from both
  const adminDir = join(dirname(fileURLToPath(import.meta.url)), '../../admin/dist');
  try {
    server = await startServer(env, {
      adminDir,
      signal: stopping.signal,
      onWait: (text) => process.stderr.write(`${text}\n`),
      onDatabaseGone: (error) => {
        process.stderr.write(`The database died and does not start again.\n${describeStartError(error, env)}\n`);
        stop(1);
      },
    });
  } catch (error) {
    // told to stop while it started
    if (stopping.signal.aborted) process.exit(exitCode);
    process.stderr.write(`${describeStartError(error, env)}\n`);
    process.exit(1);
  }
  if (stopping.signal.aborted) await server.stop().then(() => process.exit(exitCode));
  else process.stdout.write(`ready ${server.url}\n`);
}

function fail(error: unknown): never {
  process.stderr.write(`${describeStartError(error)}\n`);
  process.exit(1);
}

main().catch(fail);
