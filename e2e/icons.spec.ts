import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

test('F-SY-07 all icons are browsed, found by name, and a click copies the name', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'developer', '/system/icons');
  const icons = page.getByRole('list', { name: '系统图标' }).getByRole('button');
  await expect.poll(() => icons.count()).toBeGreaterThan(200);
  const all = await icons.count();
  await expect(page.getByRole('status').filter({ hasText: `共 ${all} 个图标` })).toBeVisible();
  // each is drawn by its own glyph: a name that is unknown would be a circle
  await expect(icons.locator('.lucide-house')).toHaveCount(1);

  await page.getByRole('searchbox', { name: '按名称搜索图标' }).fill('User Cog');
  await expect(icons).toHaveText(['user-cog']);
  await icons.click();
  await expectToast(page, '复制成功：user-cog');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('user-cog');

  await page.getByRole('searchbox', { name: '按名称搜索图标' }).fill('no such icon');
  await expect(icons).toHaveCount(0);
  await page.getByRole('button', { name: '清空条件' }).click();
  await expect(icons).toHaveCount(all);
});
