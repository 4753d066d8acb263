import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from './support/rowsOf.js';
import { saveGrants } from './support/saveGrants.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';
import { application } from './support/visitorApplication.js';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;
const records: string[] = [];
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  for (const plate of ['京A11111', '京A22222', '京A33333'])
    records.push(await admin.visualdev.records.create({ id: 'visitor', body: { ...application, plate } }));
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
  await admin.permission.organize.updateAdministrators({ organizeId: 'binhai', body: { userIds: [] } });
  const { list: nodes } = await admin.permission.authority.tree();
  const code = (parentId: string, enCode: string) =>
    nodes.filter((node) => node.parentId === parentId && node.enCode === enCode).map(({ id }) => id);
  await saveGrants(admin, 'User', 'operator', {
    menu: ['permission_user', 'parking_visitor'],
    button: [...code('permission_user', 'btn_download'), ...code('parking_visitor', 'btn_download')],
    list: [
      'permission_user__account',
      'permission_user__realName',
      ...nodes
        .filter(({ parentId, kind, enCode }) => parentId === 'parking_visitor' && kind === 'list' && enCode === 'plate')
        .map(({ id }) => id),
    ],
    data: [
      { moduleId: 'permission_user', scope: 'organizes', organizeIds: ['binhai'] },
      { moduleId: 'parking_visitor', scope: 'own', organizeIds: [] },
    ],
  });
  operator = await app.signIn('operator');
});
afterAll(() => app.stop());

it('chosen records come in the order and with the columns asked for', async () => {
  const ids = records.slice(0, 2);
  const body = { ids, columns: ['toDate', 'plate'], sidx: 'plate', sort: 'desc' };
  const [header, ...rows] = await rowsOf(await admin.visualdev.records.export({ id: 'visitor', body }));
  expect(header).toEqual(['结束日期', '车牌号']);
  expect(rows.map(([, plate]) => plate)).toEqual(['京A22222', '京A11111']);
});

it('chosen users come in the order and with the columns asked for', async () => {
  const query = { ids: 'operator,admin', columns: 'realName,account', sidx: 'account', sort: 'desc' };
  const rows = await rowsOf(await admin.permission.users.exportExcel({ query }));
  expect(rows.map(([, account]) => account)).toEqual(['账号', 'operator', 'admin']);
});

it('a caller gets neither rows beyond theirs nor columns that they may not read, whatever they ask for', async () => {
  const own = await operator.permission.users.exportExcel({
    query: { ids: 'operator,admin', columns: 'account,mobilePhone,email' },
  });
  expect(await rowsOf(own)).toEqual([['账号'], ['operator']]);
  const body = { ids: records, columns: ['plate', 'reasonType', 'applicant'] };
  expect(await rowsOf(await operator.visualdev.records.export({ id: 'visitor', body }))).toEqual([['车牌号']]);
});
