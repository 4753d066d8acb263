import { createField, encodeListDefinition } from '@smart-admin/form-engine/core';
import { type ApiClient } from '@smart-admin/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOf, modelBody } from './support/modelBody.js';
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

const title = createField('text', { id: 'title', label: '标题', required: true, maxLength: 20 });
const amount = createField('number', { id: 'amount', label: '金额', precision: 2 });
const columnsOf = async (table: string) =>
  (
    await sql<{
      name: string;
      type: string;
    }>`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped`.execute(
      app.db,
    )
  ).rows;

describe('models', () => {
  it('A7.14-05 A7.14-02 A7.14-04 A7.14-01 creates, reads, changes and lists a model', async () => {
    const id = await admin.visualdev.models.create({ body: modelBody('asset.base', [title]) });
    const { formData, columnData, ...rest } = modelBody('asset.base', [title]);
    const read = await admin.visualdev.models.read({ id });
    expect(read).toMatchObject({ id, ...rest, state: 0, menuId: '' });
    expect(JSON.parse(read.formData)).toEqual(JSON.parse(formData));
    expect(read.columnData).toBe(columnData ?? '');
    await refusal(admin.visualdev.models.read({ id: 'nowhere' }), 404);
    await admin.visualdev.models.update({
      id,
      body: { ...modelBody('asset.base', [title, amount]), fullName: '资产登记' },
    });
    const { list, pagination } = await admin.visualdev.models.list({ query: { keyword: '资产登记' } });
    expect(list).toMatchObject([{ id, fullName: '资产登记' }]);
    expect(list[0]).not.toHaveProperty('formData');
    expect(pagination.total).toBe(1);
  });

  it('only who may design changes a list or releases it', async () => {
    const id = await admin.visualdev.models.create({ body: modelBody('guarded', [title, amount]) });
    const before = await admin.visualdev.models.read({ id });
    const body = {
      ...modelBody('guarded', [title, amount]),
      columnData: JSON.stringify(encodeListDefinition(listOf([title]))),
    };
    await refusal(operator.visualdev.models.read({ id }), 403);
    await refusal(operator.visualdev.models.update({ id, body }), 403);
    await refusal(operator.visualdev.models.release({ id, body: {} }), 403);
    expect(await admin.visualdev.models.read({ id })).toEqual(before);
    await admin.visualdev.models.update({ id, body });
    expect((await admin.visualdev.models.read({ id })).columnData).toBe(body.columnData);
  });

  it('refuses documents that cannot be read, names that PostgreSQL would cut, and a code that is taken', async () => {
    const body = modelBody('asset.bad', [title]);
    expect(
      (await refusal(admin.visualdev.models.create({ body: { ...body, formData: '{broken' } }), 400)).message,
    ).toMatch(/表单定义不正确/);
    const wire = JSON.parse(body.formData) as { fields: { __vModel__: string }[] };
    const first = wire.fields[0];
    if (first) first.__vModel__ = 'a"; drop table menu; --';
    await refusal(admin.visualdev.models.create({ body: { ...body, formData: JSON.stringify(wire) } }), 400);
    await refusal(admin.visualdev.models.create({ body: modelBody('VISITOR', [title]) }), 400);
    expect((await columnsOf('menu')).length).toBeGreaterThan(0);
  });

  it('A7.14-07 A7.14-08 A7.14-09 A7.14-14 a release creates tables and a menu entry with codes; its users get the documents', async () => {
    const id = await admin.visualdev.models.create({ body: modelBody('leave.apply', [title, amount]) });
    await refusal(operator.visualdev.records.list({ id, body: {} }), 403);
    const { menuId, tables } = await admin.visualdev.models.release({ id, body: { pcModuleParentId: 'parking' } });
    expect(tables).toEqual([`mt_${id}`]);
    expect((await columnsOf(`mt_${id}`)).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['_id', '_creator', '_organize', 'title', 'amount']),
    );
    const { menuList, permissionList } = await admin.oauth.currentUser();
    const entry = menuList.find((menu) => menu.id === 'parking')?.children?.find((menu) => menu.id === menuId);
    expect(entry).toMatchObject({ type: 3, propertyJson: JSON.stringify({ moduleId: id }) });
    const codes = permissionList.find(({ modelId }) => modelId === menuId);
    expect(codes?.button.map(({ enCode }) => enCode)).toEqual(['btn_add', 'btn_edit', 'btn_remove']);
    expect(codes?.form.map(({ enCode }) => enCode)).toEqual(['title', 'title:read', 'amount', 'amount:read']);
    expect((await admin.visualdev.models.selector()).list.map((model) => model.id)).toContain(id);
    expect((await admin.visualdev.models.formDataFields({ id })).list).toEqual([
      { vmodel: 'title', label: '标题', kind: 'text' },
      { vmodel: 'amount', label: '金额', kind: 'number' },
    ]);
    expect(await admin.visualdev.records.config({ id })).toMatchObject({ id, menuId, version: 1 });
  });

  it('S4-24 S4-26 a release goes to the web menu, to the app’s menu, or to both; either shows the same released documents', async () => {
    const id = await admin.visualdev.models.create({ body: modelBody('patrol.round', [title]) });
    expect(
      (await refusal(admin.visualdev.models.release({ id, body: { pc: 0, app: 0 } }), 400)).fieldErrors,
    ).toHaveProperty('pc');
    const directory = await admin.system.menu.create({
      body: { parentId: '-1', enCode: 'appWork', fullName: '应用工作台', type: 1, category: 'App' },
    });
    expect(
      (
        await refusal(
          admin.visualdev.models.release({ id, body: { pc: 0, app: 1, appModuleParentId: 'parking' } }),
          400,
        )
      ).fieldErrors,
    ).toHaveProperty('appModuleParentId');
    const onApp = await admin.visualdev.models.release({ id, body: { pc: 0, app: 1, appModuleParentId: directory } });
    expect(onApp.menuId).toBe('');
    expect(await admin.system.menu.read({ id: onApp.appMenuId })).toMatchObject({
      category: 'App',
      type: 3,
      parentId: directory,
      propertyJson: JSON.stringify({ moduleId: id }),
    });
    const shown = async () => JSON.stringify((await admin.oauth.currentUser()).menuList);
    expect(await shown()).not.toMatch(new RegExp(`${onApp.appMenuId}|${directory}`));
    const recordId = await admin.visualdev.records.create({ id, body: { title: '夜间巡查' } });

    await admin.visualdev.models.update({ id, body: modelBody('patrol.round', [title, amount]) });
    const both = await admin.visualdev.models.release({ id, body: { pc: 1, app: 0, pcModuleParentId: 'parking' } });
    expect(both.appMenuId).toBe(onApp.appMenuId);
    expect(await admin.system.menu.read({ id: both.menuId })).toMatchObject({
      category: 'Web',
      type: 3,
      parentId: 'parking',
    });
    expect((await admin.system.menu.read({ id: both.appMenuId })).forms.map(({ enCode }) => enCode)).toEqual([
      'title',
      'title:read',
      'amount',
      'amount:read',
    ]);
    expect(await shown()).toContain(both.menuId);
    expect(await admin.visualdev.models.read({ id })).toMatchObject({ state: 1, menuId: both.menuId });
    await admin.visualdev.records.remove({ id, recordId });
    await admin.visualdev.models.remove({ id });
    for (const entry of [both.menuId, both.appMenuId]) await refusal(admin.system.menu.read({ id: entry }), 404);
  });

  it('whoever has only the app’s entry of a model works with its records by the rights of that entry', async () => {
    const id = await admin.visualdev.models.create({ body: modelBody('meter.reading', [title]) });
    const { menuId, appMenuId } = await admin.visualdev.models.release({ id, body: { pc: 1, app: 1 } });
    expect(menuId).not.toBe(appMenuId);
    await refusal(operator.visualdev.records.list({ id, body: {} }), 403);
    const grants = await admin.permission.authority.read({ holder: 'Role', id: 'operator' });
    await saveGrants(admin, 'Role', 'operator', { ...grants, menu: [...grants.menu, appMenuId] });
    expect((await operator.visualdev.records.list({ id, body: {} })).list).toEqual([]);
    await refusal(operator.visualdev.records.create({ id, body: { title: '水表' } }), 403);
    await saveGrants(admin, 'Role', 'operator', grants);
  });

  it('a second release adds a column and keeps the records; users see a draft only after it', async () => {
    const id = await admin.visualdev.models.create({ body: modelBody('device.repair', [title]) });
    await admin.visualdev.models.release({ id, body: {} });
    const record = await admin.visualdev.records.create({ id, body: { title: '道闸不落杆' } });
    await admin.visualdev.models.update({ id, body: modelBody('device.repair', [title, amount]) });
    expect((await admin.visualdev.models.read({ id })).state).toBe(2);
    await admin.visualdev.records.update({ id, recordId: record, body: { title: '道闸不落杆', amount: 5 } });
    expect(await admin.visualdev.records.read({ id, recordId: record })).toEqual({
      id: record,
      title: '道闸不落杆',
      _revision: 1,
      _version: 1,
    });
    await admin.visualdev.models.release({ id, body: {} });
    await admin.visualdev.records.update({ id, recordId: record, body: { title: '道闸不落杆', amount: 5.5 } });
    expect(await admin.visualdev.records.read({ id, recordId: record })).toMatchObject({
      title: '道闸不落杆',
      amount: 5.5,
    });
  });

  it('refuses a new type for a column that holds data, and changes nothing then', async () => {
    const id = await admin.visualdev.models.create({ body: modelBody('device.check', [title]) });
    await admin.visualdev.models.release({ id, body: {} });
    await admin.visualdev.records.create({ id, body: { title: '巡检' } });
    await admin.visualdev.models.update({
      id,
      body: modelBody('device.check', [createField('number', { id: 'title', label: '标题' }), amount]),
    });
    expect((await refusal(admin.visualdev.models.release({ id, body: {} }), 409)).message).toMatch(
      /“标题”有1个值不能改为/,
    );
    expect((await columnsOf(`mt_${id}`)).map(({ name }) => name)).not.toContain('amount');
  });

  it('changes the type of a column that was never filled in', async () => {
    const note = createField('text', { id: 'note', label: '备注' });
    const id = await admin.visualdev.models.create({ body: modelBody('device.note', [title, note]) });
    await admin.visualdev.models.release({ id, body: {} });
    const recordId = await admin.visualdev.records.create({ id, body: { title: '巡检' } });
    await admin.visualdev.models.update({
      id,
      body: modelBody('device.note', [title, createField('number', { id: 'note', label: '备注', precision: 0 })]),
    });
    await admin.visualdev.models.release({ id, body: {} });
    await admin.visualdev.records.update({ id, recordId, body: { title: '巡检', note: 7 } });
    expect(await admin.visualdev.records.read({ id, recordId })).toMatchObject({ note: 7 });
  });

  it('A7.14-06 A7.14-03 S4-25 copies a model as a draft; one with records is not deleted, an empty one goes with its tables and entry', async () => {
    const id = await admin.visualdev.models.create({ body: modelBody('spare.part', [title]) });
    const { menuId } = await admin.visualdev.models.release({ id, body: {} });
    const copy = await admin.visualdev.models.copy({ id });
    expect(copy).not.toBe(id);
    expect(await admin.visualdev.models.read({ id: copy })).toMatchObject({
      state: 0,
      menuId: '',
      fullName: '模型spare.part副本',
    });
    const record = await admin.visualdev.records.create({ id, body: { title: '轮胎' } });
    expect((await refusal(admin.visualdev.models.remove({ id }), 409)).message).toMatch(/已有数据/);
    await admin.visualdev.records.remove({ id, recordId: record });
    await admin.visualdev.models.remove({ id });
    expect(await columnsOf(`mt_${id}`)).toEqual([]);
    expect(await app.db.selectFrom('menu').select('id').where('id', '=', menuId).execute()).toEqual([]);
    await refusal(admin.visualdev.models.read({ id }), 404);
  });
});
