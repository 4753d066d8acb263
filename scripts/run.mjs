// `npm start` and `npm test`: they need only Node and npm.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { cleanEnvironment, findPnpm, install, root } from './setup.mjs';
import { verify } from './verify.mjs';

const env = cleanEnvironment();
const pnpm = findPnpm(env);
if (install(pnpm, env) !== 0) process.exit(1);

if (process.argv[2] === 'start') {
  if (buildIfStale(pnpm, env) !== 0) process.exit(1);
  const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  // the terminal sends Ctrl-C to the whole group; a supervisor sends SIGTERM only to us
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
} else {
  process.exit(await verify(pnpm, env, process.argv.slice(3)));
}
