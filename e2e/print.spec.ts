import { type Page } from '@playwright/test';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

/** Width in px of a sheet of A4 between its margins. */
const PAPER = 700;

/** Shows the page as it is printed. */
async function printPage(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PAPER, height: 1000 });
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a list is printed as a document: its name and all its rows, nothing of the frame, dark letters on white', async ({
  page,
}) => {
  await signIn(page);
  await page.evaluate(() => localStorage.setItem('smart_colorMode', 'dark'));
  await page.reload();
  await openPage(page, '权限管理', '用户管理');
  const rows = page.getByRole('grid', { name: '用户' }).getByRole('row');
  await expect(rows).toHaveCount(21);
  await printPage(page);

  await expect(page.getByRole('navigation', { name: '主导航' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: '新增用户' })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: '操作' })).toBeHidden();
  await expect(rows.last()).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '唐欣怡' })).toHaveCSS('color', 'rgb(25, 30, 39)');
  expect(await overflow(page)).toBe(0);
  // all of it stands on the paper, nothing inside a part that scrolls
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect((await rows.last().boundingBox())?.y).toBeLessThan(height);

  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await expect(rows).toHaveCount(21);
});

test('an open form is printed alone, and stays open', async ({ page }) => {
  await signIn(page, 'admin', '/permission/user');
  await page.getByRole('button', { name: '新增用户' }).click();
  const dialog = page.getByRole('dialog', { name: '新增用户' });
  await dialog.getByLabel('姓名').fill('周雨桐');
  await printPage(page);

  await expect(dialog.getByLabel('姓名')).toHaveValue('周雨桐');
  await expect(dialog.getByRole('button', { name: '保存', exact: true })).toBeHidden();
  await expect(page.getByRole('grid', { name: '用户', includeHidden: true })).toBeHidden();
  expect(await overflow(page)).toBe(0);
});
