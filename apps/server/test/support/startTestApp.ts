import { ApiError, createClient, login, type ApiClient } from '@smart-admin/api-client';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject } from 'vitest';
import { createApp, type App } from '../../src/app.js';
import { type Clock } from '../../src/clock.js';
import { createPool } from '../../src/db/createPool.js';
import { type Database } from '../../src/db/database.js';
import { readEnv } from '../../src/env.js';

/** A server with variables of its own on its own copy of the demonstration database, answering on a free port. */
export async function startTestApp(environment?: Record<string, string>): Promise<TestApp> {
  const { template, ...connection } = inject('postgres');
  const database = `t_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ ...connection, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database} template ${template}`);
  await admin.end();
  const dataDir = await mkdtemp(join(tmpdir(), 'sa-app-'));
  const first = await startInstance({ ...connection, database }, dataDir, environment);
  const others: Instance[] = [];
  return {
    ...first,
    config: { ...connection, database },
    startAnother: async (environment, clock) => {
      const instance = await startInstance({ ...connection, database }, dataDir, environment, clock);
      others.push(instance);
      return instance;
    },
    stop: async () => {
      for (const instance of [...others, first]) await instance.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export interface Instance {
  url: string;
  deps: App['deps'];
  db: Database;
  /** Mobile numbers and codes that were sent. */
  sms: { mobile: string; code: string }[];
  /** The real client, signed in or not. */
  client: (token?: string) => ApiClient;
  /** Signs in with a typed password and answers the client with its token. */
  signIn: (account: string, password?: string) => Promise<ApiClient & { token: string }>;
  close: () => Promise<void>;
}

export interface TestApp extends Instance {
  config: pg.PoolConfig;
  /** A second server on the same database, with variables and perhaps a clock of its own. */
  startAnother: (environment?: Record<string, string>, clock?: Clock) => Promise<Instance>;
  stop: () => Promise<void>;
}

async function startInstance(
  config: pg.PoolConfig,
  dataDir: string,
  environment: Record<string, string> = {},
  clock?: Clock,
): Promise<Instance> {
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMIT: '0',
    // that of the process, as main.ts makes it
    TIME_ZONE: process.env.TZ,
    ...environment,
  });
  const pool = createPool({ ...config, max: 6 }, { timeZone: env.TIME_ZONE, onError: () => undefined });
  const sms: Instance['sms'] = [];
  const sender = {
    sendCode: (mobile: string, code: string) => {
      sms.push({ mobile, code });
      return Promise.resolve();
    },
  };
  const { http, deps } = await createApp({
    env,
    pool,
    databaseConfig: config,
    ...(clock ? { clock } : {}),
    adminDir: join(dataDir, 'admin'),
    sms: sender,
  });
  await http.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
  const client = (token?: string) => createClient({ baseUrl: url, getToken: () => token ?? null });
  return {
    url,
    deps,
    db: deps.db,
    sms,
    client,
    signIn: async (account, password = `${account}123`) => {
      const { token } = await login(client(), { mode: 'account', account, password });
      return Object.assign(client(token), { token });
    },
    close: async () => {
      await http.close();
      if (!pool.ending) await pool.end();
    },
  };
}

/** The error of a call that has to fail with a code. */
export async function refusal(call: Promise<unknown>, code: number): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  const failure = error as ApiError;
  expect({ code: failure.code, message: failure.message }).toEqual({ code, message: expect.any(String) as string });
  return failure;
}
