import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

test('F-SY-08 a text is found, worded in another way, shown after a reload, and reset', async ({ page }) => {
  await signIn(page, 'admin', '/system/language');
  const search = page.getByRole('searchbox', { name: '搜索键、文本、位置' });
  await search.fill('请先恢复不再需要的文本');
  await expect(page.getByRole('status').filter({ hasText: '共 1 条' })).toBeVisible();
  await search.fill('搜索键、文本、位置');
  await page
    .getByRole('row', { name: /搜索键/ })
    .getByRole('button', { name: '编辑' })
    .click();
  const dialog = page.getByRole('dialog');
  const chinese = dialog.getByRole('textbox', { name: '简体中文' });
  await chinese.fill('查找{place}');
  await expect(dialog.getByText('原文没有占位符 {place}')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '保存' })).toBeDisabled();
  await chinese.fill('查找 <b>文本</b>');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  const renamed = page.getByRole('searchbox', { name: '查找 <b>文本</b>' });
  await renamed.fill('查找 <b>文本</b>');
  await page
    .getByRole('row', { name: /查找 <b>/ })
    .getByRole('button', { name: '恢复原文' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expect(search).toBeVisible();
});
