import { type ApiClient, type ApiError } from '@smart-admin/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheetRows } from '../src/files/parse/readSheetRows.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { withoutField } from './support/withoutField.js';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  operator = await app.signIn('operator');
});
afterAll(() => app.stop());

/** A record of the visitor application that keeps all rules. */
const application = {
  applicant: 'operator',
  department: 'binhai_parking',
  plate: '京A66666',
  area: ['11', '1101', '110101'],
  reasonType: 'visitReason_interview',
  fromDate: '2026-12-01',
  toDate: '2026-12-03',
  reason: '参加招聘面试',
  visitors: [{ name: '李思远', idCard: '110101199003077758', mobile: '13900139000', luggage: 2 }],
};

const columnsOf = async (table: string) =>
  (
    await sql<{
      name: string;
      type: string;
    }>`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped`.execute(
      app.db,
    )
  ).rows;

describe('records', () => {
  it('A7.14-16 A7.14-18 A7.14-17 A7.14-19 creates, reads, changes and deletes a record with its rows', async () => {
    const recordId = await operator.visualdev.records.create({ id: 'visitor', body: application });
    const saved = await operator.visualdev.records.read({ id: 'visitor', recordId });
    expect(saved).toMatchObject({
      plate: '京A66666',
      days: '3.00',
      area: ['11', '1101', '110101'],
      fromDate: '2026-12-01',
      visitors: [{ name: '李思远', luggage: 2 }],
    });
    expect(saved.billNo).toMatch(/^FK-\d{8}-\d{4}$/);
    await operator.visualdev.records.update({
      id: 'visitor',
      recordId,
      body: {
        ...application,
        plate: '沪B20V15',
        visitors: [...application.visitors, { name: '王若彤', idCard: '110101199003077758', luggage: 0 }],
      },
    });
    expect(await operator.visualdev.records.read({ id: 'visitor', recordId })).toMatchObject({
      plate: '沪B20V15',
      billNo: saved.billNo,
      visitors: [{ name: '李思远' }, { name: '王若彤' }],
    });
    await admin.visualdev.records.remove({ id: 'visitor', recordId });
    await refusal(admin.visualdev.records.read({ id: 'visitor', recordId }), 404);
    expect(
      (
        await sql<{ count: number }>`select count(*) from mt_visitor__visitors where _parent = ${recordId}`.execute(
          app.db,
        )
      ).rows[0]?.count,
    ).toBe(0);
  });

  it('refuses by the rules that the form shows, with a message for each field', async () => {
    const broken = {
      ...application,
      plate: '京A1',
      toDate: '2026-11-01',
      reason: '',
      visitors: [{ name: '', idCard: '110101199003077759' }],
    };
    const error = (await operator.visualdev.records
      .create({ id: 'visitor', body: broken })
      .catch((reason: unknown) => reason)) as ApiError;
    expect(error.code).toBe(400);
    expect(error.fieldErrors).toEqual({
      plate: '请正确输入您的车牌号',
      toDate: '结束日期不能早于开始日期',
      reason: '来访事由不能为空',
      'visitors.0.name': '不能为空',
      'visitors.0.idCard': '请正确输入您的身份证号码',
    });
  });

  it('a tampered payload changes nothing that is not the person’s to set', async () => {
    const recordId = await operator.visualdev.records.create({
      id: 'visitor',
      body: {
        ...application,
        billNo: 'FREE-1',
        days: '999.00',
        createdAt: 0,
        _creator: 'admin',
        _id: 'x',
        isAdmin: true,
      },
    });
    const saved = await operator.visualdev.records.read({ id: 'visitor', recordId });
    expect(saved.billNo).toMatch(/^FK-/);
    expect(saved.days).toBe('3.00');
    expect(Number(saved.createdAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(saved).not.toHaveProperty('isAdmin');
    expect(
      (
        await sql<{ creator: string }>`select _creator as creator from mt_visitor where _id = ${recordId}`.execute(
          app.db,
        )
      ).rows[0]?.creator,
    ).toBe('operator');
  });

  it('refuses ids that nothing has, and values that a dictionary does not hold', async () => {
    const error = (await operator.visualdev.records
      .create({
        id: 'visitor',
        body: { ...application, applicant: 'nobody', department: 'nowhere', reasonType: 'invented' },
      })
      .catch((reason: unknown) => reason)) as ApiError;
    expect(Object.keys(error.fieldErrors).sort()).toEqual(['applicant', 'department', 'reasonType']);
  });

  it('A7.14-15 lists, searches, sorts and pages within the columns given', async () => {
    const page = await admin.visualdev.records.list({
      id: 'visitor',
      body: { pageSize: 5, sidx: 'fromDate', sort: 'desc' },
    });
    expect(page.list).toHaveLength(5);
    expect(page.pagination.total).toBeGreaterThanOrEqual(48);
    const dates = page.list.map((row) => String(row.fromDate));
    expect(dates).toEqual([...dates].sort().reverse());
    const next = await admin.visualdev.records.list({
      id: 'visitor',
      body: { currentPage: 2, pageSize: 5, sidx: 'fromDate', sort: 'desc' },
    });
    expect(next.pagination).toMatchObject({ currentPage: 2, pageSize: 5, total: page.pagination.total });
    const ids = new Set(page.list.map(({ id }) => id));
    expect(next.list.filter(({ id }) => ids.has(id))).toEqual([]);
    const found = await admin.visualdev.records.list({
      id: 'visitor',
      body: { queryJson: { plate: 'A8K6', reasonType: 'visitReason_business' } },
    });
    expect(found.list.length).toBeGreaterThan(0);
    for (const row of found.list) expect(row).toMatchObject({ plate: '京A8K627', reasonType_name: '商务洽谈' });
    const range = await admin.visualdev.records.list({
      id: 'visitor',
      body: { queryJson: { fromDate: ['2026-12-01', '2026-12-01'] } },
    });
    expect(range.list.length).toBeGreaterThan(0);
    for (const row of range.list) expect(row.fromDate).toBe('2026-12-01');
    // left out it would answer all records as if they had been found
    for (const field of ['remark', 'nowhere'])
      await refusal(admin.visualdev.records.list({ id: 'visitor', body: { queryJson: { [field]: 'x' } } }), 400);
    await admin.visualdev.records.list({ id: 'visitor', body: { queryJson: { nowhere: '' } } });
    const injected = await admin.visualdev.records.list({
      id: 'visitor',
      body: { queryJson: { plate: "'; drop table mt_visitor; --" } },
    });
    expect(injected.list).toEqual([]);
    expect((await columnsOf('mt_visitor')).length).toBeGreaterThan(0);
  });

  it('finds plates however they are written, by their search and by the keyword', async () => {
    for (const body of [{ queryJson: { plate: ' 京a·8k6 ' } }, { keyword: '京A 8K627' }]) {
      const { list } = await admin.visualdev.records.list({ id: 'visitor', body });
      expect(list.length).toBeGreaterThan(0);
      for (const row of list) expect(row).toMatchObject({ plate: '京A8K627' });
    }
  });

  it('A7.14-20 A7.14-26 DataChange answers a JSON text with names instead of ids', async () => {
    const recordId = await operator.visualdev.records.create({ id: 'visitor', body: application });
    const { data } = await operator.visualdev.records.dataChange({ id: 'visitor', recordId });
    expect(JSON.parse(data)).toMatchObject({
      applicant: '吴运营',
      area: '北京市/市辖区/东城区',
      reasonType: '面试',
      visitors: [{ name: '李思远' }],
    });
  });

  it('A7.14-10 A7.14-25 answers records to a related-record picker, paged', async () => {
    const { list, pagination } = await operator.visualdev.models.fieldDataSelect({
      id: 'visitor',
      query: { keyword: 'FK-', currentPage: 1, pageSize: 3, relationField: 'billNo', columnOptions: 'plate,applicant' },
    });
    expect(list).toHaveLength(3);
    expect(pagination.total).toBeGreaterThan(3);
    for (const row of list)
      expect(Object.keys(row).sort()).toEqual([
        'applicant',
        'applicant_name',
        'billNo',
        'billNo_name',
        'id',
        'plate',
        'plate_name',
      ]);
    const inPlate = await operator.visualdev.models.fieldDataSelect({
      id: 'visitor',
      query: { keyword: 'FK-', relationField: 'plate' },
    });
    expect(inPlate.list).toEqual([]);
  });

  it('A7.14-27 related records have the paths of the decision', async () => {
    const { token } = await app.signIn('operator');
    const get = async (path: string) =>
      (
        (await (await fetch(app.url + path, { headers: { authorization: token } })).json()) as {
          data: { list: { id: string }[]; data: string };
        }
      ).data;
    const { list } = await get(
      '/api/visualdev/Base/visitor/FieldDataSelect?relationField=billNo&currentPage=1&pageSize=2',
    );
    expect(list).toHaveLength(2);
    expect(JSON.parse((await get(`/api/visualdev/OnlineDev/visitor/${list[0]?.id}/DataChange`)).data)).toHaveProperty(
      'billNo',
    );
  });

  it('A7.14-21 deletes several records, all or none', async () => {
    const ids = await Promise.all(
      [0, 1].map(() => operator.visualdev.records.create({ id: 'visitor', body: application })),
    );
    await refusal(admin.visualdev.records.batchRemove({ id: 'visitor', body: { ids: [...ids, 'missing'] } }), 404);
    await admin.visualdev.records.read({ id: 'visitor', recordId: ids[0] ?? '' });
    await admin.visualdev.records.batchRemove({ id: 'visitor', body: { ids } });
    for (const recordId of ids) await refusal(admin.visualdev.records.read({ id: 'visitor', recordId }), 404);
  });

  it('A7.14-22 A7.14-24 A7.14-23 exports what matches, what is chosen, and a template', async () => {
    const sheetOf = async (file: Promise<{ blob: Blob }>) =>
      readSheetRows({
        content: new Uint8Array(await (await file).blob.arrayBuffer()),
        rows: 1_000,
        columns: 100,
      });
    const matching = await sheetOf(
      admin.visualdev.records.export({
        id: 'visitor',
        body: { queryJson: { plate: '京A8K627' }, columns: ['plate', 'applicant'] },
      }),
    );
    // in the order that the caller shows them in
    expect(matching[0]?.cells).toEqual(['车牌号', '申请人']);
    const shown = await admin.visualdev.records.list({ id: 'visitor', body: { queryJson: { plate: '京A8K627' } } });
    expect(shown.pagination.total).toBeGreaterThan(0);
    expect(matching).toHaveLength(shown.pagination.total + 1);
    for (const { cells } of matching.slice(1)) expect(cells[0]).toBe('京A8K627');
    const { list } = await admin.visualdev.records.list({ id: 'visitor', body: { pageSize: 2 } });
    expect(
      await sheetOf(admin.visualdev.records.exportData({ id: 'visitor', body: { ids: list.map(({ id }) => id) } })),
    ).toHaveLength(3);
    const [header] = await sheetOf(admin.visualdev.records.template({ id: 'visitor' }));
    expect(header?.cells).toEqual(expect.arrayContaining(['车牌号*', '来访地区']));
  });

  it('the operator sees their department’s records only and may not delete', async () => {
    const foreign = await admin.visualdev.records.create({ id: 'visitor', body: application });
    const { list } = await operator.visualdev.records.list({ id: 'visitor', body: { pageSize: 500 } });
    const all = await admin.visualdev.records.list({ id: 'visitor', body: { pageSize: 500 } });
    expect(list.length).toBeLessThan(all.list.length);
    expect(list.map(({ id }) => id)).not.toContain(foreign);
    await refusal(operator.visualdev.records.read({ id: 'visitor', recordId: foreign }), 403);
    await refusal(operator.visualdev.records.update({ id: 'visitor', recordId: foreign, body: application }), 403);
    const own = list[0]?.id ?? '';
    await refusal(operator.visualdev.records.remove({ id: 'visitor', recordId: own }), 403);
    await refusal(operator.visualdev.records.batchRemove({ id: 'visitor', body: { ids: [own] } }), 403);
  });

  it('a field that was not given is neither answered nor overwritten, a column neither listed nor searched nor sorted by', async () => {
    const recordId = await operator.visualdev.records.create({ id: 'visitor', body: application });
    await withoutField({ app, admin }, 'plate', async () => {
      expect(await operator.visualdev.records.read({ id: 'visitor', recordId })).not.toHaveProperty('plate');
      expect(
        JSON.parse((await operator.visualdev.records.dataChange({ id: 'visitor', recordId })).data),
      ).not.toHaveProperty('plate');
      await operator.visualdev.records.update({ id: 'visitor', recordId, body: { ...application, plate: '粤B5T88G' } });
      expect(await admin.visualdev.records.read({ id: 'visitor', recordId })).toMatchObject({ plate: '京A66666' });
      const { list } = await operator.visualdev.records.list({ id: 'visitor', body: {} });
      expect(list[0]).not.toHaveProperty('plate');
      const ask = (body: object) => operator.visualdev.records.list({ id: 'visitor', body });
      await refusal(ask({ queryJson: { plate: '京A66666' } }), 403);
      expect((await refusal(ask({ sidx: 'plate', sort: 'asc' }), 403)).message).toContain('车牌号');
      expect((await operator.visualdev.records.list({ id: 'visitor', body: { keyword: '京A66666' } })).list).toEqual(
        [],
      );
    });
  });

  it('calculations and rules use the stored values of fields that the caller may not see, never what they send for them', async () => {
    const recordId = await operator.visualdev.records.create({ id: 'visitor', body: application });
    await withoutField({ app, admin }, 'fromDate', async () => {
      await operator.visualdev.records.update({
        id: 'visitor',
        recordId,
        body: { ...application, fromDate: '2026-01-01', toDate: '2026-12-05' },
      });
      expect(await admin.visualdev.records.read({ id: 'visitor', recordId })).toMatchObject({
        fromDate: '2026-12-01',
        toDate: '2026-12-05',
        days: '5.00',
      });
      const early = { ...application, fromDate: '2026-01-01', toDate: '2026-11-30' };
      expect(
        (await refusal(operator.visualdev.records.update({ id: 'visitor', recordId, body: early }), 400)).fieldErrors,
      ).toHaveProperty('toDate');
    });
    await withoutField({ app, admin }, 'days', async () => {
      await operator.visualdev.records.update({
        id: 'visitor',
        recordId,
        body: { ...application, days: '1.00', toDate: '2026-12-04' },
      });
      expect(await operator.visualdev.records.read({ id: 'visitor', recordId })).not.toHaveProperty('days');
      expect(await admin.visualdev.records.read({ id: 'visitor', recordId })).toMatchObject({ days: '4.00' });
    });
  });

  it('a rule on a field that the caller may not see holds for their changes, and its refusal names nothing of that field', async () => {
    const recordId = await operator.visualdev.records.create({ id: 'visitor', body: application });
    await withoutField({ app, admin }, 'toDate', async () => {
      await operator.visualdev.records.update({
        id: 'visitor',
        recordId,
        body: { ...application, fromDate: '2026-12-02' },
      });
      const error = await refusal(
        operator.visualdev.records.update({
          id: 'visitor',
          recordId,
          body: { ...application, fromDate: '2026-12-24' },
        }),
        400,
      );
      expect(error.fieldErrors).toEqual({ fromDate: '数据不符合规则' });
      expect(JSON.stringify(error.response)).not.toMatch(/toDate|结束日期|2026-12-03/);
      expect(await admin.visualdev.records.read({ id: 'visitor', recordId })).toMatchObject({
        fromDate: '2026-12-02',
        toDate: '2026-12-03',
      });
    });
  });

  it('the pseudo-value currentUser in a record becomes the caller and their department', async () => {
    const recordId = await operator.visualdev.records.create({
      id: 'visitor',
      body: { ...application, applicant: 'currentUser', department: 'currentUser' },
    });
    const { userInfo } = await operator.oauth.currentUser();
    expect(await operator.visualdev.records.read({ id: 'visitor', recordId })).toMatchObject({
      applicant: 'operator',
      department: userInfo.organizeId,
    });
  });

  it('numbers are given out once, also to many at the same time', async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, () => operator.visualdev.records.create({ id: 'visitor', body: application })),
    );
    const numbers = await Promise.all(
      ids.map(async (recordId) => (await operator.visualdev.records.read({ id: 'visitor', recordId })).billNo),
    );
    expect(new Set(numbers).size).toBe(12);
  });
});
