import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { createApp, type App } from '../src/app.js';
import { createPool } from '../src/db/createPool.js';
import { DatabaseProbe } from '../src/db/DatabaseProbe.js';
import { readEnv } from '../src/env.js';
import { startRelay, type Relay } from './support/startRelay.js';

const CONNECTIONS = 2;
let folder: string;
let relay: Relay;
let pool: pg.Pool;
let config: pg.PoolConfig;
let app: App;
let url: string;

const { template: _template, ...connection } = inject('postgres');
const database = `health_${randomBytes(6).toString('hex')}`;

beforeAll(async () => {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sa-health-'));
  relay = await startRelay(connection);
  config = { ...connection, ...relay.address, database };
  pool = createPool({ ...config, max: CONNECTIONS }, { timeZone: 'UTC', onError: () => undefined });
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, RATE_LIMIT: '0' });
  app = await createApp({ env, pool, databaseConfig: config, adminDir: folder });
  url = await app.http.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await app.http.close();
  await pool.end();
  await relay.close();
  await rm(folder, { recursive: true, force: true });
});

const statusOf = async (path: string) => (await fetch(url + path)).status;

it('is healthy while every connection of the pool is at work', async () => {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
  expect(pool.idleCount).toBe(0);
  expect(await statusOf('/healthz')).toBe(200);
  for (const client of clients) client.release();
});

it('is not healthy while the database cannot be reached, and healthy again when it can', async () => {
  expect(await statusOf('/healthz')).toBe(200);
  await relay.close();
  expect(await statusOf('/healthz')).toBe(503);
  await relay.open();
  expect(await statusOf('/healthz')).toBe(200);
});

it('is not healthy while a database takes questions and does not answer', async () => {
  const probe = new DatabaseProbe(config, 200);
  expect(await probe.isAlive()).toBe(true);
  relay.silence();
  expect(await probe.isAlive()).toBe(false);
  // nor where the silence meets a new connection
  expect(await probe.isAlive()).toBe(false);
  await probe.stop();
});

it('asks one question at a time on one connection, whoever asks', async () => {
  await Promise.all(Array.from({ length: 50 }, () => statusOf('/healthz')));
  const { rows } = await pool.query<{ count: number }>(
    "select count(*) from pg_stat_activity where application_name = 'smart-admin-health' and datname = $1",
    [database],
  );
  expect(rows[0]?.count).toBe(1);
});

it('takes a database that has no connection left for a living one', async () => {
  await pool.query('create role crowded_probe login connection limit 0');
  const probe = new DatabaseProbe({ ...config, user: 'crowded_probe' });
  expect(await probe.isAlive()).toBe(true);
  await probe.stop();
  await pool.query('drop role crowded_probe');
});
