import { appCode } from './support/appCode.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

test('an administrator demands a second factor, and who has none sets it up before they are in', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin', '/system/config');
  const demand = async (choice: string) => {
    await page.getByRole('combobox', { name: '两步验证' }).click();
    await page.getByRole('option', { name: choice }).click();
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expectToast(page, '已保存，对所有人立即生效');
  };
  await demand('要求所有人使用');
  try {
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto('/login');
    await other.getByLabel('账号', { exact: true }).fill('operator');
    await other.getByLabel('密码', { exact: true }).fill('operator123');
    await other.getByRole('button', { name: '登录', exact: true }).click();
    await expect(other.getByRole('heading', { name: '请先设置两步验证' })).toBeVisible();
    await other.getByRole('button', { name: '开始设置' }).click();
    const setUp = other.getByRole('dialog', { name: '扫码绑定验证器' });
    await expect(setUp).toBeVisible();
    // nothing that a session would be is kept yet
    expect(await other.evaluate(() => localStorage.getItem('smart_token'))).toBeNull();
    const secret = ((await setUp.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const code = setUp.getByRole('textbox', { name: '验证码' });
    await code.fill(appCode(secret, Date.now() - 3_600_000));
    await expect(other.getByText('验证码错误或已使用')).toBeVisible();
    await expect(code).toHaveValue('');
    await code.fill(appCode(secret, Date.now()));
    const codes = other.getByRole('dialog', { name: '请保存恢复码' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await expect(other).toHaveURL(/\/login/);
    await codes.getByRole('button', { name: '我已保存' }).click();
    await expect(other).toHaveURL(/\/home$/);
    await context.close();
  } finally {
    // the next journeys on this server sign in by their passwords alone
    await demand('由每个人自己决定');
    const token = await page.evaluate(() => localStorage.getItem('smart_token'));
    const headers = { authorization: token ?? '', 'smart-origin': 'pc' };
    await page.request.put('/api/permission/Users/operator/Actions/RemoveSecondFactor', { headers });
  }
});
