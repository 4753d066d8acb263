import { runRowAction, searchFor } from './support/resource.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

test('the office makes the berths of a road, takes one out of use, prints codes, and gives somebody some of them', async ({
  page,
}) => {
  await signIn(page, 'operator', '/parking/berth');
  await page.getByRole('button', { name: '批量新增' }).click();
  const many = page.getByRole('dialog', { name: '按号段新增泊位' });
  await many.getByRole('combobox', { name: '路段' }).click();
  await page.getByRole('option', { name: '健康路' }).click();
  await many.getByLabel('号码前缀').fill('B');
  await many.getByLabel('结束号').fill('12');
  await many.getByRole('button', { name: '保存', exact: true }).click();
  await expectToast(page, '已新增12个泊位');

  await searchFor(page, '泊位号', 'B0');
  const row = (number: string) => page.getByRole('row', { name: new RegExp(number) });
  await expect(row('B01')).toContainText('健康路');
  await expect(row('B10')).toHaveCount(0);
  await runRowAction(page, row('B02'), '停用');
  const off = page.getByRole('dialog', { name: '停用泊位B02' });
  await off.getByLabel('原因').fill('路面施工');
  await off.getByRole('button', { name: '停用' }).click();
  await expect(row('B02')).toContainText('停用 · 路面施工');

  await row('B01').getByRole('checkbox').check();
  await row('B03').getByRole('checkbox').check();
  await page.getByRole('button', { name: '打印二维码' }).first().click();
  const sheets = page.getByRole('dialog', { name: '打印2个泊位的二维码' });
  await expect(sheets.getByRole('img', { name: '健康路 B03' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/parking/inspector');
  await page
    .getByRole('row', { name: /健康路.*整条路段/ })
    .first()
    .getByRole('button', { name: '编辑' })
    .click();
  const form = page.getByRole('dialog');
  await form.getByRole('switch', { name: '负责整条路段' }).click();
  await form.getByRole('combobox', { name: '负责的泊位' }).click();
  await page.getByRole('option', { name: 'B01' }).click();
  await page.getByRole('option', { name: 'B03' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('row', { name: /健康路.*B01、B03/ })).toBeVisible();
});
