// Starts the built server on a fresh database below the system's temporary folder, and removes it afterwards.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const data = mkdtempSync(join(tmpdir(), 'smart-e2e-'));
// as root the database runs under another account, which must be able to reach its folder
chmodSync(data, 0o755);
const server = spawn(process.execPath, [fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))], {
  env: { ...process.env, DATA_DIR: data, SEED: 'demo', EMBEDDED_FSYNC: 'off' },
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
// whoever started it is gone without a word
process.on('disconnect', () => server.kill('SIGTERM'));
server.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 0);
});
