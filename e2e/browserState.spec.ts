import { type Locator, type Page } from '@playwright/test';
import { openPage, signIn, signInByForm } from './support/signIn.js';
import { expect, test } from './support/test.js';

const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('smart_'))));
const userMenu = (page: Page, user: string, entry: string) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: user, exact: true })
    .click()
    .then(() => page.getByRole('menuitem', { name: entry }).click());

test('C9-01 E3-54 E3-57 all that the browser keeps stands under smart_, and the next start reads it', async ({
  page,
}) => {
  await page.goto('/login');
  for (const language of ['English', '简体中文'])
    await page.getByRole('main').getByRole('combobox').selectOption(language);
  await signInByForm(page);
  const bar = page.getByRole('banner');
  const settings = page.getByRole('dialog', { name: '界面设置' });
  await bar.getByRole('button', { name: '界面设置' }).click();
  await settings.getByRole('radio', { name: '海洋' }).click();
  await settings.getByRole('radiogroup', { name: '导航色调' }).getByRole('radio', { name: '浅色' }).click();
  for (const name of ['标签栏', '标签图标', '页面缓存', '菜单搜索'])
    await settings.getByRole('switch', { name }).click();
  await settings.getByRole('radio', { name: '侧边导航' }).click();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: '收起或展开侧栏' }).click();
  await bar.getByRole('button', { name: '尺寸' }).click();
  await page.getByRole('menuitemcheckbox', { name: '中等' }).click();
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys.filter((key) => !key.startsWith('smart_'))).toEqual([]);
  const kept = await stored(page);
  expect(kept).toMatchObject({
    smart_theme: '#13c2c2',
    smart_loginNeedCode: 'false',
    smart_tagsView: 'false',
    smart_tagsIcon: 'false',
    smart_useCache: 'false',
    smart_showSearch: 'false',
    smart_themeClass: 'ocean',
    smart_slideClass: 'lightWhite',
    smart_layoutType: 'classic',
    smart_isOpenCopyright: '0',
    smart_token: expect.stringMatching(/^[\w-]{43}$/),
    smart_lock: '0',
    smart_size: 'medium',
    smart_sidebarStatus: 'false',
    smart_language: 'zh',
  });
  expect(JSON.parse(kept.smart_sysConfig ?? '')).toMatchObject({ sysName: '智慧城市管理平台', sysVersion: 'V3.3' });

  // these have no switch: storage alone decides
  await page.evaluate(() => {
    for (const key of ['showSettings', 'showLanguage', 'sidebarLogo', 'fixedHeader'])
      localStorage.setItem(`smart_${key}`, 'false');
    localStorage.setItem('smart_sidebarStatus', 'true');
  });
  await page.reload();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'ocean');
  await expect(html).toHaveAttribute('data-nav', 'lightWhite');
  await expect(html).toHaveAttribute('data-size', 'medium');
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '已打开的页面' })).toHaveCount(0);
  for (const name of ['界面设置', '语言']) await expect(bar.getByRole('button', { name })).toHaveCount(0);
  await expect(page.locator('[data-slot=sidebar] [data-slot=brand]')).toHaveCount(0);
  expect(Object.keys(await stored(page)).sort()).toEqual(
    [...Object.keys(kept), 'smart_showSettings', 'smart_showLanguage', 'smart_sidebarLogo', 'smart_fixedHeader'].sort(),
  );
});

test('E3-55 the first start has the blue theme, the classic layout, a dark navigation, no watermark, and a log of errors', async ({
  page,
}) => {
  await signIn(page, 'operator');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'blue');
  await expect(html).toHaveAttribute('data-nav', 'dark');
  await expect(page.locator('[data-slot="watermark-layer"]')).toHaveCount(0);
  const kept = await stored(page);
  for (const key of ['themeClass', 'layoutType', 'slideClass']) expect(kept).not.toHaveProperty(`smart_${key}`);
  expect(kept).toMatchObject({ smart_isOpenCopyright: '0' });
  await page.getByRole('banner').getByRole('button', { name: '界面设置' }).click();
  const settings = page.getByRole('dialog', { name: '界面设置' });
  for (const [group, name] of [
    ['主题颜色', '蓝色'],
    ['导航布局', '侧边导航'],
    ['导航色调', '深色'],
  ] as const)
    await expect(
      settings.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }),
    ).toBeChecked();
  await page.evaluate(() => void Promise.reject(new Error('kept by the first start')));
  await expect.poll(async () => (await stored(page)).smart_errorLog ?? '').toContain('kept by the first start');
});

test('E3-59 everything without a default of its own is on at first, and no captcha is asked for', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: '密码' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '验证码' })).toHaveCount(0);
  await signInByForm(page, 'operator');
  const bar = page.getByRole('banner');
  for (const name of ['界面设置', '语言']) await expect(bar.getByRole('button', { name })).toBeVisible();
  await expect(bar.getByRole('combobox', { name: '搜索菜单' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link').locator('svg')).toHaveCount(1);
  await expect(page.locator('[data-slot=sidebar] [data-slot=brand]')).toBeVisible();
  await bar.getByRole('button', { name: '界面设置' }).click();
  const switches = page.getByRole('dialog', { name: '界面设置' }).getByRole('switch');
  await expect(switches).toHaveCount(5);
  for (const item of await switches.all()) await expect(item).toBeChecked();
});

test('the sign-in page begins with the name that it had the last time', async ({ page }) => {
  await page.goto('/login');
  // kept when the server has answered: until then the page has its built-in name
  await expect.poll(async () => (await stored(page)).smart_sysConfig ?? '').toContain('智慧城市管理平台');
  await page.evaluate(() => {
    const config = JSON.parse(localStorage.getItem('smart_sysConfig') ?? '{}') as object;
    localStorage.setItem('smart_sysConfig', JSON.stringify({ ...config, sysName: '滨海停车平台' }));
  });
  let release: (() => void) | undefined;
  await page.route('**/api/oauth/SysConfig**', async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('滨海停车平台', { exact: true })).toBeVisible();
  await expect.poll(() => release !== undefined).toBe(true);
  release?.();
  await expect(page.getByText('智慧城市管理平台', { exact: true })).toBeVisible();
});

test('S4-04 S4-05 locking sets the flag, and only the right password takes it away; a wrong one shows the reason', async ({
  page,
}) => {
  await signIn(page, 'developer');
  await userMenu(page, '周开发', '锁定屏幕');
  await expect(page).toHaveURL(/\/lockScreen$/);
  expect(await stored(page)).toMatchObject({ smart_lock: '1' });
  await page.reload();
  await expect(page).toHaveURL(/\/lockScreen$/);
  const field = page.getByRole('textbox', { name: '请输入登录密码' });
  await field.fill('wrong999');
  const refused = page.waitForResponse('**/api/oauth/LockScreen**');
  await page.getByRole('button', { name: '解锁' }).click();
  const { msg } = (await (await refused).json()) as { msg: string };
  await expect(page.getByRole('alert')).toHaveText(msg);
  expect(await stored(page)).toMatchObject({ smart_lock: '1' });
  await page.goto('/home');
  await expect(page).toHaveURL(/\/lockScreen$/);
  await field.fill('developer123');
  const held = page.waitForResponse('**/api/oauth/LockScreen**');
  await page.getByRole('button', { name: '解锁' }).click();
  expect(await (await held).json()).toMatchObject({ code: 200 });
  await expect(page).toHaveURL(/\/home$/);
  expect(await stored(page)).toMatchObject({ smart_lock: '0' });
});

test('S4-57 another theme colours buttons, links, tabs, menu and checkboxes anew, at once', async ({ page }) => {
  await signIn(page, 'admin', '/permission/user');
  await page.getByRole('columnheader').getByRole('checkbox').check();
  const bar = page.getByRole('banner');
  const parts = {
    button: page.getByRole('button', { name: '查询' }),
    link: page.getByRole('row').nth(1).getByRole('button', { name: '编辑' }),
    tab: page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: '用户管理' }),
    menu: page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '用户管理' }),
    checkbox: page.getByRole('columnheader').getByRole('checkbox'),
  };
  /** Every colour that a part is drawn with, its own children and pseudo-elements too. */
  const colours = async () => {
    const seen: Record<string, string> = {};
    for (const [name, part] of Object.entries(parts))
      seen[name] = await part.evaluate((element) =>
        [element.parentElement ?? element, element, ...element.querySelectorAll('*')]
          .flatMap((node) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(node, pseudo)))
          .map((style) => [style.color, style.backgroundColor, style.borderColor, style.boxShadow].join())
          .join(),
      );
    return seen;
  };
  const before = await colours();
  await bar.getByRole('button', { name: '界面设置' }).click();
  await page.getByRole('dialog', { name: '界面设置' }).getByRole('radio', { name: '红' }).click();
  for (const name of Object.keys(parts)) await expect.poll(async () => (await colours())[name]).not.toBe(before[name]);
});

test('C9-20 bars, drawers, dialogs and entries have their fixed measures', async ({ page }) => {
  await signIn(page);
  const expectWidth = (part: Locator, pixels: number) =>
    expect.poll(async () => (await part.boundingBox())?.width).toBe(pixels);
  const bar = page.getByRole('banner');
  await expectWidth(page.locator('[data-slot=sidebar]'), 210);
  await bar.getByRole('button', { name: '界面设置' }).click();
  await expectWidth(page.getByRole('dialog', { name: '界面设置' }), 280);
  await page.getByRole('dialog', { name: '界面设置' }).getByRole('radio', { name: '顶部导航' }).click();
  await expectWidth(page.getByRole('navigation', { name: '主导航' }).getByRole('listitem').first(), 116);
  await page.getByRole('dialog', { name: '界面设置' }).getByRole('radio', { name: '侧边导航' }).click();
  await page.keyboard.press('Escape');

  await openPage(page, '权限管理', '用户管理');
  await page.getByRole('button', { name: '列设置' }).click();
  await expectWidth(page.getByRole('dialog', { name: '列设置' }), 320);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '新增用户' }).click();
  const form = page.getByRole('dialog', { name: '新增用户' });
  for (const [field, picker] of [
    ['所属组织', '组织选择'],
    ['直属主管', /^选择/],
  ] as const) {
    await form.getByRole('combobox', { name: field }).click();
    await expectWidth(page.getByRole('dialog', { name: picker }), 800);
    await page.getByRole('dialog', { name: picker }).getByRole('button', { name: '取消' }).click();
    await expect(page.getByRole('dialog', { name: picker })).toBeHidden();
  }
  await form.getByRole('button', { name: '取消' }).click();
  for (const [width, isPhone] of [
    [992, false],
    [991, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bar.getByRole('button', { name: '打开菜单' })).toHaveCount(isPhone ? 1 : 0);
  }
});

test('C9-21 inputs and tag inputs are 40, 36, 32 and 28 px high', async ({ page }) => {
  await signIn(page);
  for (const [size, pixels] of [
    ['default', 40],
    ['medium', 36],
    ['small', 32],
    ['mini', 28],
  ] as const) {
    await page.evaluate((value) => {
      localStorage.setItem('smart_size', value);
    }, size);
    await page.goto('/permission/user');
    await page.getByRole('button', { name: '新增用户' }).click();
    const dialog = page.getByRole('dialog');
    for (const control of [
      dialog.locator('[data-slot=input]').filter({ has: page.getByLabel('账号') }),
      dialog.getByRole('combobox', { name: '角色' }).locator('..'),
    ])
      await expect.poll(async () => (await control.first().boundingBox())?.height, { message: size }).toBe(pixels);
  }
});
