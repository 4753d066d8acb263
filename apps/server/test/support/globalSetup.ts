import { execFile, fork } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type TestProject } from 'vitest/node';
import { startEmbedded } from '../../src/db/embedded/startEmbedded.js';

/** Database that every test file copies. */
const TEMPLATE = 'seeded';

/** One PostgreSQL for all test files, with a seeded database to copy; and the built server, for those that start one. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'sa-test-'));
  // as root, PostgreSQL runs as somebody else, who has to reach it
  await chmod(dataDir, 0o755);
  const server = await startEmbedded({ dataDir, isDurable: false });
  const guard = fork(fileURLToPath(new URL('./endWithParent.mjs', import.meta.url)), [String(server.pid), dataDir], {
    // it outlives signals to the group of this run
    detached: true,
  });
  const stop = async () => {
    guard.kill();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.all([createTemplate(server.connection), buildServer()]);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgres', { ...server.connection, template: TEMPLATE });
  return stop;
}

async function createTemplate(connection: object) {
  // a process of its own, because only there the workspace's packages are found by their sources
  const script = fileURLToPath(new URL('./createTemplate.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '--conditions=@smart-admin/source',
    script,
    JSON.stringify(connection),
    TEMPLATE,
  ]);
}

/** What starts as a process is the built server: from its sources each start would read and translate two thousand files. */
async function buildServer() {
  const command = join(dirname(createRequire(import.meta.url).resolve('tsup')), 'cli-default.js');
  const folder = fileURLToPath(new URL('../..', import.meta.url));
  await promisify(execFile)(process.execPath, [command], { cwd: folder });
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string; password?: string; template: string };
  }
}
