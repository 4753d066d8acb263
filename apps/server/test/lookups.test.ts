import { type ApiClient } from '@smart-admin/api-client';
import {
  createField,
  createFormDocument,
  encodeFormDocument,
  encodeListDefinition,
} from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parameter, sqlOf } from './support/interfaceDrafts.js';
import { listOf, modelBody } from './support/modelBody.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

/* Fields that hold what a data interface answers for what their form holds. */
let app: TestApp;
let admin: ApiClient;
let interfaceId: string;
let body: ReturnType<typeof sqlOf>;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  // whoever asks gets what is theirs: nobody says for the server who they are
  body = sqlOf(
    "select {{owner}} as owner, case {{article}} when 'A' then 12.5 when 'B' then 80 end as price where {{article}} <> 'none'",
    {
      access: 'everyone',
      parameters: [parameter('article'), parameter('owner', { source: 'userId' })],
    },
  );
  interfaceId = await admin.system.dataInterface.create({ body });
  const lookup = { interfaceId, params: { article: '{article}' } };
  const fields = [
    createField('text', { id: 'article', label: '物品' }),
    createField('number', { id: 'count', label: '数量' }),
    createField('text', { id: 'note', label: '备注' }),
    createField('lookup', { id: 'price', label: '单价', ...lookup, answerPath: '0.price', resultType: 'number' }),
    createField('lookup', { id: 'owner', label: '价格归属', ...lookup, answerPath: '0.owner' }),
    createField('calculate', { id: 'total', label: '合计', formula: '{price} × {count}' }),
    createField('subtable', {
      id: 'rows',
      label: '明细',
      columns: [
        createField('text', { id: 'part', label: '配件' }),
        createField('lookup', {
          ...{ id: 'cost', label: '配件价', interfaceId, params: { article: '{part}' } },
          ...{ answerPath: '0.price', resultType: 'number' },
        }),
      ],
    }),
  ];
  const rule = { expression: '{total} <= 100', message: '超过 100 元', field: 'count', wire: undefined };
  const formData = JSON.stringify(encodeFormDocument(createFormDocument(fields, { rules: [rule] })));
  id = await admin.visualdev.models.create({ body: { ...modelBody('lookups', fields), formData } });
  await admin.visualdev.models.release({ id, body: {} });
});
afterAll(() => app.stop());

const records = () => admin.visualdev.records;
const read = (recordId: string) => records().read({ id, recordId });

describe('a value that is looked up', () => {
  it('is what the interface answers, whatever is sent in its place, and counts in formulas and rules', async () => {
    const sent = { article: 'A', count: 3, price: 1, owner: 'somebody', rows: [{ part: 'B', cost: 2 }, { part: '' }] };
    const recordId = await records().create({ id, body: sent });
    expect(await read(recordId)).toMatchObject({
      ...{ price: 12.5, owner: 'admin', total: '37.50' },
      rows: [{ cost: 80 }, { cost: null }],
    });
    const dear = await refusal(records().create({ id, body: { ...sent, article: 'B' } }), 400);
    expect(dear.fieldErrors).toEqual({ count: '超过 100 元' });
  });

  it('follows what the form holds, and is empty where there is nothing to ask or to find', async () => {
    const recordId = await records().create({ id, body: { article: 'A', count: 1 } });
    await records().update({ id, recordId, body: { article: 'B', price: 3 } });
    expect(await read(recordId)).toMatchObject({ price: 80, total: '80.00' });
    await records().change({ id, recordId, body: { revision: 2, set: { article: 'none' } } });
    expect(await read(recordId)).toMatchObject({ price: null, owner: '' });
    await records().update({ id, recordId, body: { article: '' } });
    expect(await read(recordId)).toMatchObject({ price: null, total: '0.00' });
  });

  it('is kept where its interface does not answer, and refused by name where it is asked something new', async () => {
    const recordId = await records().create({ id, body: { article: 'A', count: 1 } });
    await admin.system.dataInterface.update({ id: interfaceId, body: { ...body, enabledMark: 0 } });
    try {
      await records().update({ id, recordId, body: { note: '仍可保存' } });
      expect(await read(recordId)).toMatchObject({ note: '仍可保存', price: 12.5 });
      const away = await refusal(records().update({ id, recordId, body: { article: 'B' } }), 400);
      expect(away.fieldErrors.price).toContain('暂时无法核对“单价”');
    } finally {
      await admin.system.dataInterface.update({ id: interfaceId, body: { ...body, enabledMark: 1 } });
    }
  });
});

describe('somebody with limited rights', () => {
  let staff: ApiClient;
  beforeAll(async () => {
    const { menuId } = await records().config({ id });
    const codes = await app.db
      .selectFrom('menuCode')
      .select(['id', 'kind', 'enCode'])
      .where('menuId', '=', menuId)
      .execute();
    const of = (kind: string) =>
      codes.filter((code) => code.kind === kind && code.enCode !== 'price').map((code) => code.id);
    const given = await admin.permission.authority.read({ holder: 'Role', id: 'operator' });
    await saveGrants(admin, 'Role', 'operator', {
      ...given,
      menu: [...given.menu, menuId],
      button: [...given.button, ...of('button')],
      list: [...given.list, ...of('list')],
      form: [...given.form, ...of('form')],
      data: [...given.data, { moduleId: menuId, scope: 'all' }],
    });
    staff = await app.signIn('operator');
  });

  it('finds what is theirs alone, and leaves what they may not write', async () => {
    const own = await staff.visualdev.records.create({ id, body: { article: 'A', count: 1, price: 3 } });
    expect(await read(own)).toMatchObject({ owner: 'operator', price: null });
    const recordId = await records().create({ id, body: { article: 'A', count: 1 } });
    await staff.visualdev.records.update({ id, recordId, body: { article: 'B', price: 3 } });
    expect(await read(recordId)).toMatchObject({ owner: 'operator', price: 12.5 });
  });

  it('is refused what they may not ask, and told so', async () => {
    await admin.system.dataInterface.update({ id: interfaceId, body: { ...body, access: 'managers' } });
    try {
      const error = await refusal(staff.visualdev.records.create({ id, body: { article: 'A', count: 1 } }), 400);
      expect(Object.keys(error.fieldErrors)).toEqual(['owner']);
      expect(error.fieldErrors.owner).toContain('价格归属');
    } finally {
      await admin.system.dataInterface.update({ id: interfaceId, body });
    }
  });
});

it('asks for so many values at once and no more', async () => {
  const rows = Array.from({ length: 101 }, (_, index) => ({ part: `P${index}` }));
  const error = await refusal(records().create({ id, body: { rows } }), 400);
  expect(error.message).toContain('100');
  await records().create({ id, body: { rows: rows.map(() => ({ part: 'A' })) } });
});

it('is saved and answered once more where the save has taken its record out of the list', async () => {
  const fields = [
    createField('text', { id: 'article', label: '物品' }),
    createField('text', { id: 'state', label: '状态' }),
    createField('lookup', { id: 'price', label: '单价', interfaceId, params: { article: '{article}' } }),
  ];
  const dataFilters = [{ field: 'state', mode: 'equal', value: 'open' }];
  const columnData = JSON.stringify({ ...encodeListDefinition(listOf(fields)), dataFilters });
  const modelId = await admin.visualdev.models.create({ body: { ...modelBody('lookups.open', fields), columnData } });
  await admin.visualdev.models.release({ id: modelId, body: {} });
  const recordId = await records().create({ id: modelId, body: { article: 'A', state: 'open' } });
  const body = { revision: 1, set: { state: 'closed' }, rows: {} };
  const close = () => records().change({ id: modelId, recordId, body }, { idempotencyKey: 'lookup-close-1' });
  expect([await close(), await close()]).toEqual([{ revision: 2 }, { revision: 2 }]);
});
