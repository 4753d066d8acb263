import { type ApiClient, createClient } from '@smart-admin/api-client';
import { Workbook } from '@cj-tech-master/excelts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedFile } from './support/exportedFile.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

type Document = Parameters<ApiClient['design']['report']['create']>[0]['body']['document'];
type Sheet = Awaited<ReturnType<ApiClient['design']['report']['data']>>;

let app: TestApp;
let admin: ApiClient;
/** Sees the revenue report, and payments of one organisation alone. */
let limited: ApiClient;
const YEAR = { period_from: '2026-01-01', period_until: '2026-12-31' };

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
  await admin.permission.organize.updateAdministrators({ organizeId: 'binhai', body: { userIds: [] } });
  await payments();
  await saveGrants(admin, 'User', 'operator', {
    menu: ['parking_revenueReport', 'parking_payment'],
    data: [{ moduleId: 'parking_payment', scope: 'organizes', organizeIds: ['own_yard'] }],
  });
  limited = await app.signIn('operator');
});
afterAll(() => app.stop());

/** Two lots of two organisations; 120.50 yuan were taken in the one, 30 in the other, of which 10 went back. */
async function payments() {
  await sql`delete from parking_refund`.execute(app.db);
  await sql`delete from parking_payment`.execute(app.db);
  for (const [organize, amount, refunded] of [
    ['own_yard', 12_050, 0],
    ['other_yard', 3_000, 1_000],
  ] as const) {
    const place = `${organize}_lot`;
    await sql`insert into organize (id, parent_id, category, company_id, path, full_name, en_code)
      values (${organize}, 'group', 'company', ${organize}, ${`/group/${organize}/`}, ${organize}, ${organize})`.execute(
      app.db,
    );
    await sql`insert into parking_place (id, kind, full_name, en_code, organize_id, spaces, tariff_id)
      values (${place}, 'lot', ${`停车场 ${organize}`}, ${place}, ${organize}, 10, (select id from parking_tariff limit 1))`.execute(
      app.db,
    );
    await sql`insert into parking_order (id, number, place_id, place_kind, organize_id, plate, entry_time)
      values (${place}, ${place}, ${place}, 'lot', ${organize}, ${`沪A${amount}`}, '2026-11-02 08:00')`.execute(app.db);
    await sql`insert into parking_payment (id, number, order_id, place_id, organize_id, batch_id, method, state, amount, refunded, key, paid_time)
      values (${place}, ${place}, ${place}, ${place}, ${organize}, '', 'cash', 'paid', ${amount}, ${refunded}, '', '2026-11-02 09:00')`.execute(
      app.db,
    );
  }
}

let made = 0;
async function draft(document: Document) {
  made += 1;
  return admin.design.report.create({ body: { fullName: `报表${made}`, enCode: `trialReport${made}`, document } });
}

async function released(document: Document) {
  const id = await draft(document);
  return { id, ...(await admin.design.report.release({ id, body: {} })) };
}

const listOf = (name: 'parkingRevenue' | 'parkingStays', fields: readonly string[], more: object = {}): Document => ({
  version: 1,
  rows: [32],
  columns: fields.map(() => 120),
  paper: {},
  headRows: 0,
  sets: [
    {
      id: 'r',
      data: { source: 'builtIn', name, parameters: [bound('from', '2026-01-01'), bound('until', '2026-12-31')] },
    },
  ],
  cells: fields.map((field, column) => ({
    ...{ row: 0, column, kind: 'field' as const, set: 'r', field },
    ...(column === 0 ? { expand: 'down' as const, by: 'list' as const } : {}),
  })),
  ...more,
});
const bound = (name: string, value: string) => ({ name, value: { from: 'constant' as const, value } });

/** The texts of each row, from the left. */
function textsOf({ rows, cells }: Sheet): string[][] {
  return rows.map((_row, index) => cells.filter(({ row }) => row === index).map(({ text }) => text));
}

describe('the report of parking revenue', () => {
  const read = (client: ApiClient, filters: Record<string, string> = YEAR) =>
    client.design.report.data({ id: 'revenue', body: { filters } });

  it('adds up what was taken, by place and day, with the sums of each and of all', async () => {
    expect(textsOf(await read(admin))).toEqual([
      ['停车营收报表'],
      ['统计期间 2026-01-01 – 2026-12-31'],
      ['停车场', '日期', '支付笔数', '实收（元）', '退款（元）'],
      ['停车场 other_yard', '2026-11-02', '1', '20.00', '10.00'],
      ['小计', '1', '20.00', '10.00'],
      ['停车场 own_yard', '2026-11-02', '1', '120.50', '0.00'],
      ['小计', '1', '120.50', '0.00'],
      ['合计', '2', '140.50', '10.00'],
    ]);
  });

  it('has for a reader the places of their own data permission alone, also in its sums and in what is exported', async () => {
    const texts = textsOf(await read(limited));
    expect(texts.at(-1)).toEqual(['合计', '1', '120.50', '0.00']);
    expect(JSON.stringify(texts)).not.toContain('other_yard');
    const { blob } = await exportedFile(app, limited, () =>
      limited.design.report.exportSheet({ id: 'revenue', body: { filters: YEAR } }),
    );
    const book = new Workbook();
    await book.xlsx.load(Buffer.from(await blob.arrayBuffer()));
    const sheet = book.worksheets[0];
    expect(sheet?.getCell('D6').value).toBe(120.5);
    expect(sheet?.getCell('D6').numFmt).toBe('#,##0.00');
    expect(sheet?.getCell('A1').isMerged).toBe(true);
    expect(sheet?.getCell('A3').font?.bold).toBe(true);
    expect(JSON.stringify(sheet?.getSheetValues())).not.toContain('other_yard');
  });

  it('is asked with its filters: a period, and an organisation with all below it', async () => {
    const october = textsOf(await read(admin, { period_from: '2026-10-01', period_until: '2026-10-31' }));
    expect(october.at(-1)).toEqual(['合计', '0', '0.00', '0.00']);
    const one = textsOf(await read(admin, { ...YEAR, organize: 'own_yard' }));
    expect(one.at(-1)).toEqual(['合计', '1', '120.50', '0.00']);
    // what is no day is as if nothing was chosen
    await read(admin, { period_from: "2026-02-31'; --", period_until: '2026-02-31' });
    const { filters, values } = await admin.design.report.view({ id: 'revenue' });
    expect(filters.map(({ kind }) => kind)).toEqual(['period', 'organize']);
    expect(values.period_from).toMatch(/-01$/);
  });

  it('is refused to who has not been given it, and says 403 to who has none of the pages of its figures', async () => {
    const { list } = await admin.permission.users.list({ query: { keyword: 'admin', pageSize: 5 } });
    expect(list.length).toBeGreaterThan(0);
    await saveGrants(admin, 'User', 'operator', { menu: ['parking_payment'] });
    const without = await app.signIn('operator');
    await refusal(read(without), 403);
    await refusal(without.design.report.view({ id: 'revenue' }), 403);
    await refusal(without.design.report.exportSheet({ id: 'revenue', body: {} }), 403);
    await saveGrants(admin, 'User', 'operator', { menu: ['parking_revenueReport'] });
    await refusal(read(await app.signIn('operator')), 403);
    await saveGrants(admin, 'User', 'operator', {
      menu: ['parking_revenueReport', 'parking_payment'],
      data: [{ moduleId: 'parking_payment', scope: 'organizes', organizeIds: ['own_yard'] }],
    });
  });
});

describe('designed reports', () => {
  it('become a page of type 5 by their release, and show the released document while the draft goes on', async () => {
    const { id, menuId } = await released(listOf('parkingRevenue', ['place']));
    const menu = await admin.system.menu.read({ id: menuId });
    const { enCode } = await admin.design.report.read({ id });
    const propertyJson = JSON.stringify({ moduleId: id });
    expect(menu).toMatchObject({ type: 5, urlAddress: `report/${enCode}`, propertyJson });
    const { revision } = await admin.design.report.read({ id });
    const other = listOf('parkingRevenue', ['method']);
    await admin.design.report.update({ id, body: { revision, document: other } });
    const rows = textsOf(await admin.design.report.data({ id, body: {} }));
    expect(rows).toEqual([['停车场 other_yard'], ['停车场 own_yard']]);
    await admin.design.report.release({ id, body: {} });
    expect((await admin.design.report.versions({ id })).list).toHaveLength(2);
    await admin.design.report.remove({ id });
    await refusal(admin.system.menu.read({ id: menuId }), 404);
  });

  it('are refused as documents that break the laws of sheets, and without cells as a release', async () => {
    const cells = [{ row: 0, column: 0, columnSpan: 2 }];
    const broken: Partial<Document>[] = [
      { cells: [...cells, { row: 0, column: 1 }] },
      { cells: [{ row: 1, column: 0 }] },
      { sets: [{ id: 'row', data: { source: 'builtIn', name: 'parkingStays' } }] },
      { headRows: 2 },
    ];
    for (const part of broken) {
      const document = { ...listOf('parkingStays', ['plate', 'place']), ...part };
      await refusal(admin.design.report.create({ body: { fullName: '坏', enCode: 'broken', document } }), 400);
    }
    await refusal(
      admin.design.report.release({ id: await draft(listOf('parkingStays', ['plate'], { cells: [] })), body: {} }),
      400,
    );
    await refusal(admin.design.report.data({ id: await draft(listOf('parkingStays', ['plate'])), body: {} }), 404);
  });

  it('draw charts of the rows that their reader may see, which the filters act on, also of a document without charts before', async () => {
    const chart = { category: 'place', series: '', sort: 'valueDown' as const };
    const cells = [
      {
        row: 0,
        column: 0,
        kind: 'chart' as const,
        text: '实收',
        set: 'r',
        field: 'revenue',
        aggregate: 'sum' as const,
        chart,
      },
    ];
    const sets = [
      {
        id: 'r',
        data: {
          ...{ source: 'builtIn' as const, name: 'parkingRevenue' as const },
          parameters: ['from', 'until'].map((name) => ({
            name,
            value: { from: 'filter' as const, value: `period_${name}` },
          })),
        },
      },
    ];
    const filters = [{ id: 'period', label: '期间', kind: 'period' as const, initial: '' }];
    const drawn = listOf('parkingRevenue', ['place'], { version: 2, cells, sets, filters });
    // a chart belongs to the second version of documents
    const former = { ...drawn, version: 1 as const };
    await refusal(admin.design.report.create({ body: { fullName: '旧', enCode: 'former', document: former } }), 400);
    const bare = { ...drawn, cells: [{ row: 0, column: 0, kind: 'chart' as const }] };
    await refusal(admin.design.report.create({ body: { fullName: '空', enCode: 'bare', document: bare } }), 400);

    const { revision } = await admin.design.report.read({ id: 'revenue' });
    const { document: kept } = await admin.design.report.read({ id: 'revenue' });
    await admin.design.report.update({ id: 'revenue', body: { revision, document: drawn } });
    await admin.design.report.release({ id: 'revenue', body: {} });
    const chartFor = async (client: ApiClient, given: Record<string, string>) =>
      (await client.design.report.data({ id: 'revenue', body: { filters: given } })).cells[0]?.chart;
    await saveGrants(admin, 'User', 'operator', {
      menu: ['parking_revenueReport', 'parking_payment'],
      data: [{ moduleId: 'parking_payment', scope: 'organizes', organizeIds: ['own_yard'] }],
    });
    expect(await chartFor(admin, YEAR)).toMatchObject({
      labels: ['停车场 own_yard', '停车场 other_yard'],
      series: [{ values: [120.5, 20] }],
    });
    expect(await chartFor(await app.signIn('operator'), YEAR)).toMatchObject({
      labels: ['停车场 own_yard'],
      series: [{ values: [120.5] }],
    });
    const october = await chartFor(admin, { period_from: '2026-10-01', period_until: '2026-10-31' });
    expect(october?.labels).toEqual([]);
    const now = await admin.design.report.read({ id: 'revenue' });
    await admin.design.report.update({ id: 'revenue', body: { revision: now.revision, document: kept } });
    await admin.design.report.release({ id: 'revenue', body: {} });
  });

  it('come page by page, and tell how many rows there are', async () => {
    const document = listOf('parkingStays', ['plate', 'place']);
    const { total } = await admin.design.report.preview({ body: { document } });
    expect(total).toBeGreaterThan(1);
    const page = await admin.design.report.preview({ body: { document, page: 1, pageSize: 10 } });
    expect(page).toMatchObject({ total, pageSize: 10 });
    expect(page.rows.length).toBe(Math.min(10, total));
  });

  it('say on top of what is exported that a data set has more rows than they take, in the language of their reader', async () => {
    const whole = listOf('parkingRevenue', ['place']);
    const [set] = whole.sets ?? [];
    const sets = set ? [{ ...set, label: '营收', data: { ...set.data, limit: 1 } }] : [];
    const { token } = await app.signIn('admin');
    const english = createClient({ baseUrl: app.url, getToken: () => token, getLanguage: () => 'en' });
    const columnOf = async (client: ApiClient, id: string) => {
      const { blob } = await exportedFile(app, client, () => client.design.report.exportSheet({ id, body: {} }));
      const book = new Workbook();
      await book.xlsx.load(Buffer.from(await blob.arrayBuffer()));
      return [1, 2, 3].map((row) => book.worksheets[0]?.getCell(`A${row}`).value);
    };
    const { id } = await released({ ...whole, sets });
    const notice = '数据较多，仅统计了前面的部分：营收。请缩小筛选范围';
    expect(await columnOf(admin, id)).toEqual([notice, '停车场 other_yard', null]);
    expect((await columnOf(english, id))[0]).toContain('only the first count: 营收');
    const { id: other } = await released(whole);
    expect(await columnOf(admin, other)).toEqual(['停车场 other_yard', '停车场 own_yard', null]);
  });

  it('show stays by the rights on the pages of orders, and as a role no more than the role may see', async () => {
    const document = listOf('parkingStays', ['plate', 'fee']);
    await saveGrants(admin, 'User', 'operator', {
      menu: ['onlineDev', 'onlineDev_reportDesign', 'parking_order'],
      data: [{ moduleId: 'parking_order', scope: 'organizes', organizeIds: ['own_yard'] }],
    });
    const designer = await app.signIn('operator');
    expect(textsOf(await designer.design.report.preview({ body: { document } }))).toEqual([['沪A12050', '0.00']]);
    const { list } = await designer.design.report.sources();
    expect(list.map(({ name }) => name)).toContain('parkingStays');
    expect(list.map(({ name }) => name)).not.toContain('parkingRevenue');
    // whoever may not read the grants of roles does not look as one
    const as = { type: 'Role' as const, id: 'hr' };
    await refusal(designer.design.report.preview({ body: { document, as } }), 403);
    await refusal(admin.design.report.preview({ body: { document, as } }), 403);
    const [set] = (await designer.design.report.columns({ body: { sets: listOf('parkingRevenue', ['place']).sets } }))
      .list;
    expect(set?.columns).toEqual([]);
  });

  it('begin with templates in the language of whoever begins, each of which shows rows', async () => {
    const { list } = await admin.design.report.templates();
    expect(list.map(({ id }) => id)).toEqual(['revenue', 'stays', 'months']);
    for (const { document } of list) {
      const sheet = await admin.design.report.preview({ body: { document, filters: YEAR } });
      expect(sheet.cells.some(({ text }) => text.includes('yard'))).toBe(true);
      expect(sheet.cells.filter(({ error }) => error)).toEqual([]);
    }
  });

  it('are read in the language of their reader, with their name, filters and formulas; what is not told there is as it was written', async () => {
    const texts = { zhtw: {}, vi: {} };
    const cells = [
      { row: 0, column: 0, text: '合计' },
      { row: 0, column: 1, text: '备注' },
      { row: 1, column: 0, kind: 'expression' as const, text: "CONCAT('共 ', '2')" },
      { row: 1, column: 1, kind: 'expression' as const, text: '{report.name}' },
    ];
    const told = {
      name: 'Totals',
      'cells.合计': 'Total',
      "formulas.CONCAT('共 ', '2')": "CONCAT('All ', '2')",
      'filters.way': 'Method',
    };
    const filters = [{ id: 'way', label: '方式', kind: 'text' as const }];
    const document = listOf('parkingStays', ['plate', 'place'], {
      ...{ version: 2, rows: [32, 32], cells, filters, texts: { ...texts, en: told } },
    });
    const { id, menuId } = await released(document);
    const { token } = await app.signIn('admin');
    const english = createClient({ baseUrl: app.url, getToken: () => token, getLanguage: () => 'en' });
    expect(textsOf(await english.design.report.data({ id, body: {} }))).toEqual([
      ['Total', '备注'],
      ['All 2', 'Totals'],
    ]);
    expect(await english.design.report.view({ id })).toMatchObject({
      fullName: 'Totals',
      filters: [{ label: 'Method' }],
    });
    expect(textsOf(await admin.design.report.data({ id, body: {} }))[0]).toEqual(['合计', '备注']);
    // the entry in the menu has the name in the languages that tell it
    expect((await admin.system.menu.read({ id: menuId })).names).toEqual({ en: 'Totals' });
    const first = await english.design.report.view({ id: 'revenue' });
    expect(first).toMatchObject({
      fullName: 'Parking revenue',
      filters: [{ label: 'Period' }, { label: 'Organisation' }],
    });
  });

  it('say in words why a formula has no value', async () => {
    const cells = [{ row: 0, column: 0, kind: 'expression' as const, text: '1 ÷ 0' }];
    const { cells: shown } = await admin.design.report.preview({
      body: { document: listOf('parkingStays', ['plate'], { cells }) },
    });
    expect(shown[0]?.error).toBe('除数为零');
  });
});
