import { Workbook } from '@cj-tech-master/excelts';
import { type ApiClient, createClient } from '@smart-admin/api-client';
import {
  createField,
  createFormDocument,
  encodeFormDocument,
  encodeListDefinition,
  type Field,
} from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startJobs } from '../src/jobs/startJobs.js';
import { listOf } from './support/modelBody.js';
import { until } from './support/openSocket.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let model: string;
let switchedOff: string;
let stopJobs: () => Promise<void>;

beforeAll(async () => {
  app = await startTestApp();
  stopJobs = await startJobs(app.config, app.deps);
  admin = await app.signIn('admin');
  const category = await app.db
    .selectFrom('dictionaryData')
    .innerJoin('dictionaryType', 'dictionaryType.id', 'dictionaryData.dictionaryTypeId')
    .select(['dictionaryData.id', 'dictionaryData.fullName'])
    .where('dictionaryType.enCode', '=', 'modelCategory')
    .executeTakeFirstOrThrow();
  switchedOff = category.fullName;
  await app.db.updateTable('dictionaryData').set({ enabledMark: 0 }).where('id', '=', category.id).execute();
  const option = (value: string, label: string) => ({ value, label });
  const fields: Field[] = [
    { ...createField('text', { id: 'mobile', label: '电话' }), rule: 'mobile' },
    { ...createField('text', { id: 'name', label: '名称' }), required: true, maxLength: 40, help: '写在标签上' },
    { ...createField('select', { id: 'kind', label: '类别' }), options: [option('a', '手动'), option('b', '电动')] },
    {
      ...createField('checkbox', { id: 'marks', label: '标记' }),
      options: [option('x', '易碎'), option('y', '贵重')],
    },
    {
      ...createField('radio', { id: 'category', label: '分类' }),
      dataType: 'dictionary',
      dictionaryType: 'modelCategory',
    },
    {
      ...createField('cascader', { id: 'shelf', label: '货架' }),
      options: [{ ...option('1', '一楼'), children: [option('11', '甲')] }],
    },
    createField('switch', { id: 'lent', label: '借出' }),
    { ...createField('number', { id: 'price', label: '价格' }), required: true, min: 200, precision: 2 },
    createField('dateRange', { id: 'used', label: '使用期' }),
    createField('userSelect', { id: 'keeper', label: '保管人' }),
    createField('departmentSelect', { id: 'place', label: '部门' }),
    createField('areaSelect', { id: 'area', label: '地区' }),
    { ...createField('relationForm', { id: 'visit', label: '来访' }), modelId: 'visitor', relationField: 'billNo' },
    { ...createField('text', { id: 'odd', label: '暗号' }), patterns: [{ pattern: '^q{7}$', message: '' }] },
    createField('uploadFile', { id: 'papers', label: '附件' }),
  ];
  const list = listOf(fields);
  model = await admin.visualdev.models.create({
    body: {
      fullName: '工具',
      enCode: 'tools',
      formData: JSON.stringify(encodeFormDocument(createFormDocument(fields))),
      columnData: JSON.stringify(
        encodeListDefinition({ ...list, buttons: [{ id: 'upload', label: '导入', wire: undefined }] }),
      ),
    },
  });
  await admin.visualdev.models.release({ id: model, body: {} });
});
afterAll(async () => {
  await stopJobs();
  await app.stop();
});

async function templateOf(client: ApiClient) {
  const { blob } = await client.visualdev.records.template({ id: model });
  const book = new Workbook();
  await book.xlsx.load(Buffer.from(await blob.arrayBuffer()));
  const [page, guide] = book.worksheets;
  const rowOf = (sheet: typeof page, number: number) =>
    ((sheet?.getRow(number).values ?? []) as unknown[])
      .slice(1)
      .map((cell) => (cell === undefined ? '' : String(cell)));
  const lists = Object.fromEntries(
    (book.getWorksheet('可选值')?.columns ?? []).map((column) => {
      const [, label, ...choices] = (column.values ?? []) as unknown[];
      return [String(label), choices.map(String)];
    }),
  );
  return { book, page, guide, lists, rowOf };
}

async function upload(book: Workbook): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([Buffer.from(await book.xlsx.writeBuffer())]), '工具.xlsx');
  return (await admin.file.upload({ type: 'import', body })).name;
}

it('the template of a list has its columns in order with choices, help and an example that is right and never imported', async () => {
  const { book, page, guide, lists, rowOf } = await templateOf(admin);
  const header = rowOf(page, 1);
  expect(header.slice(0, 3)).toEqual(['电话', '名称*', '类别']);
  expect(header).not.toContain('附件');
  expect(rowOf(page, 2).slice(0, 8)).toEqual([
    '13800138000',
    '示例（不会导入）',
    '手动',
    '易碎',
    lists['分类']?.[0],
    '一楼/甲',
    '是',
    '200',
  ]);
  expect(lists).toMatchObject({ 类别: ['手动', '电动'], 标记: ['易碎', '贵重'], 借出: ['是', '否'] });
  expect(lists['分类']?.length).toBeGreaterThan(0);
  expect(lists['分类']).not.toContain(switchedOff);
  expect(page?.getCell('C2').dataValidation).toMatchObject({ type: 'list', showErrorMessage: true });
  expect(page?.getCell('D2').dataValidation).toMatchObject({ type: 'list' });
  expect(page?.getCell('D2').dataValidation?.showErrorMessage).not.toBe(true);
  // a pattern that no known text keeps leaves its cell empty rather than wrong
  expect(rowOf(page, 2)[header.indexOf('暗号')] ?? '').toBe('');
  expect(guide?.name).toBe('填写说明');
  expect(rowOf(guide, 3)).toEqual(['名称', '是', '最多40个字\n写在标签上', '示例（不会导入）']);
  expect(rowOf(guide, 9)).toEqual(['价格', '是', '数字\n不小于200\n最多2位小数', '200']);

  const untouched = await upload(book);
  const preview = (file: string) => admin.visualdev.records.importPreview({ id: model, body: { file } });
  expect((await refusal(preview(untouched), 400)).message).toBe('文件中没有数据');
  // filled with its own example under another name
  const row = page?.getRow(3);
  if (row) row.values = rowOf(page, 2).with(1, '扳手');
  const file = await upload(book);
  const { rows, total, columns } = await preview(file);
  expect(total).toBe(1);
  expect(rows).toMatchObject([{ number: 3, errors: {}, values: { name: '扳手' } }]);
  const mapping = columns.map(({ field }) => field);
  const id = await admin.visualdev.records.startImport({ id: model, body: { file, mapping } });
  await until(async () => {
    const { list } = await admin.system.transfer.list({ query: { target: `model:${model}` } });
    expect(list.find((each) => each.id === id)).toMatchObject({ state: 'done', done: 1, refused: 0 });
  });
  const { list } = await admin.visualdev.records.list({ id: model, body: {} });
  expect(list).toMatchObject([
    {
      name: '扳手',
      kind: 'a',
      marks: ['x'],
      shelf: ['1', '11'],
      lent: true,
      price: 200,
      used: ['2026-01-01', '2026-01-31'],
      keeper: 'admin',
    },
  ]);
  expect(list[0]?.visit_name).not.toBe('');
});

it('a template is told in the language of its reader, within what they may write', async () => {
  const { menuId } = await admin.visualdev.records.config({ id: model });
  const { list: nodes } = await admin.permission.authority.tree();
  const idsOf = (kind: string, names: string[]) =>
    nodes
      .filter((node) => node.parentId === menuId && node.kind === kind && names.includes(node.enCode))
      .map(({ id }) => id);
  await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
  await saveGrants(admin, 'User', 'operator', { menu: [menuId], form: idsOf('form', ['name', 'price', 'visit']) });
  const { token } = await app.signIn('operator');
  const english = createClient({ baseUrl: app.url, getToken: () => token, getLanguage: () => 'en' });
  const { page, guide, rowOf } = await templateOf(english);
  expect(rowOf(page, 1)).toEqual(['名称*', '价格*', '来访']);
  // they see no visit, so none is named to them
  expect(rowOf(page, 2)).toEqual(['Example (not imported)', '200', '']);
  expect(guide?.name).toBe('How to fill in');
});
