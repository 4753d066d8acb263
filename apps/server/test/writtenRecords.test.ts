import { createField, type Field } from '@smart-admin/form-engine/core';
import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelBody } from './support/modelBody.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  operator = await app.signIn('operator');
});
afterAll(() => app.stop());

const title = createField('text', { id: 'title', label: '标题', formId: 101 });
const note = createField('text', { id: 'note', label: '备注', formId: 102 });
const amount = createField('text', { id: 'amount', label: '金额', formId: 103 });
const lines = (id: string, columns: Field[]) => ({
  ...createField('subtable', { id, label: '明细', formId: 104 }),
  columns,
});
const item = (id: string) => createField('text', { id, label: '品名', formId: 105 });
const count = createField('number', { id: 'count', label: '数量', formId: 106 });

const release = async (id: string, enCode: string, fields: Field[]) => {
  await admin.visualdev.models.update({ id, body: modelBody(enCode, fields) });
  await admin.visualdev.models.release({ id, body: {} });
};
const released = async (enCode: string, fields: Field[]) => {
  const id = await admin.visualdev.models.create({ body: modelBody(enCode, fields) });
  await admin.visualdev.models.release({ id, body: {} });
  return id;
};
const written = (id: string, recordId: string, revision: number, client = admin) =>
  client.visualdev.records.written({ id, recordId, revision: String(revision) });
/** Gives the operator a page with these codes of its form, and all rows. */
const give = async (id: string, hidden: readonly string[]) => {
  const { menuId } = await admin.visualdev.records.config({ id });
  const codes = await app.db
    .selectFrom('menuCode')
    .select(['id', 'enCode', 'kind'])
    .where('menuId', '=', menuId)
    .execute();
  const of = (kind: string) =>
    codes
      .filter((code) => code.kind === kind && !hidden.some((field) => code.enCode.split(/[.:]/)[0] === field))
      .map((code) => code.id);
  await saveGrants(admin, 'Role', 'operator', {
    menu: [menuId],
    button: of('button'),
    list: of('list'),
    form: of('form'),
    data: [{ moduleId: menuId, scope: 'all' }],
  });
};

describe('the documents of an earlier release', () => {
  it('are read by their version, and none that there never was', async () => {
    const id = await released('written.config', [title, note]);
    await release(id, 'written.config', [title]);
    const [first, now] = await Promise.all([
      admin.visualdev.records.config({ id, query: { version: 1 } }),
      admin.visualdev.records.config({ id }),
    ]);
    expect([first.version, first.formData.includes('备注')]).toEqual([1, true]);
    expect([now.version, now.formData.includes('备注')]).toEqual([2, false]);
    expect(first.menuId).toBe(now.menuId);
    // a configuration that there is not is no error of the client
    expect(await admin.visualdev.records.config({ id, query: { version: 3 } })).toBeNull();
  });
});

describe('a record as a save left it', () => {
  it('comes back with the cells of a column that has another name since, and merges by it', async () => {
    const code = 'written.cells';
    const id = await released(code, [title, lines('rows', [item('item'), count])]);
    const recordId = await admin.visualdev.records.create({
      id,
      body: { title: '一', rows: [{ item: '纸', count: 3 }] },
    });
    const rowsOf = async (table: string) =>
      (await admin.visualdev.records.read({ id, recordId }))[table] as { id: string }[];
    const [row] = await rowsOf('rows');
    const upsert = [{ id: row?.id ?? '', item: '笔' }];
    await admin.visualdev.records.change({
      id,
      recordId,
      body: { revision: 1, set: {}, rows: { rows: { upsert, remove: [] } } },
    });
    await release(id, code, [title, lines('goods', [item('name'), count])]);
    // made on the first revision, of the cell that was changed in the second
    const late = [{ id: row?.id ?? '', name: '墨' }];
    const body = { revision: 1, set: {}, rows: { goods: { upsert: late, remove: [] } } };
    await refusal(admin.visualdev.records.change({ id, recordId, body }), 409);
    await admin.visualdev.records.restoreRevision({ id, recordId, body: { revision: 1, current: 2 } });
    expect(await rowsOf('goods')).toMatchObject([{ name: '纸', count: 3 }]);
    expect((await written(id, recordId, 2)).values).toMatchObject({ rows: [{ item: '笔', count: 3 }] });
  });

  it('has the fields of the release that wrote it: those that left, and others under the names that they had', async () => {
    const code = 'written.names';
    const id = await released(code, [title, note, amount, lines('rows', [item('item'), count])]);
    const body = { title: '甲', note: '留着', amount: '12.5', rows: [{ item: '纸', count: 3 }] };
    const recordId = await admin.visualdev.records.create({ id, body });
    const next = createField('number', { id: 'sum', label: '金额', formId: 103, precision: 2 });
    await release(id, code, [title, next, lines('parts', [item('name')])]);
    await release(id, code, [title, next, lines('goods', [item('name')])]);
    expect(await admin.visualdev.records.read({ id, recordId })).toMatchObject({
      _version: 1,
      _revision: 1,
      sum: 12.5,
    });
    expect(await written(id, recordId, 1)).toMatchObject({
      version: 1,
      hidden: [],
      // a release gave the column another type
      values: { title: '甲', note: '留着', amount: '12.50', rows: [{ item: '纸', count: 3 }] },
    });
  });

  it('is that of each revision, with the document of then; saving makes it one of the release of now', async () => {
    const code = 'written.history';
    const id = await released(code, [title, note, lines('rows', [item('item')])]);
    const recordId = await admin.visualdev.records.create({
      id,
      body: { title: '一', note: 'a', rows: [{ item: 'x' }] },
    });
    const [row] = (await admin.visualdev.records.read({ id, recordId })).rows as { id: string }[];
    await admin.visualdev.records.change({
      id,
      recordId,
      body: {
        revision: 1,
        set: { title: '二', note: 'b' },
        rows: { rows: { upsert: [{ id: row?.id ?? '', item: 'y' }] } },
      },
    });
    const heading = createField('text', { id: 'heading', label: '标题', formId: 101 });
    await release(id, code, [heading, lines('rows', [item('article')])]);
    await admin.visualdev.records.update({ id, recordId, body: { heading: '三' } });
    expect(await written(id, recordId, 1)).toMatchObject({
      version: 1,
      values: { title: '一', note: 'a', rows: [{ item: 'x' }] },
    });
    expect(await written(id, recordId, 2)).toMatchObject({
      version: 1,
      values: { title: '二', note: 'b', rows: [{ item: 'y' }] },
    });
    const last = await written(id, recordId, 3);
    expect(last).toMatchObject({ version: 2, values: { heading: '三', rows: [{ article: 'y' }] } });
    expect(last.values).not.toHaveProperty('note');
    await refusal(written(id, recordId, 4), 404);
    await refusal(admin.visualdev.records.written({ id, recordId, revision: '1e1' }), 404);
  });

  it('does not give an emptied name the value of the field that has it now', async () => {
    const code = 'written.reused';
    const id = await released(code, [title, note, amount]);
    const recordId = await admin.visualdev.records.create({ id, body: { title: '甲', amount: '9' } });
    await release(id, code, [title, amount]);
    await release(id, code, [title, createField('text', { id: 'note', label: '金额', formId: 103 })]);
    const { values } = await written(id, recordId, 1);
    expect(values).toMatchObject({ title: '甲', amount: '9' });
    expect(values).not.toHaveProperty('note');
  });

  it('keeps back what is hidden from the caller now, also under an older name and where it left the form', async () => {
    const code = 'written.rights';
    const id = await released(code, [title, note, amount]);
    const recordId = await admin.visualdev.records.create({ id, body: { title: '甲', note: '密', amount: '8' } });
    await release(id, code, [title, createField('text', { id: 'pay', label: '金额', formId: 103 })]);
    await give(id, ['pay']);
    expect(await written(id, recordId, 1, operator)).toMatchObject({
      values: { title: '甲' },
      hidden: ['note', 'amount'],
    });
    await give(id, []);
    const more = await written(id, recordId, 1, operator);
    expect(more).toMatchObject({ values: { title: '甲', amount: '8' }, hidden: ['note'] });
    expect(more.values).not.toHaveProperty('note');
  });
});
