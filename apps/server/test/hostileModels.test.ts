import { createField, createFormDocument, encodeFormDocument } from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { releaseModel } from './support/releaseModel.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

const texts = (count: number) =>
  Array.from({ length: count }, (_, index) => createField('text', { id: `f${index}`, label: `F${index}` }));

it('refuses lists of 70,000 ids wherever they are taken', async () => {
  const ids = Array.from({ length: 70_000 }, (_, index) => `id${index}`);
  for (const call of [
    () => admin.permission.users.userList({ body: { userId: ids } }),
    () => admin.permission.users.batchRemove({ body: { ids } }),
    () => admin.system.area.namesByIds({ body: { idsList: [ids] } }),
    () => admin.visualdev.records.exportData({ id: 'visitor', body: { ids } }),
  ])
    await refusal(call(), 400);
});

it('refuses fields with names of system columns', async () => {
  const document = JSON.stringify(encodeFormDocument(createFormDocument(texts(1))));
  for (const name of ['ctid', 'XMIN', 'tableoid']) {
    const body = {
      fullName: '模型',
      enCode: `sys${name}`,
      formData: document.replaceAll('f0', name),
      columnData: '{}',
    };
    await refusal(admin.visualdev.models.create({ body }), 400);
  }
});

it('refuses forms of more fields than it takes, and records wider than a row', async () => {
  await refusal(releaseModel(admin, 'columns', texts(501)), 400);
  const id = await releaseModel(admin, 'wide', texts(499));
  const values = Object.fromEntries(texts(499).map((field, index) => [field.id, `${index}`.padEnd(400, 'x1y2')]));
  await refusal(admin.visualdev.records.create({ id, body: values }), 400);
});

it('refuses documents whose options nest 20,000 levels deep', async () => {
  const document = JSON.stringify(
    encodeFormDocument(createFormDocument([createField('cascader', { id: 'place', label: '地点' })])),
  );
  const deep = `${'[{"id":"a","fullName":"a","children":'.repeat(20_000)}[]${'}]'.repeat(20_000)}`;
  expect(document).toContain('"options":[]');
  const formData = document.replace('"options":[]', `"options":${deep}`);
  const body = { fullName: '模型', enCode: 'deep', formData, columnData: '{}' };
  await refusal(admin.visualdev.models.create({ body }), 400);
});
