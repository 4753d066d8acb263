import { Workbook } from '@cj-tech-master/excelts';
import { type ApiClient } from '@smart-admin/api-client';
import { createListDefinition } from '@smart-admin/form-engine/designer';
import { encodeFormDocument, encodeListDefinition } from '@smart-admin/form-engine/core';
import { formOfSheet } from '@smart-admin/form-engine/core/sheet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startJobs } from '../src/jobs/startJobs.js';
import { until } from './support/openSocket.js';
import { rowsOf } from './support/rowsOf.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient & { token: string };
let operator: ApiClient & { token: string };
let stopJobs: () => Promise<void>;

beforeAll(async () => {
  app = await startTestApp();
  stopJobs = await startJobs(app.config, app.deps);
  [admin, operator] = await Promise.all([app.signIn('admin'), app.signIn('operator')]);
});
afterAll(async () => {
  await stopJobs();
  await app.stop();
});

async function upload(client: ApiClient, name: string, content: string | Buffer<ArrayBuffer>): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([content]), name);
  return (await client.file.upload({ type: 'import', body })).name;
}

async function workbook(sheets: Record<string, (string | number | Date)[][]>): Promise<Buffer<ArrayBuffer>> {
  const book = new Workbook();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = book.addWorksheet(name);
    for (const row of rows) sheet.addRow(row);
  }
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** Makes, releases and fills a form as the page does. */
async function start(file: string, enCode: string, sheet = 0) {
  const content = await admin.visualdev.models.readSheet({ body: { file, sheet } });
  const columns = content.columns.map((column) => ({
    column,
    kind: column.guess,
    label: column.header,
    isIncluded: true,
  }));
  const { form, mapping } = formOfSheet(columns);
  const id = await admin.visualdev.models.create({
    body: {
      fullName: enCode,
      enCode,
      formData: JSON.stringify(encodeFormDocument(form)),
      columnData: JSON.stringify(encodeListDefinition(createListDefinition(form, 'zh'))),
    },
  });
  await admin.visualdev.models.release({ id, body: {} });
  const body = { file, sheet, headerRow: content.headerRow, mapping };
  const transferId = await admin.visualdev.records.startImport({ id, body });
  const transfer = await until(async () => {
    const { list } = await admin.system.transfer.list({ query: { target: `model:${id}` } });
    const found = list.find((one) => one.id === transferId);
    expect(found?.state).toMatch(/done|failed|cancelled/);
    return found;
  });
  const records = await admin.visualdev.records.list({ id, body: { pageSize: 500, sidx: mapping[0], sort: 'asc' } });
  return { id, content, mapping, transfer, records: records.list };
}

describe('a form that begins with a spreadsheet', () => {
  it('takes the chosen sheet below its title, with kinds that its values suggest, and gives back what does not fit', async () => {
    const lines = Array.from({ length: 30 }, (_, row): (string | number)[] => [
      `合同${String(row).padStart(2, '0')}`,
      13_600_000_000 + row,
      row % 2 ? '生效' : '终止',
      row === 7 ? '面议' : row + 0.5,
    ]);
    const book = await workbook({
      说明: [['请看第二张表']],
      合同: [['2026 年合同'], [], ['名称', '电话', '状态', '金额'], ...lines],
    });
    const file = await upload(admin, '合同.xlsx', book);
    const first = await admin.visualdev.models.readSheet({ body: { file } });
    expect(first.sheets).toEqual(['说明', '合同']);
    const { content, mapping, transfer, records } = await start(file, 'sheetContract', 1);
    expect(content).toMatchObject({ headerRow: 3, total: 30 });
    expect(content.columns.map(({ guess }) => guess)).toEqual(['text', 'text', 'select', 'number']);
    expect(content.columns[3]?.misfits.number).toEqual({ count: 1, samples: [{ row: 11, text: '面议' }] });
    expect(transfer).toMatchObject({ state: 'done', done: 30, refused: 1, hasFile: true });
    expect(records).toHaveLength(29);
    expect(mapping.map((field) => records[0]?.[field])).toEqual(['合同00', '13600000000', '1', 0.5]);
    const [header, ...refused] = await rowsOf(await admin.system.transfer.file({ id: transfer?.id ?? '' }));
    expect(header?.slice(0, 4)).toEqual(['名称', '电话', '状态', '金额']);
    expect(refused.map((row) => row.slice(0, 4))).toEqual([['合同07', '13600000007', '生效', '面议']]);
  });

  it('can be filled by another sheet of a file, whose headers stand further down', async () => {
    const { id, mapping } = await start(await upload(admin, 'x.csv', '名称,金额\n甲,1\n'), 'sheetLater');
    const book = await workbook({ 说明: [['名称']], 数据: [['标题'], ['金额', '名称'], [7, '乙']] });
    const file = await upload(admin, 'later.xlsx', book);
    const place = { sheet: 1, headerRow: 2 };
    const { sheets, headerRow, columns, rows } = await admin.visualdev.records.importPreview({
      id,
      body: { file, ...place },
    });
    expect({ sheets, headerRow }).toEqual({ sheets: ['说明', '数据'], headerRow: 2 });
    expect(columns.map(({ field }) => field)).toEqual([mapping[1], mapping[0]]);
    expect(rows).toMatchObject([{ number: 3, errors: {} }]);
  });

  it('takes a CSV file in GB18030', async () => {
    // 姓名,金额 / 张三,1.5
    const content = Buffer.from('d0d5c3fb2cbdf0b6ee0d0ad5c5c8fd2c312e350d0a', 'hex');
    const { records, mapping } = await start(await upload(admin, '工资.csv', content), 'sheetPay');
    expect(records.map((record) => mapping.map((field) => record[field]))).toEqual([['张三', 1.5]]);
  });

  it('reads only what the caller uploaded, and says what is wrong with a file', async () => {
    const file = await upload(admin, 'a.csv', '名称\n甲');
    expect((await refusal(admin.visualdev.models.readSheet({ body: { file: 'none' } }), 404)).message).toContain(
      '文件',
    );
    await refusal(operator.visualdev.models.readSheet({ body: { file } }), 403);
    await refusal(admin.visualdev.models.readSheet({ body: { file, sheet: 3 } }), 400);
    await refusal(upload(admin, 'b.csv', Buffer.from([0x41, 0, 0x42])), 400);
    await refusal(upload(admin, 'c.xlsx', '名称\n甲'), 400);
    const broken = await upload(admin, 'd.csv', Buffer.from('8130ff0a', 'hex'));
    await refusal(admin.visualdev.models.readSheet({ body: { file: broken } }), 400);
    const long = await upload(admin, 'e.csv', `名称\n${'甲\n'.repeat(50_001)}`);
    expect((await refusal(admin.visualdev.models.readSheet({ body: { file: long } }), 400)).message).toContain('50000');
  });
});
