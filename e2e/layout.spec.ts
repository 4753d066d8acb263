import { type Page } from '@playwright/test';
import { openPage, signIn, signInByForm } from './support/signIn.js';
import { expect, test } from './support/test.js';

const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });
const settings = (page: Page) => page.getByRole('dialog', { name: '界面设置' });
const bar = (page: Page) => page.getByRole('banner');
const keyword = (page: Page) => page.getByRole('search').getByLabel('姓名 / 账号 / 手机号');

test('R2.5-04 R2.5-38 the layout is one of four, changes at once, and a reload keeps it', async ({ page }) => {
  await page.setViewportSize({ width: 1150, height: 900 });
  await signIn(page, 'admin', '/home');
  await page.getByRole('button', { name: '界面设置' }).click();
  const layouts = settings(page).getByRole('radiogroup', { name: '导航布局' }).getByRole('radio');
  await expect(layouts).toHaveText(['侧边导航', '顶部导航', '混合导航', '简约导航']);
  await settings(page).getByRole('radio', { name: '顶部导航' }).click();
  await expect(page.getByRole('button', { name: '更多...' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '更多...' })).toBeVisible();
});

test('R2.5-40 R2.5-41 R2.5-43 R2.5-44 every setting shows at once, and a reload keeps all of them', async ({
  page,
}) => {
  await signIn(page, 'admin', '/home');
  const html = page.locator('html');
  const top = page.getByRole('banner');
  const expectChanged = async () => {
    await expect(html).toHaveAttribute('data-theme', 'ocean');
    await expect(html).toHaveAttribute('data-nav', 'lightWhite');
    await expect(html).toHaveAttribute('data-mode', 'dark');
    await expect(tabs(page)).toHaveCount(0);
    await expect(top.getByRole('button', { name: '语言' })).toHaveCount(0);
    await expect(top.getByRole('combobox', { name: '搜索菜单' })).toHaveCount(0);
  };
  const switches = ['标签栏', '标签图标', '页面缓存', '语言切换', '菜单搜索'];
  await expect(top.getByRole('button', { name: '语言' })).toBeVisible();
  await expect(top.getByRole('combobox', { name: '搜索菜单' })).toBeVisible();
  await page.getByRole('button', { name: '界面设置' }).click();
  await expect(settings(page).getByRole('radiogroup', { name: '主题颜色' }).getByRole('radio')).toHaveCount(8);
  await settings(page).getByRole('radio', { name: '海洋' }).click();
  await settings(page).getByRole('radiogroup', { name: '导航色调' }).getByRole('radio', { name: '浅色' }).click();
  await settings(page).getByRole('radiogroup', { name: '页面模式' }).getByRole('radio', { name: '深色' }).click();
  for (const name of switches) await settings(page).getByRole('switch', { name }).click();
  await expectChanged();
  await page.reload();
  await expectChanged();
  await page.getByRole('button', { name: '界面设置' }).click();
  for (const name of switches) await expect(settings(page).getByRole('switch', { name })).not.toBeChecked();
  await settings(page).getByRole('switch', { name: '标签栏' }).click();
  await expect(tabs(page)).toBeVisible();
});

test('R2.5-37 the settings drawer is 280 px wide and leaves the page usable', async ({ page }) => {
  await signIn(page, 'admin', '/home');
  await page.getByRole('button', { name: '界面设置' }).click();
  await expect(settings(page)).toBeVisible();
  await expect.poll(async () => (await settings(page).boundingBox())?.width).toBe(280);
});

test('R2.5-30 the top menu holds what fits at 116 px each, also after the window changed', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await signIn(page, 'admin', '/home');
  await page.evaluate(() => localStorage.setItem('smart_layoutType', 'functional'));
  await page.reload();
  const entries = page.getByRole('navigation', { name: '主导航' }).getByRole('listitem');
  await expect(page.getByRole('button', { name: '更多...' })).toBeVisible();
  const wide = await entries.count();
  for (const box of await Promise.all((await entries.all()).map((entry) => entry.boundingBox())))
    expect(box?.width).toBe(116);
  await page.setViewportSize({ width: 1020, height: 900 });
  await expect.poll(() => entries.count()).toBeLessThan(wide);
});

test('R2.5-07 R2.5-08 R2.5-09 visited pages have tabs; the pinned one cannot be closed', async ({ page }) => {
  await signIn(page, 'admin', '/permission/user');
  await tabs(page).getByRole('link', { name: '用户管理' }).click({ button: 'right' });
  const names = ['刷新', '关闭', '关闭其他', '关闭全部'];
  await expect(page.getByRole('menuitem')).toHaveCount(names.length);
  for (const [index, name] of names.entries())
    await expect(page.getByRole('menuitem').nth(index)).toHaveAccessibleName(name);
  await page.keyboard.press('Escape');
  await tabs(page).getByRole('link', { name: '首页' }).click({ button: 'right' });
  await expect(page.getByRole('menuitem')).toHaveText(['刷新', '关闭其他', '关闭全部']);
  await page.keyboard.press('Escape');
  await expect(tabs(page).getByRole('button', { name: '关闭 首页' })).toHaveCount(0);
  await tabs(page).getByRole('link', { name: '首页' }).click({ button: 'middle' });
  await expect(tabs(page).getByRole('link', { name: '首页' })).toBeVisible();
});

test('R2.3-18 /menuMore is no page', async ({ page }) => {
  await signIn(page, 'admin', '/home');
  await page.goto('/menuMore');
  await expect(page).toHaveURL(/\/404$/);
});

test('R2.5-05 a page is found as it was left when one returns to its tab', async ({ page }) => {
  await signIn(page, 'admin', '/permission/user');
  await keyword(page).fill('林');
  await openPage(page, '权限管理', '角色管理');
  await expect(page.getByRole('button', { name: '新增角色' })).toBeVisible();
  await tabs(page).getByRole('link', { name: '用户管理' }).click();
  await expect(keyword(page)).toHaveValue('林');
});

test('R2.5-06 R2.5-42 without page cache a page is built anew; tab icons are shown and hidden', async ({ page }) => {
  await signIn(page, 'admin', '/home');
  await expect(tabs(page).getByRole('link').locator('svg')).toHaveCount(1);
  await bar(page).getByRole('button', { name: '界面设置' }).click();
  await settings(page).getByRole('switch', { name: '标签图标' }).click();
  await expect(tabs(page).getByRole('link').locator('svg')).toHaveCount(0);
  await settings(page).getByRole('switch', { name: '页面缓存' }).click();
  await page.keyboard.press('Escape');
  await openPage(page, '权限管理', '用户管理');
  // not a filter of the list: the address keeps those
  const search = page.getByPlaceholder('搜索组织架构');
  await search.fill('质量');
  await openPage(page, '权限管理', '角色管理');
  await expect(page.getByRole('button', { name: '新增角色' })).toBeVisible();
  await tabs(page).getByRole('link', { name: '用户管理' }).click();
  await expect(search).toHaveValue('');
});

test('the open tabs are there again after a reload, in their order, and gone for the next user', async ({ page }) => {
  await signIn(page, 'admin', '/permission/user');
  await openPage(page, '权限管理', '角色管理');
  await page.reload();
  const titles = () => tabs(page).getByRole('link').allTextContents();
  await expect.poll(titles).toEqual(['首页', '用户管理', '角色管理']);
  await expect(page).toHaveURL(/\/permission\/role$/);
  await bar(page).getByRole('button', { name: '系统管理员' }).click();
  await page.getByRole('menuitem', { name: '退出系统' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signInByForm(page, 'developer');
  await expect.poll(titles).toEqual(['首页']);
});

test('R2.5-10 R2.2-02 refreshing a tab passes /redirect and builds its page anew', async ({ page }) => {
  await signIn(page, 'admin', '/permission/user');
  // what stands in the address comes again, anything else is new
  const paneSearch = page.getByPlaceholder('搜索组织架构');
  await paneSearch.fill('财务');
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
  await tabs(page).getByRole('link', { name: '用户管理' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '刷新' }).click();
  await expect(paneSearch).toHaveValue('');
  await expect(page).toHaveURL(/\/permission\/user$/);
  // the page knows its address a moment before the browser tells of it
  await expect.poll(() => addresses).toEqual(['/redirect/permission/user', '/permission/user']);
  await page.goto('/redirect/permission/role?keyword=a');
  await expect(page).toHaveURL(/\/permission\/role\?keyword=a$/);
});

test('R2.5-31 R2.5-32 below 992 px the menu is a drawer: closed at the start, closed again by going and by a click beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await signIn(page, 'admin', '/home');
  const navigation = page.getByRole('navigation', { name: '主导航' });
  const opener = bar(page).getByRole('button', { name: '打开菜单' });
  await expect(navigation).toBeVisible();
  await expect(opener).toHaveCount(0);
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(opener).toBeVisible();
  await page.reload();
  await expect(opener).toBeVisible();
  await expect(navigation).toHaveCount(0);
  await opener.click();
  await openPage(page, '权限管理', '用户管理');
  await expect(page).toHaveURL(/\/permission\/user$/);
  await expect(navigation).toHaveCount(0);
  await opener.click();
  await expect(navigation).toBeVisible();
  await page.mouse.click(900, 400);
  await expect(navigation).toHaveCount(0);
});

test('R2.5-39 the navigation tone is dark or light and leaves the page light', async ({ page }) => {
  await signIn(page, 'admin', '/home');
  const background = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const [menu, content] = [await background('[data-slot=sidebar]'), await background('[data-slot=top-bar]')];
  await bar(page).getByRole('button', { name: '界面设置' }).click();
  const tones = settings(page).getByRole('radiogroup', { name: '导航色调' }).getByRole('radio');
  await expect(tones).toHaveText(['深色', '浅色']);
  await expect(tones.first()).toBeChecked();
  await tones.last().click();
  await expect.poll(() => background('[data-slot=sidebar]')).not.toBe(menu);
  expect(await background('[data-slot=top-bar]')).toBe(content);
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
});
