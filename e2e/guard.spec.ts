import { rowOf, runRowAction } from './support/resource.js';
import { openPage, signIn, signInAsByForm, signInByForm } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

const OPEN_PATHS = [
  '/login',
  '/auth-redirect',
  '/jump',
  '/scanQrcode',
  '/orderInfoByQRCode',
  '/freeCarQrcode',
  '/freeCarOrderInfo',
  '/reductionQrcode',
  '/reductionOrderInfo',
  '/roadsideQrcode',
  '/merchantQrcode',
  '/merchantQrcode/orderInfo',
  '/parkingScreen',
  '/companyQrcode',
];

test('R2.1-11 each of the open paths renders without a token', async ({ page }) => {
  for (const path of OPEN_PATHS) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    // the hand-over and the call-back have nothing to hand over here: they end at the sign-in page, without a redirect
    const leadsToLogin = path === '/jump' || path === '/auth-redirect';
    await expect(page).toHaveURL(leadsToLogin ? '/login' : path);
  }
});

test('R2.1-02 a navigation scrolls to the top', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 420 });
  await page.goto('/login');
  await page.getByLabel('账号', { exact: true }).fill('operator');
  await page.getByLabel('密码', { exact: true }).fill('operator123');
  const scrollDown = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
      return window.scrollY;
    });
  await expect.poll(scrollDown).toBeGreaterThan(0);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  // within the frame it is the frame that scrolls, where the header is not fixed
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.evaluate(() => localStorage.setItem('smart_fixedHeader', 'false'));
  await page.reload();
  const frame = page.locator('[data-slot=app-frame]');
  const scrolled = () => frame.evaluate(({ scrollTop }) => scrollTop);
  await openPage(page, '停车业务', '访客登记');
  await expect(page).toHaveURL(/visitor/);
  const tabs = page.getByRole('navigation', { name: '已打开的页面' });
  for (const title of ['首页', '访客登记', '首页']) {
    // as soon as the page is longer than the window
    const scrollDown = async () => {
      await frame.evaluate((element) => element.scrollTo(0, 1_000));
      return scrolled();
    };
    await expect.poll(scrollDown).toBeGreaterThan(0);
    // a tab that scrolled away is reached by the keyboard
    await tabs.getByRole('link', { name: title }).focus();
    await page.keyboard.press('Enter');
    await expect(tabs.locator('[aria-current=page]')).toHaveText(title);
    await expect.poll(scrolled).toBe(0);
  }
});

test('A7.2-03 the plain password is in no request of signing in, unlocking, changing and resetting', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await signInByForm(page, 'developer');
  await page.getByRole('button', { name: '周开发' }).click();
  await page.getByRole('menuitem', { name: '锁定屏幕' }).click();
  await page.getByLabel('请输入登录密码').fill('developer123');
  await page.getByRole('button', { name: '解锁' }).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(sent.some((text) => text.includes('/api/oauth/Login'))).toBe(true);
  expect(sent.some((text) => text.includes('/api/oauth/LockScreen'))).toBe(true);

  const leave = () => page.evaluate(() => localStorage.removeItem('smart_token'));
  await leave();
  await signInAsByForm(page, 'xufang', 'Smart123');
  await page.goto('/profile');
  await page.getByRole('tab', { name: '修改密码' }).click();
  await page.getByLabel('原密码').fill('Smart123');
  await page.getByLabel('新密码').fill('Fresh789');
  await page.getByLabel('确认密码').fill('Fresh789');
  await page.getByRole('button', { name: '修改密码', exact: true }).click();
  await expectToast(page, '密码已修改，其他设备需要重新登录');
  expect(sent.some((text) => text.includes('/Current/Actions/ModifyPassword'))).toBe(true);

  await leave();
  await signInByForm(page);
  await openPage(page, '权限管理', '用户管理');
  await runRowAction(page, rowOf(page, 'xufang'), '重置密码');
  const dialog = page.getByRole('dialog', { name: /重置密码/ });
  await dialog.getByLabel('新密码').fill('Smart123');
  await dialog.getByLabel('确认密码').fill('Smart123');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expectToast(page, '密码已重置，该用户需要重新登录');
  expect(sent.some((text) => text.includes('/Actions/ResetPassword'))).toBe(true);
  for (const plain of ['developer123', 'Smart123', 'Fresh789', 'admin123'])
    expect(sent.filter((text) => text.includes(plain))).toEqual([]);
});

test('R2.6-11 the sign-in button shows that it works and cannot be pressed twice', async ({ page }) => {
  let calls = 0;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/oauth/Login**', async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('账号', { exact: true }).fill('operator');
  await page.getByLabel('密码', { exact: true }).fill('operator123');
  const button = page.getByRole('button', { name: '登录', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  await page.getByLabel('密码', { exact: true }).press('Enter');
  release();
  await expect(page).toHaveURL(/\/home$/);
  expect(calls).toBe(1);
});

test('R2.6-05 R2.6-06 caps lock is told, and after wrong passwords a captcha appears that changes on a click', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('账号', { exact: true }).fill('yushaohua');
  const password = page.getByLabel('密码', { exact: true });
  // leaving the account and each refusal ask whether a captcha is needed
  const captchaNeeded = async () => {
    const answer = await page.waitForResponse('**/api/oauth/getConfig/**');
    const { data } = (await answer.json()) as { data: { needCode: boolean } };
    return data.needCode;
  };
  const asked = captchaNeeded();
  await password.focus();
  let isNeeded = await asked;
  await password.evaluate((input) => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }));
  });
  await expect(page.getByText('大写锁定已打开')).toBeVisible();
  const change = page.getByRole('button', { name: '点击更换验证码' });
  for (let attempt = 0; attempt < 4 && !isNeeded; attempt += 1) {
    await password.fill(`wrong${attempt}23`);
    const answers = Promise.all([captchaNeeded(), page.waitForResponse('**/api/oauth/Login**')]);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    [isNeeded] = await answers;
  }
  await expect(change).toBeVisible();
  const before = await change.getByRole('presentation').getAttribute('src');
  await change.click();
  await expect(change.getByRole('presentation')).not.toHaveAttribute('src', before ?? '');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: '不能为空' })).toBeVisible();
});

test('P1-04 the about dialog and the official statement', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: '系统管理员' }).click();
  await page.getByRole('menuitem', { name: '关于平台' }).click();
  const about = page.getByRole('dialog', { name: '关于平台' });
  await expect(about).toContainText('智慧城市管理平台');
  await expect(about).toContainText('V3.3');
  await expect(about).toContainText('智慧城市数字化解决方案');
  await about.getByRole('button', { name: '关闭' }).last().click();
  await page.getByRole('button', { name: '系统管理员' }).click();
  await page.getByRole('menuitem', { name: '官方声明' }).click();
  const statement = page.getByRole('dialog', { name: '官方声明' });
  for (const verb of ['篡改', '歪曲', '传播', '出售']) await expect(statement).toContainText(verb);
});

test('a page that somebody has not been given says so, instead of not being found', async ({ page }) => {
  await signIn(page, 'operator');
  await page.goto('/permission/role');
  await expect(page.getByText('您没有查看此页面的权限')).toBeVisible();
  await expect(page).toHaveURL(/\/permission\/role$/);
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('R2.2-05 the call-back of a third-party sign-in hands its query to the window that opened it, and closes', async ({
  page,
}) => {
  await page.goto('/login');
  const handed = await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('message', ({ data }) => resolve(data));
        open('/auth-redirect?code=abc&state=1');
      }),
  );
  expect(handed).toEqual({ type: 'auth-redirect', query: '?code=abc&state=1' });
  await expect.poll(() => page.context().pages().length).toBe(1);
});

test('R2.2-30 /jump takes a token over and goes on within the site; a bad one ends at the sign-in page', async ({
  page,
  browser,
}) => {
  const others = await browser.newContext({ locale: 'zh-CN' });
  const other = await others.newPage();
  await signIn(other, 'operator');
  const token = await other.evaluate(() => localStorage.getItem('smart_token') ?? '');
  const jump = (query: Record<string, string>) => page.goto(`/jump?${new URLSearchParams(query).toString()}`);
  await jump({ token, redirect: '/profile?tab=log' });
  await expect(page).toHaveURL('/profile?tab=log');
  await expect(page.getByRole('banner')).toContainText('吴运营');
  // the address of another site is none of ours
  await jump({ token, redirect: 'https://evil.example/' });
  await expect(page).toHaveURL(/\/home$/);
  await jump({ token: 'forged', redirect: '/profile' });
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('smart_token'))).toBeNull();
  await others.close();
});
