import { type ApiClient } from '@smart-admin/api-client';
import { createField, type FilterCondition, type FilterGroup, RECORD_FILTER } from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseModel } from './support/releaseModel.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;
let id: string;

/** Now for the server, which stays on this day while the tests run. */
const NOW = Date.now();
const dayBefore = (days: number) => {
  const day = new Date(NOW);
  day.setDate(day.getDate() - days);
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
};

beforeAll(async () => {
  app = await startTestApp();
  const { signIn } = await app.startAnother({}, { ...app.deps.clock, now: () => NOW });
  admin = await signIn('admin');
  const options = ['open', 'closed', 'late'].map((value) => ({ value, label: value }));
  id = await releaseModel(admin, 'built.visit', [
    createField('text', { id: 'plate', label: '车牌' }),
    createField('text', { id: 'pin', label: '口令', secret: true }),
    createField('number', { id: 'fee', label: '金额' }),
    createField('date', { id: 'came', label: '日期' }),
    createField('date', { id: 'left', label: '离场', dateType: 'datetime' }),
    createField('select', { id: 'state', label: '状态', options }),
    createField('select', { id: 'tags', label: '标签', multiple: true, options }),
    createField('switch', { id: 'paid', label: '已付' }),
  ]);
  const create = (body: object) => admin.visualdev.records.create({ id, body: { ...body } });
  const left = `${dayBefore(3)} 18:30:00`;
  await create({ plate: 'A1', pin: 'x1', fee: 5, came: dayBefore(0), state: 'open', tags: ['open', 'late'], paid: 1 });
  await create({ plate: 'A2', pin: 'x2', fee: 50, came: dayBefore(3), left, state: 'closed', tags: ['closed'] });
  await create({ plate: 'B%3', fee: 500, came: dayBefore(400), state: 'late', paid: 1 });
  await create({ plate: 'B4' });

  const menu = await app.db
    .selectFrom('menu')
    .select('id')
    .where('urlAddress', '=', 'model/built.visit')
    .executeTakeFirstOrThrow();
  const codes = await app.db
    .selectFrom('menuCode')
    .select(['id', 'kind', 'enCode'])
    .where('menuId', '=', menu.id)
    .execute();
  const given = await admin.permission.authority.read({ holder: 'Role', id: 'operator' });
  const seen = codes.filter(({ enCode }) => enCode !== 'fee');
  const of = (kind: string) => seen.filter((code) => code.kind === kind).map((code) => code.id);
  await saveGrants(admin, 'Role', 'operator', {
    ...given,
    menu: [...given.menu, menu.id],
    button: [...given.button, ...of('button')],
    list: [...given.list, ...of('list')],
    form: [...given.form, ...of('form')],
  });
  operator = await signIn('operator');
});
afterAll(() => app.stop());

const asked = (client: ApiClient, filter: unknown) =>
  client.visualdev.records.list({
    id,
    body: { currentPage: 1, pageSize: 20, queryJson: { [RECORD_FILTER]: filter } },
  });
const found = async (conditions: (FilterCondition | FilterGroup)[], match: 'all' | 'any' = 'all') =>
  (await asked(admin, { match, conditions })).list.map(({ plate }) => plate).toSorted();
const one = (field: string, operator: FilterCondition['operator'], value?: unknown) =>
  found([{ field, operator, ...(value === undefined ? {} : { value }) }]);

describe('a filter that somebody has built', () => {
  it('asks texts, with what is empty among what does not contain', async () => {
    expect(await one('plate', 'contains', 'a')).toEqual(['A1', 'A2']);
    expect(await one('plate', 'startsWith', 'B%')).toEqual(['B%3']);
    expect(await one('plate', 'notEqual', 'A1')).toEqual(['A2', 'B%3', 'B4']);
    expect(await one('state', 'notEqual', 'open')).toEqual(['A2', 'B%3', 'B4']);
  });

  it('asks numbers and yes or no', async () => {
    expect(await one('fee', 'greater', 50)).toEqual(['B%3']);
    expect(await one('fee', 'atLeast', 50)).toEqual(['A2', 'B%3']);
    expect(await one('fee', 'less', 50)).toEqual(['A1']);
    expect(await one('fee', 'between', [null, 50])).toEqual(['A1', 'A2']);
    expect(await one('fee', 'empty')).toEqual(['B4']);
    expect(await one('fee', 'notEmpty')).toEqual(['A1', 'A2', 'B%3']);
    expect(await one('paid', 'equal', '1')).toEqual(['A1', 'B%3']);
  });

  it('asks days as whole days, and periods by the day on which somebody looks', async () => {
    expect(await one('came', 'during', 'today')).toEqual(['A1']);
    expect(await one('came', 'during', 'last7')).toEqual(['A1', 'A2']);
    expect(await one('came', 'before', dayBefore(3))).toEqual(['B%3']);
    expect(await one('came', 'after', dayBefore(3))).toEqual(['A1']);
    expect(await one('came', 'equal', dayBefore(3))).toEqual(['A2']);
    expect(await one('left', 'equal', dayBefore(3))).toEqual(['A2']);
    expect(await one('left', 'after', dayBefore(3))).toEqual([]);
    expect(await one('left', 'after', dayBefore(4))).toEqual(['A2']);
  });

  it('asks for one of several choices, also where a record has several', async () => {
    expect(await one('state', 'anyOf', ['open', 'late'])).toEqual(['A1', 'B%3']);
    expect(await one('state', 'noneOf', ['open', 'late'])).toEqual(['A2', 'B4']);
    expect(await one('tags', 'anyOf', ['closed', 'late'])).toEqual(['A1', 'A2']);
    expect(await one('tags', 'equal', 'open')).toEqual(['A1']);
    expect(await one('tags', 'empty')).toEqual(['B%3', 'B4']);
  });

  it('joins its parts by and or or, with groups that are joined their own way, beside searches', async () => {
    const open = { field: 'state', operator: 'equal', value: 'open' } as const;
    const dear = { field: 'fee', operator: 'greater', value: 100 } as const;
    expect(await found([open, dear])).toEqual([]);
    expect(await found([open, dear], 'any')).toEqual(['A1', 'B%3']);
    const paid = { field: 'paid', operator: 'equal', value: '1' } as const;
    expect(await found([{ match: 'any', conditions: [open, { ...open, value: 'closed' }] }, paid])).toEqual(['A1']);
    const { list } = await admin.visualdev.records.list({
      id,
      body: {
        currentPage: 1,
        pageSize: 20,
        keyword: 'B',
        queryJson: { [RECORD_FILTER]: { match: 'any', conditions: [open, dear] } },
      },
    });
    expect(list.map(({ plate }) => plate)).toEqual(['B%3']);
  });

  it('is refused where it cannot be read, where a field has no such condition, and over secret fields', async () => {
    for (const filter of [
      'plate',
      [],
      { match: 'all', conditions: [] },
      { match: 'all', conditions: [{ field: 'plate', operator: 'contains' }] },
      { match: 'all', conditions: [{ field: 'plate', operator: '= 1 or', value: 'x' }] },
      // texts stand in an order, by which option filters compare them, but in no period
      { match: 'all', conditions: [{ field: 'plate', operator: 'during', value: 'today' }] },
      { match: 'all', conditions: [{ field: 'pin', operator: 'contains', value: 'x' }] },
      { match: 'all', conditions: [{ field: '_owner', operator: 'equal', value: 'x' }] },
      { match: 'all', conditions: [{ field: 'came', operator: 'after', value: 'never' }] },
    ])
      await refusal(asked(admin, filter), 400);
  });

  it('tells nothing of columns that somebody may not see', async () => {
    const condition = { field: 'fee', operator: 'greater', value: 100 } as const;
    const { message } = await refusal(asked(operator, { match: 'any', conditions: [condition] }), 403);
    expect(message).toContain('金额');
    const within = { match: 'any', conditions: [{ match: 'all', conditions: [condition] }] };
    await refusal(asked(operator, within), 403);
  });
});
