import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EmbeddedError } from './db/embedded/embeddedError.js';
import { EnvError, readEnv } from './env.js';
import { startServer } from './startServer.js';

const STOP_MILLISECONDS = 15_000;

/** Runs the server until it is told to stop. */
async function main() {
  const env = readEnv();
  // src/ and dist/ stand side by side, so the admin is found from both
  const adminDir = join(dirname(fileURLToPath(import.meta.url)), '../../admin/dist');
  const server = await startServer(env, adminDir);
  process.stdout.write(`ready ${server.url}\n`);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    const force = setTimeout(() => process.exit(1), STOP_MILLISECONDS);
    server.stop().then(
      () => {
        clearTimeout(force);
        process.exit(0);
      },
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** What a person can do something about is told in one line; anything else in full. */
function fail(error: unknown): never {
  const told =
    error instanceof EnvError ||
    error instanceof EmbeddedError ||
    hasCode(error, 'EADDRINUSE') ||
    hasCode(error, 'EACCES');
  process.stderr.write(
    `${told ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
}

function hasCode(error: unknown, code: string): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && error.code === code;
}

main().catch(fail);
