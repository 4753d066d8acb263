import { type Page } from '@playwright/test';
import { rowOf, runRowAction } from './support/resource.js';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

test('X8-04 a refused call shows the server message for a second and a half', async ({ page }) => {
  await page.clock.install();
  await signIn(page);
  await openPage(page, '权限管理', '部门管理');
  await runRowAction(page, rowOf(page, 'hq.finance'), '删除');
  const confirmed = page.getByRole('alertdialog').getByRole('button', { name: '删除' });
  await expect(confirmed).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 50));
  await confirmed.click();
  const toast = page.getByText(/“财务部”下还有\d+名用户，不能删除/);
  while (!(await toast.isVisible())) await page.clock.runFor(50);
  await page.clock.runFor(1_400);
  await expect(toast).toBeVisible();
  // it leaves with a movement of some tenths of a second
  await page.clock.runFor(600);
  await expect(toast).toHaveCount(0);
});

test.describe('the system configuration', () => {
  const logo =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

  test('P1-06 name, version and logo of sign-in page, sidebar, title and about follow it after a reload', async ({
    page,
    browser,
  }) => {
    await signIn(page);
    const before = (await callConfig(page, 'GET')).data as object;
    await callConfig(page, 'PUT', { sysName: '滨海停车平台', sysVersion: 'V9.1', logoIcon: logo });
    try {
      await page.reload();
      await expect(page).toHaveTitle(/滨海停车平台/);
      await expect(page.getByText('滨海停车平台', { exact: true })).toBeVisible();
      await expect(page.getByText('V9.1', { exact: true })).toBeVisible();
      await expect(page.locator(`img[src="${logo}"]`)).toBeVisible();
      await page.getByRole('banner').getByRole('button', { name: '系统管理员', exact: true }).click();
      await page.getByRole('menuitem', { name: '关于平台' }).click();
      const about = page.getByRole('dialog', { name: '关于平台' });
      await expect(about).toContainText('滨海停车平台');
      await expect(about).toContainText('V9.1');
      await expect(about.locator(`img[src="${logo}"]`)).toBeVisible();

      const stranger = await browser.newPage({ locale: 'zh-CN' });
      await stranger.goto(new URL('/login', page.url()).href);
      await expect(stranger).toHaveTitle(/滨海停车平台/);
      await expect(stranger.getByText('V9.1')).toBeVisible();
      await expect(stranger.locator(`img[src="${logo}"]`).first()).toBeVisible();
      await stranger.close();
    } finally {
      await callConfig(page, 'PUT', before);
    }
  });
});

async function callConfig(page: Page, method: 'GET' | 'PUT', data?: object): Promise<{ code: number; data: unknown }> {
  const token = await page.evaluate(() => localStorage.getItem('smart_token') ?? '');
  const answer = await page.request.fetch('/api/system/SysConfig', {
    method,
    headers: { authorization: token.replace(/^"|"$/g, '') },
    ...(data ? { data } : {}),
  });
  const envelope = (await answer.json()) as { code: number; data: unknown };
  expect(envelope.code).toBe(200);
  return envelope;
}
