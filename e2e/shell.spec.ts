import { type Page } from '@playwright/test';
import { callApi } from './support/callApi.js';
import { rowOf } from './support/resource.js';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

const bar = (page: Page) => page.getByRole('banner');
const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });
const titles = (page: Page) => tabs(page).getByRole('link').allTextContents();

test('the search finds Chinese titles by their sound, and marks what matches', async ({ page }) => {
  await signIn(page, 'admin', '/home');
  const field = bar(page).getByRole('combobox', { name: '搜索菜单' });
  const results = bar(page).getByRole('option');
  for (const [typed, marked] of [
    ['yhgl', '用户管理'],
    ['yonghuguanl', '用户管理'],
    ['yh guanli', '用户管理'],
    ['yonghugl', '用户管理'],
    ['yhguanli', '用户管理'],
    ['在线 权限', '权限'],
  ] as const) {
    await field.fill(typed);
    await expect(results.first().locator('mark').first()).toHaveText(marked);
  }
  await field.fill('yhgl');
  await expect(results.first()).toHaveText('权限管理 > 用户管理');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/permission\/user$/);
});

test('the palette lists the pages visited last, also after a new start, and acts by sound', async ({ page }) => {
  await signIn(page, 'admin', '/permission/user');
  await openPage(page, '权限管理', '角色管理');
  await expect(page).toHaveURL(/\/permission\/role$/);
  await tabs(page).getByRole('button', { name: '关闭 用户管理' }).click();
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: '最近访问' }).getByRole('option');
  await expect(recent.first()).toHaveText('权限管理 > 用户管理');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/permission\/user$/);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^搜索页面/ }).fill('qhqs');
  await expect(page.getByRole('option').first()).toHaveText(/^切换浅色/);
});

test('the palette finds people by sound and records within one’s rights, and opens their page filtered to them', async ({
  page,
}) => {
  await signIn(page, 'operator', '/home');
  const find = async (keyword: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^搜索页面/ }).fill(keyword);
  };
  await find('wuyunying');
  await page
    .getByRole('group', { name: '用户管理' })
    .getByRole('option', { name: /吴运营/ })
    .click();
  await expect(page).toHaveURL(/\/permission\/user\?q=operator$/);
  // the home page, which is there until the list is, names them in many rows
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(rowOf(page, '吴运营')).toBeVisible();

  await find('FK-');
  const records = page.getByRole('group', { name: '访客登记' }).getByRole('option');
  await expect(records).toHaveCount(5);
  // the roles are a page that they have not been given
  await find('yunyingrenyuan');
  await expect(page.getByText('没有匹配的页面或操作')).toBeVisible();
});

/** Pages without the frame: sign-in, lock, scanned codes, screens (spec 2.2). */
const STAND_ALONE = [
  ...['redirect', 'login', 'lockScreen', 'auth-redirect', 'openWindow', 'jump', 'ceshi', 'cloudSentryBox'],
  ...['scanQrcode', 'orderInfoByQRCode', 'freeCarQrcode', 'freeCarOrderInfo', 'reductionQrcode', 'reductionOrderInfo'],
  ...['merchantQrcode', 'companyQrcode', 'roadsideQrcode', 'parkingScreen', 'dataView', 'dataViewNew', 'operationView'],
  ...['homeView', 'realTimeView', 'roadView', 'roadViewNew', 'roadViewNewjia'],
];

test('R2.2-01 pages without the frame are in no menu and found by no search', async ({ page }) => {
  await signIn(page, 'admin', '/home');
  interface Entry {
    urlAddress: string;
    children?: Entry[];
  }
  const addressesOf = (entries: readonly Entry[]): string[] =>
    entries.flatMap(({ urlAddress, children = [] }) => [urlAddress, ...addressesOf(children)]);
  const { data } = await callApi(page, 'GET', '/api/oauth/CurrentUser');
  const { menuList, appMenuList } = data as Record<'menuList' | 'appMenuList', Entry[]>;
  const first = addressesOf([...menuList, ...appMenuList]).map((address) => address.replace(/^\//, '').split('/')[0]);
  expect(first.filter((name) => STAND_ALONE.includes(name ?? ''))).toEqual([]);
  const field = bar(page).getByRole('combobox', { name: '搜索菜单' });
  for (const name of ['dataView', '锁屏', '扫码缴费']) {
    await field.fill(name);
    await expect(page.getByText('没有匹配的菜单')).toBeVisible();
  }
});

test('keys go between tabs, close and refresh them; ? lists them all and can turn them off', async ({ page }) => {
  await signIn(page, 'admin', '/permission/user');
  await openPage(page, '权限管理', '角色管理');
  await expect(page).toHaveURL(/\/permission\/role$/);
  const current = tabs(page).locator('[aria-current=page]');
  await expect(current).toHaveText('角色管理');
  await page.keyboard.press('Alt+BracketLeft');
  await expect(current).toHaveText('用户管理');
  await page.keyboard.press('Alt+BracketRight');
  await expect(current).toHaveText('角色管理');
  await expect(page).toHaveURL(/\/permission\/role$/);
  await page.keyboard.press('Alt+w');
  await expect.poll(() => titles(page)).toEqual(['首页', '用户管理']);
  const field = page.getByRole('search').getByLabel('姓名 / 账号 / 手机号');
  await field.fill('林');
  await page.keyboard.press('Alt+r');
  await expect(field).toHaveValue('');
  await bar(page).click({ position: { x: 400, y: 10 } });
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: '键盘快捷键' });
  await expect(help).toContainText('Alt W');
  // behind a dialog they do nothing
  await page.keyboard.press('Alt+w');
  await expect(help).toBeVisible();
  await help.getByRole('switch', { name: '启用快捷键' }).click();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('Alt+w');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^搜索页面/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => titles(page)).toEqual(['首页', '用户管理']);
});

test('the page takes the whole window and gives it back', async ({ page }) => {
  await signIn(page, 'admin', '/permission/user');
  const field = page.getByRole('search').getByLabel('姓名 / 账号 / 手机号');
  await field.fill('林');
  await page.getByRole('button', { name: '最大化页面' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0);
  expect((await page.getByRole('main').boundingBox())?.width).toBe(1440);
  await page.keyboard.press('Alt+m');
  await expect(bar(page)).toBeVisible();
  await expect(field).toHaveValue('林');
});

test('the list of tabs closes those on one side', async ({ page }) => {
  await signIn(page, 'admin', '/home');
  for (const title of ['用户管理', '角色管理', '分组管理']) await openPage(page, '权限管理', title);
  await tabs(page).getByRole('link', { name: '角色管理' }).click();
  const choose = (name: string) =>
    page
      .getByRole('button', { name: '全部标签页' })
      .click()
      .then(() => page.getByRole('menuitem', { name }).click());
  await choose('关闭右侧');
  await expect.poll(() => titles(page)).toEqual(['首页', '用户管理', '角色管理']);
  await choose('关闭左侧');
  await expect.poll(() => titles(page)).toEqual(['首页', '角色管理']);
});

test('entries of the top menu open in a new tab of the browser with Control held', async ({ page, context }) => {
  await signIn(page, 'admin', '/home');
  await page.evaluate(() => localStorage.setItem('smart_layoutType', 'functional'));
  await page.reload();
  // the first entry: what stands behind it may be in the menu of what has no room
  const menu = page.getByRole('navigation', { name: '主导航' });
  await menu.getByRole('button', { name: '停车业务' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('menuitem', { name: '停车订单' }).click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL(/\/parking\/order$/);
  await expect(page).toHaveURL(/\/home$/);
  await menu.getByRole('button', { name: '停车业务' }).click();
  await page.getByRole('menuitem', { name: '停车订单' }).click();
  await expect(page).toHaveURL(/\/parking\/order$/);
});

test('without a fixed header the bars scroll away and the navigation stays', async ({ page }) => {
  await signIn(page, 'admin', '/home');
  const scroll = () => page.locator('[data-slot=app-frame]').evaluate((frame) => frame.scrollTo(0, 1_000));
  const navigation = page.getByRole('navigation', { name: '主导航' });
  await scroll();
  await expect(bar(page)).toBeInViewport();
  for (const layout of ['classic', 'plain']) {
    await page.evaluate((layoutType) => {
      localStorage.setItem('smart_fixedHeader', 'false');
      localStorage.setItem('smart_layoutType', layoutType);
    }, layout);
    await page.reload();
    await expect(bar(page)).toBeInViewport();
    await scroll();
    await expect(bar(page)).not.toBeInViewport();
    await expect(tabs(page)).not.toBeInViewport();
    await expect(navigation).toBeInViewport();
    expect((await page.getByRole('main').boundingBox())?.height).toBe(900);
  }
});

test('the lock screen opens where it came down', async ({ page }) => {
  await signIn(page, 'developer', '/home');
  await page.goto('/profile');
  await bar(page).getByRole('button', { name: '周开发', exact: true }).click();
  await page.getByRole('menuitem', { name: '锁定屏幕' }).click();
  await expect(page).toHaveURL(/\/lockScreen$/);
  await expect(page).toHaveTitle('已锁定');
  // who is locked in is not known yet when the password has been typed
  let answer: () => void = () => undefined;
  const isTyped = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/permission/Users/Current/BaseInfo**', async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('textbox', { name: '请输入登录密码' })).toBeFocused();
  await page.keyboard.type('developer123');
  await page.keyboard.press('Enter');
  answer();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page).toHaveTitle(/^个人信息/);
});

test('a server that is away at the start keeps the session, says so, and the page opens when it answers', async ({
  page,
}) => {
  await signIn(page, 'admin', '/home');
  await page.route('**/api/oauth/CurrentUser**', (route) => route.abort('connectionrefused'));
  await page.goto('/profile');
  await expect(page.getByRole('alert')).toContainText('暂时无法连接服务器');
  await expect(page.getByRole('button', { name: '重新登录' })).toBeVisible();
  await page.unroute('**/api/oauth/CurrentUser**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page).toHaveTitle(/^个人信息/);
  await expect(page).toHaveURL(/\/profile$/);
});

test('X8-12 X8-15 a session that starts without data says 验证失败，请重新登录。, and leads to the sign-in page', async ({
  page,
}) => {
  await startWith(page, null);
  await expectEnd(page, '验证失败，请重新登录。');
});

test('X8-13 a session that starts without a menu says 您的权限不足，请联系管理员, and leads to the sign-in page', async ({
  page,
}) => {
  await startWith(page, { menuList: [] });
  await expectEnd(page, '您的权限不足，请联系管理员');
});

async function startWith(page: Page, data: object | null): Promise<void> {
  await signIn(page, 'admin', '/home');
  await page.route('**/api/oauth/CurrentUser**', (route) => route.fulfill({ json: { code: 200, msg: '', data } }));
  await page.goto('/profile');
}

async function expectEnd(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('smart_token'))).toBeNull();
}

test('E3-08 navigation, sign-in page and browser tab show their own icons, the copyright stands on the sign-in page', async ({
  page,
  browser,
}) => {
  const icon = (color: string) =>
    `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="${color}"/></svg>`).toString('base64')}`;
  const [navigationIcon, loginIcon, appIcon] = [icon('red'), icon('green'), icon('blue')];
  await signIn(page, 'admin', '/home');
  const token = await page.evaluate(() => localStorage.getItem('smart_token') ?? '');
  const call = (method: string, data?: object) =>
    page.request
      .fetch('/api/system/SysConfig', { method, data, headers: { authorization: token } })
      .then((answer) => answer.json() as Promise<{ code: number; data: object }>);
  const { revision: _revision, ...before } = (await call('GET')).data as { revision: number };
  expect(await call('PUT', { navigationIcon, loginIcon, appIcon, copyright: '滨海停车' })).toMatchObject({ code: 200 });
  try {
    await page.reload();
    await expect(page.locator(`[data-slot=sidebar] img[src="${navigationIcon}"]`)).toBeVisible();
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', appIcon);
    const stranger = await browser.newPage({ locale: 'zh-CN' });
    await stranger.goto(new URL('/login', page.url()).href);
    await expect(stranger.locator(`img[src="${loginIcon}"]`).first()).toBeVisible();
    await expect(stranger.getByText('滨海停车')).toBeVisible();
    await expect(stranger.locator('link[rel=icon]')).toHaveAttribute('href', appIcon);
    await stranger.close();
  } finally {
    await call('PUT', before);
  }
});
