import { type ApiClient } from '@smart-admin/api-client';
import {
  createField,
  createFormDocument,
  encodeFormDocument,
  encodeListDefinition,
} from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startJobs } from '../src/jobs/startJobs.js';
import { recordsCreated } from '../src/modules/visualdev/visualdev.events.js';
import { listOf } from './support/modelBody.js';
import { openSocket, until } from './support/openSocket.js';
import { rowsOf } from './support/rowsOf.js';
import { runJob } from './support/runJob.js';
import { saveGrants } from './support/saveGrants.js';
import { sheetForm } from './support/sheetForm.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient & { token: string };
let operator: ApiClient & { token: string };
let model: string;
let menuId: string;
let stopJobs: () => Promise<void>;
let granted: Parameters<typeof saveGrants>[3];
/** Ids of codes of the model's page by their names. */
let codes: (kind: string, names: string[]) => string[];

const fields = [
  { ...createField('text', { id: 'name', label: '名称' }), required: true },
  createField('number', { id: 'amount', label: '金额' }),
  createField('date', { id: 'day', label: '日期' }),
  createField('userSelect', { id: 'owner', label: '负责人' }),
  createField('areaSelect', { id: 'place', label: '地区' }),
  createField('text', { id: 'secret', label: '内部备注' }),
];

beforeAll(async () => {
  app = await startTestApp();
  stopJobs = await startJobs(app.config, app.deps);
  admin = await app.signIn('admin');
  const list = listOf(fields);
  const buttons = ['add', 'upload', 'download'].map((id) => ({ id, label: id, wire: undefined }));
  model = await admin.visualdev.models.create({
    body: {
      fullName: '合同',
      enCode: 'contracts',
      formData: JSON.stringify(encodeFormDocument(createFormDocument(fields))),
      columnData: JSON.stringify(encodeListDefinition({ ...list, buttons })),
    },
  });
  ({ menuId } = await admin.visualdev.models.release({ id: model, body: {} }));
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
  await admin.permission.organize.updateAdministrators({ organizeId: 'binhai', body: { userIds: [] } });
  const { list: nodes } = await admin.permission.authority.tree();
  codes = (kind, names) =>
    nodes
      .filter((node) => node.parentId === menuId && node.kind === kind && names.includes(node.enCode))
      .map(({ id }) => id);
  granted = {
    menu: [menuId],
    list: codes('list', ['name', 'amount']),
    form: codes('form', ['name', 'amount', 'day', 'owner', 'place']),
    data: [{ moduleId: menuId, scope: 'own', organizeIds: [] }],
  };
  const button = codes('button', ['btn_upload', 'btn_download']);
  await saveGrants(admin, 'User', 'operator', { ...granted, button });
  operator = await app.signIn('operator');
});
afterAll(async () => {
  await stopJobs();
  await app.stop();
});

async function upload(client: ApiClient, rows: (string | number)[][]): Promise<string> {
  return (await client.file.upload({ type: 'import', body: await sheetForm(rows, '合同') })).name;
}

const find = async (client: ApiClient, id: string) =>
  (await client.system.transfer.list({ query: { target: `model:${model}` } })).list.find((each) => each.id === id);
const ended = (client: ApiClient, id: string) =>
  until(async () => {
    const transfer = await find(client, id);
    expect(transfer?.state).toMatch(/done|failed|cancelled/);
    return transfer;
  });
const records = async (client: ApiClient) =>
  client.visualdev.records.list({ id: model, body: { pageSize: 500, sidx: 'amount', sort: 'asc' } });

describe('an import of records', () => {
  it('guesses what columns are for, shows what is wrong, takes what is right, and gives back the rest with reasons', async () => {
    const file = await upload(admin, [
      ['合同金额', '名称*', '日期', '负责人', '地区'],
      ['1,200.5', '甲', '2026/1/5', 'operator', '北京市/市辖区/东城区'],
      ['abc', '乙', '2026-01-06', '', ''],
      ['3', '', '', '没有这个人', ''],
      ['4', '丁', '', '', ''],
    ]);
    const guessed = await admin.visualdev.records.importPreview({ id: model, body: { file } });
    expect(guessed.columns.map(({ field }) => field)).toEqual(['', 'name', 'day', 'owner', 'place']);
    expect(guessed.columns[0]).toMatchObject({ header: '合同金额', sample: '1,200.5' });
    const mapping = ['amount', 'name', 'day', 'owner', 'place'];
    const { rows, total } = await admin.visualdev.records.importPreview({ id: model, body: { file, mapping } });
    expect(total).toBe(4);
    expect(rows.map(({ number, errors }) => [number, Object.keys(errors).sort()])).toEqual([
      [2, []],
      [3, ['amount']],
      [4, ['name', 'owner']],
      [5, []],
    ]);
    const window = await openSocket(app.url, admin.token);
    // what was corrected in the preview is taken instead, and the last row is left out
    const edits = { 3: { amount: '7' }, 5: null };
    const id = await admin.visualdev.records.startImport({ id: model, body: { file, mapping, edits } });
    expect(await ended(admin, id)).toMatchObject({ state: 'done', total: 3, done: 3, refused: 1, hasFile: true });
    await until(() =>
      expect(window.of('transferChanged').at(-1)?.transfer).toMatchObject({ id, state: 'done', refused: 1 }),
    );
    window.close();
    const { list } = await records(admin);
    expect(list.map(({ name, amount, day, owner, place }) => [name, amount, day, owner, place])).toEqual([
      ['乙', 7, '2026-01-06', '', []],
      ['甲', 1200.5, '2026-01-05', 'operator', ['11', '1101', '110101']],
    ]);
    const [header, ...refused] = await rowsOf(await admin.system.transfer.file({ id }));
    expect(header).toEqual(['合同金额', '名称*', '日期', '负责人', '地区', '错误信息']);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.at(-1)).toContain('没有“没有这个人”');
    // the next file with these headers needs no choice
    const again = await admin.visualdev.records.importPreview({ id: model, body: { file } });
    expect(again.columns.map(({ field }) => field)).toEqual(mapping);
  });

  it('stops with the column that nobody may fill in any more by the time that it runs', async () => {
    const before = (await records(admin)).pagination.total;
    const file = await upload(admin, [
      ['名称', '日期'],
      ['戊', '2026-01-07'],
    ]);
    const request = { modelId: model, file, mapping: ['name', 'gone'], edits: {} };
    const id = await admin.visualdev.records.startImport({ id: model, body: { file, mapping: ['name', 'day'] } });
    expect(await ended(admin, id)).toMatchObject({ state: 'done', done: 1 });
    // the same as it would stand after a release that renamed the field
    const waiting = { request: JSON.stringify(request), state: 'waiting', done: 0, refused: 0, endTime: null } as const;
    await app.db.updateTable('transfer').set(waiting).where('id', '=', id).execute();
    await runJob(app, 'record.import', { transferId: id });
    expect(await find(admin, id)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('“日期”') as string,
    });
    expect((await records(admin)).pagination.total).toBe(before + 1);
  });

  it('is refused while a required field has no column or one has two', async () => {
    const file = await upload(admin, [
      ['甲', '乙'],
      ['1', '2'],
    ]);
    const start = (mapping: string[]) =>
      refusal(admin.visualdev.records.startImport({ id: model, body: { file, mapping } }), 400);
    expect((await start(['', 'amount'])).message).toBe('“名称”没有对应的列');
    expect((await start(['name', 'name'])).message).toBe('“名称”对应了多列');
    expect(await admin.visualdev.records.importPreview({ id: model, body: { file } })).toMatchObject({ rows: [] });
  });

  it('takes each row once, also when its job is repeated after a crash', async () => {
    const rows = Array.from({ length: 450 }, (_, index) => [`批${String(index).padStart(3, '0')}`]);
    const file = await upload(admin, [['名称'], ...rows]);
    const id = await admin.visualdev.records.startImport({ id: model, body: { file, mapping: ['name'] } });
    await ended(admin, id);
    // as if the server had died behind the second transaction
    await sql`update transfer set state = 'running', done = 400 where id = ${id}`.execute(app.db);
    await sql`select graphile_worker.add_job('record.import', json_build_object('transferId', ${id}::text))`.execute(
      app.db,
    );
    expect(await ended(admin, id)).toMatchObject({ done: 450 });
    const { list } = await admin.visualdev.records.list({ id: model, body: { pageSize: 500, keyword: '批' } });
    expect(list).toHaveLength(500);
  });

  it('tells of what came in some at a time, each record once', async () => {
    const told: string[][] = [];
    app.deps.events.within(recordsCreated, (_trx, { modelId, recordIds }) => {
      if (modelId === model) told.push(recordIds);
    });
    const names = Array.from({ length: 250 }, (_, index) => [`告知${index}`]);
    const file = await upload(admin, [['名称'], ...names]);
    await ended(admin, await admin.visualdev.records.startImport({ id: model, body: { file, mapping: ['name'] } }));
    const { list } = await admin.visualdev.records.list({ id: model, body: { pageSize: 500, keyword: '告知' } });
    expect(told.map(({ length }) => length)).toEqual([200, 50]);
    expect(told.flat().sort()).toEqual(list.map(({ id }) => id).sort());
  });

  it('stops when it is cancelled, and what came in stays', async () => {
    const file = await upload(admin, [['名称'], ['将被取消']]);
    await stopJobs();
    const id = await admin.visualdev.records.startImport({ id: model, body: { file, mapping: ['name'] } });
    await refusal(admin.system.transfer.remove({ id }), 409);
    await refusal(operator.system.transfer.cancel({ id }), 404);
    await admin.system.transfer.cancel({ id });
    stopJobs = await startJobs(app.config, app.deps);
    expect(await ended(admin, id)).toMatchObject({ state: 'cancelled', done: 0 });
    await admin.system.transfer.remove({ id });
    expect(await find(admin, id)).toBeUndefined();
  });

  it('is taken back without a trace, but for what somebody has changed since', async () => {
    const before = (await records(admin)).pagination.total;
    const rows = Array.from({ length: 450 }, (_, index) => [`撤${String(index).padStart(3, '0')}`]);
    const file = await upload(admin, [['名称'], ...rows]);
    const id = await admin.visualdev.records.startImport({ id: model, body: { file, mapping: ['name'] } });
    await ended(admin, id);
    const { list } = await admin.visualdev.records.list({ id: model, body: { pageSize: 2, keyword: '撤' } });
    const [changed, gone] = list.map((record) => record.id) as [string, string];
    await admin.visualdev.records.update({ id: model, recordId: changed, body: { name: '改过' } });
    await admin.visualdev.records.remove({ id: model, recordId: gone });
    const takeBack = (client: ApiClient, transferId: string) =>
      client.visualdev.records.takeBackImport({ id: model, body: { transferId } });
    await refusal(takeBack(operator, id), 404);
    const back = await takeBack(admin, id);
    expect(await find(admin, id)).toBeUndefined();
    expect(await ended(admin, back)).toMatchObject({
      ...{ kind: 'takeBack', state: 'done', total: 450, done: 450, refused: 1 },
    });
    await refusal(takeBack(admin, back), 409);
    expect((await records(admin)).pagination.total).toBe(before + 1);
    expect((await admin.visualdev.records.read({ id: model, recordId: changed })).name).toBe('改过');
    const kept = await app.db.selectFrom('recordChange').select('recordId').where('modelId', '=', model).execute();
    const { list: bin } = await admin.visualdev.records.bin({ id: model, query: {} });
    expect(bin.map((record) => record.id)).toEqual([gone]);
    expect(new Set(kept.map(({ recordId }) => recordId)).size).toBe(before + 2);
    await admin.visualdev.records.purge({ id: model, body: { ids: [gone] } });
    await admin.visualdev.records.remove({ id: model, recordId: changed });
  });

  it('that was cancelled in its middle is taken back as a whole', async () => {
    const before = (await records(admin)).pagination.total;
    const rows = Array.from({ length: 300 }, (_, index) => [`中${String(index)}`]);
    const file = await upload(admin, [['名称'], ...rows]);
    const id = await admin.visualdev.records.startImport({ id: model, body: { file, mapping: ['name'] } });
    await ended(admin, id);
    // as somebody finds it who has cancelled it behind its first transaction
    await sql`update transfer set state = 'cancelled', done = 200 where id = ${id}`.execute(app.db);
    await sql`
      delete from transfer_taken where record_id in (
        select record_id from transfer_taken where transfer_id = ${id} order by record_id desc limit 100)`.execute(
      app.db,
    );
    const back = await admin.visualdev.records.takeBackImport({ id: model, body: { transferId: id } });
    expect(await ended(admin, back)).toMatchObject({ state: 'done', done: 200, refused: 0 });
    expect((await records(admin)).pagination.total).toBe(before + 100);
  });

  it('by somebody of limited rights fills only what they may write, and makes records of their own', async () => {
    const file = await upload(operator, [
      ['名称', '内部备注'],
      ['我的', '偷写'],
    ]);
    const { fields: offered, columns } = await operator.visualdev.records.importPreview({ id: model, body: { file } });
    expect(offered.map(({ id }) => id)).toEqual(['name', 'amount', 'day', 'owner', 'place']);
    expect(columns.map(({ field }) => field)).toEqual(['name', '']);
    const mapping = ['name', 'secret'];
    const id = await operator.visualdev.records.startImport({ id: model, body: { file, mapping } });
    expect(await ended(operator, id)).toMatchObject({ state: 'done', refused: 0 });
    const { list } = await records(operator);
    expect(list.map(({ name }) => name)).toEqual(['我的']);
    expect(await admin.visualdev.records.read({ id: model, recordId: list[0]?.id ?? '' })).toMatchObject({
      secret: '',
    });
    // nobody imports what somebody else uploaded
    await refusal(admin.visualdev.records.importPreview({ id: model, body: { file } }), 404);
    // and what was taken from them meanwhile does not happen
    await stopJobs();
    const late = await operator.visualdev.records.startImport({ id: model, body: { file, mapping } });
    await saveGrants(admin, 'User', 'operator', { ...granted, button: codes('button', ['btn_download']) });
    stopJobs = await startJobs(app.config, app.deps);
    expect(await ended(operator, late)).toMatchObject({ state: 'failed', done: 0 });
  });
});

describe('an export in the background', () => {
  it('writes the chosen columns of what its owner may see, and is theirs alone', async () => {
    const body = { columns: ['amount', 'name', 'secret'], fileName: '我的合同' };
    const id = await operator.visualdev.records.startExport({ id: model, body });
    expect(await ended(operator, id)).toMatchObject({
      state: 'done',
      done: 1,
      fileName: '我的合同.xlsx',
      hasFile: true,
    });
    const file = await operator.system.transfer.file({ id });
    expect(file.fileName).toBe('我的合同.xlsx');
    const [header, ...rows] = await rowsOf(file);
    expect(header).toEqual(['金额', '名称']);
    expect(rows.map((row) => row.at(-1))).toEqual(['我的']);
    await refusal(admin.system.transfer.file({ id }), 404);
    expect(await find(admin, id)).toBeUndefined();
  });

  it('of users keeps the order and holds every chosen one', async () => {
    await sql`insert into user_account (id, account, real_name, password_hash, organize_id, mobile_phone)
      select lpad(n::text, 20, '0'), 'many' || n, '很多' || n, 'none', 'hq_rd', '199' || lpad(n::text, 8, '0')
      from generate_series(1, 2100) n`.execute(app.db);
    const ids = Array.from({ length: 2_000 }, (_, index) => String(index + 1).padStart(20, '0'));
    const id = await admin.permission.users.startExport({
      body: { ids, columns: ['account'], sidx: 'account', sort: 'asc' },
    });
    await until(async () =>
      expect((await admin.system.transfer.list({ query: { target: 'users' } })).list[0]).toMatchObject({
        id,
        state: 'done',
        total: 2_000,
        done: 2_000,
      }),
    );
    const rows = await rowsOf(await admin.system.transfer.file({ id }));
    expect(rows).toHaveLength(2_001);
    expect(new Set(rows.map(([account]) => account))).toEqual(
      new Set(['账号', ...ids.map((each) => `many${Number(each)}`)]),
    );
    await refusal(admin.permission.users.startExport({ body: { ids: Array.from({ length: 5_001 }, String) } }), 400);
  });
});
