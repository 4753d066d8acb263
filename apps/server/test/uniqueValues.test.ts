import { type ApiClient } from '@smart-admin/api-client';
import { createField, encodeListDefinition, type Field } from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOf, modelBody } from './support/modelBody.js';
import { releaseModel } from './support/releaseModel.js';
import { saveGrants } from './support/saveGrants.js';
import { sheetForm } from './support/sheetForm.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

const create = (id: string, body: Record<string, unknown>) => admin.visualdev.records.create({ id, body });
const change = (id: string, recordId: string, body: Record<string, unknown>) =>
  admin.visualdev.records.update({ id, recordId, body });
const draft = (id: string, enCode: string, fields: Field[]) =>
  admin.visualdev.models.update({ id, body: modelBody(enCode, fields) });
const release = (id: string) => admin.visualdev.models.release({ id, body: {} });
const plan = async (id: string) => (await admin.visualdev.models.releasePlan({ id })).changes;
const total = async (id: string) => (await admin.visualdev.records.list({ id, body: {} })).pagination.total;
const fieldErrors = async (call: Promise<unknown>) => (await refusal(call, 400)).fieldErrors;

const code = (more: object = {}) =>
  createField('text', { id: 'code', label: '编码', formId: 101, maxLength: 50, ...more });
const unique = { unique: true };
const person = createField('userSelect', { id: 'person', label: '员工', formId: 102, ...unique, uniqueWith: ['year'] });
const year = createField('number', { id: 'year', label: '年度', formId: 103, precision: 0 });
const long = createField('text', { id: 'long', label: '说明', formId: 104, maxLength: 3000, ...unique });
const day = createField('date', { id: 'day', label: '日期', formId: 105, ...unique });
const at = createField('date', { id: 'at', label: '时间', formId: 106, dateType: 'datetime', ...unique });

/** Releases a form into the menu, for an operator who may do everything there but know of one field. */
async function releaseHiding(hidden: string, enCode: string, fields: Field[]) {
  const buttons = [{ id: 'add', label: '新增', wire: undefined }];
  const columnData = JSON.stringify(encodeListDefinition({ ...listOf(fields), buttons }));
  const id = await admin.visualdev.models.create({ body: { ...modelBody(enCode, fields), columnData } });
  const { menuId } = await admin.visualdev.models.release({ id, body: { pc: 1, pcModuleParentId: '-1' } });
  const all = await app.db
    .selectFrom('menuCode')
    .select(['id', 'kind', 'enCode'])
    .where('menuId', '=', menuId)
    .execute();
  const codes = (kind: string) =>
    all.filter((code) => code.kind === kind && !code.enCode.startsWith(hidden)).map((code) => code.id);
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
  await saveGrants(admin, 'User', 'operator', {
    ...{ menu: [menuId], button: codes('button'), list: codes('list'), form: codes('form') },
    data: [{ moduleId: menuId, scope: 'all' }],
  });
  return { id, operator: await app.signIn('operator') };
}

describe('a value that no two records have', () => {
  it('is refused at its field, in words, when it is made, changed or brought back; empty ones may repeat', async () => {
    const id = await releaseModel(admin, 'unique.code', [code(unique)]);
    const first = await create(id, { code: 'A-1' });
    expect(await fieldErrors(create(id, { code: 'A-1' }))).toEqual({ code: '已有记录的“编码”与此相同，请修改' });
    await create(id, { code: '' });
    const empty = await create(id, { code: '' });
    expect(await fieldErrors(change(id, empty, { code: 'A-1' }))).toHaveProperty('code');
    await change(id, first, { code: 'A-1' });
    await admin.visualdev.records.remove({ id, recordId: first });
    await create(id, { code: 'A-1' });
    const restored = admin.visualdev.records.restore({ id, body: { ids: [first] } });
    expect(await fieldErrors(restored)).toEqual({ code: '已有记录的“编码”与此相同，请修改' });
    expect(await total(id)).toBe(3);
  });

  it('may repeat where a field beside it differs', async () => {
    const id = await releaseModel(admin, 'unique.beside', [person, year]);
    await create(id, { person: 'admin', year: 2026 });
    const next = await create(id, { person: 'admin', year: 2027 });
    await create(id, { person: 'operator', year: 2026 });
    expect(await fieldErrors(create(id, { person: 'admin', year: 2026 }))).toEqual({
      person: '已有记录的“员工 + 年度”与此相同，请修改',
    });
    expect(await fieldErrors(change(id, next, { year: 2026 }))).toHaveProperty('person');
    await create(id, { person: 'admin' });
    await create(id, { person: 'admin' });
  });

  it('is told without the names of fields that somebody may not know of', async () => {
    const { id, operator } = await releaseHiding('year', 'unique.hidden', [person, year]);
    const first = await create(id, { person: 'admin', year: 2026 });
    const second = await create(id, { person: 'operator', year: 2026 });
    const body = { person: 'admin' };
    expect(await fieldErrors(operator.visualdev.records.update({ id, recordId: second, body }))).toEqual({
      person: '已有记录的“员工”与此相同，请修改',
    });
    await admin.visualdev.records.remove({ id, recordId: first });
    await operator.visualdev.records.update({ id, recordId: second, body });
  });

  it('is told at no field where somebody may know of none that it is about', async () => {
    const { id, operator } = await releaseHiding('code', 'unique.unseen', [code(unique), year]);
    const first = await create(id, { code: 'A-1' });
    await admin.visualdev.records.remove({ id, recordId: first });
    await create(id, { code: 'A-1' });
    expect(await fieldErrors(operator.visualdev.records.restore({ id, body: { ids: [first] } }))).toEqual({
      '': '已有相同的记录：重复的字段您无权查看，请联系管理员',
    });
  });

  it('is found among long texts, days and times', async () => {
    const id = await releaseModel(admin, 'unique.kinds', [long, day, at]);
    const text = '长'.repeat(2_000);
    await create(id, { long: text, day: '2026-11-27', at: '2026-11-27 08:30:00' });
    const found = [{ long: text }, { day: '2026-11-27' }, { at: '2026-11-27 08:30:00' }];
    for (const values of found) expect(Object.keys(await fieldErrors(create(id, values)))).toEqual(Object.keys(values));
    await create(id, { long: `${text}。`, day: '2026-11-28', at: '2026-11-27 08:31:00' });
  });

  it('is told before an import takes it, against records and against rows above', async () => {
    const fields = [code(unique), year];
    const buttons = ['add', 'upload'].map((button) => ({ id: button, label: button, wire: undefined }));
    const columnData = JSON.stringify(encodeListDefinition({ ...listOf(fields), buttons }));
    const id = await admin.visualdev.models.create({ body: { ...modelBody('unique.import', fields), columnData } });
    await release(id);
    await create(id, { code: 'X' });
    const rows = [
      ['编码', '年度'],
      ['X', '1'],
      ['Y', '2'],
      ['Y', '3'],
      ['Z', '4'],
    ];
    const { name: file } = await admin.file.upload({ type: 'import', body: await sheetForm(rows, '导入') });
    const preview = await admin.visualdev.records.importPreview({ id, body: { file, mapping: ['code', 'year'] } });
    expect(preview.rows.map(({ errors }) => Object.keys(errors))).toEqual([['code'], [], ['code'], []]);
  });

  it('stays one when many save it at the same moment', async () => {
    const id = await releaseModel(admin, 'unique.race', [code(unique)]);
    const calls = await Promise.allSettled(Array.from({ length: 12 }, () => create(id, { code: 'R' })));
    const refused = calls.flatMap((call) => (call.status === 'rejected' ? [call.reason as unknown] : []));
    expect(refused).toHaveLength(11);
    for (const error of refused)
      expect(error).toMatchObject({ code: 400, fieldErrors: { code: '已有记录的“编码”与此相同，请修改' } });
    expect(await total(id)).toBe(1);
  });
});

describe('a release that makes a value unique', () => {
  it('is refused with the count while records have the same, and goes once they are mended', async () => {
    const id = await releaseModel(admin, 'unique.later', [code()]);
    await create(id, { code: 'B' });
    const other = await create(id, { code: 'B' });
    await create(id, { code: '' });
    await create(id, { code: '' });
    await draft(id, 'unique.later', [code(unique)]);
    expect(await plan(id)).toMatchObject([{ kind: 'addUnique', field: '编码', to: '编码', filled: 2, failing: 2 }]);
    expect((await refusal(release(id), 409)).message).toMatch(/^有2条记录的“编码”/);
    await change(id, other, { code: 'C' });
    await release(id);
    expect(await plan(id)).toEqual([]);
    expect(await fieldErrors(change(id, other, { code: 'B' }))).toHaveProperty('code');
    await draft(id, 'unique.later', [code()]);
    expect(await plan(id)).toMatchObject([{ kind: 'dropUnique', field: '编码' }]);
    await release(id);
    await change(id, other, { code: 'B' });
  });

  it('stays with a field that gets another name: its index is kept, and nobody is told that values may repeat', async () => {
    const indexes = async () => {
      const { rows } = await sql<{ id: string; name: string }>`
        select indexrelid::text as id, indexrelid::regclass::text as name from pg_index
        where indrelid = to_regclass(${table}) and indexrelid::regclass::text like 'once_%'`.execute(app.db);
      return rows;
    };
    const id = await admin.visualdev.models.create({ body: modelBody('unique.kept', [code(unique), person, year]) });
    const [table = ''] = (await release(id)).tables;
    await create(id, { code: 'A', person: 'user001', year: 1 });
    const before = await indexes();
    const renamed = [code({ ...unique, id: 'sign', label: '标识' }), { ...person, id: 'staff' }, year];
    await draft(id, 'unique.kept', renamed);
    expect((await plan(id)).map(({ kind }) => kind)).toEqual(['renameColumn', 'renameColumn']);
    await release(id);
    expect(await plan(id)).toEqual([]);
    const after = await indexes();
    expect(after.map((index) => index.id).toSorted()).toEqual(before.map((index) => index.id).toSorted());
    expect(after.map((index) => index.name)).not.toEqual(expect.arrayContaining(before.map((index) => index.name)));
    expect(await fieldErrors(create(id, { sign: 'A', staff: 'user002', year: 1 }))).toHaveProperty('sign');
    expect(await fieldErrors(create(id, { sign: 'B', staff: 'user001', year: 1 }))).toHaveProperty('staff');
    await create(id, { sign: 'B', staff: 'user001', year: 2 });
  });

  it('goes with a field that gets another name, another type and others beside it', async () => {
    const id = await releaseModel(admin, 'unique.renamed', [code(unique), year]);
    await create(id, { code: '1', year: 1 });
    await create(id, { code: '2', year: 1 });
    const renamed = createField('number', { id: 'number', label: '号码', formId: 101, precision: 0, ...unique });
    await draft(id, 'unique.renamed', [{ ...renamed, uniqueWith: ['year'] }, year]);
    await release(id);
    expect(await plan(id)).toEqual([]);
    await create(id, { number: 1, year: 2 });
    expect(await fieldErrors(create(id, { number: 2, year: 1 }))).toHaveProperty('number');
  });

  it('is refused where what stands beside it can have several values', async () => {
    const tags = createField('checkbox', { id: 'tags', label: '标签', formId: 103 });
    const id = await admin.visualdev.models.create({
      body: modelBody('unique.bad', [code({ ...unique, uniqueWith: ['tags'] }), tags]),
    });
    expect((await refusal(release(id), 400)).message).toBe(
      '编码不能作为唯一值：标签不存在，或可有多个值，请改选其他字段',
    );
  });
});
