import { createField } from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextNumber } from '../src/modules/billRule/nextNumber.js';
import { modelBody } from './support/modelBody.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { application } from './support/visitorApplication.js';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

const rule = (fields: object = {}) => ({
  fullName: '采购单号',
  enCode: 'CG',
  prefix: 'CG',
  dateFormat: 'YYYYMM' as const,
  digit: 3,
  startNumber: 10,
  ...fields,
});
const readSome = async (query: object = {}) => (await admin.system.billRule.list({ query })).list;

it('A7.13-03 A7.13-01 A7.13-05 A7.13-04 A7.13-06 E3-21 E3-22 F-SY-11 creates, lists, reads, changes and deletes a rule', async () => {
  const id = await admin.system.billRule.create({ body: rule() });
  expect(await readSome({ keyword: '采购', enabledMark: 1 })).toMatchObject([{ id, enCode: 'CG', thisNumber: null }]);
  expect((await readSome({ keyword: 'caigou' })).map((row) => row.id)).toEqual([id]);
  await admin.system.billRule.update({ id, body: rule({ fullName: '采购申请单号', separator: '-' }) });
  const read = await admin.system.billRule.read({ id });
  expect(read).toMatchObject({ fullName: '采购申请单号', digit: 3, startNumber: 10, thisNumber: null });
  expect(read.nextNumber).toMatch(/^CG-\d{6}-010$/);
  await admin.system.billRule.remove({ id });
  await refusal(admin.system.billRule.read({ id }), 404);
});

it('A7.13-08 F-SY-11 gives out numbers one by one: 50 callers at once never share one', async () => {
  const id = await admin.system.billRule.create({ body: rule({ enCode: 'MANY', prefix: 'M' }) });
  const given = await Promise.all(Array.from({ length: 50 }, () => admin.system.billRule.nextNumber({ id })));
  expect(new Set(given).size).toBe(50);
  const counters = given.map((text) => Number(text.slice(-3))).sort((a, b) => a - b);
  expect(counters).toEqual(Array.from({ length: 50 }, (_, index) => index + 10));
  const { thisNumber, nextNumber: next } = await admin.system.billRule.read({ id });
  expect(thisNumber).toBe(59);
  expect(await admin.system.billRule.nextNumber({ id: 'MANY' })).toBe(next);
});

it('shows whoever designs forms how numbers of the enabled rules look, and not how many were given out', async () => {
  const id = await admin.system.billRule.create({ body: rule({ enCode: 'LOOK', separator: '-' }) });
  const look = async () => (await admin.system.billRule.examples()).list.find(({ enCode }) => enCode === 'LOOK');
  const before = await look();
  expect(before).toMatchObject({ fullName: '采购单号', example: expect.stringMatching(/^CG-\d{6}-010$/) as string });
  await admin.system.billRule.nextNumber({ id });
  expect(await look()).toEqual(before);
  await admin.system.billRule.updateState({ id });
  expect(await look()).toBeUndefined();
  await refusal((await app.signIn('operator')).system.billRule.examples(), 403);
});

it('begins anew with each period, never repeats, and writes large counters whole', async () => {
  await admin.system.billRule.create({ body: rule({ enCode: 'DAY', prefix: '', dateFormat: 'YYYYMMDD', digit: 1 }) });
  const on = (day: string) => nextNumber(app.db, 'DAY', Date.parse(`${day}T12:00:00`));
  expect([await on('2026-11-20'), await on('2026-11-20'), await on('2026-11-21'), await on('2026-11-20')]).toEqual([
    '2026112010',
    '2026112011',
    '2026112110',
    '2026112012',
  ]);
  await admin.system.billRule.create({ body: rule({ enCode: 'EVER', dateFormat: '', prefix: 'E', startNumber: 0 }) });
  expect([await nextNumber(app.db, 'EVER', Date.now()), await nextNumber(app.db, 'EVER', Date.now())]).toEqual([
    'E000',
    'E001',
  ]);
});

it('leaves no gap when the work around it is refused', async () => {
  const taken = await nextNumber(app.db, 'NO', Date.now());
  await expect(
    app.db.transaction().execute(async (trx) => {
      await nextNumber(trx, 'NO', Date.now());
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  expect(Number((await nextNumber(app.db, '', Date.now())).slice(-4))).toBe(Number(taken.slice(-4)) + 1);
});

it('numbers records by the rule as it stands; a disabled rule refuses them', async () => {
  const { id, ...fk } = await admin.system.billRule.read({ id: 'billRule_FK' });
  await admin.system.billRule.update({ id, body: { ...fk, prefix: 'VISIT' } });
  const create = () => admin.visualdev.records.create({ id: 'visitor', body: application });
  const recordId = await create();
  const { billNo } = await admin.visualdev.records.read({ id: 'visitor', recordId });
  expect(billNo).toMatch(/^VISIT-\d{8}-\d{4}$/);
  await admin.system.billRule.updateState({ id });
  expect((await refusal(create(), 409)).message).toBe('单据规则“FK”不存在或已停用');
  await refusal(admin.system.billRule.nextNumber({ id: 'FK' }), 409);
  await admin.system.billRule.updateState({ id });
});

it('keeps a rule that a model uses, and its code', async () => {
  const { id, ...fk } = await admin.system.billRule.read({ id: 'billRule_FK' });
  expect((await refusal(admin.system.billRule.remove({ id }), 409)).message).toContain('访客');
  const renamed = admin.system.billRule.update({ id, body: { ...fk, enCode: 'GK' } });
  expect((await refusal(renamed, 400)).fieldErrors).toHaveProperty('enCode');
});

it('keeps the general rule, and its code, while a form has numbers that name none', async () => {
  const { list } = await admin.system.billRule.list({ query: {} });
  const id = list.find(({ enCode }) => enCode === 'NO')?.id ?? '';
  const rename = async (enCode: string) => {
    const { id: _id, ...read } = await admin.system.billRule.read({ id });
    return admin.system.billRule.update({ id, body: { ...read, enCode } });
  };
  // a text has an empty rule too, which is about what is typed
  const named = [createField('text', { id: 'a' }), createField('autoNumber', { id: 'b', billRule: 'FK' })];
  await admin.visualdev.models.create({ body: modelBody('namesRules', named) });
  await rename('GENERAL');
  await rename('NO');
  const unnamed = [createField('text', { id: 'a' }), createField('autoNumber', { id: 'b' })];
  const modelId = await admin.visualdev.models.create({ body: modelBody('namesNone', unnamed) });
  expect((await refusal(rename('GENERAL'), 400)).fieldErrors).toHaveProperty('enCode');
  expect((await refusal(admin.system.billRule.remove({ id }), 409)).message).toContain('namesNone');
  await admin.visualdev.models.remove({ id: modelId });
  await rename('GENERAL');
  await rename('NO');
});

it('A7.13-07 A7.13-02 A7.13-10 S4-06 the state action switches a rule, the selector has the enabled ones in data.list', async () => {
  const codes = async () => (await admin.system.billRule.selector()).list.map(({ enCode }) => enCode);
  const id = await admin.system.billRule.create({ body: rule({ enCode: 'ONOFF' }) });
  expect(await codes()).toContain('ONOFF');
  await admin.system.billRule.updateState({ id });
  expect(await codes()).not.toContain('ONOFF');
  expect(await admin.system.billRule.read({ id })).toMatchObject({ enabledMark: 0 });
});

it('A7.13-09 exports a rule as JSON', async () => {
  const file = await admin.system.billRule.export({ id: 'billRule_FK' });
  expect(file.fileName).toBe('访客申请单号.json');
  expect(JSON.parse(await file.blob.text())).toMatchObject({ version: 1, rule: { enCode: 'FK', separator: '-' } });
});

it('V5-57 refuses bad rules by field', async () => {
  const tried = async (fields: object) =>
    Object.keys((await refusal(admin.system.billRule.create({ body: rule(fields) as never }), 400)).fieldErrors ?? {});
  expect(await tried({ enCode: 'NO' })).toEqual(['enCode']);
  expect(await tried({ enCode: "x'; drop table role" })).toEqual(['enCode']);
  expect(await tried({ enCode: 'A1', dateFormat: 'Month' })).toEqual(['dateFormat']);
  expect(await tried({ enCode: 'A1', digit: 0 })).toEqual(['digit']);
  expect(await tried({ enCode: 'A1', startNumber: -1 })).toEqual(['startNumber']);
  expect(await tried({ enCode: 'A1', prefix: "a'b" })).toEqual(['prefix']);
});

it('lets nobody number or change without the right', async () => {
  const operator = await app.signIn('operator');
  expect((await operator.system.billRule.selector()).list.length).toBeGreaterThan(0);
  await refusal(operator.system.billRule.list({ query: {} }), 403);
  await refusal(operator.system.billRule.create({ body: rule({ enCode: 'OP' }) }), 403);
  await refusal(operator.system.billRule.nextNumber({ id: 'FK' }), 403);
  await refusal(operator.system.billRule.export({ id: 'billRule_FK' }), 403);
});
