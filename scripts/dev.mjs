// `pnpm dev`: the server restarts and the admin reloads on each change. The admin is at http://127.0.0.1:5173.
import { spawn } from 'node:child_process';
import { root } from './setup.mjs';

const start = (args) => spawn('pnpm', args, { cwd: root, stdio: 'inherit' });
const children = [
  start(['--filter', '@smart-admin/server', 'run', 'dev']),
  start(['--filter', '@smart-admin/admin', 'run', 'dev']),
];
for (const child of children)
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode = code ?? 0;
  });
process.on('SIGINT', () => undefined);
