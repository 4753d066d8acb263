import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterPlace } from '../src/modules/parking/orders/enterPlace.js';
import { startJobs } from '../src/jobs/startJobs.js';
import { until } from './support/openSocket.js';
import { rowsOf } from './support/rowsOf.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;
let stopJobs: () => Promise<void>;
beforeAll(async () => {
  app = await startTestApp();
  stopJobs = await startJobs(app.config, app.deps);
  admin = await app.signIn('admin');
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
  await admin.permission.organize.updateAdministrators({ organizeId: 'binhai', body: { userIds: [] } });
  const { id, ...menu } = await admin.system.menu.read({ id: 'system_log' });
  await admin.system.menu.update({ id, body: { ...menu, isDataAuthorize: 1 } });
  await saveGrants(admin, 'User', 'operator', {
    menu: ['system_log', 'parking_order'],
    button: ['system_log__btn_download', 'parking_order__btn_download'],
    list: [],
    data: [
      { moduleId: 'system_log', scope: 'own', organizeIds: [] },
      { moduleId: 'parking_order', scope: 'organizes', organizeIds: ['binhai'] },
    ],
  });
  operator = await app.signIn('operator');
});
afterAll(async () => {
  await stopJobs();
  await app.stop();
});

/** The rows of the file that an export became. */
async function fileOf(client: ApiClient, id: string): Promise<string[][]> {
  await until(async () => {
    const { list } = await client.system.transfer.list({ query: {} });
    expect(list.find((each) => each.id === id)?.state).toBe('done');
  });
  return rowsOf(await client.system.transfer.file({ id }));
}

const exported = async (client: ApiClient, body: Parameters<ApiClient['system']['log']['startExport']>[0]['body']) =>
  fileOf(client, await client.system.log.startExport({ body }));

describe('the log', () => {
  it('writes the filtered lines with the columns asked for, in their order', async () => {
    await admin.permission.group.create({ body: { fullName: '导出分组', enCode: 'exportGroup' } });
    const rows = await exported(admin, {
      keyword: '导出分组',
      category: 'operation',
      columns: ['description', 'category', 'userName', 'secret'],
    });
    expect(rows).toEqual([
      ['内容', '类型', '用户'],
      ['新增分组 导出分组', '操作', expect.stringContaining('系统管理员')],
    ]);
  });

  it('holds lines of people within the scope of whoever exports alone, also when others are chosen by id', async () => {
    const { list } = await admin.system.log.list({ query: { category: 'login', pageSize: 100 } });
    const ids = list.map(({ id }) => id);
    expect(new Set(list.map(({ userId }) => userId)).size).toBeGreaterThan(1);
    const rows = await exported(operator, { ids, category: 'login', columns: ['userName', 'description'] });
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.slice(1).every(([user = '']) => user.includes('吴运营'))).toBe(true);
  });
});

describe('parking orders', () => {
  const enter = (placeId: string, plate: string) =>
    app.db
      .transaction()
      .execute((trx) => enterPlace(app.deps, trx, { placeId, plate, time: Date.now() - 90 * 60_000 }));

  it('are written as far as the caller runs their places, with the columns asked for, amounts in yuan', async () => {
    await enter('lot1', '粤B70001');
    await enter('lot3', '粤B70002');
    const body = { plate: 'B7000', columns: ['plate', 'placeName', 'status', 'due', 'entry'] };
    const [header, ...all] = await fileOf(admin, await admin.parking.order.startExport({ body }));
    expect(header).toEqual(['车牌号', '停车场 / 路段', '状态', '待付（元）']);
    expect(all.sort()).toEqual([
      ['粤B70001', '人民广场停车场', '停车中', '10.00'],
      ['粤B70002', '东城医院停车场', '停车中', '10.00'],
    ]);
    // lot3 is run by another company
    const [, ...own] = await fileOf(operator, await operator.parking.order.startExport({ body }));
    expect(own.map(([plate]) => plate)).toEqual(['粤B70001']);
    await refusal(operator.parking.roadsideOrder.startExport({ body: { columns: [] } }), 403);
  });
});

it('an export that lost its button is refused', async () => {
  await saveGrants(admin, 'User', 'operator', { menu: ['system_log'], button: [], list: [], data: [] });
  await refusal(operator.system.log.startExport({ body: { columns: [] } }), 403);
});
