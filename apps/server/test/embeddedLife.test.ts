import { createClient, login } from '@smart-admin/api-client';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChildProcess } from 'node:child_process';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isAlive } from '../src/db/embedded/processes.js';
import { startEmbedded } from '../src/db/embedded/startEmbedded.js';
import { launchServer, spawnServer, stopServer } from './support/spawnServer.js';

const PATIENCE = { interval: 50 };
let dataDir: string;
let server: { child: ChildProcess; url: string };

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sa-life-'));
  // as root, PostgreSQL runs as somebody else, who has to reach it
  await chmod(dataDir, 0o755);
  // a killed database keeps what it has said to have saved
  server = await spawnServer({ DATA_DIR: dataDir, SEED: 'empty', LOG_LEVEL: 'silent', EMBEDDED_FSYNC: 'on' });
});

afterEach(async () => {
  server.child.kill('SIGKILL');
  const left = await startEmbedded({ dataDir }).catch(() => undefined);
  await left?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const cluster = () => join(dataDir, 'postgres', 'data');

async function databasePid(): Promise<number> {
  const pid = Number((await readFile(join(cluster(), 'postmaster.pid'), 'utf8')).split('\n')[0]);
  if (!(pid > 0)) throw new Error('postmaster.pid is not written to its end');
  return pid;
}

const statusOf = async (path: string) => (await fetch(server.url + path)).status;

it('starts a killed database again and serves as before', { timeout: 90_000 }, async () => {
  const client = createClient({ baseUrl: server.url, getToken: () => null });
  const { token } = await login(client, { mode: 'account', account: 'admin', password: 'admin123' });
  const before = await databasePid();
  process.kill(before, 'SIGKILL');
  // how long it is away is its own affair
  await vi.waitFor(async () => expect(await databasePid()).not.toBe(before), PATIENCE);
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), PATIENCE);
  await vi.waitFor(async () => expect(await statusOf('/healthz')).toBe(200), PATIENCE);
  const again = createClient({ baseUrl: server.url, getToken: () => token });
  expect((await again.oauth.currentUser()).userInfo.userAccount).toBe('admin');
  await runsJobs();
  expect(await stopServer(server.child)).toBe(0);
});

it('ends with an error when the database cannot be started again', { timeout: 90_000 }, async () => {
  const exited = once(server.child, 'exit');
  await rm(join(cluster(), 'global', 'pg_control'));
  process.kill(await databasePid(), 'SIGKILL');
  expect(await exited).toEqual([1, null]);
});

it('stops itself and its database however clients hang on to it', { timeout: 90_000 }, async () => {
  const database = await databasePid();
  const { token } = await login(createClient({ baseUrl: server.url, getToken: () => null }), {
    mode: 'account',
    account: 'admin',
    password: 'admin123',
  });
  const form = 'content-type: multipart/form-data; boundary=b\r\ncontent-length: 9000';
  const sockets = await Promise.all([
    hang('GET /healthz HTTP/1.1\r\nhost: x\r\nx-'),
    hang(
      'POST /api/oauth/Login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{"a',
    ),
    hang(
      `POST /api/file/Uploader/annex HTTP/1.1\r\nhost: x\r\nauthorization: ${token}\r\n${form}\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf`,
    ),
    hang(
      'GET /websocket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    ),
  ]);
  // a forced end, after the time that a supervisor waits, would be another code and leave the database
  expect(await stopServer(server.child)).toBe(0);
  expect(isAlive(database)).toBe(false);
  for (const socket of sockets) socket.destroy();
});

it('leaves no database when it is told to stop while it starts', { timeout: 90_000 }, async () => {
  await stopServer(server.child);
  const child = launchServer({ DATA_DIR: dataDir, SEED: 'demo', LOG_LEVEL: 'silent' });
  const found = await vi.waitFor(databasePid, PATIENCE);
  expect(await stopServer(child)).toBe(0);
  expect(isAlive(found)).toBe(false);
});

/** A job that is added now is done. */
async function runsJobs() {
  const embedded = await startEmbedded({ dataDir });
  const client = new pg.Client({ ...embedded.connection, database: 'smart_admin' });
  await client.connect();
  await client.query("select graphile_worker.add_job('maintenance.cleanExpired', payload := '{}', job_key := 'probe')");
  await vi.waitFor(async () => {
    const { rowCount } = await client.query("select from graphile_worker.jobs where key = 'probe'");
    expect(rowCount).toBe(0);
  }, PATIENCE);
  await client.end();
  await embedded.stop();
}

/** A client that sends the beginning and then neither ends nor reads. */
async function hang(beginning: string): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.write(beginning, resolve));
  return socket;
}
