import { type ApiClient } from '@smart-admin/api-client';
import {
  createField,
  createFormDocument,
  encodeFormDocument,
  encodeListDefinition,
  tableOfModel,
} from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listOf, modelBody } from './support/modelBody.js';
import { runJob } from './support/runJob.js';
import { saveGrants } from './support/saveGrants.js';
import { sheetForm } from './support/sheetForm.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { takeJobs } from './support/takeJobs.js';

let app: TestApp;
let admin: ApiClient;
let model: string;
const ids: Record<string, string> = {};

const title = createField('text', { id: 'title', label: '名称' });

/** Documents of a list of places that stand below each other. */
function documents(id: string) {
  const above = { ...createField('relationForm', { id: 'above', label: '上级' }), modelId: id, relationField: 'title' };
  const { buttons, ...shown } = listOf([title]);
  const list = {
    ...shown,
    buttons: [...buttons, { id: 'upload', label: '导入', wire: undefined }],
    layouts: ['table' as const, 'tree' as const],
    treeField: 'above',
  };
  return {
    formData: JSON.stringify(encodeFormDocument(createFormDocument([title, above]))),
    columnData: JSON.stringify(encodeListDefinition(list)),
  };
}

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  const body = modelBody('places', [title]);
  model = await admin.visualdev.models.create({ body });
  await admin.visualdev.models.update({ id: model, body: { ...body, ...documents(model) } });
  await admin.visualdev.models.release({ id: model, body: {} });
  for (const [name, above] of [
    ['city', ''],
    ['park', 'city'],
    ['gate', 'park'],
    ['lamp', 'gate'],
    ['mall', 'city'],
    ['port', ''],
  ] as const)
    ids[name] = await place(admin, name, ids[above] ?? '');
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
});
afterAll(() => app.stop());

const place = (by: ApiClient, name: string, above: string) =>
  by.visualdev.records.create({ id: model, body: { title: name, above } });
const idOf = (name: string) => ids[name] ?? '';
type Body = Parameters<ApiClient['visualdev']['records']['list']>[0]['body'];
const ask = (body: Body, by = admin) =>
  by.visualdev.records.list({ id: model, body: { sidx: 'title', sort: 'asc', ...body } });
const told = (rows: readonly Record<string, unknown>[]) => rows.map((row) => [row.title, row._children]);

it('a tree is loaded from its roots, with how many records stand below each, page by page', async () => {
  const roots = await ask({ tree: { part: 'roots' }, pageSize: 1 });
  expect([told(roots.list), roots.pagination.total]).toEqual([[['city', 2]], 2]);
  expect(told((await ask({ tree: { part: 'roots' }, pageSize: 1, currentPage: 2 })).list)).toEqual([['port', 0]]);
  const below = await ask({ tree: { part: 'below', parent: idOf('city') } });
  expect(told(below.list)).toEqual([
    ['mall', 0],
    ['park', 1],
  ]);
  expect((await ask({ tree: { part: 'apart' } })).list).toEqual([]);
});

it('what is found comes with everything above it', async () => {
  const found = await ask({ keyword: 'amp', tree: { part: 'found' } });
  expect(told(found.list)).toEqual([['lamp', 0]]);
  expect((found.above ?? []).map(({ title }) => String(title)).sort()).toEqual(['city', 'gate', 'park']);
});

it('of two records that are put below each other at the same moment one is', async () => {
  for (const round of ['a', 'b', 'c']) {
    const ids = [await place(admin, `mutual ${round} one`, ''), await place(admin, `mutual ${round} two`, '')];
    const put = (recordId = '', above = '') => admin.visualdev.records.update({ id: model, recordId, body: { above } });
    const ends = await Promise.allSettled([put(ids[0], ids[1]), put(ids[1], ids[0])]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const recordId of ids) await admin.visualdev.records.remove({ id: model, recordId });
  }
});

it('a record cannot be put below itself, and data that are so already end nothing', async () => {
  const move = (id: string, above: string) =>
    admin.visualdev.records.update({ id: model, recordId: id, body: { above } });
  for (const below of ['city', 'park', 'lamp'])
    expect(Object.keys((await refusal(move(idOf('city'), idOf(below)), 400)).fieldErrors)).toEqual(['above']);
  await move(idOf('mall'), idOf('park'));
  await move(idOf('mall'), idOf('city'));
  const one = await place(admin, 'circle one', '');
  const two = await place(admin, 'circle two', one);
  const table = sql.table(tableOfModel(model));
  const db = app.db.withoutPlugins();
  await sql`update ${table} set above = ${two} where _id = ${one}`.execute(db);
  const found = await ask({ keyword: 'circle', tree: { part: 'found' } });
  expect(told(found.list)).toEqual([
    ['circle one', 1],
    ['circle two', 1],
  ]);
  // a change of something else is still possible there
  await admin.visualdev.records.update({ id: model, recordId: one, body: { title: 'circle three' } });
  await sql`update ${table} set above = ${one} where _id = ${one}`.execute(db);
  const apart = await ask({ tree: { part: 'apart' } });
  expect(told(apart.list)).toEqual([['circle three', 1]]);
  expect(told((await ask({ tree: { part: 'below', parent: one } })).list)).toEqual([['circle two', 0]]);
  for (const recordId of [one, two]) await admin.visualdev.records.remove({ id: model, recordId });
});

it('counts, children and what stands above are those that the caller sees; others stand apart', async () => {
  const { menuId } = await admin.visualdev.records.config({ id: model });
  const codes = await app.db
    .selectFrom('menuCode')
    .select(['id', 'kind', 'enCode'])
    .where('menuId', '=', menuId)
    .execute();
  const grant = async (form: string[]) => {
    const idsOf = (kind: string, wanted: string[]) =>
      codes.flatMap((code) => (code.kind === kind && wanted.includes(code.enCode) ? [code.id] : []));
    await saveGrants(admin, 'User', 'operator', {
      menu: [menuId],
      button: idsOf('button', ['btn_add', 'btn_edit']),
      list: idsOf('list', ['title']),
      form: idsOf('form', form),
      data: [{ moduleId: menuId, scope: 'own' }],
    });
    return app.signIn('operator');
  };
  const writer = await grant(['title', 'above']);
  const own = await place(writer, 'own gate', '');
  await admin.visualdev.records.update({ id: model, recordId: own, body: { above: idOf('park') } });
  const below = await place(writer, 'own lamp', own);
  await place(admin, 'foreign lamp', own);
  expect((await ask({ tree: { part: 'roots' } }, writer)).list).toEqual([]);
  expect(told((await ask({ tree: { part: 'apart' } }, writer)).list)).toEqual([['own gate', 1]]);
  const seen = await ask({ tree: { part: 'below', parent: own } }, writer);
  expect([told(seen.list), seen.pagination.total]).toEqual([[['own lamp', 0]], 1]);
  const found = await ask({ keyword: 'own lamp', tree: { part: 'found' } }, writer);
  expect([found.list.map(({ id }) => id), (found.above ?? []).map(({ id }) => id)]).toEqual([[below], [own]]);
  expect((await ask({ tree: { part: 'below', parent: idOf('city') } }, writer)).list).toEqual([]);
  await refusal(ask({ tree: { part: 'roots' } }, await grant(['title'])), 403);
});

it('roots and children are found by an index each, among 20,000 records', async () => {
  const db = app.db.withoutPlugins();
  const table = sql.table(tableOfModel(model));
  await sql`
    insert into ${table} (_id, _creator, _organize, title, above)
    select 'n' || i, 'admin', '', 'node ' || i, 'n' || (i / 10) from generate_series(10, 20000) i`.execute(db);
  await sql`vacuum analyze ${table}`.execute(db);
  const planOf = async (condition: string) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select _id from ${table} where ${sql.raw(condition)} order by _created_at desc, _id desc limit 50`.execute(
      db,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  for (const condition of [`above is null or above = ''`, `above = 'n150'`]) {
    const plan = await planOf(condition);
    expect(plan).toMatch(/list_/);
    expect(plan).not.toMatch(/Seq Scan/);
  }
  expect((await ask({ tree: { part: 'below', parent: 'n150' } })).pagination.total).toBe(10);
});

it('an import puts rows below those before them in the file, and tells which rows stand too far down', async () => {
  const rows = [
    ['名称', '上级'],
    // below each other, and below what there is
    ['import a', 'port'],
    ['import b', 'import a'],
    ['import c', 'import b'],
    ['import d', 'import z'],
    // refused, and with it what stands below it
    ['import e', 'nowhere'],
    ['import f', 'import e'],
    ['import z', ''],
    // in another chunk
    ...Array.from({ length: 210 }, (_each, index) => [`import n${String(index)}`, '']),
    ['import g', 'import a'],
  ];
  const { name: file } = await admin.file.upload({ type: 'import', body: await sheetForm(rows, '地点') });
  const mapping = ['title', 'above'];
  const preview = await admin.visualdev.records.importPreview({ id: model, body: { file, mapping } });
  const wanted = {
    5: '“上级”：“import z”在后面的第8行，请把该行移到此行之前',
    6: '“上级”中没有“nowhere”',
    7: '“上级”中没有“import e”：第6行无法导入',
  };
  const wrong = preview.rows.filter(({ errors }) => Object.keys(errors).length > 0);
  expect(Object.fromEntries(wrong.map(({ number, errors }) => [number, errors.above]))).toEqual(wanted);
  const transferId = await admin.visualdev.records.startImport({ id: model, body: { file, mapping, edits: {} } });
  await takeJobs(app, 'record.import');
  await runJob(app, 'record.import', { transferId });
  const refused = await app.db
    .selectFrom('transferRefusal')
    .select(['rowNumber', 'problem'])
    .where('transferId', '=', transferId)
    .orderBy('rowNumber')
    .execute();
  expect(Object.fromEntries(refused.map(({ rowNumber, problem }) => [rowNumber, problem]))).toEqual(wanted);
  const idFor = async (keyword: string) =>
    (await ask({ keyword })).list.find(({ title }) => title === keyword)?.id as string;
  const below = async (name: string) =>
    (await ask({ tree: { part: 'below', parent: name === 'port' ? idOf('port') : await idFor(name) } })).list.map(
      ({ title }) => title,
    );
  expect([await below('port'), await below('import a'), await below('import b')]).toEqual([
    ['import a'],
    ['import b', 'import g'],
    ['import c'],
  ]);
});

it('a list without a tree refuses one', async () => {
  await refusal(admin.visualdev.records.list({ id: 'visitor', body: { tree: { part: 'roots' } } }), 400);
  await refusal(ask({ tree: { part: 'below' } }), 400);
});
