import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

test.use({ historyDays: 2 });

test('what a vehicle owes is chosen, collected in cash, and gone from the list', async ({ page }) => {
  await signIn(page, 'admin');
  await openPage(page, '停车业务', '逃费追缴');
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: '欠费明细' }) });
  const row = rows.first();
  await expect(row).toBeVisible();
  const plate = (await row.locator('[data-slot=plate]').textContent()) ?? '';
  await row.getByRole('button', { name: '欠费明细' }).click();
  const drawer = page.getByRole('dialog', { name: /的欠费$/ });
  const stays = drawer.getByRole('listitem');
  await expect(stays.first()).toBeVisible();
  await drawer.getByRole('button', { name: '出示付款码' }).click();
  await expect(page.getByRole('dialog', { name: '请司机扫码支付' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: /^收现金/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expectToast(page, '已收款');
  await expect(drawer.getByText('没有欠费记录')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows.filter({ hasText: plate })).toHaveCount(0);
});
