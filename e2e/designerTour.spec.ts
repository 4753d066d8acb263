import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

test('who opens a designer for the first time is shown around once, and again when they ask', async ({ page }) => {
  await signIn(page, 'admin');
  await page.evaluate(() => localStorage.removeItem('smart_seenTours'));
  await page.goto('/onlineDev/webDesign?form=visitor');
  const tour = page.locator('[data-slot=tour]');
  await expect(tour).toContainText('从这里开始');
  await expect(tour.getByRole('heading')).toBeFocused();
  for (const title of ['画布就是表单', '设置选中项', '问题在这里', '保存与发布']) {
    await tour.getByRole('button', { name: '下一步' }).click();
    await expect(tour).toContainText(title);
  }
  await tour.getByRole('button', { name: /完成|知道了|结束/ }).click();
  await expect(tour).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('group', { name: '画布' })).toBeVisible();
  await expect(tour).toHaveCount(0);
  await page.getByRole('button', { name: '操作引导' }).click();
  await expect(tour).toContainText('从这里开始');
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);

  // the list has one of its own, which is skipped as well
  await page.goto('/onlineDev/webDesign?design=visitor');
  await expect(tour).toContainText('从这里加列');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('tree', { name: '列顺序' })).toBeVisible();
  await expect(tour).toHaveCount(0);
});
