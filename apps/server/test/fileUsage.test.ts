import { createField, type Field } from '@smart-admin/form-engine/core';
import { type ApiClient } from '@smart-admin/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileUsage } from '../src/modules/file/usage/fileUsage.js';
import { claimOf, uploadWhole } from './support/uploads.js';
import { releaseModel } from './support/releaseModel.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

const FIELDS: Field[] = [
  createField('text', { id: 'title', label: '标题', maxLength: 20 }),
  createField('uploadFile', { id: 'files', label: '附件' }),
  createField('textarea', { id: 'body', label: '正文' }),
  createField('subtable', {
    id: 'lines',
    label: '明细',
    columns: [createField('uploadFile', { id: 'proof', label: '凭证' })],
  }),
];

async function store(name: string) {
  const content = Buffer.from(`content of ${name}`);
  const file = await uploadWhole(admin, content, claimOf(content, name));
  return { ...file, value: { name, fileId: file.fileId, fileVersionId: file.fileVersionId, url: file.url } };
}

const placesOf = async (id: string) => (await admin.system.file.usage({ id })).list;

it('finds files in fields, texts and lines of records, and follows every change of them', async () => {
  const model = await releaseModel(admin, 'usage.places', FIELDS);
  const [inField, inText, inLine, free] = [
    await store('a.pdf'),
    await store('b.txt'),
    await store('c.txt'),
    await store('d.txt'),
  ];
  const data = {
    title: 'x',
    files: [inField.value],
    body: `<p>see <a href="${inText.url}">this</a></p>`,
    lines: [{ proof: [inLine.value] }, { proof: [inLine.value] }],
  };
  const record = await admin.visualdev.records.create({ id: model, body: data });
  for (const { fileId } of [inField, inText, inLine])
    expect(await placesOf(fileId)).toEqual([{ kind: 'record', id: record, fullName: '模型usage.places的数据' }]);
  expect(await placesOf(free.fileId)).toEqual([]);

  const all = [free, inField, inText, inLine].map(({ fileId }) => fileId);
  const refused = await refusal(admin.system.file.removeMany({ body: { ids: all } }), 409);
  expect(refused.message).toMatch(/正在使用中：模型usage.places的数据$/);
  expect((await admin.system.file.list({ query: { pageSize: 500 } })).list.map(({ id }) => id)).toEqual(
    expect.arrayContaining(all),
  );

  // a field that left the form keeps what it had
  await releaseModel(
    admin,
    'usage.places',
    FIELDS.filter(({ id }) => id !== 'files'),
    model,
  );
  expect(await placesOf(inField.fileId)).toHaveLength(1);
  await admin.visualdev.records.remove({ id: model, recordId: record });
  // the recycle bin keeps them
  for (const { fileId } of [inField, inText, inLine]) expect(await placesOf(fileId)).toHaveLength(1);
  await admin.visualdev.records.purge({ id: model, body: { ids: [record] } });
  for (const { fileId } of [inField, inText, inLine]) expect(await placesOf(fileId)).toEqual([]);
  await admin.system.file.removeMany({ body: { ids: all } });
  await refusal(admin.system.file.remove({ id: free.fileId }), 404);
});

it('follows the picture of a user', async () => {
  const { id } = (await admin.permission.users.list({ query: { pageSize: 1 } })).list[0] ?? { id: '' };
  const [one, two] = [await store('one.png'), await store('two.png')];
  const { revision: _revision, ...user } = await admin.permission.users.read({ id });
  const change = (headIcon?: string) =>
    admin.permission.users.update({
      id,
      body: { ...user, headIcon: headIcon && `/api/file/Download/avatar/${headIcon}` },
    });
  await change(one.fileId);
  expect((await placesOf(one.fileId)).map((use) => [use.kind, use.id])).toEqual([['user', id]]);
  // left out it stays
  await change(undefined);
  expect(await placesOf(one.fileId)).toHaveLength(1);
  await change(two.fileId);
  expect([await placesOf(one.fileId), (await placesOf(two.fileId)).length]).toEqual([[], 1]);
});

it('asks an index who uses 500 files, however many records name files', async () => {
  const model = await releaseModel(admin, 'usage.many', FIELDS);
  await sql`
    insert into file_usage (kind, model_id, owner_id, field, file_name)
    select 'record', ${model}, 'r' || i, 'files', 'annex_' || lpad(to_hex(i), 32, '0') || '.pdf'
    from generate_series(100, 2000000, 100) as i`.execute(app.db);
  await sql`analyze file_usage`.execute(app.db);
  const names = Array.from({ length: 500 }, (_, index) => `annex_${(index + 1).toString(16).padStart(32, '0')}.pdf`);
  const uses = await fileUsage(app.deps, names);
  expect(uses.map(({ id }) => id).sort()).toEqual(['r100', 'r200', 'r300', 'r400', 'r500']);
  expect(uses.find(({ id }) => id === 'r500')?.fileName).toBe(names[499]);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select * from file_usage where file_name = any(${names}::text[])`.execute(app.db);
  expect(rows.map((row) => row['QUERY PLAN']).join()).toContain('file_usage_file');
});
