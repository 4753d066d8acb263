import { createClient, login } from '@smart-admin/api-client';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { spawnServer, stopServer } from './support/spawnServer.js';

/**
 * The schema of migrations 0001 to 0008 as a server of then left it: the demonstration (without its areas), a visitor record
 * that was changed, a person `oldhand` with the role of parking staff, a released model `asset` with a record that has lines
 * and files, and what the log said of all that. Written by `pg_dump --rows-per-insert`.
 */
const DUMP = new URL('./fixtures/foundation.sql.gz', import.meta.url);
const VISIT = '1992076165840802365';
const ASSETS = '1992076166520846755';
const BILL = 'annex_b84624158aee1bf03be960844ec6f6b5.pdf';

it('an old database in use is brought up to date at the start, and all that people had in it is there and goes on', async () => {
  const { host, port, user } = inject('postgres');
  const database = `u_${randomBytes(6).toString('hex')}`;
  await query('postgres', `create database ${database}`);
  await query(database, (await promisify(gunzip)(await readFile(DUMP))).toString('utf8'));
  const dataDir = await mkdtemp(join(tmpdir(), 'sa-upgrade-'));
  const environment = {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    DATA_DIR: dataDir,
  };
  const { child, url } = await spawnServer(environment);
  const clientOf = (token?: string) => createClient({ baseUrl: url, getToken: () => token ?? null });
  const signIn = async (account: string) => {
    const { token } = await login(clientOf(), { mode: 'account', account, password: `${account}123` });
    return clientOf(token);
  };
  const [admin, operator, oldhand] = [await signIn('admin'), await signIn('operator'), await signIn('oldhand')];

  const { document: portal } = await admin.design.portal.read({ id: 'operation' });
  expect((await admin.design.portal.view({ id: 'operation' })).document.cards).toHaveLength(portal.cards.length);

  expect((await admin.design.screen.view({ id: 'parkingScreen' })).document.widgets.length).toBeGreaterThan(5);

  const { menuList } = await admin.oauth.currentUser();
  const addresses = JSON.stringify(menuList);
  for (const page of ['permission/user', 'system/print', 'parking/payment', 'onlineDev/webDesign'])
    expect(addresses).toContain(page);

  const visit = await operator.visualdev.records.read({ id: 'visitor', recordId: VISIT });
  expect(visit).toMatchObject({ plate: '沪B20V15', days: '3.00', visitors: [{ name: '李思远', luggage: 2 }] });
  await operator.visualdev.records.update({ id: 'visitor', recordId: VISIT, body: { ...visit, reason: '复试' } });
  expect(await operator.visualdev.records.read({ id: 'visitor', recordId: VISIT })).toMatchObject({
    reason: '复试',
    billNo: visit.billNo,
    visitors: [{ name: '李思远', luggage: 2 }],
  });
  const { list: found } = await operator.visualdev.records.list({ id: 'visitor', body: { keyword: '20V15' } });
  expect(found.map(({ id }) => id)).toContain(VISIT);

  const [asset] = (await admin.visualdev.records.list({ id: ASSETS, body: {} })).list;
  const recordId = asset?.id ?? '';
  expect(await admin.visualdev.records.read({ id: ASSETS, recordId })).toMatchObject({
    title: '笔记本',
    price: 5999.5,
    sort: 'a',
    files: [{ name: 'bill.pdf' }],
    lines: [{ part: '电源', proof: [{ name: 'bill.pdf' }] }, { part: '鼠标' }],
  });
  expect((await admin.system.file.usage({ id: BILL })).list).toMatchObject([{ kind: 'record', id: recordId }]);

  const rights = await oldhand.oauth.currentUser();
  expect(rights.userInfo).toMatchObject({ userAccount: 'oldhand', userName: '老员工' });
  expect(JSON.stringify(rights.menuList)).not.toContain('permission/user');
  const { list: people } = await admin.permission.users.list({ query: { keyword: 'oldhand' } });
  expect(people).toMatchObject([{ realName: '老员工', mobilePhone: '13600000088' }]);
  expect(await stopServer(child)).toBe(0);

  const again = await spawnServer(environment);
  expect(await stopServer(again.child)).toBe(0);
  await rm(dataDir, { recursive: true, force: true });
});

async function query(database: string, text: string): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database });
  await client.connect();
  await client.query(text);
  await client.end();
}
