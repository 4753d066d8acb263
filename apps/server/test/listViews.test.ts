import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const view = {
  id: 'v1',
  name: '待处理',
  isDefault: true,
  state: {
    keyword: '停车',
    filters: { enabledMark: '1' },
    sort: [{ id: 'creatorTime', desc: true }],
    treeNode: 'group',
  },
};
const moduleId = 'permission.user';

it('keeps views of a list for each person alone, beside their columns', async () => {
  const admin = (await app.signIn('admin')).permission.authority;
  const operator = (await app.signIn('operator')).permission.authority;
  expect(await admin.views({ id: moduleId })).toEqual([]);
  await admin.saveColumns({ body: { moduleId, fieldList: JSON.stringify([{ prop: 'account', visible: false }]) } });
  await admin.saveViews({ body: { moduleId, views: [view] } });
  expect(await admin.views({ id: moduleId })).toEqual([view]);
  expect(await operator.views({ id: moduleId })).toEqual([]);
  await operator.saveViews({ body: { moduleId, views: [{ ...view, name: '我的' }] } });
  expect(await admin.views({ id: moduleId })).toEqual([view]);
  await admin.saveColumns({ body: { moduleId, fieldList: '[]' } });
  expect(await admin.columns({ id: moduleId })).toEqual([]);
  expect(await admin.views({ id: moduleId })).toEqual([view]);
  await admin.saveViews({ body: { moduleId, views: [] } });
  expect(await admin.views({ id: moduleId })).toEqual([]);
});

it('refuses views without a name, too many and too long ones', async () => {
  const { authority } = (await app.signIn('admin')).permission;
  const refused = async (views: (typeof view)[]) =>
    expect(authority.saveViews({ body: { moduleId, views } })).rejects.toMatchObject({ code: 400 });
  await refused([{ ...view, name: ' ' }]);
  await refused(Array.from({ length: 31 }, (_, index) => ({ ...view, id: `v${index}` })));
  await refused([{ ...view, state: { ...view.state, filters: { enabledMark: 'x'.repeat(10_001) } } }]);
});
