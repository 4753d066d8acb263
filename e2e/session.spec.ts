import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

const EXPIRED_TICKET = { code: 200, msg: '操作成功', data: { state: 'expired' } };

test.describe('session', () => {
  test('R2.1-01 R2.1-13 R2.1-14 R2.1-21 a deep address asks to sign in and then opens, also after a reload', async ({
    page,
  }) => {
    await page.goto('/permission/user?page=2');
    await expect(page).toHaveURL('/login?redirect=%2Fpermission%2Fuser%3Fpage%3D2');
    await page.getByLabel('账号', { exact: true }).fill('admin');
    await page.getByLabel('密码', { exact: true }).fill('admin123');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL('/permission/user?page=2');
    await expect(page).toHaveTitle(/用户管理 - /);
    await page.reload();
    await expect(page).toHaveURL('/permission/user?page=2');
    await expect(page.getByRole('button', { name: '新增用户' })).toBeVisible();
  });

  test('R2.6-01 X8-11 a wrong password shows 登录失败 with the reason and keeps what was typed', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('账号', { exact: true }).fill('developer');
    await page.getByLabel('密码', { exact: true }).fill('wrong123');
    const refused = page.waitForResponse('**/api/oauth/Login**');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByText('登录失败')).toBeVisible();
    const { code, msg } = (await (await refused).json()) as { code: number; msg: string };
    expect(code).not.toBe(200);
    await expect(page.getByRole('region', { name: '通知' }).getByText(msg)).toBeVisible();
    await expect(page.getByLabel('账号', { exact: true })).toHaveValue('developer');
    await expect(page.getByLabel('密码', { exact: true })).toHaveValue('wrong123');
  });

  test('R2.2-03 R2.6-04 R2.6-12 the modes and the language switch in place', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('语言').selectOption('English');
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await page.getByRole('tab', { name: 'SMS code' }).click();
    await expect(page.getByLabel('Mobile number')).toBeVisible();
    await page.getByRole('tab', { name: 'Password' }).click();
    await expect(page.getByText('Sub-accounts: mobile@account')).toBeVisible();
  });

  test('R2.6-10 the sub-account rule shows in English and traditional Chinese only', async ({ page }) => {
    for (const [name, text, visible] of [
      ['English', /mobile@account/, true],
      ['繁體中文', /手機號碼@帳號/, true],
      ['Tiếng Việt', /@/, false],
      ['简体中文', /@/, false],
    ] as const) {
      await page.goto('/login');
      await page.getByRole('main').getByRole('combobox').selectOption(name);
      await expect(page.getByRole('tabpanel').getByText(text)).toHaveCount(visible ? 1 : 0);
    }
  });

  test('R2.6-02 R2.6-07 R2.6-09 an unknown mobile may apply for an account; the code can be sent again after a minute', async ({
    page,
  }) => {
    // the server of the journeys has no SMS provider: its answers are those that oauth.test.ts proves
    await page.route('**/api/oauth/SmsCode**', (route) =>
      route.fulfill({ json: { code: 200, msg: '操作成功', data: { resendAfter: 60 } } }),
    );
    await page.route('**/api/oauth/Login**', (route) =>
      route.fulfill({ json: { code: 404, msg: '该手机号未绑定账号', data: null } }),
    );
    await page.clock.install();
    await page.goto('/login');
    await page.getByRole('tab', { name: '短信验证码' }).click();
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('请输入正确的手机号')).toBeVisible();
    await page.getByLabel('手机号', { exact: true }).fill('13912345678');
    await page.getByRole('button', { name: '获取验证码' }).click();
    const countdown = page.getByRole('button', { name: /\d+ 秒后重新获取/ });
    await expect(countdown).toBeDisabled();
    await page.clock.runFor(61_000);
    await page.getByRole('button', { name: '重新获取', exact: true }).click();
    await expect(countdown).toBeDisabled();
    // that nobody has the number is told only to who has the code
    await expect(page.getByLabel('公司名称')).toHaveCount(0);
    await page.getByRole('textbox', { name: '短信验证码' }).fill('123456');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByLabel('公司名称')).toBeVisible();
    await expect(page.getByLabel('联系人')).toBeVisible();
    await expect(page.getByRole('button', { name: '提交申请' })).toBeVisible();
  });

  test('R2.6-03 a phone that is signed in confirms the QR code of a computer', async ({ page, browser }) => {
    // the first ticket is too old when the page looks at it: a new code takes its place
    await page.route('**/api/oauth/ScanTicket/**', (route) => route.fulfill({ json: EXPIRED_TICKET }), { times: 1 });
    await page.goto('/login');
    await page.getByRole('tab', { name: '扫码登录' }).click();
    const code = page.getByRole('img', { name: '扫码登录' });
    const expired = await code.getAttribute('data-address');
    await expect(code).not.toHaveAttribute('data-address', expired ?? '');
    const address = await code.getAttribute('data-address');
    const phone = await (
      await browser.newContext({ locale: 'zh-CN', viewport: { width: 375, height: 812 } })
    ).newPage();
    await signIn(phone, 'operator', '/home');
    await phone.goto(address ?? '');
    await phone.getByRole('button', { name: '确认登录' }).click();
    await expect(phone.getByText('已确认，请在电脑上继续')).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('button', { name: '吴运营' })).toBeVisible();
    await phone.context().close();
  });

  test('R2.3-15 R2.1-16 logging out asks first, and /login leads home while signed in', async ({ page }) => {
    await signIn(page, 'admin', '/home');
    await page.goto('/login');
    await expect(page).toHaveURL(/\/home$/);
    await page.getByRole('button', { name: '系统管理员' }).click();
    await page.getByRole('menuitem', { name: '退出系统' }).click();
    await expect(page.getByRole('alertdialog', { name: '提示' })).toContainText('您确定要退出应用程序吗？');
    await page.getByRole('button', { name: '确定' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.goto('/home');
    await expect(page).toHaveURL('/login?redirect=%2Fhome');
  });

  test('R2.1-17 R2.1-18 R2.2-04 R2.3-16 a locked screen stays locked in every tab until the password is right', async ({
    page,
    context,
  }) => {
    await signIn(page, 'operator', '/home');
    await page.getByRole('button', { name: '吴运营' }).click();
    await page.getByRole('menuitem', { name: '锁定屏幕' }).click();
    await expect(page).toHaveURL(/\/lockScreen$/);
    await expect(page.getByRole('heading', { name: '吴运营', exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('[data-slot=avatar]')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/permission/user');
    await expect(other).toHaveURL(/\/lockScreen$/);
    await page.reload();
    await expect(page).toHaveURL(/\/lockScreen$/);
    await page.getByLabel('请输入登录密码').fill('wrong999');
    await page.getByRole('button', { name: '解锁' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel('请输入登录密码').fill('operator123');
    await page.getByRole('button', { name: '解锁' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });

  test('R2.1-05 R2.3-14 an unknown address shows the not-found page with a way home', async ({ page }) => {
    await signIn(page, 'admin', '/home');
    await page.goto('/there/is/nothing');
    await expect(page).toHaveURL(/\/404$/);
    await page.getByRole('link', { name: '返回首页' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });

  test('P1-01 two users with different rights see different menus', async ({ page, browser }) => {
    const menuOf = (target: typeof page) => target.getByRole('navigation', { name: '主导航' });
    await signIn(page, 'admin', '/home');
    await expect(menuOf(page).getByRole('button', { name: '系统管理' })).toBeVisible();
    await expect(menuOf(page).getByRole('button', { name: '停车业务' })).toBeVisible();
    const context = await browser.newContext({ locale: 'zh-CN' });
    const other = await context.newPage();
    await signIn(other, 'operator', '/home');
    await expect(menuOf(other).getByRole('button', { name: '停车业务' })).toBeVisible();
    await expect(menuOf(other).getByRole('button', { name: '系统管理' })).toHaveCount(0);
    await context.close();
  });

  test('F-PM-08 G6-16 a user who is forced offline is signed out live', async ({ page, browser }) => {
    const context = await browser.newContext({ locale: 'zh-CN' });
    const victim = await context.newPage();
    await signIn(victim, 'developer', '/home');
    await signIn(page, 'admin', '/permission/onlineUser');
    // the newest session stands first; other journeys may have left some open
    const row = page.getByRole('row').filter({ hasText: 'developer' }).first();
    await row.getByRole('button', { name: '强制下线' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('注销');
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
    await expect(victim).toHaveURL(/\/login/);
    await context.close();
  });
});
