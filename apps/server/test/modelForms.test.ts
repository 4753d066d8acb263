import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

const control = (smartKey: string, name: string, config: object = {}, rest: object = {}) => ({
  __config__: { smartKey, label: name, ...config },
  __vModel__: name,
  ...rest,
});
const box = (smartKey: string, children: unknown[], rest: object = {}) => ({
  __config__: { smartKey, children },
  ...rest,
});

/** Makes a model of stored fields whose list shows and searches them all. */
async function createModel(enCode: string, fields: object[], names: string[]): Promise<string> {
  return admin.visualdev.models.create({
    body: {
      fullName: enCode,
      enCode,
      formData: JSON.stringify({ fields, labelPosition: 'right', odd: { kept: true } }),
      columnData: JSON.stringify({
        searchList: names.map((name) => ({ __vModel__: name, searchType: 1 })),
        columnList: names.map((name) => ({ prop: name })),
        btnsList: [{ value: 'add', label: '新增' }],
        columnBtnsList: [{ value: 'edit', label: '编辑' }],
      }),
    },
  });
}

async function createReleased(enCode: string, fields: object[], names: string[]): Promise<string> {
  const id = await createModel(enCode, fields, names);
  await admin.visualdev.models.release({ id, body: {} });
  return id;
}

describe('forms of models', () => {
  it('keeps fields inside of rows, cards and tabs, and the stored document as it was', async () => {
    const fields = [
      box('card', [box('row', [control('comInput', 'owner', { required: true }), control('numInput', 'seats')])], {
        header: '车辆',
      }),
      box('tab', [{ title: '更多', __config__: { children: [control('comInput', 'note')] } }]),
    ];
    const id = await createReleased('nested.car', fields, ['owner', 'seats', 'note']);
    expect(JSON.parse((await admin.visualdev.models.read({ id })).formData)).toMatchObject({
      fields,
      odd: { kept: true },
    });
    const recordId = await admin.visualdev.records.create({ id, body: { owner: '周', seats: 5, note: '内' } });
    expect(await admin.visualdev.records.read({ id, recordId })).toMatchObject({ owner: '周', seats: 5, note: '内' });
    const refused = await refusal(admin.visualdev.records.create({ id, body: { seats: 5 } }), 400);
    expect(refused.fieldErrors).toEqual({ owner: 'owner不能为空' });
  });

  it('keeps a draft with a formula that is half typed, and says what is wrong before it is released', async () => {
    const id = await createModel(
      'draft.broken',
      [control('calculate', 'fee', {}, { expression: ['{gone}', '×'] })],
      ['fee'],
    );
    const refused = await refusal(admin.visualdev.models.release({ id, body: {} }), 400);
    expect(refused.message).toContain('表达式有误');
  });

  it('keeps the values of a kind that it does not know', async () => {
    const id = await createReleased(
      'kind.unknown',
      [control('comInput', 'name'), control('hologram', 'holo')],
      ['name'],
    );
    const holo = { depth: [1, { z: 2 }] };
    const recordId = await admin.visualdev.records.create({ id, body: { name: '甲', holo } });
    expect(await admin.visualdev.records.read({ id, recordId })).toMatchObject({ holo });
  });

  it('searches ranges of numbers, people and several choices as what they are', async () => {
    const options = ['a', 'b', 'c'].map((value) => ({ id: value, fullName: value }));
    const fields = [
      control('numInput', 'amount'),
      control('userSelect', 'person'),
      control('select', 'tags', {}, { multiple: true, __slot__: { options } }),
      control('dateRange', 'stay'),
      control('numRange', 'height'),
    ];
    const id = await createReleased('search.all', fields, ['amount', 'person', 'tags', 'stay', 'height']);
    const me = (await admin.oauth.currentUser()).userInfo.userId;
    const add = (body: object) => admin.visualdev.records.create({ id, body: { ...body } });
    const one = await add({
      amount: 10,
      person: me,
      tags: ['a', 'b'],
      stay: ['2026-11-01', '2026-11-03'],
      height: [null, 2.1],
    });
    const two = await add({
      amount: 25.5,
      person: '',
      tags: ['c'],
      stay: ['2026-11-10', '2026-11-12'],
      height: [10, 20],
    });
    const found = async (queryJson: Record<string, unknown>) => {
      const { list } = await admin.visualdev.records.list({ id, body: { currentPage: 1, pageSize: 20, queryJson } });
      return list.map((row) => row.id).toSorted();
    };
    expect(await found({ amount: [20, null] })).toEqual([two]);
    expect(await found({ amount: [5, 25] })).toEqual([one]);
    expect(await found({ amount: [null, 25.5] })).toEqual([one, two].toSorted());
    expect(await found({ person: me })).toEqual([one]);
    expect(await found({ tags: 'b' })).toEqual([one]);
    expect(await found({ stay: ['2026-11-03', '2026-11-05'] })).toEqual([one]);
    expect(await found({ stay: [null, '2026-11-10'] })).toEqual([one, two].toSorted());
    // as numbers, not as texts; a missing bound is open
    expect(await found({ height: [9, null] })).toEqual([two]);
    expect(await found({ height: [-5, 2] })).toEqual([one]);
    expect(await found({ height: [null, 10] })).toEqual([one, two].toSorted());
  });

  it('computes decimals by the field and fills defaults of a new record by their formulas', async () => {
    const fields = [
      control('numInput', 'price'),
      control('numInput', 'rounded', { defaultFormula: '{price} × 2' }),
      control('calculate', 'fee', {}, { expression: ['{price}', '÷', '3'], precision: 4 }),
    ];
    const id = await createReleased('formula.decimals', fields, ['price']);
    const recordId = await admin.visualdev.records.create({ id, body: { price: 10 } });
    expect(await admin.visualdev.records.read({ id, recordId })).toMatchObject({ fee: '3.3333', rounded: 20 });
  });
});
