import { type ApiClient } from '@smart-admin/api-client';
import { createField, encodeListDefinition } from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listOf, modelBody } from './support/modelBody.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let model: string;
let menuId: string;
let idsOf: (kind: string, names: string[]) => string[];

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  const fields = [
    createField('text', { id: 'name', label: '<名称>' }),
    createField('text', { id: 'secret', label: '内部备注' }),
    createField('textarea', { id: 'note', label: '说明' }),
    {
      ...createField('subtable', { id: 'parts', label: '零件' }),
      summaryFields: ['count'],
      columns: [
        createField('text', { id: 'part', label: '件' }),
        createField('number', { id: 'count', label: '数量' }),
      ],
    },
    createField('groupTitle', { id: 'title', label: '标题' }),
  ];
  const print = { id: 'print', label: '打印', visibleWhen: "{name} <> 'locked'", wire: undefined };
  const list = listOf(fields.slice(0, 2));
  model = await admin.visualdev.models.create({
    body: {
      ...modelBody('assets', fields),
      columnData: JSON.stringify(encodeListDefinition({ ...list, rowButtons: [...list.rowButtons, print] })),
    },
  });
  ({ menuId } = await admin.visualdev.models.release({ id: model, body: {} }));
  const { list: nodes } = await admin.permission.authority.tree();
  idsOf = (kind, names) =>
    nodes
      .filter((node) => node.parentId === menuId && node.kind === kind && names.includes(node.enCode))
      .map(({ id }) => id);
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
});
afterAll(() => app.stop());

const make = (client: ApiClient, name: string) =>
  client.visualdev.records.create({
    id: model,
    body: { name, secret: '机密', note: '长', parts: [{ part: 'a', count: 2 }] },
  });
const templatesOf = async (client: ApiClient) =>
  (await client.visualdev.records.printTemplates({ id: model })).list.map(({ id }) => id);

it('prints several records by a plain sheet of their form, or by the templates that are about them', async () => {
  const ids = [await make(admin, '甲'), await make(admin, '乙')];
  const { template, sheets } = await admin.visualdev.records.print({ id: model, body: { ids } });
  expect(template.blocks).toMatchObject([
    { kind: 'text', html: '<h2>模型assets</h2>' },
    {
      kind: 'facts',
      columns: 2,
      items: [
        { label: '<名称>', field: 'record.name' },
        { label: '内部备注', field: 'record.secret' },
      ],
    },
    { kind: 'facts', columns: 1, items: [{ field: 'record.note' }] },
    { kind: 'text', html: '<p><strong>零件</strong></p>' },
    {
      kind: 'table',
      list: 'record.parts',
      columns: [{ field: 'part' }, { field: 'count', align: 'right', total: true }],
    },
  ]);
  expect(sheets.map(({ id, values }) => [id, values.record?.record.name])).toEqual([
    [ids[0], '甲'],
    [ids[1], '乙'],
  ]);
  expect(sheets[0]?.values.record?.lists.parts).toMatchObject([{ part: 'a', count: '2' }]);

  const query = { name: 'asset', kind: 'model' as const, sourceId: model };
  const blocks = [{ id: 'a', kind: 'text' as const, html: '<p>{{asset.name}}</p>' }];
  const own = await admin.system.printDev.create({
    body: { fullName: '标签', enCode: 'label', paperSize: 'roll80', queries: [query], blocks },
  });
  await admin.system.printDev.create({ body: { fullName: '停用', enCode: 'off', queries: [query], enabledMark: 0 } });
  expect(await templatesOf(admin)).toEqual([own]);
  const printed = await admin.visualdev.records.print({ id: model, body: { ids, templateId: own } });
  expect(printed).toMatchObject({
    template: { fullName: '标签', paperSize: 'roll80', blocks },
    sheets: [{ values: { asset: { record: { name: '甲' } } } }, {}],
  });
  // a template of something else prints nothing here
  await refusal(admin.visualdev.records.print({ id: model, body: { ids, templateId: 'print_visitor' } }), 404);
  const locked = await make(admin, 'locked');
  expect((await refusal(admin.visualdev.records.print({ id: model, body: { ids: [locked] } }), 403)).message).toContain(
    '打印',
  );
});

it('prints within the button, the fields and the rows of whoever prints', async () => {
  const foreign = await make(admin, '丙');
  const grant = (buttons: string[]) =>
    saveGrants(admin, 'User', 'operator', {
      menu: [menuId],
      button: idsOf('button', buttons),
      list: idsOf('list', ['name']),
      form: idsOf('form', ['name', 'parts', 'parts.count']),
      data: [{ moduleId: menuId, scope: 'own', organizeIds: [] }],
    });
  await grant(['btn_add']);
  const operator = await app.signIn('operator');
  const own = await make(operator, '丁');
  const print = (ids: string[]) => operator.visualdev.records.print({ id: model, body: { ids } });
  await refusal(print([own]), 403);
  await refusal(operator.visualdev.records.printTemplates({ id: model }), 403);
  await grant(['btn_add', 'btn_print']);
  const { template, sheets } = await print([own]);
  expect(template.blocks).toMatchObject([
    { kind: 'text' },
    { kind: 'facts', items: [{ field: 'record.name' }] },
    { kind: 'text' },
    { kind: 'table', columns: [{ field: 'count' }] },
  ]);
  expect(sheets).toMatchObject([{ id: own, values: { record: { record: { name: '丁' } } } }]);
  const [row] = sheets[0]?.values.record?.lists.parts ?? [];
  expect(row).toMatchObject({ count: '2' });
  expect(row).not.toHaveProperty('part');
  expect(JSON.stringify(sheets)).not.toContain('机密');
  await refusal(print([own, foreign]), 403);
});
