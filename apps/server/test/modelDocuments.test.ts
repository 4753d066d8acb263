import { type ApiClient } from '@smart-admin/api-client';
import { Validator } from '@seriousme/openapi-schema-validator';
import { createField, encodeListDefinition } from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listOf } from './support/modelBody.js';
import { releaseModel } from './support/releaseModel.js';
import { saveGrants } from './support/saveGrants.js';
import { freshName } from './support/ScopeTargets.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;
let modelId: string;
const FIELDS = [
  createField('text', { id: 'title', label: '名称', required: true, maxLength: 40 }),
  createField('select', {
    id: 'level',
    label: '级别',
    options: [
      { value: 'a', label: '高' },
      { value: 'b', label: '低' },
    ] as never,
  }),
  createField('number', { id: 'price', label: '单价', min: 0, max: 5_000 }),
  createField('date', { id: 'day', label: '日期' }),
  createField('userSelect', { id: 'keeper', label: '保管人' }),
  createField('calculate', { id: 'twice', label: '两倍', formula: '{price} * 2' } as never),
  createField('subtable', {
    id: 'lines',
    label: '明细',
    columns: [createField('text', { id: 'item', label: '名目', required: true })],
  }),
];

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  operator = await app.signIn('operator');
  modelId = await releaseModel(admin, 'apiDocument', FIELDS);
  const list = listOf(FIELDS.filter(({ kind }) => kind !== 'subtable'));
  const buttons = ['add', 'download'].map((id) => ({ id, label: id, wire: undefined }));
  const columnData = JSON.stringify(encodeListDefinition({ ...list, buttons }));
  await admin.visualdev.models.update({ id: modelId, body: { columnData } });
  await admin.visualdev.models.release({ id: modelId, body: {} });
});
afterAll(() => app.stop());

interface Operation {
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: Schema; example?: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
  'x-codeSamples': { source: string }[];
}
interface Schema {
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: unknown[];
  title?: string;
  description?: string;
  type?: string | string[];
  maxLength?: number;
  items?: Schema;
}
interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}
const read = async (client: ApiClient, id = modelId) =>
  (await client.visualdev.documents.read({ id })) as unknown as Document;
const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

it('tells the calls of a model by its own address, fields, labels, types, options and what is required', async () => {
  const document_ = await read(admin);
  expect(operationsOf(document_).map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining([
      `post /api/visualdev/OnlineDev/${modelId}/List`,
      `get /api/visualdev/OnlineDev/${modelId}/{recordId}`,
      `post /api/visualdev/OnlineDev/${modelId}`,
      `put /api/visualdev/OnlineDev/${modelId}/{recordId}`,
      `delete /api/visualdev/OnlineDev/${modelId}/{recordId}`,
    ]),
  );
  const { Record: record, RecordInput: input } = document_.components.schemas;
  expect(input?.required).toEqual(['title']);
  expect(input?.properties?.title).toMatchObject({ title: '名称', type: 'string', maxLength: 40 });
  expect(input?.properties?.level).toMatchObject({ enum: ['a', 'b'], description: expect.stringContaining('a = 高') });
  expect(input?.properties?.price).toMatchObject({ minimum: 0, maximum: 5_000 });
  expect(input?.properties?.lines?.items).toMatchObject({ required: ['item'] });
  // what a formula gives is answered, not sent
  expect(Object.keys(record?.properties ?? {})).toContain('twice');
  expect(Object.keys(input?.properties ?? {})).not.toContain('twice');
  const list = document_.paths[`/api/visualdev/OnlineDev/${modelId}/List`]?.post;
  const searched = list?.requestBody?.content['application/json']?.schema.properties?.queryJson?.properties;
  expect(searched?.title).toMatchObject({ title: '名称' });
});

it('is an OpenAPI 3.1 document: every reference leads somewhere, every parameter of a path is declared', async () => {
  const document_ = await read(admin);
  expect(document_.openapi).toBe('3.1.0');
  // by the schema that the OpenAPI Initiative publishes
  expect(await new Validator().validate({ ...structuredClone(document_) })).toEqual({ valid: true });
  for (const [, reference = ''] of JSON.stringify(document_).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
    expect(document_.components.schemas).toHaveProperty(reference);
  for (const { path, operation } of operationsOf(document_)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(declared.map(({ name }) => name)).toEqual(named);
    expect(declared.every(({ required }) => required)).toBe(true);
    expect(Object.keys(operation.responses)).toContain('200');
    for (const answer of Object.values(operation.responses)) expect(answer.description).not.toBe('');
  }
});

it('has examples of all calls that work as they stand, with an API key', async () => {
  const { key } = await admin.system.apiKey.create({
    body: { fullName: freshName('own'), ownerId: 'admin', access: 'all' },
  });
  const document_ = await read(app.client(key));
  expect(document_.servers[0]?.url).toBe(app.url);
  const called = new Set<string>();
  const send = (method: string, path: string, recordId = '') => {
    const operation = document_.paths[path]?.[method];
    const example = operation?.requestBody?.content['application/json']?.example;
    expect(operation?.['x-codeSamples'][0]?.source).toContain(`'${app.url}${path.replace('{recordId}', 'RECORD_ID')}'`);
    called.add(`${method} ${path}`);
    return fetch(`${app.url}${path.replace('{recordId}', recordId)}`, {
      method: method.toUpperCase(),
      headers: { authorization: `Bearer ${key}`, ...(example && { 'content-type': 'application/json' }) },
      ...(example && { body: JSON.stringify(example) }),
    });
  };
  const call = async (...[method, path, recordId]: Parameters<typeof send>) =>
    (await (await send(method, path, recordId)).json()) as { code: number; msg: string; data: unknown };
  const made = await call('post', `/api/visualdev/OnlineDev/${modelId}`);
  expect(made).toMatchObject({ code: 200 });
  expect(await call('post', `/api/visualdev/OnlineDev/${modelId}/List`)).toMatchObject({
    code: 200,
    data: { list: [{ id: made.data }] },
  });
  const record = await admin.visualdev.records.read({ id: modelId, recordId: String(made.data) });
  const { Record: schema } = document_.components.schemas;
  expect(Object.keys(schema?.properties ?? {})).toEqual(expect.arrayContaining(Object.keys(record)));

  const recordId = String(made.data);
  const one = `/api/visualdev/OnlineDev/${modelId}/{recordId}`;
  expect(await call('get', one, recordId)).toMatchObject({ code: 200, data: { id: recordId } });
  expect(await call('put', one, recordId)).toMatchObject({ code: 200 });
  const file = await send('post', `/api/visualdev/OnlineDev/${modelId}/Actions/Export`);
  expect(file.headers.get('content-type')).toContain('spreadsheetml');
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  expect(await call('delete', one, recordId)).toMatchObject({ code: 200 });
  await refusal(admin.visualdev.records.read({ id: modelId, recordId }), 404);
  expect([...called].toSorted()).toEqual(
    operationsOf(document_)
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted(),
  );
});

it('shows a limited caller their models, calls and fields alone', async () => {
  await refusal(read(operator), 403);
  expect((await operator.visualdev.documents.list()).list.map(({ id }) => id)).not.toContain(modelId);
  expect((await admin.visualdev.documents.list()).list.map(({ id }) => id)).toContain(modelId);

  const grants = await admin.permission.authority.read({ holder: 'Role', id: 'operator' });
  const codes = await app.db
    .selectFrom('menuCode')
    .select(['id', 'enCode', 'kind'])
    .where('menuId', '=', 'parking_visitor')
    .execute();
  const taken = new Set(
    codes
      .filter(
        ({ enCode, kind }) =>
          kind === 'form' && ['reason', 'reason:read', 'visitors.idCard', 'visitors.idCard:read'].includes(enCode),
      )
      .map(({ id }) => id),
  );
  const buttons = new Set(codes.filter(({ enCode }) => enCode === 'btn_remove').map(({ id }) => id));
  await saveGrants(admin, 'Role', 'operator', {
    ...grants,
    form: grants.form.filter((id) => !taken.has(id)),
    button: grants.button.filter((id) => !buttons.has(id)),
  });
  const document_ = await read(operator, 'visitor');
  const whole = await read(admin, 'visitor');
  const fields = Object.keys(document_.components.schemas.Record?.properties ?? {});
  expect(fields).toContain('plate');
  expect(fields).not.toContain('reason');
  expect(JSON.stringify(whole)).toContain('"idCard"');
  expect(JSON.stringify(document_)).not.toContain('"idCard"');
  expect(JSON.stringify(document_)).not.toContain('"reason"');
  expect(operationsOf(whole).map(({ method }) => method)).toContain('delete');
  expect(operationsOf(document_).map(({ method }) => method)).not.toContain('delete');
  await saveGrants(admin, 'Role', 'operator', grants);
});
