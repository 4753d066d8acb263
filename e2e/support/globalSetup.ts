import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, TEMPLATE_VARIABLE } from './startServer.js';

/** Makes the data of a demonstration once; every server of a file begins with a copy of it. */
export default async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'smart-e2e-template-'));
  const server = await startServer({ historyDays: 0, keepIn: folder });
  await server.stop();
  process.env[TEMPLATE_VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
