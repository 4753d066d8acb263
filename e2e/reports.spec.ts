import { expectNoFindings } from './support/axe.js';
import { saveForm } from './support/resource.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

test('F-OD-05 a report is made of a data set and cells, previewed with rows, released below the menu and opened by a reader', async ({
  page,
}) => {
  await signIn(page, 'admin', '/onlineDev/reportDesign');
  await page.getByRole('button', { name: '新增' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('名称').fill('各场收入');
  await dialog.getByLabel('编码').fill('placeRevenue');
  await saveForm(page);
  const row = page.getByRole('row', { name: /各场收入/ });
  await row.getByRole('button', { name: '设计' }).click();

  const grid = page.getByRole('grid', { name: '报表画布' });
  const cell = (address: string) => grid.locator(`[data-address=${address}]`);
  // a data set of the platform, whose fields are put into the chosen cell by key
  await page.getByRole('button', { name: '添加数据集' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await cell('A1').click();
  await page.keyboard.press('F2');
  await page.keyboard.type('停车场');
  await page.keyboard.press('Tab');
  await page.keyboard.press('F2');
  await page.keyboard.type('实收');
  await page.keyboard.press('Enter');
  await expect(cell('A1')).toHaveText('停车场');
  await expect(cell('B1')).toHaveText('实收');
  await cell('A2').click();
  await page.getByRole('button', { name: '停车场 place' }).press('Enter');
  await expect(cell('A2')).toContainText('r.停车场');
  await cell('B2').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('=SUM({r.revenue})');
  await page.keyboard.press('Enter');
  await expect(cell('B2')).toHaveText('=SUM({r.revenue})');

  // a range is chosen by keys, made bold, and taken back
  await cell('A1').click();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(cell('B1')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: '加粗' }).click();
  await expect(cell('B1')).toHaveCSS('font-weight', '600');
  await page.getByRole('button', { name: /撤销/ }).click();
  await expect(cell('B1')).not.toHaveCSS('font-weight', '600');
  // a chart over another data set, which is chosen at the right with its dimension
  await page.getByRole('button', { name: '添加数据集' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: '数据', exact: true }).click();
  await page.getByRole('option', { name: '各停车场' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await cell('D1').click();
  await page.getByRole('button', { name: '插入图表' }).click();
  await page.getByLabel('标题', { exact: true }).fill('各场数量');
  await page.getByRole('combobox', { name: '数据集', exact: true }).click();
  await page.getByRole('option', { name: 's', exact: true }).click();
  await page.getByRole('combobox', { name: '维度' }).click();
  await page.getByRole('option', { name: '停车场' }).click();
  await expect(cell('D1')).toContainText('各场数量');
  await expectNoFindings(page);

  await page.getByRole('radio', { name: '数据预览' }).click();
  await expect(page.getByRole('figure', { name: '各场数量' }).getByRole('slider')).toBeVisible();
  await expect(page.getByRole('table', { name: '各场收入' }).getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
  await expectToast(page, '已发布');
  await page.goto('/report/placeRevenue');
  await expect(page.getByRole('table', { name: '各场收入' })).toContainText('停车场');
  await expect(page.getByRole('figure', { name: '各场数量' }).getByRole('slider')).toBeVisible();
});

test('R2.4-06 an entry of type 5 opens its report, which is filtered in its address, exported as a spreadsheet and previewed before its release', async ({
  page,
}) => {
  await signIn(page, 'admin', '/report/parking.revenueReport');
  const table = page.getByRole('table', { name: '停车营收报表' });
  await expect(table.getByRole('row', { name: /^合计/ })).toBeVisible();
  await expectNoFindings(page);
  await page.goto('/report/parking.revenueReport?f.period_from=2020-01-01&f.period_until=2020-01-31');
  await expect(table).toContainText('2020-01-01 – 2020-01-31');
  await expect(table.getByRole('row', { name: /^合计/ })).toContainText('0.00');
  await page.getByRole('button', { name: '重置' }).click();
  await expect(table).not.toContainText('2020-01-31');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  expect((await download).suggestedFilename()).toBe('停车营收报表.xlsx');

  await page.goto('/previewModel?report=revenue');
  await expect(page.getByText('这是草稿的预览')).toBeVisible();
  await expect(table).toContainText('合计');
});
