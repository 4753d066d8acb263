import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { approver } from './support/flowDrafts.js';
import { FlowTrial, type Staff } from './support/FlowTrial.js';
import { saveGrants } from './support/saveGrants.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

/*
 * What whoever watches over flows finds among many. Five flows: 请假 and 年假 of user001, PO-12 and 打印机 of user008 in another
 * department, 没有了 of somebody who is no more; a watcher of the department of user001 sees the first two.
 */
let app: TestApp;
let trial: FlowTrial;
let limited: ApiClient;
let leave: string;
let buy: string;
const ids: Record<string, string> = {};
beforeAll(async () => {
  app = await startTestApp();
  trial = await FlowTrial.start(app, 'monitored');
  const titled = { titleFormula: '{reason}' };
  leave = await trial.release([approver('a', ['user002'])], { ...titled, fullName: '休假流程' });
  buy = await trial.release([approver('b', ['user002'])], { ...titled, fullName: '采办流程' });
  const launch = async (who: Staff, flowId: string, reason: string) => {
    ids[reason] = await trial.launch(who, flowId, { reason });
  };
  await launch('user001', leave, '请假');
  await launch('user001', leave, '年假');
  await launch('user008', buy, 'PO-12');
  await launch('user008', buy, '打印机');
  await launch('user009', buy, '没有了');
  await app.db
    .updateTable('flowInstance')
    .set({ launcherId: 'gone' })
    .where('id', '=', ids.没有了 ?? '')
    .execute();
  limited = await watchOver('user001');
});
afterAll(() => app.stop());

/** Somebody who watches over the flows of the department of somebody. */
async function watchOver(of: Staff) {
  const users = app.db.selectFrom('userAccount').select(['id', 'account', 'organizeId']);
  const { organizeId } = await users.where('id', '=', of).executeTakeFirstOrThrow();
  const { account } = await users.where('id', '=', 'user010').executeTakeFirstOrThrow();
  const { list } = await trial.admin.permission.authority.tree();
  const menus = list.filter(({ kind, enCode }) => kind === 'menu' && enCode === 'workFlow.monitor');
  const data = menus.map(({ id: moduleId }) => ({ moduleId, scope: 'organizes' as const, organizeIds: [organizeId] }));
  await saveGrants(trial.admin, 'User', 'user010', { menu: menus.map(({ id }) => id), data });
  return app.signIn(account, 'Smart123');
}

/** Titles of those that are found of the five, and how many it says there are of all. */
async function found(client: ApiClient, query: object) {
  const { list, pagination } = await client.workflow.flowList.monitored({ query: { pageSize: 100, ...query } });
  const titles = list.flatMap(({ id }) => Object.entries(ids).find(([, each]) => each === id)?.[0] ?? []);
  expect(pagination.total).toBe(list.length);
  return titles;
}

it('finds one character of a title, two of any script, a part of a number, and nothing where nothing is', async () => {
  const { number } = await trial.read('user001', ids.请假 ?? '');
  expect(await found(trial.admin, { keyword: '假', flowId: leave })).toEqual(['年假', '请假']);
  expect(await found(trial.admin, { keyword: '年假' })).toEqual(['年假']);
  expect(await found(trial.admin, { keyword: '印机' })).toEqual(['打印机']);
  // letters in another order are none
  expect(await found(trial.admin, { keyword: '机印' })).toEqual([]);
  expect(await found(trial.admin, { keyword: 'po' })).toEqual(['PO-12']);
  expect(await found(trial.admin, { keyword: 'O-12' })).toEqual(['PO-12']);
  expect(await found(trial.admin, { keyword: number.slice(2) })).toEqual(['请假']);
  for (const keyword of ['%', '_', '\\', '没有这个']) expect(await found(trial.admin, { keyword })).toEqual([]);
});

it('finds flows by the name of their kind and of whoever launched them, also as it sounds', async () => {
  const named = await trial.read('user008', ids.打印机 ?? '');
  expect(await found(trial.admin, { keyword: '采办流程' })).toEqual(['没有了', '打印机', 'PO-12']);
  expect(await found(trial.admin, { keyword: 'cblc' })).toEqual(['没有了', '打印机', 'PO-12']);
  expect(await found(trial.admin, { keyword: named.launcher.name, flowId: buy })).toEqual(['打印机', 'PO-12']);
});

it('finds no more for whoever watches over some, and counts no more', async () => {
  expect(await found(limited, { keyword: '假' })).toEqual(['年假', '请假']);
  for (const keyword of ['打印机', 'O-12', '采办流程']) expect(await found(limited, { keyword })).toEqual([]);
  expect(await found(limited, { waiting: 'open' })).toEqual(['年假', '请假']);
  expect(await found(limited, { nodeName: '节点b' })).toEqual([]);
  expect(await found(limited, { nodeName: '节点a' })).toEqual(['年假', '请假']);
  expect(await found(limited, { status: 1, urgency: 1, flowId: buy })).toEqual([]);
});

it('pages through what it has found, the newest first', async () => {
  const page = async (currentPage: number) => {
    const query = { keyword: '采办', pageSize: 2, currentPage };
    const { list, pagination } = await trial.admin.workflow.flowList.monitored({ query });
    return [list.map(({ title }) => title), pagination.total];
  };
  expect(await page(1)).toEqual([['没有了', '打印机'], 3]);
  expect(await page(2)).toEqual([['PO-12'], 3]);
  expect(await page(3)).toEqual([[], 3]);
});
