import { type ApiClient } from '@smart-admin/api-client';
import { createField, encodeFormDocument, createFormDocument, type Field } from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modelBody } from './support/modelBody.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient & { token: string };
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

type ModelFile = Parameters<ApiClient['visualdev']['models']['importPreview']>[0]['body'];
type FileModel = ModelFile['models'][number];

const exported = async (ids: readonly string[], client: ApiClient = admin) => {
  const { blob, fileName } = await client.visualdev.models.export({ query: { ids: ids.join(',') } });
  const text = await blob.text();
  return { text, fileName, file: JSON.parse(text) as ModelFile };
};
const preview = (file: ModelFile, client: ApiClient = admin) => client.visualdev.models.importPreview({ body: file });
const bring = async (file: ModelFile, codes: string[], client: ApiClient = admin) => {
  const { revision } = await preview(file, client);
  return client.visualdev.models.import({ body: { file, revision, codes } });
};
const outcomes = ({ rows }: { rows: { enCode: string; outcome: string }[] }) =>
  Object.fromEntries(rows.map(({ enCode, outcome }) => [enCode, outcome]));
const find = async (enCode: string) => {
  const { list } = await admin.visualdev.models.list({ query: { keyword: enCode } });
  return list.find((row) => row.enCode === enCode);
};
const text = (id: string, label: string): Field => createField('text', { id, label, maxLength: 50 });
const only = ({ models: [model] }: ModelFile): FileModel => {
  if (!model) throw new Error('the file is empty');
  return model;
};

/** Two models of which one refers to the other, with a dictionary, an interface, a category and texts. */
async function makePair(prefix: string) {
  const typeId = await admin.system.dictionaryType.create({
    body: { parentId: '-1', fullName: `${prefix}种类`, enCode: `${prefix}Kind` },
  });
  const itemId = await admin.system.dictionaryData.create({
    body: { dictionaryTypeId: typeId, fullName: '红', enCode: `${prefix}Red` },
  });
  const { list } = await admin.system.dictionaryData.dataSelector({ id: 'modelCategory' });
  const target = await admin.visualdev.models.create({ body: modelBody(`${prefix}car`, [text('plate', '车牌')]) });
  const fields = [
    text('name', '名称'),
    createField('relationForm', { id: 'car', label: '车辆', modelId: target, relationField: 'plate' }),
    createField('select', {
      ...{ id: 'colour', label: '颜色', dataType: 'dictionary', dictionaryType: typeId, defaultValue: itemId },
    }),
  ];
  const body = modelBody(`${prefix}visit`, fields);
  const form = encodeFormDocument({
    ...createFormDocument(fields),
    texts: { en: { name: 'Visit', 'fields.name.label': 'Name' }, vi: { 'fields.name.label': 'Tên' } },
  });
  const visit = await admin.visualdev.models.create({
    body: { ...body, category: list[0]?.id ?? '', formData: JSON.stringify(form), description: '说明', sortCode: 3 },
  });
  return { target, visit, typeId, itemId, categoryId: list[0]?.id ?? '' };
}

it('a file names by codes what its models refer to, and comes back into another place as the same file', async () => {
  const { target, visit, typeId, itemId, categoryId } = await makePair('round');
  const { text: first, file, fileName } = await exported([visit, target]);
  expect(fileName).toBe('models.json');
  for (const id of [target, visit, typeId, itemId]) expect(first).not.toContain(id);
  expect(first.split('\n').every((line) => line.length < 200)).toBe(true);
  expect(Object.keys(only(file))).toEqual(Object.keys(only(file)).toSorted());
  expect(file.models.map(({ enCode }) => enCode)).toEqual(['roundcar', 'roundvisit']);
  expect(file.models[1]).toMatchObject({
    description: '说明',
    sortCode: 3,
    texts: { form: { en: { name: 'Visit' }, vi: { 'fields.name.label': 'Tên' } } },
  });
  expect(file.models[1]?.category).not.toBe(categoryId);
  expect(outcomes(await preview(file))).toEqual({ roundcar: 'unchanged', roundvisit: 'unchanged' });

  await admin.visualdev.models.remove({ id: visit });
  await admin.visualdev.models.remove({ id: target });
  const told = await preview(file);
  expect(outcomes(told)).toEqual({ roundcar: 'new', roundvisit: 'new' });
  expect(told.rows.flatMap(({ missing }) => missing)).toEqual([]);
  expect(await find('roundvisit')).toBeUndefined();
  await bring(file, ['roundcar', 'roundvisit']);
  const made = [await find('roundcar'), await find('roundvisit')];
  expect(made.map((row) => row?.state)).toEqual([0, 0]);
  expect(made.map((row) => row?.id)).not.toContain(target);
  expect((await exported(made.map((row) => row?.id ?? ''))).text).toBe(first);
  expect(outcomes(await preview(file))).toEqual({ roundcar: 'unchanged', roundvisit: 'unchanged' });
  // the draft works: its relation leads to the model that was made with it
  await admin.visualdev.models.release({ id: made[0]?.id ?? '', body: {} });
  const { missing } = await admin.visualdev.models.releasePlan({ id: made[1]?.id ?? '' });
  expect(missing).toEqual([]);
});

it('only chosen models are written, those that were released stay as they are for their users', async () => {
  const { target, visit } = await makePair('some');
  await admin.visualdev.models.release({ id: target, body: {} });
  const { file } = await exported([visit, target]);
  const changed: ModelFile = {
    ...file,
    models: file.models.map((model) => ({ ...model, fullName: `${model.fullName}改` })),
  };
  const told = await preview(changed);
  expect(told.rows.map(({ outcome, changes, id }) => [outcome, changes, id])).toEqual([
    ['changed', ['fullName'], target],
    ['changed', ['fullName'], visit],
  ]);
  const { revision } = await admin.visualdev.models.read({ id: target });
  await bring(changed, ['somecar']);
  expect(await find('somevisit')).toMatchObject({ fullName: '模型somevisit' });
  expect(await find('somecar')).toMatchObject({ fullName: '模型somecar改', state: 2 });
  expect((await admin.visualdev.models.read({ id: target })).revision).toBe(revision + 1);
  // what was looked at is no longer what there is
  const body = { file: changed, revision: told.revision, codes: ['somevisit'] };
  await refusal(admin.visualdev.models.import({ body }), 409);
  // a second time there is nothing to do
  expect(outcomes(await bring(changed, ['somecar']))).toMatchObject({ somecar: 'unchanged' });
});

it('tells what is missing here, which fields it does not know and which parts it leaves out', async () => {
  const { visit } = await makePair('lost');
  const model = only((await exported([visit])).file);
  const form = model.form as { fields: Record<string, unknown>[] };
  const text = JSON.stringify({
    format: 'smart-admin/models',
    version: 1,
    note: 'x',
    models: [
      {
        ...model,
        enCode: 'lost.other',
        colour: 'red',
        category: 'nowhere',
        form: {
          ...form,
          fields: [...form.fields, { __config__: { smartKey: 'hologram', label: '全息' }, __vModel__: 'holo' }],
        },
      },
    ],
  })
    .replaceAll('lostcar', 'lost.gone')
    .replaceAll('lostKind', 'lost.kind');
  const file = JSON.parse(text) as ModelFile;
  const told = await preview(file);
  expect(told.ignored).toEqual(['note', 'models[0].colour']);
  expect(told.rows[0]).toMatchObject({
    outcome: 'new',
    unknown: [{ path: 'form.holo', name: 'hologram' }],
  });
  expect(told.rows[0]?.missing).toEqual(
    expect.arrayContaining([
      { kind: 'category', label: '', name: 'nowhere' },
      { kind: 'model', label: '车辆', name: 'lost.gone' },
      { kind: 'dictionary', label: '颜色', name: 'lost.kind' },
    ]),
  );
  await bring(file, ['lost.other']);
  const again = only((await exported([(await find('lost.other'))?.id ?? ''])).file);
  expect(JSON.stringify(again)).toContain('hologram');
});

it('a model that came before the one it refers to finds it when it is imported again', async () => {
  const { target, visit } = await makePair('later');
  const { file } = await exported([visit, target]);
  await admin.visualdev.models.remove({ id: visit });
  await admin.visualdev.models.remove({ id: target });
  const [first, second] = file.models;
  if (!first || !second) throw new Error('the file has two models');
  await bring({ ...file, models: [second] }, ['latervisit']);
  expect((await preview({ ...file, models: [second] })).rows).toMatchObject([
    { outcome: 'unchanged', missing: [{ kind: 'model', name: 'latercar' }] },
  ]);
  await bring({ ...file, models: [first] }, ['latercar']);
  expect((await preview(file)).rows).toMatchObject([
    { outcome: 'unchanged' },
    { outcome: 'changed', changes: ['form'], missing: [] },
  ]);
  await bring(file, ['latervisit']);
  expect(outcomes(await preview(file))).toEqual({ latercar: 'unchanged', latervisit: 'unchanged' });
});

it('refuses what is no file of models with the place that is wrong, and takes the rest', async () => {
  const { target } = await makePair('bad');
  const { file } = await exported([target]);
  const model = only(file);
  const send = (body: unknown) => preview(body as ModelFile);
  await refusal(send({ ...file, format: 'other' }), 400);
  const wrong = await refusal(send({ ...file, models: [{ ...model, form: 'text' }] }), 400);
  expect(JSON.stringify(wrong.response)).toContain('models.0.form');
  await refusal(send({ ...file, models: Array.from({ length: 101 }, () => model) }), 400);
  const told = await send({
    ...file,
    models: [
      { ...model, enCode: 'bad.one' },
      { ...model, enCode: 'BAD.one' },
      { ...model, enCode: 'bad.fields', form: { ...model.form, fields: 'none' } },
      { ...model, enCode: 'bad.empty', form: { ...model.form, fields: [] } },
      { ...model, enCode: 'bad.list', list: { columnList: [{ prop: '../x' }] } },
      { ...model, enCode: 'bad.long', description: '', form: { ...model.form, more: 'x'.repeat(2_000_001) } },
    ],
  });
  expect(told.rows.map(({ outcome }) => outcome)).toEqual(['new', ...Array.from({ length: 5 }, () => 'refused')]);
  expect(told.rows[2]?.reason).toContain('fields');
  expect(told.rows[4]?.reason).toContain('columnList[0]');
  await bring(
    {
      ...file,
      models: [
        { ...model, enCode: 'bad.one' },
        { ...model, enCode: 'bad.two', form: {} },
      ],
    },
    ['bad.one', 'bad.two'],
  );
  expect(await find('bad.one')).toBeDefined();
  expect(await find('bad.two')).toBeUndefined();
});

it('withstands prototypes, thousands of levels and files of more than ten megabytes', async () => {
  const { target } = await makePair('hostile');
  const { text } = await exported([target]);
  const post = async (body: string) => {
    const response = await fetch(`${app.url}/api/visualdev/Base/Actions/ImportPreview`, {
      method: 'POST',
      headers: { authorization: admin.token, 'content-type': 'application/json', 'smart-origin': 'pc' },
      body,
    });
    return ((await response.json()) as { code: number }).code;
  };
  expect(await post(text)).toBe(200);
  expect(await post(text.replace('"form": {', '"form": {"__proto__": {"polluted": 1},'))).toBe(400);
  expect(await post(text.replace('"form": {', `"form": {"deep": ${'['.repeat(5_000)}${']'.repeat(5_000)},`))).toBe(400);
  expect(await post(text.replace('"form": {', `"form": {"long": "${'x'.repeat(10 * 1024 * 1024)}",`))).toBe(413);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

it('needs the buttons of its page, and those of what it does to each model', async () => {
  const { target } = await makePair('right');
  const { file } = await exported([target]);
  const operator = await app.signIn('operator');
  await refusal(exported([target], operator), 403);
  await refusal(preview(file, operator), 403);
  const give = (...codes: string[]) =>
    saveGrants(admin, 'User', 'operator', {
      menu: ['onlineDev_webDesign'],
      button: codes.map((code) => `onlineDev_webDesign__${code}`),
    });
  await give('btn_download');
  expect((await exported([target], operator)).file).toEqual(file);
  await refusal(preview(file, operator), 403);
  await give('btn_upload', 'btn_edit');
  const two = {
    ...file,
    models: [
      { ...only(file), fullName: '改' },
      { ...only(file), enCode: 'right.new' },
    ],
  };
  const told = await preview(two, operator);
  expect(outcomes(told)).toEqual({ rightcar: 'changed', 'right.new': 'refused' });
  await bring(two, ['rightcar', 'right.new'], operator);
  expect(await find('right.new')).toBeUndefined();
  expect(await find('rightcar')).toMatchObject({ fullName: '改' });
});

it('a model that is gone is not exported', async () => {
  await refusal(exported(['nowhere']), 404);
});
