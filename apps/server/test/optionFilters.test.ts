import { type ApiClient } from '@smart-admin/api-client';
import { createField } from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modelBody } from './support/modelBody.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

/* Choices that offer what an expression over the form lets pass: the server refuses the others. */
let app: TestApp;
let admin: ApiClient;
let id: string;
const choice = (value: string) => ({ value, label: value });
const fields = [
  createField('radio', { id: 'region', label: '区域', options: [choice('n'), choice('s')] }),
  createField('select', {
    id: 'lot',
    label: '车场',
    multiple: true,
    options: [choice('n1'), choice('n2'), choice('s1')],
    optionFilter: 'STARTSWITH({option.value}, {region})',
  }),
];
const message = '所选选项与当前填写的内容不符，请重新选择';

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  const table = createField('subtable', { id: 'rows', label: '明细', columns: fields });
  id = await admin.visualdev.models.create({ body: modelBody('option.filter', [...fields, table]) });
  await admin.visualdev.models.release({ id, body: {} });
});
afterAll(() => app.stop());

const create = (body: object) => admin.visualdev.records.create({ id, body: { ...body } });
const told = async (call: Promise<unknown>) => ({ fieldErrors: (await refusal(call, 400)).fieldErrors });

it('refuses what the form does not offer, in the record and in its rows', async () => {
  expect(await told(create({ region: 'n', lot: ['n1', 's1'] }))).toMatchObject({ fieldErrors: { lot: message } });
  const rows = [
    { region: 's', lot: ['s1'] },
    { region: 's', lot: ['n1'] },
  ];
  expect(await told(create({ region: 'n', lot: [], rows }))).toEqual({ fieldErrors: { 'rows.1.lot': message } });
  await create({ region: 'n', lot: ['n1', 'n2'], rows: rows.slice(0, 1) });
});

it('refuses a change that leaves a choice behind', async () => {
  const recordId = await create({ region: 'n', lot: ['n1'] });
  const change = (set: object) =>
    admin.visualdev.records.change({ id, recordId, body: { revision: 1, set: { ...set } } });
  expect(await told(change({ region: 's' }))).toEqual({ fieldErrors: { lot: message } });
  await change({ region: 's', lot: ['s1'] });
});
