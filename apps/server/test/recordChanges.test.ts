import { type ApiClient } from '@smart-admin/api-client';
import { RecordConflictSchema } from '@smart-admin/api-client/contract';
import { createField, type FormValues, tableOfModel } from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseModel } from './support/releaseModel.js';
import { application, guest } from './support/visitorApplication.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { withoutField } from './support/withoutField.js';

let app: TestApp;
let admin: ApiClient & { token: string };
/** Sees the records of their own department only. */
let operator: ApiClient;
const MODEL = 'visitor';

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  operator = await app.signIn('operator');
});
afterAll(() => app.stop());

const create = (values: FormValues = application, client: ApiClient = operator) =>
  client.visualdev.records.create({ id: MODEL, body: values });
const read = (recordId: string, client: ApiClient = admin) => client.visualdev.records.read({ id: MODEL, recordId });
const change = (
  recordId: string,
  body: Parameters<typeof admin.visualdev.records.change>[0]['body'],
  client = admin as ApiClient,
) => client.visualdev.records.change({ id: MODEL, recordId, body });
const rowsIn = (record: FormValues) => record.visitors as (ReturnType<typeof guest> & { id: string })[];

async function conflictOf(call: Promise<unknown>) {
  const { response } = await refusal(call, 409);
  return RecordConflictSchema.parse((response?.data as { conflict: unknown }).conflict);
}

describe('a plain PUT', () => {
  it('changes the fields that it names and leaves out nothing else: fields, subtables, cells and the ids of rows', async () => {
    const recordId = await create();
    const before = await read(recordId);
    await operator.visualdev.records.update({ id: MODEL, recordId, body: { plate: '沪B20V15' } });
    expect(await read(recordId)).toEqual({ ...before, plate: '沪B20V15', _revision: 2 });
    const [first, second] = rowsIn(before);
    const body = { visitors: [{ id: second?.id, luggage: 5 }, guest('新来的'), { ...first }] };
    await operator.visualdev.records.update({ id: MODEL, recordId, body });
    const after = await read(recordId);
    expect(rowsIn(after)).toMatchObject([{ ...second, luggage: 5 }, { name: '新来的' }, first]);
    expect(after).toMatchObject({ plate: '沪B20V15', _revision: 3 });
    await operator.visualdev.records.update({ id: MODEL, recordId, body: { visitors: [{ id: first?.id }] } });
    expect(rowsIn(await read(recordId))).toEqual([first]);
  });

  it('checks the whole record, also what it does not name', async () => {
    const recordId = await create();
    const early = operator.visualdev.records.update({ id: MODEL, recordId, body: { toDate: '2026-11-01' } });
    expect((await refusal(early, 400)).fieldErrors).toHaveProperty('toDate');
    const emptied = operator.visualdev.records.update({ id: MODEL, recordId, body: { reason: '' } });
    expect((await refusal(emptied, 400)).fieldErrors).toHaveProperty('reason');
    await operator.visualdev.records.update({ id: MODEL, recordId, body: { toDate: '2026-12-05' } });
    expect(await read(recordId)).toMatchObject({ days: '5.00', _revision: 2 });
  });

  it('that changes nothing writes nothing', async () => {
    const recordId = await create();
    await operator.visualdev.records.update({ id: MODEL, recordId, body: await read(recordId, operator) });
    expect(await read(recordId)).toMatchObject({ _revision: 1 });
  });

  it('takes no rows of other records, and refuses what is no rows', async () => {
    const [own, other] = [await create(), await create()];
    const foreign = rowsIn(await read(other))[0]?.id ?? '';
    await operator.visualdev.records.update({
      id: MODEL,
      recordId: own,
      body: { visitors: [{ ...guest('借来的'), id: foreign }] },
    });
    expect(rowsIn(await read(own))[0]?.id).not.toBe(foreign);
    expect(rowsIn(await read(other))).toMatchObject([{ id: foreign, name: '李思远' }, { name: '王若彤' }]);
    for (const visitors of ['none', [null], [[]], { id: '1' }])
      await refusal(operator.visualdev.records.update({ id: MODEL, recordId: own, body: { visitors } }), 400);
  });
});

it('takes rows one by one alone: a whole list would go around cells that are not theirs, merging and other records', async () => {
  const [own, other] = [await create(), await create()];
  const [foreign] = rowsIn(await read(other));
  const set = { visitors: [{ ...guest('冒名'), id: foreign?.id ?? '' }] };
  const { fieldErrors } = await refusal(change(own, { revision: 1, set, rows: {} }), 400);
  expect(fieldErrors).toEqual({ visitors: expect.stringContaining('rows') as string });
  expect(rowsIn(await read(other))[0]).toEqual(foreign);
  // by rows, the id of somebody else's row is one that the client made up
  const upsert = [{ ...guest('冒名'), id: foreign?.id ?? '' }];
  await change(own, { revision: 1, set: {}, rows: { visitors: { upsert, remove: [] } } });
  expect(rowsIn(await read(other))[0]).toEqual(foreign);
  expect(rowsIn(await read(own)).map(({ id }) => id)).not.toContain(foreign?.id);
});

describe('changes of one revision', () => {
  it('merge when they are of different fields, rows and cells; formulas follow both', async () => {
    const recordId = await create();
    const base = await read(recordId);
    const [first, second] = rowsIn(base);
    const theirs = {
      upsert: [
        { id: first?.id ?? '', luggage: 9 },
        { ...guest('他加的'), id: 'new1' },
      ],
    };
    await change(recordId, {
      revision: 1,
      set: { plate: '沪B20V15', fromDate: '2026-11-30' },
      rows: { visitors: theirs },
    });
    const mine = {
      upsert: [
        { id: first?.id ?? '', mobile: '13700137000' },
        { ...guest('我加的'), id: 'new1' },
      ],
      remove: [second?.id ?? ''],
    };
    expect(
      await change(recordId, { revision: 1, set: { toDate: '2026-12-04' }, rows: { visitors: mine } }, operator),
    ).toEqual({
      revision: 3,
    });
    const merged = await read(recordId);
    expect(merged).toMatchObject({
      plate: '沪B20V15',
      fromDate: '2026-11-30',
      toDate: '2026-12-04',
      days: '5.00',
      _revision: 3,
    });
    expect(rowsIn(merged)).toMatchObject([
      { id: first?.id, luggage: 9, mobile: '13700137000' },
      { name: '他加的' },
      { name: '我加的' },
    ]);
  });

  it('answer 409 with path, original, theirs and mine where both changed the same, and save nothing of it', async () => {
    const recordId = await create();
    const [first, second] = rowsIn(await read(recordId));
    const [cell, gone] = [first?.id ?? '', second?.id ?? ''];
    await change(recordId, {
      revision: 1,
      set: { plate: '沪B20V15', reason: '他写的' },
      rows: { visitors: { upsert: [{ id: cell, luggage: 9 }], remove: [gone] } },
    });
    const mine = {
      revision: 1,
      set: { plate: '粤B5T88G', reason: '他写的', toDate: '2026-12-04' },
      rows: {
        visitors: {
          upsert: [
            { id: cell, luggage: 1 },
            { id: gone, luggage: 4 },
          ],
        },
      },
    };
    const conflict = await conflictOf(change(recordId, mine, operator));
    expect(conflict).toMatchObject({ revision: 2, userId: 'admin', userName: '系统管理员' });
    expect(conflict.conflicts).toMatchObject([
      { path: 'plate', original: '京A66666', theirs: '沪B20V15', mine: '粤B5T88G' },
      { path: `visitors.${cell}.luggage`, original: 2, theirs: 9, mine: 1 },
      { path: `visitors.${gone}`, original: { name: '王若彤' }, theirs: null, mine: { luggage: 4 } },
    ]);
    expect(conflict.theirs.set).toEqual({ plate: '沪B20V15', reason: '他写的' });
    expect(await read(recordId)).toMatchObject({ plate: '沪B20V15', toDate: '2026-12-03', _revision: 2 });
    // what was decided is a change of the revision that is saved now
    await change(recordId, { revision: 2, set: { plate: '粤B5T88G', toDate: '2026-12-04' } }, operator);
    expect(await read(recordId)).toMatchObject({ plate: '粤B5T88G', toDate: '2026-12-04', _revision: 3 });
  });

  it('conflict over several saves with the original of the revision that was read', async () => {
    const recordId = await create();
    await change(recordId, { revision: 1, set: { reason: '第二版' } });
    await change(recordId, { revision: 2, set: { reason: '第三版' } });
    await change(recordId, { revision: 3, set: { plate: '沪B20V15' } });
    const conflict = await conflictOf(change(recordId, { revision: 1, set: { reason: '我的' } }, operator));
    expect(conflict.conflicts).toEqual([{ path: 'reason', original: '参加招聘面试', theirs: '第三版', mine: '我的' }]);
  });

  it('conflict wherever they differ when the history does not reach back so far, and are refused from the future', async () => {
    const recordId = await create();
    await change(recordId, { revision: 1, set: { reason: '第二版' } });
    await app.db.deleteFrom('recordChange').where('recordId', '=', recordId).execute();
    const conflict = await conflictOf(change(recordId, { revision: 1, set: { plate: '粤B5T88G', reason: '第二版' } }));
    expect(conflict.conflicts).toEqual([{ path: 'plate', original: null, theirs: '京A66666', mine: '粤B5T88G' }]);
    await refusal(change(recordId, { revision: 9, set: { plate: '粤B5T88G' } }), 400);
  });

  it('of many at once are all kept', async () => {
    const recordId = await create();
    const rows = Array.from({ length: 8 }, (_, index) => `客人${index}`);
    await Promise.all(
      rows.map((name) =>
        change(recordId, { revision: 1, rows: { visitors: { upsert: [{ ...guest(name), id: 'new1' }] } } }),
      ),
    );
    const names = rowsIn(await read(recordId)).map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['李思远', '王若彤']);
    expect(names.slice(2).sort()).toEqual(rows);
    expect(await read(recordId)).toMatchObject({ _revision: 9 });
  });
});

describe('a caller of limited rights', () => {
  it('neither changes nor learns of fields that are hidden from them, in merge, conflict and history', async () => {
    const recordId = await create();
    await withoutField({ app, admin }, 'plate', async () => {
      await change(recordId, { revision: 1, set: { plate: '沪B20V15', reason: '她写的' } });
      const mine = { revision: 1, set: { plate: '粤B5T88G', reason: '我写的' } };
      const refused = await refusal(change(recordId, mine, operator), 409);
      expect(JSON.stringify(refused.response)).not.toMatch(/plate|京A66666|沪B20V15|粤B5T88G/);
      await change(recordId, { revision: 2, set: { plate: '粤B5T88G', toDate: '2026-12-05' } }, operator);
      expect(await read(recordId)).toMatchObject({ plate: '沪B20V15', toDate: '2026-12-05' });
      const history = await operator.visualdev.records.history({ id: MODEL, recordId, query: {} });
      expect(history.list.map(({ revision }) => revision)).toEqual([3, 2, 1]);
      expect(JSON.stringify(history)).not.toMatch(/plate|京A66666|沪B20V15/);
      expect(history.list[1]).toMatchObject({
        change: { set: { reason: '她写的' } },
        undo: { set: { reason: '参加招聘面试' } },
      });
    });
  });

  it('neither changes nor learns of columns that are hidden from them', async () => {
    const recordId = await create();
    const [first, second] = rowsIn(await read(recordId));
    const [changed, gone] = [first?.id ?? '', second?.id ?? ''];
    const upsert = [{ id: changed, idCard: '110101199003070011', luggage: 3 }];
    await change(recordId, { revision: 1, rows: { visitors: { upsert, remove: [gone] } } });
    await withoutField({ app, admin }, 'visitors.idCard', async () => {
      const cell = { id: changed, idCard: '11010119900307774X', luggage: 8 };
      const mine = { revision: 1, rows: { visitors: { upsert: [cell, { id: gone, luggage: 1 }] } } };
      const refused = await refusal(change(recordId, mine, operator), 409);
      expect(JSON.stringify(refused.response)).not.toMatch(/idCard|1101011990/);
      await change(recordId, { revision: 2, rows: { visitors: { upsert: [cell] } } }, operator);
      const history = await operator.visualdev.records.history({ id: MODEL, recordId, query: {} });
      expect(JSON.stringify([history, await read(recordId, operator)])).not.toMatch(/idCard|1101011990/);
    });
    expect(rowsIn(await read(recordId))).toMatchObject([{ id: changed, idCard: '110101199003070011', luggage: 8 }]);
  });

  it('finds no record outside their data permission, whatever they send', async () => {
    const foreign = await create(application, admin);
    await refusal(change(foreign, { revision: 1, set: { reason: '不是我的' } }, operator), 403);
    await refusal(operator.visualdev.records.update({ id: MODEL, recordId: foreign, body: { reason: '也不行' } }), 403);
    await refusal(operator.visualdev.records.history({ id: MODEL, recordId: foreign, query: {} }), 403);
    expect(await read(foreign)).toMatchObject({ reason: '参加招聘面试', _revision: 1 });
  });

  it('cannot set what the server or a formula makes', async () => {
    const recordId = await create();
    const before = await read(recordId);
    await change(recordId, {
      revision: 1,
      set: { billNo: 'FREE-1', days: '99.00', createdAt: 0, _creator: 'x', unknown: 1 },
    });
    expect(await read(recordId)).toEqual(before);
  });
});

describe('the history', () => {
  it('has one entry a save: who, when, what, how it was before, and by which version of the document', async () => {
    const recordId = await create();
    const [first, second] = rowsIn(await read(recordId));
    const started = Date.now() - 5_000;
    await change(recordId, {
      revision: 1,
      set: { toDate: '2026-12-05' },
      rows: { visitors: { upsert: [{ id: first?.id ?? '', luggage: 7 }], remove: [second?.id ?? ''] } },
    });
    const { list, pagination } = await admin.visualdev.records.history({ id: MODEL, recordId, query: { pageSize: 1 } });
    expect(pagination.total).toBe(2);
    expect(list).toMatchObject([
      {
        revision: 2,
        cause: 'update',
        userId: 'admin',
        userName: '系统管理员',
        version: 1,
        change: {
          set: { toDate: '2026-12-05', days: '5.00' },
          rows: { visitors: { upsert: [{ id: first?.id, luggage: 7 }], remove: [second?.id] } },
        },
        undo: {
          set: { toDate: '2026-12-03', days: '3.00' },
          rows: { visitors: { upsert: [{ id: first?.id, luggage: 2 }, second], remove: [] } },
        },
      },
    ]);
    expect(list[0]?.time).toBeGreaterThan(started);
    const { list: earlier } = await operator.visualdev.records.history({
      id: MODEL,
      recordId,
      query: { pageSize: 1, currentPage: 2 },
    });
    expect(earlier).toMatchObject([{ revision: 1, cause: 'create', userId: 'operator' }]);
  });

  it('is not written for a save that was refused', async () => {
    const recordId = await create();
    await refusal(change(recordId, { revision: 1, set: { reason: '' } }), 400);
    expect((await admin.visualdev.records.history({ id: MODEL, recordId, query: {} })).list).toHaveLength(1);
  });
});

it('records carry the version of the document that wrote them', async () => {
  const fields = [createField('text', { id: 'title', label: '标题' })];
  const id = await releaseModel(admin, 'changes.versions', fields);
  const recordId = await admin.visualdev.records.create({ id, body: { title: '一' } });
  await releaseModel(admin, 'changes.versions', [...fields, createField('text', { id: 'note', label: '备注' })], id);
  expect(await admin.visualdev.records.read({ id, recordId })).toMatchObject({ _version: 1 });
  await admin.visualdev.records.update({ id, recordId, body: { note: '二' } });
  expect(await admin.visualdev.records.read({ id, recordId })).toMatchObject({ title: '一', note: '二', _version: 2 });
});

it('saves 5,000 rows of 30 columns, and a change of one of them by one row', { timeout: 60_000 }, async () => {
  const columns = Array.from({ length: 30 }, (_, index) =>
    createField('text', { id: `c${index}`, label: `列${index}`, maxLength: 20 }),
  );
  const id = await releaseModel(admin, 'changes.large', [
    createField('text', { id: 'title', label: '标题' }),
    createField('subtable', { id: 'lines', label: '明细', columns, maxRows: 5_000 }),
  ]);
  const line = (index: number) => Object.fromEntries(columns.map((column) => [column.id, `${column.id}-${index}`]));
  const lines = Array.from({ length: 5_000 }, (_, index) => line(index));
  const recordId = await admin.visualdev.records.create({ id, body: { title: '很多', lines } });
  const saved = (await admin.visualdev.records.read({ id, recordId })).lines as { id: string; c0: string }[];
  expect(saved).toHaveLength(5_000);
  expect(saved[4_999]).toMatchObject(line(4_999));
  const target = saved[2_500]?.id ?? '';
  const rows = { lines: { upsert: [{ id: target, c0: '改了' }] } };
  await admin.visualdev.records.change({ id, recordId, body: { revision: 1, rows } });
  const after = (await admin.visualdev.records.read({ id, recordId })).lines as { id: string; c0: string }[];
  expect(after.map((row) => row.id)).toEqual(saved.map((row) => row.id));
  expect(after[2_500]?.c0).toBe('改了');
  const { rows: touched } = await sql`
    select count(*) from ${sql.table(`${tableOfModel(id)}__lines`)} group by xmin::text order by 1`.execute(
    app.db.withoutPlugins(),
  );
  expect(touched).toEqual([{ count: 1 }, { count: 4_999 }]);
});
