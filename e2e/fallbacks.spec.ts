import { type Page } from '@playwright/test';
import { openPage, signIn, signInByForm } from './support/signIn.js';
import { expect, test } from './support/test.js';

/** Calls the API as the signed-in user of the page. */
async function call(page: Page, method: string, path: string, body?: object): Promise<{ code: number; data: unknown }> {
  return page.evaluate(
    async ([verb, url, text]) => {
      const token = localStorage.getItem('smart_token') ?? '';
      const answer = await fetch(url, {
        method: verb,
        headers: { Authorization: token, 'content-type': 'application/json', 'smart-origin': 'pc' },
        ...(text ? { body: text } : {}),
      });
      return (await answer.json()) as { code: number; data: unknown };
    },
    [method, path, body ? JSON.stringify(body) : ''] as const,
  );
}

test('R2.4-03 a page without a view shows the not-found view under its own title, and the other pages still load', async ({
  page,
}) => {
  await signIn(page);
  const created = await call(page, 'POST', '/api/system/Menu', {
    parentId: '-1',
    enCode: 'proof.noView',
    fullName: '没有视图的页面',
    type: 2,
    urlAddress: 'proof/noView',
    icon: 'file',
    sortCode: 999,
  });
  expect(created).toMatchObject({ code: 200 });
  try {
    await page.reload();
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '没有视图的页面' }).click();
    await expect(page).toHaveTitle(/^没有视图的页面/);
    await expect(
      page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: '没有视图的页面' }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByText('页面不存在')).toBeVisible();
    await openPage(page, '权限管理', '角色管理');
    await expect(page.getByRole('button', { name: '新增角色' })).toBeVisible();
  } finally {
    expect(await call(page, 'DELETE', `/api/system/Menu/${String(created.data)}`)).toMatchObject({ code: 200 });
  }
});

test('R2.3-19 the not-found page stands in the layout; sign-in and lock screen stand alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0);
  await signInByForm(page, 'developer');
  await page.goto('/404');
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await page.getByRole('button', { name: '周开发' }).click();
  await page.getByRole('menuitem', { name: '锁定屏幕' }).click();
  await expect(page.getByLabel('请输入登录密码')).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0);
});

test('R2.6-08 the SMS mode prompts for the mobile number', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('tab', { name: '短信验证码' }).click();
  await expect(page.getByPlaceholder('请输入手机号')).toBeVisible();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('请输入正确的手机号')).toBeVisible();
});

test('X8-16 a file that is no spreadsheet is refused with the server’s words, and the dialog stays', async ({
  page,
}) => {
  await signIn(page, 'admin', '/permission/user');
  await page.getByRole('button', { name: '导入' }).click();
  const dialog = page.getByRole('dialog', { name: '导入用户' });
  const refused = page.waitForResponse(
    async (answer) =>
      answer.url().includes('/api/') &&
      answer.request().method() !== 'OPTIONS' &&
      ((await answer.json().catch(() => ({}))) as { code?: number }).code === 400,
  );
  await dialog.locator('input[type=file]').setInputFiles({
    name: '用户.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from('no spreadsheet at all'),
  });
  const { msg } = (await (await refused).json()) as { msg: string };
  await expect(page.getByText(msg).first()).toBeVisible();
  await expect(dialog).toBeVisible();
});

test('X8-26 an error that nothing caught stands in the browser’s log and in the system log', async ({ page }) => {
  await signIn(page);
  const told = page.waitForResponse('**/api/system/Log/Error**');
  await page.evaluate(() => {
    window.dispatchEvent(new ErrorEvent('error', { message: '证明用的错误', error: new Error('证明用的错误') }));
  });
  expect(await (await told).json()).toMatchObject({ code: 200 });
  expect(await page.evaluate(() => localStorage.getItem('smart_errorLog'))).toContain('证明用的错误');
  await openPage(page, '系统管理', '系统日志');
  await expect(page.getByRole('row').filter({ hasText: '证明用的错误' })).toContainText('错误');
});
