// Starts the built server on a fresh database below the system's temporary folder, and removes it afterwards. It begins
// with a copy of TEMPLATE_DIR, if that is set, and works in KEEP_DIR, which stays, if that is. Tells its parent the folder.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyTemplate } from './copyTemplate.mjs';

const { TEMPLATE_DIR, KEEP_DIR } = process.env;
const data = KEEP_DIR || mkdtempSync(join(tmpdir(), 'smart-e2e-'));
process.send?.({ data });
// as root the database runs under another account, which must be able to reach its folder
chmodSync(data, 0o755);
if (TEMPLATE_DIR) copyTemplate(TEMPLATE_DIR, data);
const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const server = spawn(process.execPath, [main], {
  // databases of somebody else lie there in journeys (startDatabase.ts)
  env: {
    ...process.env,
    DATA_DIR: data,
    SEED: 'demo',
    EMBEDDED_FSYNC: 'off',
    INTERFACE_HOSTS: '127.0.0.77',
    LANE_SIMULATOR: 'on',
  },
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
// whoever started it is gone without a word
process.on('disconnect', () => server.kill('SIGTERM'));
server.on('exit', (code) => {
  if (!KEEP_DIR) rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 0);
});
