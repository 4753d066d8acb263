import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** Starts the built admin with its server on a fresh database, which goes when it stops. */
export async function startAdmin(port, environment = {}) {
  const server = spawn(process.execPath, [join(root, 'e2e/support/serve.mjs')], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of server.stdout) if (String(line).includes('ready')) break;
  server.stdout.resume();
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

/** Signs the administrator in by the page for it. */
export async function signInByForm(page, address) {
  await page.goto(`${address}/login`);
  await page.getByLabel('账号', { exact: true }).fill('admin');
  await page.getByLabel('密码', { exact: true }).fill('admin123');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(/\/home$/);
}

/** What a page holds after forced collections: megabytes of its heap, and nodes. */
export async function heldBy(session) {
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize / 1_000_000, nodes };
}
