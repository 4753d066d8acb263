import { type Page } from '@playwright/test';
import { expect, test } from './support/test.js';

const account = (page: Page) => page.getByLabel('账号', { exact: true });
const password = (page: Page) => page.getByLabel('密码', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true });

/** The bodies of the sign-in calls that the page makes, as they leave. */
function recordLogins(page: Page): URLSearchParams[] {
  const sent: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/oauth/Login')) sent.push(new URLSearchParams(request.postData() ?? ''));
  });
  return sent;
}

test('V5-17 the account is trimmed before it is sent', async ({ page }) => {
  const sent = recordLogins(page);
  await page.goto('/login');
  await account(page).fill('  operator ');
  await password(page).fill('operator123');
  await submit(page).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(sent.map((body) => body.get('account'))).toEqual(['operator']);
});

test('V5-18 without a password nothing is sent', async ({ page }) => {
  const sent = recordLogins(page);
  await page.goto('/login');
  await account(page).fill('operator');
  await submit(page).click();
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert').filter({ hasText: '不能为空' })).toHaveCount(1);
  await password(page).fill('operator123');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('V5-19 the captcha and the SMS code are required where they are asked for', async ({ page }) => {
  const sent = recordLogins(page);
  await page.goto('/login');
  // a name that nobody has tried: what was counted in an earlier attempt must not be in the way
  await account(page).fill(`nobody${Date.now()}`);
  const captcha = page.getByRole('textbox', { name: '验证码', exact: true });
  for (let needed = false; !needed;) {
    await password(page).fill('wrong123');
    const refused = page.waitForResponse('**/api/oauth/Login**');
    // each refusal asks anew; what was asked on leaving the account came before
    const told = refused.then(() => page.waitForResponse('**/api/oauth/getConfig/**'));
    await submit(page).click();
    needed = ((await (await told).json()) as { data: { needCode: boolean } }).data.needCode;
  }
  await expect(captcha).toBeVisible();
  const before = sent.length;
  await password(page).fill('wrong123');
  await submit(page).click();
  await expect(captcha).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert').filter({ hasText: '不能为空' })).toBeVisible();
  await page.getByRole('tab', { name: '短信验证码' }).click();
  await page.getByLabel('手机号', { exact: true }).fill('13912345678');
  await submit(page).click();
  await expect(page.getByRole('textbox', { name: '短信验证码' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert').filter({ hasText: '不能为空' })).toBeVisible();
  expect(sent).toHaveLength(before);
});

test('V5-20 a mobile number must be right before a code is sent or anybody signs in', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/oauth\/(SmsCode|Login)/.test(request.url())) calls.push(request.url());
  });
  for (const [language, tab, field, code, get, send, text] of [
    [
      'English',
      'SMS code',
      'Mobile number',
      'SMS code',
      'Get code',
      'Log in',
      'Please enter the correct mobile number',
    ],
    ['简体中文', '短信验证码', '手机号', '短信验证码', '获取验证码', '登录', '请输入正确的手机号'],
  ] as const) {
    await page.goto('/login');
    await page.getByRole('main').getByRole('combobox').selectOption(language);
    await page.getByRole('tab', { name: tab }).click();
    for (const number of ['', '1391234567', '12912345678', 'abc']) {
      await page.getByLabel(field, { exact: true }).fill(number);
      await page.getByRole('button', { name: get, exact: true }).click();
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await page.getByRole('textbox', { name: code }).fill('123456');
    await page.getByRole('button', { name: send, exact: true }).click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.getByLabel(field, { exact: true }).fill('13912345679');
    await expect(page.getByText(text, { exact: true })).toHaveCount(0);
  }
  expect(calls).toEqual([]);
});

test('S4-03 the sign-in button works while the server thinks, and rests after a refusal and after a success', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  await page.route('**/api/oauth/Login**', async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  await page.goto('/login');
  await account(page).fill('operator');
  for (const [text, leadsTo] of [
    ['wrong123', /\/login$/],
    ['operator123', /\/home$/],
  ] as const) {
    await password(page).fill(text);
    const asked = page.waitForRequest('**/api/oauth/Login**');
    await submit(page).click();
    await asked;
    await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page).toHaveURL(leadsTo);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
  // coming back to the form finds it at rest
  await page.evaluate(() => {
    localStorage.removeItem('smart_token');
  });
  await page.goto('/login');
  await expect(submit(page)).not.toHaveAttribute('aria-busy', 'true');
});
