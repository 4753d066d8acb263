import { type ApiClient } from '@smart-admin/api-client';
import { createSources } from '@smart-admin/api-client/sources';
import { createField } from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interfaceBody } from './support/interfaceDrafts.js';
import { modelBody } from './support/modelBody.js';
import { releaseModel } from './support/releaseModel.js';
import { saveGrants } from './support/saveGrants.js';
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

it('asks an interface without parameters for the columns of its options, and refuses what does not pass', async () => {
  const lots = [
    { id: 'n1', fullName: '北一', region: 'n' },
    { id: 's1', fullName: '南一', region: 's' },
  ];
  const body = interfaceBody({ kind: 'static', staticData: JSON.stringify(lots) });
  const interfaceId = await admin.system.dataInterface.create({ body });
  const field = createField('select', {
    id: 'lot',
    label: '车场',
    dataType: 'dynamic',
    propsUrl: `/api/system/DataInterface/${interfaceId}/Actions/Response`,
    optionFilter: '{option.region} = {region}',
  });
  const model = await releaseModel(admin, 'option.address', [createField('text', { id: 'region' }), field]);
  const make = (values: object) => admin.visualdev.records.create({ id: model, body: { ...values } });
  expect(await told(make({ region: 's', lot: 'n1' }))).toEqual({ fieldErrors: { lot: message } });
  await make({ region: 'n', lot: 'n1' });
  await make({ region: 'n', lot: '' });
  await admin.system.dataInterface.update({ id: interfaceId, body: { ...body, enabledMark: 0 } });
  const away = await told(make({ region: 'n', lot: 'n1' }));
  expect(away.fieldErrors.lot).toContain('暂时无法核对“车场”');
});

describe('choices of records', () => {
  let spaces: string;
  let visits: string;
  const ids: Record<string, string> = {};
  const make = (values: object) => admin.visualdev.records.create({ id: visits, body: { ...values } });
  beforeAll(async () => {
    spaces = await releaseModel(admin, 'option.space', [
      createField('text', { id: 'name', label: '名称' }),
      createField('text', { id: 'region', label: '区域' }),
      createField('number', { id: 'width', label: '宽度' }),
      createField('switch', { id: 'free', label: '空闲' }),
    ]);
    for (const [name, region, width, free] of [
      ['A1', 'n', 3, true],
      ['A2', 'n', 2, true],
      ['A3', 'n', 3, false],
      ['B1', 's', 3, true],
    ] as const)
      ids[name] = await admin.visualdev.records.create({ id: spaces, body: { name, region, width, free } });
    const optionFilter = '{option.free} and {option.region} = {region} and {option.width} >= {least}';
    const space = createField('relationForm', {
      ...{ id: 'space', label: '车位', modelId: spaces, relationField: 'name', optionFilter },
    });
    visits = await releaseModel(admin, 'option.visit', [
      createField('text', { id: 'region', label: '区域' }),
      createField('number', { id: 'least', label: '最小宽度' }),
      createField('text', { id: 'note', label: '备注' }),
      space,
      createField('subtable', { id: 'more', label: '更多', columns: [createField('text', { id: 'region' }), space] }),
    ]);
  });
  const wanted = { region: 'n', least: 3 };

  it('lists those that pass, found by the database, page by page', async () => {
    const { records } = createSources(admin, () => Promise.reject(new Error('no address is asked')));
    const filter = {
      match: 'all' as const,
      conditions: [
        { field: 'region', operator: 'equal' as const, value: 'n' },
        { field: 'width', operator: 'atLeast' as const, value: 3 },
      ],
    };
    const query = { keyword: '', page: 1, pageSize: 1, columns: ['name'] };
    expect(await records(spaces, 'name', filter).search(query)).toMatchObject({ total: 2 });
    expect(await records(spaces, 'name').search(query)).toMatchObject({ total: 4 });
    const [fits = '', small = '', south = ''] = [ids.A1, ids.A2, ids.B1];
    expect(await records(spaces, 'name', filter).names([fits, small, south])).toEqual({ [fits]: 'A1' });
    expect(await records(spaces, 'name').names([south])).toEqual({ [south]: 'B1' });
  });

  it('refuses filters that say nothing, or that would tell a hidden column', async () => {
    const ask = (client: ApiClient, filter: string) =>
      client.visualdev.models.fieldDataSelect({ id: spaces, query: { relationField: 'name', filter } });
    await refusal(ask(admin, '{'), 400);
    await refusal(ask(admin, '{"match":"all","conditions":[]}'), 400);
    const { menuId } = await admin.visualdev.records.config({ id: spaces });
    const codes = await app.db
      .selectFrom('menuCode')
      .select('id')
      .where('menuId', '=', menuId)
      .where('kind', '=', 'list')
      .where('enCode', '=', 'name')
      .execute();
    await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
    await saveGrants(admin, 'User', 'operator', {
      menu: [menuId],
      list: codes.map(({ id: code }) => code),
      data: [{ moduleId: menuId, scope: 'all' }],
    });
    const operator = await app.signIn('operator');
    const by = (field: string, value: unknown) =>
      ask(operator, JSON.stringify({ match: 'all', conditions: [{ field, operator: 'equal', value }] }));
    await refusal(by('region', 'n'), 403);
    const names = (field: string, value: string) => {
      const filter = JSON.stringify({ match: 'all', conditions: [{ field, operator: 'equal', value }] });
      const body = { field: 'name', ids: [ids.A1 ?? '', ids.A2 ?? ''], filter };
      return operator.visualdev.records.names({ id: spaces, body });
    };
    await refusal(names('region', 'n'), 403);
    // what the form asks for is what its designer meant: whoever fills it in chooses by columns that they may not read
    const asked = JSON.stringify({ form: visits, path: 'space', values: wanted });
    const filter = JSON.stringify({ match: 'all', conditions: [{ field: 'region', operator: 'equal', value: 'n' }] });
    const offered = () =>
      operator.visualdev.models.fieldDataSelect({ id: spaces, query: { relationField: 'name', filter, asked } });
    await refusal(offered(), 403);
    const form = (await admin.visualdev.records.config({ id: visits })).menuId;
    const grant = (more: { form?: string[] }) =>
      saveGrants(admin, 'User', 'operator', {
        menu: [menuId, form],
        list: codes.map(({ id: code }) => code),
        data: [{ moduleId: menuId, scope: 'all' }],
        ...more,
      });
    await grant({});
    // who does not fill the field in is offered nothing by it
    await refusal(offered(), 403);
    const own = await app.db
      .selectFrom('menuCode')
      .select('id')
      .where('menuId', '=', form)
      .where('kind', '=', 'form')
      .execute();
    await grant({ form: own.map(({ id: code }) => code) });
    expect((await offered()).list.map(({ id: found }) => found)).toEqual([ids.A1]);
    const named = { field: 'name', ids: [ids.A1 ?? '', ids.A2 ?? ''], filter, asked };
    expect((await operator.visualdev.records.names({ id: spaces, body: named })).list).toEqual([
      { id: ids.A1, text: 'A1' },
    ]);
    await refusal(operator.visualdev.models.fieldDataSelect({ id: spaces, query: { asked: '{' } }), 400);
    const deep = asked.replace('"n"', `${'['.repeat(9_000)}${']'.repeat(9_000)}`);
    await refusal(operator.visualdev.records.names({ id: spaces, body: { ...named, asked: deep } }), 400);
    expect((await names('name', 'A1')).list).toEqual([{ id: ids.A1, text: 'A1' }]);
    expect((await by('name', 'A1')).list).toHaveLength(1);
  });

  it('refuses a record that does not pass, in the form and in its rows, when it is chosen and when the form changes', async () => {
    for (const name of ['A2', 'A3', 'B1'])
      expect(await told(make({ ...wanted, space: ids[name] }))).toEqual({ fieldErrors: { space: message } });
    const more = [
      { region: 's', space: ids.B1 },
      { region: 'n', space: ids.B1 },
    ];
    expect(await told(make({ ...wanted, more }))).toEqual({ fieldErrors: { 'more.1.space': message } });
    const recordId = await make({ ...wanted, space: ids.A1, more: more.slice(0, 1) });
    const change = (set: object, revision = 1) =>
      admin.visualdev.records.change({ id: visits, recordId, body: { revision, set: { ...set } } });
    expect((await told(change({ region: 's' }))).fieldErrors).toMatchObject({ space: message });
    // whoever has taken a free space keeps it
    await admin.visualdev.records.update({ id: spaces, recordId: ids.A1 ?? '', body: { free: false } });
    await change({ note: '已停放' });
    expect(await told(make({ ...wanted, space: ids.A1 }))).toEqual({ fieldErrors: { space: message } });
  });

  it('asks for a grid whose rows look at other values each in few statements, and tells each row', async () => {
    const passes = (index: number) => index % 83 === 3;
    const more = Array.from({ length: 250 }, (_, index) => {
      return { region: passes(index) ? 's' : `r${index}`, space: ids.B1 };
    });
    const { fieldErrors } = await told(make({ ...wanted, more }));
    const refused = more.flatMap((_, index) => (passes(index) ? [] : [`more.${index}.space`]));
    expect(fieldErrors).toEqual(Object.fromEntries(refused.map((path) => [path, message])));
    await make({ ...wanted, more: more.filter((_, index) => passes(index)) });
  });

  it('does the same for rows of data interfaces, in the picker and when they are saved', async () => {
    const rows = [
      { id: 'n1', name: '北一', region: 'n', spaces: 20 },
      { id: 'n2', name: '北二', region: 'n', spaces: 0 },
      { id: 's1', name: '南一', region: 's', spaces: 5 },
    ];
    const body = interfaceBody({ kind: 'static', staticData: JSON.stringify(rows) });
    const interfaceId = await admin.system.dataInterface.create({ body });
    const lot = createField('popupSelect', {
      ...{ id: 'lot', label: '车场', interfaceId, relationField: 'name' },
      optionFilter: '{option.spaces} > 0 and {option.region} = {region}',
    });
    const model = await releaseModel(admin, 'option.rows', [createField('text', { id: 'region' }), lot]);
    const save = (values: object) => admin.visualdev.records.create({ id: model, body: { ...values } });
    expect(await told(save({ region: 'n', lot: 'n2' }))).toEqual({ fieldErrors: { lot: message } });
    expect(await told(save({ region: 'n', lot: 's1' }))).toEqual({ fieldErrors: { lot: message } });
    await save({ region: 'n', lot: 'n1' });
    const { interfaceRows } = createSources(admin, () => Promise.reject(new Error('no address is asked')));
    const filter = { match: 'all' as const, conditions: [{ field: 'region', operator: 'equal' as const, value: 'n' }] };
    const source = interfaceRows({ interfaceId, propsValue: 'id', relationField: 'name' }, filter);
    const found = await source.search({ keyword: '', page: 1, pageSize: 20, columns: [] });
    expect(found.rows.map((row) => row.id)).toEqual(['n1', 'n2']);
    expect(await source.names(['n1', 's1'])).toEqual({ n1: '北一' });
  });
});
