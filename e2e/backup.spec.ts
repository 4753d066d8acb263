import { confirmDeletion, rowOf, runRowAction } from './support/resource.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

test('F-DA-04 a backup is made at once, listed with size and time, downloaded and deleted', async ({ page }) => {
  await signIn(page, 'admin', '/dataApplication/backup');
  await page.getByRole('button', { name: '立即备份' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expectToast(page, '已开始备份');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  const row = rowOf(page, 'smart-admin-');
  await expect(async () => {
    await page.getByRole('button', { name: '刷新' }).click();
    await expect(row).toContainText('完成', { timeout: 1_000 });
  }).toPass();
  await expect(row).toContainText(/\d [KM]B/);
  await expect(row).toContainText(/\d\d:\d\d/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: '下载' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^smart-admin-[\d-]+\.sql\.gz$/);
  await runRowAction(page, row, '删除');
  await confirmDeletion(page);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(row).toHaveCount(0);
});
