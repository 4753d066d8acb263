import { type Locator, type Page } from '@playwright/test';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });
const settings = (page: Page) => page.getByRole('dialog', { name: '界面设置' });

/** Goes to an element by the Tab key (or Shift and Tab), as somebody without a mouse does. */
async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  for (let step = 0; step < 100; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test.describe('by the keyboard alone', () => {
  test('the skip link leads past the menu, and the menu opens directories and pages', async ({ page }) => {
    await signIn(page, 'admin', '/home');
    await page.reload();
    const navigation = page.getByRole('navigation', { name: '主导航' });
    const directory = navigation.getByRole('button', { name: '权限管理', exact: true });
    await expect(directory).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await walkTo(page, directory, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(directory).toHaveAttribute('aria-expanded', 'true');
    await walkTo(page, navigation.getByRole('link', { name: '用户管理', exact: true }), 'Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/permission\/user$/);
  });

  test('the palette goes to a page and runs an action', async ({ page }) => {
    await signIn(page, 'admin', '/home');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: /^搜索页面/ });
    await expect(field).toBeFocused();
    await page.keyboard.type('角色管理');
    await expect(page.getByRole('option').first()).toHaveText('权限管理 > 角色管理');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/permission\/role$/);
    await expect(field).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type('切换浅色');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
  });

  test('tabs are reached, moved and closed', async ({ page }) => {
    await signIn(page, 'admin', '/permission/user');
    await openPage(page, '权限管理', '角色管理');
    await expect(page).toHaveURL(/\/permission\/role$/);
    const tab = (name: string) => tabs(page).getByRole('link', { name });
    await walkTo(page, tab('首页'), 'Tab');
    await page.keyboard.press('ArrowRight');
    await expect(tab('用户管理')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('角色管理')).toBeFocused();
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await expect(tabs(page).getByRole('link')).toHaveText(['首页', '角色管理', '用户管理']);
    await expect(tab('角色管理')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(tabs(page).getByRole('link')).toHaveText(['首页', '用户管理']);
    await expect(page).toHaveURL(/\/permission\/user$/);
    await expect(tab('首页')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(tab('首页')).toBeFocused();
  });

  test('settings, the user menu and its dialogs open and close', async ({ page }) => {
    await signIn(page, 'admin', '/home');
    const bar = page.getByRole('banner');
    const gear = bar.getByRole('button', { name: '界面设置' });
    await walkTo(page, gear, 'Tab');
    await page.keyboard.press('Enter');
    await expect(settings(page)).toBeVisible();
    await walkTo(page, settings(page).getByRole('switch', { name: '标签栏' }), 'Tab');
    await page.keyboard.press('Space');
    await expect(tabs(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(settings(page)).toBeHidden();
    await expect(gear).toBeFocused();
    const user = bar.getByRole('button', { name: '系统管理员', exact: true });
    await walkTo(page, user, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: '个人信息' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: '关于平台' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: '关于平台' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: '关于平台' })).toBeHidden();
    await expect(user).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: '个人信息' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: '退出系统' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: '提示' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: '提示' })).toBeHidden();
    await expect(page).toHaveURL(/\/home$/);
  });
});
