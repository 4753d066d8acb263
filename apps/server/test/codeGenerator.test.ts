import { createHash, createHmac } from 'node:crypto';
import { type ApiClient } from '@smart-admin/api-client';
import { createField, standardFields, type Field } from '@smart-admin/form-engine/core';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { codeBody, downloadCode, GeneratedProjects } from './support/generatedProject.js';
import { releaseModel } from './support/releaseModel.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
const opened: GeneratedProjects[] = [];

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterEach(() => {
  for (const projects of opened.splice(0)) projects.remove();
});
afterAll(() => app.stop());

const open = (files: Record<string, ReadonlyMap<string, string>>) => {
  const projects = new GeneratedProjects(files);
  opened.push(projects);
  return projects;
};
/** What nobody should find in code that is handed over. */
const UNFINISHED = /\bundefined[A-Z]|\bTODO\b|\bFIXME\b|\{\{[^}]|<%|\[object Object\]/;
const expectWhole = (files: ReadonlyMap<string, string>) => {
  for (const [path, content] of files) {
    expect(content, path).not.toMatch(UNFINISHED);
    expect(content.endsWith('\n'), path).toBe(true);
  }
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      'README.md',
      'package.json',
      'server/src/main.ts',
      'web/src/main.tsx',
      'server/.env.example',
    ]),
  );
};
/** Kinds that show something of another field. */
const FOLLOWED: Readonly<Record<string, string | undefined>> = {
  relationFormAttr: 'relationForm',
  popupAttr: 'popupSelect',
};

/** A field of every kind, and a subtable with a column of every kind. */
const everyKind = (): Field[] => {
  const kinds = standardFields.filter(({ kind }) => kind !== 'subtable');
  const fieldsOf = (prefix: string, label: string) => (kind: string) => {
    const followed = FOLLOWED[kind];
    const more = followed === undefined ? {} : { relationField: `${prefix}_${followed}`, showField: 'name' };
    return createField(kind as 'text', { id: `${prefix}_${kind}`, label: `${label} ${kind}`, ...more });
  };
  const fields = kinds.map(({ kind }) => fieldsOf('f', '字段')(kind));
  const columns = kinds.filter(({ role }) => role !== 'display').map(({ kind }) => fieldsOf('c', '列')(kind));
  return [
    ...fields,
    createField('subtable', { id: 'rows', label: '明细', columns }),
    createField('areaSelect', { id: 'areas', label: '多个地区', multiple: true }),
    createField('userSelect', { id: 'people', label: '多个用户', multiple: true }),
    createField('date', { id: 'moment', label: '时刻', dateType: 'datetime' }),
  ];
};

/** Labels that would end, or become, code where they are not kept as texts. */
const HOSTILE = [
  '"; process.exit(1); //',
  "'*/ throw 1 /*",
  '`${process.exit(1)}`',
  '</script><script>',
  'a\nb\u2028c\\',
];

const downloads = {
  web: () => downloadCode(admin, 'visitor', codeBody('web')),
  app: () => downloadCode(admin, 'visitor', codeBody('app')),
  flow: async () => {
    const { modelId } = await admin.workflow.flow.read({ id: 'flowPurchase' });
    return downloadCode(admin, modelId, codeBody('flow', { flowId: 'flowPurchase' }));
  },
  every: async () => downloadCode(admin, await releaseModel(admin, 'codeEveryKind', everyKind()), codeBody('web')),
  hostile: async () => {
    const fields = HOSTILE.map((label, index) => {
      const texts = { label, help: label, placeholder: label, options: [{ value: label, label }] };
      return createField('select', { id: `field${index}`, ...texts });
    });
    const rows = createField('subtable', { id: 'rows', label: HOSTILE.join(''), columns: fields });
    const id = await releaseModel(admin, 'codeHostile', [...fields, rows]);
    return downloadCode(admin, id, codeBody('web', { description: HOSTILE.join(' ') }));
  },
};

describe('downloaded code', () => {
  it('F-CG-04 is complete, compiles in a clean folder and passes its own tests: of all kinds, of a field of every kind, of labels that look like code', async () => {
    const files: Record<string, ReadonlyMap<string, string>> = {};
    for (const [name, download] of Object.entries(downloads)) files[name] = await download();
    for (const [name, project] of Object.entries(files)) if (name !== 'hostile') expectWhole(project);
    const projects = open(files);
    expect(projects.compile('server')).toEqual([]);
    expect(projects.compile('web')).toEqual([]);
    const { status, stdout } = projects.runTests();
    expect({ status, stdout: status === 0 ? '' : stdout }).toEqual({ status: 0, stdout: '' });
    // the compiler would have told
    projects.write('web/server/src/wrong.ts', "export const wrong: number = 'text';\n");
    expect(projects.compile('server')).toEqual([expect.stringContaining('web/server/src/wrong.ts')]);
  });

  it('of an app form has a page of cards for phones, without the frame of desks', async () => {
    const files = await downloads.app();
    expect(files.get('web/src/extend/trial/resource.ts')).toContain("layouts: ['cards']");
    expect(files.get('web/package.json')).not.toContain('@smart-admin/layout');
  });

  it('of a flow form names the flow and verifies what the webhook tells', async () => {
    const files = await downloads.flow();
    expect(files.get('server/src/extend/trial/approvals.ts')).toContain("FLOW_ID = 'flowPurchase'");
    expect(files.get('server/src/extend/trial/webhookRoutes.ts')).toContain('isGenuine(headers, text, secret)');
  });

  it('of a form with a field of every kind leaves none of them out', async () => {
    const { list } = await admin.visualdev.generator.list({ query: { keyword: 'codeEveryKind' } });
    const form =
      (await downloadCode(admin, list[0]?.id ?? '', codeBody('web'))).get('shared/extend/trial/form.ts') ?? '';
    for (const { id } of everyKind()) expect(form).toContain(`id: '${id}'`);
  });

  it('A7.14-12 A7.14-13 is the same for the same settings, and what the preview shows', async () => {
    const body = codeBody('web');
    const { files } = await admin.visualdev.generator.preview({ id: 'visitor', body });
    const downloaded = await downloads.web();
    expect(Object.fromEntries(files.map(({ path, content }) => [path, content]))).toEqual(
      Object.fromEntries(downloaded),
    );
    expect(await downloads.web()).toEqual(downloaded);
  });
});

/** Variables by which a generated server finds the database of the test, in a schema of its own. */
const databaseOf = (schema: string) => {
  const { host, port, user, password, database } = app.config;
  const [name, secret, place] = [user, password, host].map((text) => encodeURIComponent(String(text)));
  const address = `postgres://${name}:${secret}@localhost:${String(port)}/${String(database)}`;
  return { DATABASE_URL: String(host).startsWith('/') ? `${address}?host=${place}` : address, DATABASE_SCHEMA: schema };
};
const send = async (method: string, url: string, body?: unknown, headers: Record<string, string> = {}) => {
  const json = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
  const response = await fetch(url, {
    method,
    ...json,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  });
  const text = await response.text();
  return { status: response.status, data: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> };
};

it('the generated server keeps records of a purchase with their rows in a schema of its own', async () => {
  const { modelId } = await admin.workflow.flow.read({ id: 'flowPurchase' });
  const projects = open({ purchase: await downloadCode(admin, modelId, codeBody('web')) });
  const server = await projects.start('purchase', databaseOf('generated'));
  try {
    const path = `${server.url}/api/extend/trial`;
    const refused = await send('POST', path, {});
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.data.fieldErrors as object).length).toBeGreaterThan(0);
    const created = await send('POST', path, PURCHASE);
    expect(created).toMatchObject({ status: 201 });
    const at = `${path}/${String(created.data.id)}`;
    expect((await send('GET', at)).data).toMatchObject(PURCHASE);
    expect((await send('GET', `${path}?keyword=${encodeURIComponent('显示器')}`)).data).toMatchObject({ total: 1 });
    expect((await send('GET', `${path}?keyword=nothing`)).data).toMatchObject({ list: [], total: 0 });
    const changed = { ...PURCHASE, items: PURCHASE.items.slice(0, 1) };
    expect((await send('PUT', at, changed)).status).toBe(204);
    expect((await send('GET', at)).data.items).toHaveLength(1);
    expect((await send('DELETE', at)).status).toBe(204);
    expect((await send('GET', at)).status).toBe(404);
  } finally {
    await server.stop();
  }
});

it('the generated server takes files in chunks, gives them out again, and refuses what did not arrive whole', async () => {
  const { modelId } = await admin.workflow.flow.read({ id: 'flowPurchase' });
  const projects = open({ files: await downloadCode(admin, modelId, codeBody('web')) });
  const server = await projects.start('files', databaseOf('files'));
  try {
    const path = `${server.url}/api/files`;
    const parts = ['<script>', 'alert(1)</script>'];
    const id = createHash('sha256').update(parts.join('')).digest('hex');
    const chunk = (at: string, body: string) =>
      fetch(at, { method: 'PUT', body, headers: { 'content-type': 'application/octet-stream' } });
    for (const [index, part] of parts.entries())
      expect((await chunk(`${path}/${id}/chunks/${index + 1}`, part)).status).toBe(204);
    const merged = await send('POST', `${path}/${id}?name=${encodeURIComponent('报价.html')}`);
    expect(merged).toMatchObject({ status: 200, data: { name: '报价.html', fileSize: parts.join('').length } });
    const read = await fetch(`${server.url}${String(merged.data.url)}`);
    expect(await read.text()).toBe(parts.join(''));
    // a page of somebody else must not run in the application
    expect(read.headers.get('content-type')).toBe('application/octet-stream');
    expect(read.headers.get('content-disposition')).toContain('attachment');

    await chunk(`${path}/${id}/chunks/1`, 'something else');
    expect((await send('POST', `${path}/${id}?name=a.txt`)).status).toBe(409);
    expect((await send('GET', `${path}/..%2f..%2fserver%2f.env`)).status).toBe(400);
    const body = { ...PURCHASE, files: [{ ...merged.data }] };
    const created = await send('POST', `${server.url}/api/extend/trial`, body);
    expect(created).toMatchObject({ status: 201 });
    const record = await send('GET', `${server.url}/api/extend/trial/${String(created.data.id)}`);
    expect(record.data.files).toEqual([merged.data]);
  } finally {
    await server.stop();
  }
});

it('the generated server of a flow form launches the flow here, keeps its record as it is, and takes what the webhook tells', async () => {
  const { modelId } = await admin.workflow.flow.read({ id: 'flowPurchase' });
  const projects = open({ flow: await downloadCode(admin, modelId, codeBody('flow', { flowId: 'flowPurchase' })) });
  const { key } = await admin.system.apiKey.create({ body: { fullName: '生成', ownerId: 'admin', access: 'all' } });
  const secret = `whsec_${Buffer.from('thirty-two bytes of a test secret').toString('base64')}`;
  const platform = { PLATFORM_URL: app.url, PLATFORM_KEY: key, WEBHOOK_SECRET: secret };
  const server = await projects.start('flow', { ...databaseOf('approved'), ...platform });
  try {
    const path = `${server.url}/api/extend/trial`;
    const body = { ...PURCHASE, applicant: 'admin' };
    const created = await send('POST', path, body);
    expect(created).toMatchObject({ status: 201 });
    const at = `${path}/${String(created.data.id)}`;
    expect(await send('POST', `${at}/approval`)).toMatchObject({ status: 204 });
    const running = (await send('GET', at)).data;
    expect(running).toMatchObject({ flowStatus: 'running' });
    const launched = await admin.workflow.instance.read({ id: String(running.flowId) });
    expect(launched.record).toMatchObject({ title: PURCHASE.title });
    for (const [method, given] of [
      ['PUT', body],
      ['DELETE', undefined],
    ] as const)
      expect((await send(method, at, given)).status, method).toBe(409);
    expect((await send('POST', `${at}/approval`)).status).toBe(409);

    const data = { instanceId: running.flowId, flowId: 'flowPurchase', status: 'rejected' };
    const told = JSON.stringify({ id: '1', event: 'flow.rejected', time: new Date().toISOString(), data });
    const hook = `${server.url}/api/webhooks/flow`;
    expect((await send('POST', hook, told, signed(told, `whsec_${btoa('another secret')}`))).status).toBe(401);
    expect((await send('POST', hook, told, signed(told, secret))).status).toBe(204);
    expect((await send('GET', at)).data).toMatchObject({ flowStatus: 'rejected' });
    expect((await send('PUT', at, body)).status).toBe(204);

    // what fields choose from comes through the server, and nothing else of the platform does
    const people = await send('GET', `${server.url}/api/platform/api/permission/Users/ImUser?currentPage=1&pageSize=5`);
    expect(people).toMatchObject({ status: 200, data: { code: 200 } });
    expect((await send('GET', `${server.url}/api/platform/api/permission/Users`)).status).toBe(404);
    expect((await send('GET', `${server.url}/api/platform/api/permission/Users/ImUser/../All`)).status).toBe(404);
  } finally {
    await server.stop();
  }
});

/** Headers of a webhook (docs/webhooks.md). */
function signed(body: string, secret: string): Record<string, string> {
  const time = String(Math.floor(Date.now() / 1000));
  const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', bytes).update(`1.${time}.${body}`).digest('base64');
  return { 'webhook-id': '1', 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` };
}

const PURCHASE = {
  title: '更换显示器',
  neededOn: '2026-12-01',
  kind: '2',
  reason: '',
  items: [
    { product: '显示器', count: 2, price: 1299.5 },
    { product: '支架', count: 1, price: 99 },
  ],
};

it('A7.14-11 remembers the settings of a download for the next one, and their folder for everybody who may open the model', async () => {
  const id = await releaseModel(admin, 'codeRemembered', [createField('text', { id: 'name', label: '名称' })]);
  const before = await admin.visualdev.generator.settings({ id, query: { kind: 'web' } });
  expect(before).toMatchObject({ areasName: 'extend', moduleName: 'codeRemembered', flows: [] });
  expect(before.tables).toMatchObject([{ field: '', className: 'CodeRemembered' }]);
  const body = codeBody('web', {
    areasName: 'warehouse',
    moduleName: 'stock',
    tables: [{ field: '', className: 'Stock' }],
  });
  await admin.visualdev.generator.preview({ id, body });
  expect(await admin.visualdev.generator.settings({ id, query: { kind: 'web' } })).toEqual(before);
  await downloadCode(admin, id, body);
  const after = await admin.visualdev.generator.settings({ id, query: { kind: 'web' } });
  expect(after).toMatchObject({ areasName: 'warehouse', moduleName: 'stock', tables: [{ className: 'Stock' }] });
  expect(await admin.visualdev.generator.settings({ id, query: { kind: 'app' } })).toMatchObject({
    areasName: 'extend',
  });
  expect((await admin.visualdev.generator.areasName()).list).toContain('warehouse');
});

it('refuses names that meet or that the code uses, and code of a flow without one', async () => {
  const fields = [
    createField('text', { id: 'name', label: '名称' }),
    createField('subtable', {
      id: 'rows',
      label: '明细',
      columns: [createField('text', { id: 'note', label: '备注' })],
    }),
  ];
  const id = await releaseModel(admin, 'codeRefused', fields);
  const named = (main: string, rows: string) => ({
    id,
    body: codeBody('web', {
      tables: [
        { field: '', className: main },
        { field: 'rows', className: rows },
      ],
    }),
  });
  const { preview } = admin.visualdev.generator;
  expect((await refusal(preview(named('Order', 'Order')), 400)).fieldErrors).toHaveProperty(['tables.1.className']);
  await refusal(preview(named('Order', 'OrderRow')), 400);
  await refusal(preview(named('Promise', 'Row')), 400);
  await refusal(preview({ id, body: codeBody('web', { areasName: '../../etc' }) }), 400);
  await refusal(preview({ id, body: codeBody('web', { moduleName: 'a/b' }) }), 400);
  expect((await refusal(preview({ id, body: codeBody('flow') }), 400)).fieldErrors).toHaveProperty('flowId');
});

it('says in words what differs from the platform, in the language of the caller', async () => {
  const fields = [
    createField('text', { id: 'name', label: '名称' }),
    createField('lookup', { id: 'price', label: '价格', resultType: 'number' }),
    createField('userSelect', { id: 'owner', label: '负责人' }),
  ];
  const id = await releaseModel(admin, 'codeNotes', fields);
  const { notes } = await admin.visualdev.generator.preview({ id, body: codeBody('web') });
  expect(notes.some((note) => note.includes('价格') && note.includes('手工填写'))).toBe(true);
  expect(notes.some((note) => note.includes('负责人') && note.includes('PLATFORM_URL'))).toBe(true);
});

it('offers whoever has the pages only models whose pages they have, and hides the others', async () => {
  const fields = [createField('text', { id: 'name', label: '名称' })];
  const own = await releaseModel(admin, 'codeOwn', fields);
  const foreign = await releaseModel(admin, 'codeForeign', fields);
  await downloadCode(admin, foreign, codeBody('web', { areasName: 'secretplace' }));
  const { menuId } = await admin.visualdev.models.read({ id: own });
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '<>', 'organize').execute();
  await saveGrants(admin, 'User', 'operator', { menu: ['generator', 'generator_webForm', menuId] });
  const { generator } = (await app.signIn('operator')).visualdev;
  const { list, pagination } = await generator.list({ query: { pageSize: 500 } });
  expect({ ids: list.map(({ id }) => id), total: pagination.total }).toEqual({ ids: [own], total: 1 });
  expect((await generator.areasName()).list).not.toContain('secretplace');
  await generator.preview({ id: own, body: codeBody('web') });
  await refusal(generator.preview({ id: foreign, body: codeBody('web') }), 404);
  await refusal(generator.settings({ id: foreign, query: { kind: 'web' } }), 404);
  // the page alone shows code; saving it is a button, and other kinds are other pages
  await refusal(generator.download({ id: own, body: codeBody('web') }), 403);
  await refusal(generator.preview({ id: own, body: codeBody('app') }), 403);
  await refusal(generator.list({ query: { kind: 'flow' } }), 403);
});
