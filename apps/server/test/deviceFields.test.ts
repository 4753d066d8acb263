import { type ApiClient } from '@smart-admin/api-client';
import { createField } from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modelBody } from './support/modelBody.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  const body = modelBody('rounds', [
    createField('text', { id: 'name', label: '名称', required: true }),
    createField('text', { id: 'desk', label: '柜台', required: true, visibility: ['pc'] }),
    createField('text', { id: 'phone', label: '现场', required: true, visibility: ['app'] }),
  ]);
  id = await admin.visualdev.models.create({ body });
  await admin.visualdev.models.release({ id, body: {} });
});
afterAll(() => app.stop());

it('what a phone alone shows is kept when it is sent, and stays when a desk changes the record', async () => {
  const { create, change, read } = admin.visualdev.records;
  const recordId = await create({ id, body: { name: '甲', phone: '东门' } });
  const stored = () => read({ id, recordId });
  expect(await stored()).toMatchObject({ name: '甲', phone: '东门' });
  await change({ id, recordId, body: { revision: 1, set: { name: '乙', desk: '一号' }, rows: {} } });
  expect(await stored()).toMatchObject({ name: '乙', phone: '东门', desk: '一号' });
  await change({ id, recordId, body: { revision: 2, set: { phone: '西门' }, rows: {} } });
  expect(await stored()).toMatchObject({ name: '乙', phone: '西门', desk: '一号' });
});

it('what every device shows is demanded of all', async () => {
  const { fieldErrors } = await refusal(admin.visualdev.records.create({ id, body: { phone: '东门' } }), 400);
  expect(Object.keys(fieldErrors)).toEqual(['name']);
});
