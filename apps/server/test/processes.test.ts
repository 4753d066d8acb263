import { ApiError, createClient, login } from '@smart-admin/api-client';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it, vi } from 'vitest';
import { refusal } from './support/startTestApp.js';
import { spawnServer, stopServer } from './support/spawnServer.js';

it(
  'runs as two processes that start at once on one empty database and share sessions',
  { timeout: 90_000 },
  async () => {
    const { host, port, user } = inject('postgres');
    const database = `p_${randomBytes(6).toString('hex')}`;
    const maintenance = new pg.Client({ host, port, user, database: 'postgres' });
    await maintenance.connect();
    await maintenance.query(`create database ${database}`);
    await maintenance.end();
    const dataDir = await mkdtemp(join(tmpdir(), 'sa-proc-'));
    const environment = {
      DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
      DATA_DIR: dataDir,
      SEED: 'empty',
      ADMIN_PASSWORD: 'Secret123',
    };
    const [one, two] = await Promise.all([spawnServer(environment), spawnServer(environment)]);
    const clientOf = (url: string, token?: string) => createClient({ baseUrl: url, getToken: () => token ?? null });
    const signIn = (url: string, password: string) =>
      login(clientOf(url), { mode: 'account', account: 'admin', password });

    await expect(signIn(one.url, 'admin123')).rejects.toMatchObject({ code: 400 });
    const first = await signIn(one.url, 'Secret123');
    const second = await signIn(two.url, 'Secret123');
    const { userInfo, menuList } = await clientOf(two.url, first.token).oauth.currentUser();
    expect(userInfo.userAccount).toBe('admin');
    expect(menuList.length).toBeGreaterThan(5);
    expect((await clientOf(two.url, first.token).permission.users.list({ query: {} })).pagination.total).toBe(1);

    const { list } = await clientOf(two.url, second.token).permission.onlineUser.list({ query: {} });
    const other = list.find(({ current }) => !current);
    await clientOf(two.url, second.token).permission.onlineUser.forceOffline({ id: other?.id ?? '' });
    await vi.waitFor(() => refusal(clientOf(one.url, first.token).oauth.currentUser(), 601));
    expect((await clientOf(one.url, second.token).oauth.currentUser()).userInfo.userAccount).toBe('admin');

    expect(await stopServer(one.child)).toBe(0);
    expect((await clientOf(two.url, second.token).oauth.currentUser()).userInfo.userAccount).toBe('admin');
    expect(await stopServer(two.child)).toBe(0);
    await expect(clientOf(two.url, second.token).oauth.currentUser()).rejects.toBeInstanceOf(ApiError);
    await rm(dataDir, { recursive: true, force: true });
  },
);
