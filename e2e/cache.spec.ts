import { confirmDeletion, rowOf, runRowAction, searchFor } from './support/resource.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

test('F-SY-04 what is kept is found with its size, looked at, deleted, and cleared after a question', async ({
  page,
}) => {
  await signIn(page, 'admin', '/system/cache');
  await searchFor(page, '键', 'catalog');
  const menu = rowOf(page, 'catalog');
  await expect(menu).toContainText('菜单');
  await expect(menu).toContainText(/\d KB/);
  await menu.getByRole('button', { name: '查看' }).click();
  const dialog = page.getByRole('dialog', { name: '缓存值：菜单 catalog' });
  await expect(dialog).toContainText('"enCode"');
  await page.keyboard.press('Escape');
  await runRowAction(page, menu, '删除');
  await confirmDeletion(page);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await searchFor(page, '键', '');
  await page.getByRole('button', { name: '清空全部' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expectToast(page, '缓存已清空');
  // whoever asked is known again with the next call
  await expect(rowOf(page, '会话')).not.toHaveCount(0);
});
