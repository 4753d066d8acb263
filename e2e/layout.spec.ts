import { expect, test, type Page } from '@playwright/test';
import { openPage, signIn } from './support/signIn.js';

const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });
const settings = (page: Page) => page.getByRole('dialog', { name: '界面设置' });

test('R2.5-04 R2.5-38 the layout is one of four, changes at once, and a reload keeps it', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: '界面设置' }).click();
  const layouts = settings(page).getByRole('radiogroup', { name: '导航布局' }).getByRole('radio');
  await expect(layouts).toHaveText(['侧边导航', '顶部导航', '混合导航', '简约导航']);
  await settings(page).getByRole('radio', { name: '顶部导航' }).click();
  await expect(page.getByRole('button', { name: '更多...' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '更多...' })).toBeVisible();
});

test('R2.5-40 R2.5-41 R2.5-43 R2.5-44 every setting shows at once, and a reload keeps all of them', async ({ page }) => {
  await signIn(page);
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
});

test('R2.5-37 the settings drawer is 280 px wide and leaves the page usable', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: '界面设置' }).click();
  await expect(settings(page)).toBeVisible();
  await expect.poll(async () => (await settings(page).boundingBox())?.width).toBe(280);
});

test('R2.5-30 the top menu holds what fits at 116 px each, also after the window changed', async ({ page }) => {
  await signIn(page);
  await page.evaluate(() => localStorage.setItem('smart_layoutType', 'functional'));
  await page.reload();
  const entries = page.getByRole('navigation', { name: '主导航' }).getByRole('listitem');
  await expect(page.getByRole('button', { name: '更多...' })).toBeVisible();
  const wide = await entries.count();
  for (const box of await Promise.all((await entries.all()).map((entry) => entry.boundingBox()))) expect(box?.width).toBe(116);
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect.poll(() => entries.count()).toBeLessThan(wide);
});

test('R2.5-07 R2.5-08 R2.5-09 visited pages have tabs; the pinned one cannot be closed', async ({ page }) => {
  await signIn(page);
  await openPage(page, '权限管理', '用户管理');
  await tabs(page).getByRole('link', { name: '用户管理' }).click({ button: 'right' });
  await expect(page.getByRole('menuitem')).toHaveText(['刷新', '关闭', '关闭其他', '关闭全部']);
  await page.keyboard.press('Escape');
  await tabs(page).getByRole('link', { name: '首页' }).click({ button: 'right' });
  await expect(page.getByRole('menuitem')).toHaveText(['刷新', '关闭其他', '关闭全部']);
  await page.keyboard.press('Escape');
  await expect(tabs(page).getByRole('button', { name: '关闭 首页' })).toHaveCount(0);
  await tabs(page).getByRole('link', { name: '首页' }).click({ button: 'middle' });
  await expect(tabs(page).getByRole('link', { name: '首页' })).toBeVisible();
});

test('R2.3-18 /menuMore is no page', async ({ page }) => {
  await signIn(page);
  await page.goto('/menuMore');
  await expect(page).toHaveURL(/\/404$/);
});
