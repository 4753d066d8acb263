import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { readSheetRows } from '../apps/server/src/files/parse/readSheetRows.js';
import { writeSheet } from '../apps/server/src/files/spreadsheet.js';
import { rowOf, searchFor } from './support/resource.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const KEYWORD = '姓名 / 账号 / 手机号';

/** Presses a button that downloads a spreadsheet, and answers its rows. */
async function download(page: Page, press: () => Promise<void>): Promise<string[][]> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  const content = await readFile(await file.path());
  return readSheetRows({ content, rows: 1000, columns: 100 }).map(({ cells }) => cells);
}

test('F-PM-04 the template is filled in and imported; wrong rows are told and left out; the export holds what was imported', async ({
  page,
}) => {
  await signIn(page, 'admin', '/permission/user');
  await page.getByRole('button', { name: '导入' }).click();
  const dialog = page.getByRole('dialog', { name: '导入用户' });
  const [header = []] = await download(page, () => dialog.getByRole('button', { name: '下载模板' }).click());
  const fill = (values: Record<string, string>) => header.map((text) => values[text.replace('*', '').trim()] ?? '');
  const rows = [
    fill({ 账号: 'template1', 姓名: '模板一', 手机号: '13611112221', 所属组织: '人力资源部' }),
    fill({ 账号: 'template2', 姓名: '模板二', 所属组织: '并不存在的部门' }),
    fill({ 账号: 'operator', 姓名: '重复账号', 所属组织: '人力资源部' }),
  ];
  const buffer = await writeSheet({ name: '用户', columns: header.map((text) => ({ header: text })), rows });
  await dialog.locator('input[type=file]').setInputFiles({ name: '用户.xlsx', mimeType: XLSX, buffer });
  await expect(dialog.getByText(/共 3 行，其中 2 行有误/)).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: '所属组织不存在' }).getByLabel(/账号$/)).toHaveValue(
    'template2',
  );
  await expect(dialog.getByRole('row').filter({ hasText: '账号已存在' }).getByLabel(/账号$/)).toHaveValue('operator');
  await dialog.getByRole('button', { name: '导入 1 行' }).click();
  await expect(dialog.getByText('成功 1 行，失败 2 行')).toBeVisible();
  await page.keyboard.press('Escape');
  // the password of the new user is told here alone
  await page.getByRole('alertdialog').getByRole('button', { name: '放弃' }).click();
  await expect(dialog).toBeHidden();

  await searchFor(page, KEYWORD, 'template');
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(rowOf(page, 'template1')).toContainText('人力资源部');
  await page.getByRole('treeitem', { name: '财务部' }).first().click();
  await expect(rowOf(page, 'template1')).toHaveCount(0);
  await page.getByRole('treeitem', { name: '人力资源部' }).first().click();
  await expect(rowOf(page, 'template1')).toBeVisible();
  const [exportedHeader, ...exported] = await download(page, async () => {
    await page.getByRole('button', { name: '导出' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '导出' }).click();
  });
  expect(exportedHeader).toContain('账号');
  expect(exported).toHaveLength(1);
  expect(exported[0]).toEqual(expect.arrayContaining(['template1', '模板一', '13611112221']));
});
