import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EmbeddedError } from './embeddedError.js';
import { stopPostmaster } from './postmaster.js';
import { isAlive, processesIn, waitUntil } from './processes.js';
import { startEmbedded, type EmbeddedPostgres } from './startEmbedded.js';

const CHILD = fileURLToPath(new URL('../../../test/support/embeddedChild.ts', import.meta.url));
let dataDir: string;
let children: ChildProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sa-pg-'));
  // as root, PostgreSQL runs as somebody else, who has to reach it
  await chmod(dataDir, 0o755);
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  const last = await startEmbedded({ dataDir }).catch(() => undefined);
  await last?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function query(server: EmbeddedPostgres, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ ...server.connection, database: 'postgres' });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function startChild(): Promise<{ child: ChildProcess; pid: number; adopted: boolean }> {
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, ...(JSON.parse(String(line)) as { pid: number; adopted: boolean }) };
}

it('ends what it started when nobody wants it any more, and says what it waits for', async () => {
  const nobody = new AbortController();
  const data = join(dataDir, 'postgres', 'data');
  const starting = startEmbedded({ dataDir, signal: nobody.signal });
  await waitUntil(() => existsSync(join(data, 'postmaster.pid')), 60_000);
  nobody.abort();
  await expect(starting).rejects.toThrow();
  expect(await processesIn(data)).toEqual([]);
});

it('leaves nothing of a start that fails', async () => {
  const first = await startEmbedded({ dataDir });
  await first.stop();
  const data = join(dataDir, 'postgres', 'data');
  await rm(join(data, 'global', 'pg_control'));
  await expect(startEmbedded({ dataDir })).rejects.toThrow(EmbeddedError);
  expect(await processesIn(data)).toEqual([]);
});

it('starts, is shared by a second user, keeps its data, and stops when the last one leaves', async () => {
  const first = await startEmbedded({ dataDir });
  expect(first.adopted).toBe(false);
  await query(first, 'create table kept (id int); insert into kept values (7)');
  const second = await startEmbedded({ dataDir });
  expect(second).toMatchObject({ adopted: true, pid: first.pid });
  await first.stop();
  expect(await query(second, 'select id from kept')).toEqual([{ id: 7 }]);
  expect(await query(second, 'show fsync')).toEqual([{ fsync: 'on' }]);
  await second.stop();
  expect(isAlive(first.pid)).toBe(false);
});

it('adopts the server that a killed process left behind', async () => {
  const { child, pid } = await startChild();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isAlive(pid)).toBe(true);
  const server = await startEmbedded({ dataDir });
  expect(server).toMatchObject({ adopted: true, pid });
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect(isAlive(pid)).toBe(false);
});

it('starts again after database and server were killed together', { timeout: 60_000 }, async () => {
  const { child, pid } = await startChild();
  const before = await startEmbedded({ dataDir });
  await query(before, 'create table kept (id int); insert into kept values (3)');
  await before.stop();
  process.kill(pid, 'SIGKILL');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const server = await startEmbedded({ dataDir });
  expect(server.adopted).toBe(false);
  expect(await query(server, 'select id from kept')).toEqual([{ id: 3 }]);
  await server.stop();
});

it('lets several processes start at once on an empty folder: one server, no error', { timeout: 60_000 }, async () => {
  const started = await Promise.all([startChild(), startChild(), startChild()]);
  expect(new Set(started.map(({ pid }) => pid)).size).toBe(1);
  expect(started.filter(({ adopted }) => !adopted)).toHaveLength(1);
  for (const { child } of started) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await waitUntil(() => !isAlive(started[0]?.pid ?? 0), 5_000);
  expect(isAlive(started[0]?.pid ?? 0)).toBe(false);
});

it(
  'stops a server that hears nothing by force, with its children, and starts again with the data',
  { timeout: 60_000 },
  async () => {
    const first = await startEmbedded({ dataDir });
    await query(first, 'create table kept (id int); insert into kept values (1)');
    process.kill(first.pid, 'SIGSTOP');
    expect(await stopPostmaster(first.pid, 400)).toBe('SIGKILL');
    expect(isAlive(first.pid)).toBe(false);
    const second = await startEmbedded({ dataDir });
    expect(second.adopted).toBe(false);
    expect(await query(second, 'select id from kept')).toEqual([{ id: 1 }]);
    await second.stop();
    await first.stop();
  },
);

it('takes over the lock of a dead process and removes a half-made cluster', async () => {
  const base = join(dataDir, 'postgres');
  await mkdir(join(base, 'new-half'), { recursive: true });
  await writeFile(join(base, 'new-half', 'PG_VERSION'), '18');
  await writeFile(join(base, 'start.lock'), '999999 1');
  const server = await startEmbedded({ dataDir });
  expect((await readdir(base)).filter((name) => name.startsWith('new-'))).toEqual([]);
  await server.stop();
  expect(existsSync(join(base, 'start.lock'))).toBe(false);
});

it('puts the socket elsewhere when the folder is too deep for a socket address', async () => {
  const deep = join(dataDir, 'x'.repeat(60), 'y'.repeat(60));
  const server = await startEmbedded({ dataDir: deep });
  expect(Buffer.byteLength(server.connection.host)).toBeLessThan(80);
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

it.runIf(process.getuid?.() === 0)(
  'keeps the cluster in /var/lib when the account that runs it cannot reach the folder',
  async () => {
    await chmod(dataDir, 0o700);
    const server = await startEmbedded({ dataDir });
    expect(server.connection.host).toMatch(/^\/var\/lib\/smart-admin-[0-9a-f]{12}\/run$/);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    await rm(dirname(server.connection.host), { recursive: true });
    await chmod(dataDir, 0o755);
  },
);

it('works over TCP with a password, and refuses a wrong one', async () => {
  const server = await startEmbedded({ dataDir, transport: 'tcp' });
  expect(server.connection).toMatchObject({
    host: '127.0.0.1',
    password: expect.stringMatching(/^[0-9a-f]{48}$/) as string,
  });
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await expect(
    query({ ...server, connection: { ...server.connection, password: 'wrong' } }, 'select 1'),
  ).rejects.toMatchObject({ code: '28P01' });
  await server.stop();
});

it('tells what to do when another version made the data', async () => {
  await mkdir(join(dataDir, 'postgres', 'data'), { recursive: true });
  await writeFile(join(dataDir, 'postgres', 'data', 'PG_VERSION'), '12\n');
  const refused = startEmbedded({ dataDir });
  await expect(refused).rejects.toBeInstanceOf(EmbeddedError);
  await expect(refused).rejects.toThrow(/PostgreSQL 12.*backup/);
});
