import { createField, type Field } from '@smart-admin/form-engine/core';
import { type ApiClient } from '@smart-admin/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelBody } from './support/modelBody.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  operator = await app.signIn('operator');
});
afterAll(() => app.stop());

const title = createField('text', { id: 'title', label: '标题', formId: 101, maxLength: 20 });
const released = async (enCode: string, fields: Field[]) => {
  const id = await admin.visualdev.models.create({ body: modelBody(enCode, fields) });
  await admin.visualdev.models.release({ id, body: {} });
  return id;
};
const draft = (id: string, enCode: string, fields: Field[]) =>
  admin.visualdev.models.update({ id, body: modelBody(enCode, fields) });
const plan = async (id: string) => (await admin.visualdev.models.releasePlan({ id })).changes;
const create = (id: string, body: Record<string, unknown>) => admin.visualdev.records.create({ id, body });
/** Ids of the form codes of a model's page, by code. */
const formCodes = async (id: string) => {
  const { menuId } = await admin.visualdev.records.config({ id });
  const codes = await app.db
    .selectFrom('menuCode')
    .select(['id', 'enCode'])
    .where('menuId', '=', menuId)
    .where('kind', '=', 'form')
    .execute();
  return new Map(codes.map(({ id: code, enCode }) => [enCode, code]));
};
const read = (id: string, recordId: string) => admin.visualdev.records.read({ id, recordId });

describe('a release', () => {
  it('is told before it happens: what is created and added, with the statements; afterwards nothing is left to do', async () => {
    const id = await admin.visualdev.models.create({ body: modelBody('plan.first', [title]) });
    const first = await plan(id);
    expect(first).toMatchObject([{ kind: 'createTable', table: `mt_${id}` }]);
    expect(first[0]?.sql.join()).toMatch(/create table/);
    await admin.visualdev.models.release({ id, body: {} });
    expect(await plan(id)).toEqual([]);
    await draft(id, 'plan.first', [title, createField('number', { id: 'amount', label: '金额', precision: 2 })]);
    expect(await plan(id)).toMatchObject([{ kind: 'addColumn', field: '金额', column: 'amount' }]);
  });

  it('keeps values, grants and history of a field that gets another name', async () => {
    const id = await released('plan.rename', [
      title,
      createField('textarea', { id: 'note', label: '备注', formId: 102 }),
    ]);
    const recordId = await create(id, { title: '甲', note: '初稿' });
    await admin.visualdev.records.update({ id, recordId, body: { title: '甲', note: '旧名' } });
    const { menuId } = await admin.visualdev.records.config({ id });
    const grants = await admin.permission.authority.read({ holder: 'Role', id: 'operator' });
    const menu = await admin.system.menu.read({ id: menuId });
    const codes = await app.db.selectFrom('menuCode').selectAll().where('menuId', '=', menuId).execute();
    const idOf = (kind: string) =>
      codes.filter((code) => code.kind === kind && code.enCode === 'note').map(({ id: code }) => code);
    await saveGrants(admin, 'Role', 'operator', {
      ...grants,
      menu: [...grants.menu, menuId],
      list: [...grants.list, ...idOf('list')],
      form: [...grants.form, ...idOf('form')],
    });
    expect(menu.forms.map(({ enCode }) => enCode)).toContain('note');
    await draft(id, 'plan.rename', [title, createField('textarea', { id: 'remark', label: '说明', formId: 102 })]);
    expect(await plan(id)).toMatchObject([{ kind: 'renameColumn', from: 'note', to: 'remark' }]);
    await admin.visualdev.models.release({ id, body: {} });
    expect(await read(id, recordId)).toMatchObject({ title: '甲', remark: '旧名' });
    const after = await app.db.selectFrom('menuCode').selectAll().where('menuId', '=', menuId).execute();
    expect(after.filter(({ enCode }) => enCode === 'remark').map(({ id: code }) => code)).toEqual(
      expect.arrayContaining([...idOf('list'), ...idOf('form')]),
    );
    const { list } = await admin.visualdev.records.history({ id, recordId, query: {} });
    expect(list[0]?.change.set).toMatchObject({ remark: '旧名' });
    await saveGrants(admin, 'Role', 'operator', grants);
  });

  it('keeps the column of a field that left, tells how many values it has, and gives them back when the field returns', async () => {
    const note = createField('text', { id: 'note', label: '备注', formId: 102 });
    const id = await released('plan.keep', [title, note]);
    const recordId = await create(id, { title: '甲', note: '留着' });
    await draft(id, 'plan.keep', [title]);
    expect(await plan(id)).toMatchObject([{ kind: 'keepColumn', field: '备注', filled: 1, failing: 0, sql: [] }]);
    await admin.visualdev.models.release({ id, body: {} });
    expect(await read(id, recordId)).not.toHaveProperty('note');
    await draft(id, 'plan.keep', [title, note]);
    await admin.visualdev.models.release({ id, body: {} });
    expect(await read(id, recordId)).toMatchObject({ note: '留着' });
  });

  it.each([
    ['text', ['12.50', ' 7 ', '-3'], createField('number', { id: 'value', label: '值', precision: 2 }), [12.5, 7, -3]],
    ['text', ['2026-11-22', '2026-2-3'], createField('date', { id: 'value', label: '值' }), undefined],
    ['text', ['是', 'false'], createField('switch', { id: 'value', label: '值' }), [true, false]],
    ['number', [1, 0], createField('switch', { id: 'value', label: '值' }), [true, false]],
    ['number', [1.5, 20], createField('text', { id: 'value', label: '值' }), ['1.5', '20']],
  ] as const)('turns %s values %j into those of another kind', async (kind, values, field, expected) => {
    const code = `plan.convert${kind}${field.kind}`;
    const id = await released(code, [title, createField(kind, { id: 'value', label: '值' } as { id: 'value' })]);
    const ids: string[] = [];
    for (const value of values) ids.push(await create(id, { title: 'x', value }));
    await create(id, { title: '空' });
    await draft(id, code, [title, field]);
    const changes = await plan(id);
    expect(changes).toMatchObject([{ kind: 'convertColumn', filled: values.length, failing: 0 }]);
    await admin.visualdev.models.release({ id, body: {} });
    const found = await Promise.all(ids.map(async (recordId) => (await read(id, recordId)).value));
    if (expected) expect(found).toEqual(expected);
    else expect(found.every((value) => value !== null && value !== undefined && value !== '')).toBe(true);
  });

  it('that would lose a value is refused with the count, and changes nothing', async () => {
    const id = await released('plan.lose', [title, createField('text', { id: 'value', label: '数值', maxLength: 20 })]);
    for (const value of ['12', '12.345', 'abc', '2026-02-30', '']) await create(id, { title: 'x', value });
    await draft(id, 'plan.lose', [title, createField('number', { id: 'value', label: '数值', precision: 2 })]);
    expect(await plan(id)).toMatchObject([{ kind: 'convertColumn', filled: 4, failing: 3 }]);
    const refused = await refusal(admin.visualdev.models.release({ id, body: {} }), 409);
    expect(refused.message).toMatch(/“数值”有3个值/);
    const { rows } = await sql<{ value: string }>`select value from ${sql.table(`mt_${id}`)}`.execute(app.db);
    expect(rows.map(({ value }) => value).sort()).toEqual(['', '12', '12.345', '2026-02-30', 'abc']);
    await draft(id, 'plan.lose', [title, createField('date', { id: 'value', label: '数值' })]);
    expect(await plan(id)).toMatchObject([{ failing: 4 }]);
  });

  it('does not put a field onto values of another one that was removed', async () => {
    const note = createField('text', { id: 'note', label: '备注', formId: 102 });
    const id = await released('plan.taken', [title, note]);
    await create(id, { title: '甲', note: '旧' });
    await draft(id, 'plan.taken', [title]);
    await admin.visualdev.models.release({ id, body: {} });
    await draft(id, 'plan.taken', [createField('text', { id: 'note', label: '新名', formId: 101, maxLength: 20 })]);
    expect(await plan(id)).toMatchObject([{ kind: 'nameTaken', filled: 1 }]);
    expect((await refusal(admin.visualdev.models.release({ id, body: {} }), 409)).message).toMatch(/换一个字段名/);
  });

  it('does not put a field onto values of another one that has its name in the release before, or had it in an earlier one', async () => {
    const id = await released('plan.heir', [title, createField('text', { id: 'text1', label: '电话', formId: 102 })]);
    const recordId = await create(id, { title: '甲', text1: '13800000000' });
    const address = createField('text', { id: 'text1', label: '地址', formId: 103 });
    await draft(id, 'plan.heir', [title, address]);
    expect(await plan(id)).toMatchObject([{ kind: 'nameTaken', field: '地址', filled: 1, failing: 1 }]);
    await refusal(admin.visualdev.models.release({ id, body: {} }), 409);
    // renamed, with another one under its old name
    const phone = createField('text', { id: 'phone', label: '电话', formId: 102 });
    await draft(id, 'plan.heir', [title, phone, address]);
    expect((await plan(id)).map(({ kind }) => kind)).toContain('nameTaken');
    await draft(id, 'plan.heir', [title]);
    await admin.visualdev.models.release({ id, body: {} });
    await draft(id, 'plan.heir', [title, address]);
    expect(await plan(id)).toMatchObject([{ kind: 'nameTaken', field: '地址', filled: 1 }]);
    // without values there is nothing to inherit
    await sql`update ${sql.table(`mt_${id}`)} set text1 = ''`.execute(app.db);
    await admin.visualdev.models.release({ id, body: {} });
    expect(await read(id, recordId)).toMatchObject({ text1: '' });
  });

  it('does not give a subtable the rows of another one of its name', async () => {
    const lines = (formId: number) => ({
      ...createField('subtable', { id: 'lines', label: '明细', formId }),
      columns: [createField('text', { id: 'item', label: '品名', formId: formId + 1 })],
    });
    const id = await released('plan.rows', [title, lines(110)]);
    await create(id, { title: '甲', lines: [{ item: '轮胎' }] });
    await draft(id, 'plan.rows', [title, lines(120)]);
    expect(await plan(id)).toMatchObject([{ kind: 'nameTaken', field: '明细', filled: 1 }]);
    await refusal(admin.visualdev.models.release({ id, body: {} }), 409);
    await draft(id, 'plan.rows', [title, lines(110)]);
    expect(await plan(id)).toEqual([]);
  });

  it('keeps the rows of a subtable that gets another name, and of one that left; its codes go along', async () => {
    const lines = (id: string, columns: Field[]) => ({
      ...createField('subtable', { id, label: '明细', formId: 103 }),
      columns,
    });
    const item = createField('text', { id: 'item', label: '品名', formId: 104 });
    const id = await released('plan.lines', [title, lines('lines', [item])]);
    const recordId = await create(id, { title: '甲', lines: [{ item: '轮胎' }, { item: '雨刷' }] });
    const before = await formCodes(id);
    await draft(id, 'plan.lines', [
      title,
      lines('parts', [createField('text', { id: 'name', label: '名称', formId: 104 })]),
    ]);
    expect((await plan(id)).map(({ kind }) => kind)).toEqual(['renameTable', 'renameColumn']);
    await admin.visualdev.models.release({ id, body: {} });
    expect(await read(id, recordId)).toMatchObject({ parts: [{ name: '轮胎' }, { name: '雨刷' }] });
    // the same codes under other names, so whoever has them keeps them
    const after = await formCodes(id);
    const renamed = {
      parts: 'lines',
      'parts:read': 'lines:read',
      'parts.name': 'lines.item',
      'parts.name:read': 'lines.item:read',
    };
    for (const [name, old] of Object.entries(renamed)) expect([name, after.get(name)]).toEqual([name, before.get(old)]);
    await draft(id, 'plan.lines', [title]);
    expect(await plan(id)).toMatchObject([{ kind: 'keepTable', label: '明细', filled: 2 }]);
    await admin.visualdev.models.release({ id, body: {} });
    expect(await plan(id)).toEqual([]);
    await admin.visualdev.records.remove({ id, recordId });
    await admin.visualdev.models.remove({ id });
  });

  it('F-OD-08 stays as a version that can be read and made the draft again', async () => {
    const id = await released('plan.versions', [title]);
    await draft(id, 'plan.versions', [title, createField('number', { id: 'amount', label: '金额' })]);
    await admin.visualdev.models.release({ id, body: {} });
    const { list } = await admin.visualdev.models.versions({ id, query: {} });
    expect(list).toMatchObject([
      { version: 2, userId: 'admin' },
      { version: 1, userId: 'admin' },
    ]);
    expect(list[0]?.userName).not.toBe('');
    const first = await admin.visualdev.models.version({ id, version: '1' });
    expect(first.formData).not.toContain('amount');
    await admin.visualdev.models.restoreVersion({ id, version: '1' });
    expect(await admin.visualdev.models.read({ id })).toMatchObject({ formData: first.formData, state: 2 });
    expect(await plan(id)).toMatchObject([{ kind: 'keepColumn', field: '金额', filled: 0 }]);
    await refusal(admin.visualdev.models.restoreVersion({ id, version: '7' }), 404);
    await refusal(admin.visualdev.models.version({ id, version: 'one' }), 404);
  });

  it('is planned, read and restored by those who may design only', async () => {
    const id = await released('plan.guarded', [title]);
    await refusal(operator.visualdev.models.releasePlan({ id }), 403);
    await refusal(operator.visualdev.models.versions({ id, query: {} }), 403);
    await refusal(operator.visualdev.models.version({ id, version: '1' }), 403);
    await refusal(operator.visualdev.models.restoreVersion({ id, version: '1' }), 403);
  });
});
