import { type Page } from '@playwright/test';
import { confirmDeletion, rowOf, runRowAction, saveForm, searchFor } from './support/resource.js';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

const KEYWORD = '用户 / 操作';
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('gridcell') });

async function chooseCategory(page: Page, name: string): Promise<void> {
  await page.getByRole('search').getByRole('combobox', { name: '类别' }).click();
  await page.getByRole('option', { name, exact: true }).click();
  await page.getByRole('button', { name: '查询', exact: true }).click();
}

test('F-SY-05 the log is searched by category, user and time, a line is seen in detail, lines are deleted and cleared', async ({
  page,
  browser,
}) => {
  // something for each category: sign-ins, reads, an operation and an error of the interface
  const context = await browser.newContext({ locale: 'zh-CN' });
  const other = await context.newPage();
  await signIn(other, 'operator', '/permission/user');
  await expect(other.getByText(/^共 \d+ 条$/)).toBeVisible();
  const told = other.waitForResponse('**/api/system/Log/Error**');
  await other.evaluate(() => void Promise.reject(new Error('proof of the error log')));
  await told;
  const happened = await other.evaluate(() => Date.now());
  await openPage(other, '停车业务', '访客登记');
  await rowOf(other, 'FK-').first().getByRole('button', { name: '编辑' }).click();
  await other.getByRole('dialog').getByLabel('来访事由').fill('改期参加面试');
  await saveForm(other);
  await context.close();

  await signIn(page, 'admin', '/system/log');
  await searchFor(page, KEYWORD, '吴运营');
  await expect(rows(page).first()).toContainText('吴运营/operator');
  for (const [category, text] of [
    ['登录', '登录成功'],
    ['错误', 'proof of the error log'],
    ['操作', '修改访客登记 FK-'],
    ['请求', '查询用户'],
  ] as const) {
    await chooseCategory(page, category);
    await expect(rows(page).filter({ hasText: text }).first()).toBeVisible();
    await expect(rows(page).filter({ hasNotText: '吴运营/operator' })).toHaveCount(0);
  }

  const request = rows(page).filter({ hasText: '查询用户' }).first();
  await request.getByRole('button', { name: /^查看/ }).click();
  const detail = page.getByRole('dialog');
  for (const text of ['吴运营/operator', '/api/permission/Users', 'GET', '127.0.0.1', '内网'])
    await expect(detail.getByText(text, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await chooseCategory(page, '错误');
  // where midnight has passed meanwhile, the page stays on the day of the error
  if (await page.evaluate((moment) => new Date(moment).getDate() !== new Date().getDate(), happened))
    await page.clock.setFixedTime(happened);
  for (const [range, count] of [
    ['上月', 0],
    ['今天', 1],
  ] as const) {
    await page.getByRole('search').getByRole('combobox', { name: '时间' }).click();
    await page.getByRole('button', { name: range, exact: true }).click();
    await page.getByRole('button', { name: '查询', exact: true }).click();
    await expect(rowOf(page, 'proof of the error log')).toHaveCount(count);
  }
  await runRowAction(page, rowOf(page, 'proof of the error log').first(), '删除');
  await confirmDeletion(page);
  await expect(rowOf(page, 'proof of the error log')).toHaveCount(0);

  await chooseCategory(page, '请求');
  const chosen = rows(page).first();
  await chosen.getByRole('checkbox').check();
  await page.getByRole('toolbar', { name: '已选 1 项' }).getByRole('button', { name: '批量删除' }).click();
  await confirmDeletion(page);
  await expect(page.getByRole('toolbar', { name: /已选/ })).toHaveCount(0);

  await page.getByRole('button', { name: '清空日志' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '清空日志' }).click();
  await expectToast(page, '日志已清空');
  await page.getByRole('button', { name: '重置' }).click();
  // the other categories stand, and that the log was cleared is one of their lines
  await expect(rowOf(page, '清空系统日志').first()).toBeVisible();
  await expect(rowOf(page, '登录成功').first()).toBeVisible();
});
