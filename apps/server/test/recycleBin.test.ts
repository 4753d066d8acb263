import { type ApiClient } from '@smart-admin/api-client';
import { createField, encodeListDefinition, type Field } from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanBin } from '../src/modules/visualdev/records/recycle/purgeRecords.js';
import { listOf, modelBody } from './support/modelBody.js';
import { releaseModel } from './support/releaseModel.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { application } from './support/visitorApplication.js';

let app: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

const create = (id: string, body: Record<string, unknown>) => admin.visualdev.records.create({ id, body });
const read = (id: string, recordId: string) => admin.visualdev.records.read({ id, recordId });
const bin = async (id: string) => (await admin.visualdev.records.bin({ id, query: {} })).list;
const remove = async (id: string, ...ids: string[]) => {
  for (const recordId of ids) await admin.visualdev.records.remove({ id, recordId });
};
const restore = (id: string, ...ids: string[]) => admin.visualdev.records.restore({ id, body: { ids } });

const text = (id: string, formId: number, label = id) => createField('text', { id, label, formId, maxLength: 50 });
const amount = createField('number', { id: 'amount', label: '金额', formId: 2, precision: 2 });

describe('the recycle bin', () => {
  it('takes a deleted record out of lists, counts, exports, names, choices and search, and gives it back as it was', async () => {
    const recordId = await create('visitor', { ...application, reason: '回收站里的申请' });
    const before = await read('visitor', recordId);
    const billNo = String(before.billNo);
    const target = await releaseModel(admin, 'bin.refers', [
      createField('relationForm', { id: 'visit', label: '来访', modelId: 'visitor', relationField: 'billNo' }),
    ]);
    const reference = await create(target, { visit: recordId });
    const places = async () => ({
      list: (await admin.visualdev.records.list({ id: 'visitor', body: { keyword: billNo } })).pagination.total,
      choices: (
        await admin.visualdev.models.fieldDataSelect({
          id: 'visitor',
          query: { relationField: 'billNo', keyword: billNo },
        })
      ).list.length,
      name: (await admin.visualdev.records.list({ id: target, body: {} })).list.find(({ id }) => id === reference)
        ?.visit_name,
      search: (await admin.permission.search.records({ query: { keyword: billNo } })).list.length,
    });
    expect(await places()).toEqual({ list: 1, choices: 1, name: billNo, search: 1 });

    await admin.visualdev.records.remove({ id: 'visitor', recordId });
    expect(await places()).toEqual({ list: 0, choices: 0, name: recordId, search: 0 });
    await refusal(read('visitor', recordId), 404);
    await refusal(admin.visualdev.records.update({ id: 'visitor', recordId, body: { reason: '改' } }), 404);
    const deleted = (await bin('visitor')).find(({ id }) => id === recordId);
    expect(deleted).toMatchObject({ billNo, plate: before.plate, _deletedBy: '系统管理员' });
    expect((deleted?._purgedAt ?? 0) - (deleted?._deletedAt ?? 0)).toBe(30 * 86_400_000);

    await restore('visitor', recordId);
    expect(await places()).toEqual({ list: 1, choices: 1, name: billNo, search: 1 });
    // its removal and its return are revisions of it
    expect(await read('visitor', recordId)).toEqual({ ...before, _revision: 3 });
    const { list: history } = await admin.visualdev.records.history({ id: 'visitor', recordId, query: {} });
    expect(history.map(({ cause }) => cause)).toEqual(['restore', 'remove', 'create']);
    await admin.visualdev.records.change({ id: 'visitor', recordId, body: { revision: 1, set: { reason: '改' } } });
    expect(await bin('visitor')).toEqual([]);
    await refusal(restore('visitor', recordId), 404);
  });

  it('is searched by what its records say, in the fields that the caller may read', async () => {
    const first = await create('visitor', { ...application, plate: '京A77777', reason: '引号"与%号' });
    const second = await create('visitor', { ...application, plate: '京A88888', reason: '别的' });
    await remove('visitor', first, second);
    const found = async (keyword: string) =>
      (await admin.visualdev.records.bin({ id: 'visitor', query: { keyword } })).list.map(({ id }) => id);
    expect(await found('京A 77777')).toEqual([first]);
    expect(await found('号"与%')).toEqual([first]);
    expect(await found('没有这样的')).toEqual([]);
    // an id of an option is no text that people read
    expect(await found('visitReason')).toEqual([]);
    await restore('visitor', first, second);
  });

  it('gives back to somebody who may delete several what they have just deleted themselves, and nothing else', async () => {
    const fields = [text('title', 1)];
    const buttons = ['add', 'batchRemove'].map((name) => ({ id: name, label: name, wire: undefined }));
    const model = await admin.visualdev.models.create({
      body: {
        ...modelBody('bin.several', fields),
        columnData: JSON.stringify(encodeListDefinition({ ...listOf(fields), buttons, rowButtons: [] })),
      },
    });
    const { menuId } = await admin.visualdev.models.release({ id: model, body: {} });
    const { list: nodes } = await admin.permission.authority.tree();
    await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
    await saveGrants(admin, 'User', 'operator', {
      menu: [menuId],
      button: nodes.filter((node) => node.parentId === menuId && node.kind === 'button').map(({ id }) => id),
      data: [{ moduleId: menuId, scope: 'own', organizeIds: [] }],
    });
    const operator = await app.signIn('operator');
    const createOwn = () => operator.visualdev.records.create({ id: model, body: {} });
    const [first, second] = [await createOwn(), await createOwn()];
    const undo = (...ids: string[]) => operator.visualdev.records.undoRemove({ id: model, body: { ids } });
    const removeBy = (client: ApiClient, ...ids: string[]) =>
      client.visualdev.records.batchRemove({ id: model, body: { ids } });
    await removeBy(operator, first, second);
    await refusal(operator.visualdev.records.restore({ id: model, body: { ids: [first] } }), 403);
    await undo(first);
    expect(await read(model, first)).toMatchObject({ id: first });
    await sql`update recycled_record set deleted_at = now() - interval '2 minutes' where record_id = ${second}`.execute(
      app.db,
    );
    await refusal(undo(second), 403);
    await removeBy(admin, first);
    await refusal(undo(first), 403);
  });

  it('keeps what a form was changed to meanwhile: new names, types and columns, fields that left', async () => {
    const lines = (id: string, columns: Field[]) => ({
      ...createField('subtable', { id, label: '明细', formId: 3 }),
      columns,
    });
    const model = await releaseModel(admin, 'bin.evolves', [
      text('title', 1),
      amount,
      lines('lines', [text('item', 4), text('note', 6)]),
    ]);
    const body = {
      title: '甲',
      amount: 12.34,
      lines: [
        { item: '轮胎', note: '前' },
        { item: '雨刷', note: '后' },
      ],
    };
    const ids = [await create(model, body), await create(model, { ...body, title: '乙' })];
    await remove(model, ...ids);
    await releaseModel(
      admin,
      'bin.evolves',
      [text('name', 1), text('amount', 2), lines('parts', [text('part', 4)]), text('added', 5)],
      model,
    );
    expect((await bin(model)).map(({ name, amount: value }) => [name, value]).toSorted()).toEqual([
      ['乙', '12.34'],
      ['甲', '12.34'],
    ]);
    await restore(model, ...ids);
    expect(await read(model, ids[0] ?? '')).toMatchObject({
      name: '甲',
      amount: '12.34',
      parts: [{ part: '轮胎' }, { part: '雨刷' }],
    });
    const { rows } = await sql<{
      note: string;
    }>`select note from ${sql.table(`mt_${model}__parts`)} where _parent = ${ids[0]} order by _sort`.execute(app.db);
    expect(rows.map(({ note }) => note)).toEqual(['前', '后']);
  });

  it('follows new names through all releases between, also where another field has the old name by now', async () => {
    const model = await releaseModel(admin, 'bin.chain', [text('first', 1), text('other', 9)]);
    const recordId = await create(model, { first: '甲', other: '乙' });
    await remove(model, recordId);
    await releaseModel(admin, 'bin.chain', [text('second', 1), text('other', 9)], model);
    await releaseModel(admin, 'bin.chain', [text('second', 1), text('first', 2), text('other', 9)], model);
    expect(await bin(model)).toMatchObject([{ second: '甲', first: '' }]);
    await restore(model, recordId);
    const back = await read(model, recordId);
    expect(back).toMatchObject({ second: '甲', other: '乙' });
    expect(back.first ?? '').toBe('');
  });

  it('refuses to give back what a field cannot hold any more, and loses nothing', async () => {
    const model = await releaseModel(admin, 'bin.refuses', [text('title', 1), text('amount', 2, '金额')]);
    const [good, bad] = [
      await create(model, { title: '甲', amount: '7' }),
      await create(model, { title: '乙', amount: '七' }),
    ];
    await remove(model, good, bad);
    await releaseModel(admin, 'bin.refuses', [text('title', 1), amount], model);
    expect((await refusal(restore(model, good, bad), 409)).message).toContain('“金额”');
    expect(await bin(model)).toHaveLength(2);
    await restore(model, good);
    expect(await read(model, good)).toMatchObject({ amount: 7 });
    await releaseModel(admin, 'bin.refuses', [text('title', 1), text('amount', 2, '金额')], model);
    await restore(model, bad);
    expect(await read(model, bad)).toMatchObject({ amount: '七' });
  });

  it('deletes for ever on demand and after some days, some records at a time, with history and files', async () => {
    const model = await releaseModel(admin, 'bin.purges', [text('title', 1)]);
    const [one, other, third] = [
      await create(model, { title: '甲' }),
      await create(model, { title: '乙' }),
      await create(model, { title: '丙' }),
    ];
    await remove(model, one, other);
    await admin.visualdev.records.purge({ id: model, body: { ids: [one] } });
    await refusal(restore(model, one), 404);
    await refusal(admin.visualdev.records.purge({ id: model, body: { ids: [third] } }), 404);
    const historyOf = async (recordId: string) =>
      (await app.db.selectFrom('recordChange').select('cause').where('recordId', '=', recordId).execute()).length;
    expect([await historyOf(one), await historyOf(other)]).toEqual([0, 2]);
    await sql`update recycled_record set deleted_at = now() - interval '31 days' where record_id = ${other}`.execute(
      app.db,
    );
    await sql`insert into recycled_record select model_id, record_id || n, creator, organize, document_version, content, subtables, deleted_by, deleted_at
      from recycled_record, generate_series(1, 600) n where record_id = ${other}`.execute(app.db);
    await admin.visualdev.records.remove({ id: model, recordId: third });
    await cleanBin(app.deps, { days: 30 });
    expect((await bin(model)).map(({ id }) => id)).toEqual([third]);
    expect(await historyOf(other)).toBe(0);
    // what is in the bin does not keep a model
    await admin.visualdev.models.remove({ id: model });
    expect(await app.db.selectFrom('recycledRecord').select('recordId').where('modelId', '=', model).execute()).toEqual(
      [],
    );
  });
});
