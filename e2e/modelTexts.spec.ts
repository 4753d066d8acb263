import { rowOf } from './support/resource.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

test('the owner of a model fills in an English text, releases it, and readers of English see it', async ({ page }) => {
  await signIn(page, 'admin', '/onlineDev/webDesign');
  await rowOf(page, '访客车辆申请').getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '设计文本' }).click();
  const dialog = page.getByRole('dialog', { name: /各语言文本/ });
  await dialog.getByRole('textbox', { name: '搜索文本' }).fill('来访事由');
  await dialog.getByRole('textbox', { name: '来访事由 的英语' }).first().fill('Why they come');
  await dialog.getByRole('button', { name: '保存并发布' }).click();
  await expect(dialog).toBeHidden();

  // in this browser alone: the server would keep it for the journeys after this one
  await page.evaluate(() => localStorage.setItem('smart_language', 'en'));
  await page.goto('/model/parking.visitor');
  await page.getByRole('button', { name: /^Add/ }).click();
  await expect(page.getByRole('dialog').getByLabel('Why they come')).toBeVisible();
});
