import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

const lines = Array.from({ length: 30 }, (_, row) =>
  [
    `设备${String(row + 1).padStart(2, '0')}`,
    `1361111${String(1000 + row)}`,
    row % 2 ? '在用' : '停用',
    row === 7 ? '待定' : `"1,${String(100 + row)}.50"`,
    '2026/1/5',
    `备注${String(row)}`,
  ].join(','),
);
const CSV = `2026 年设备台账\n\n名称,电话,状态,金额,购入日期,备注\n${lines.join('\n')}\n`;

test('a spreadsheet becomes a form with its records: kinds are guessed and changed, a refusal loses nothing', async ({
  page,
}) => {
  await signIn(page, 'admin', '/onlineDev/webDesign');
  await page.getByRole('button', { name: '从表格文件开始' }).click();
  const dialog = page.getByRole('dialog', { name: '从表格文件开始' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '设备台账.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
  await expect(dialog.getByLabel('表单名称')).toHaveValue('设备台账');
  await expect(dialog.getByLabel('表头所在行')).toContainText('第 3 行');
  await expect(dialog.getByRole('combobox', { name: '电话 的字段类型' })).toContainText('单行文本');
  await expect(dialog.getByRole('combobox', { name: '状态 的字段类型' })).toContainText('下拉选择');
  await expect(dialog.getByRole('combobox', { name: '金额 的字段类型' })).toContainText('数字');
  await expect(dialog.getByRole('combobox', { name: '购入日期 的字段类型' })).toContainText('日期');
  await expect(dialog.getByText(/1 个值不符合此类型.*第 11 行“待定”/)).toBeVisible();

  // what is changed stays when the server refuses the code
  await dialog.getByLabel('电话 的字段名称').fill('联系电话');
  await dialog.getByRole('checkbox', { name: /^备注/ }).click();
  await dialog.getByLabel('编码').fill('visitor');
  await dialog.getByRole('tab', { name: '前 30 行' }).click();
  await expect(
    dialog.getByRole('row').filter({ hasText: '设备08' }).getByRole('img', { name: '不符合字段类型' }),
  ).toBeVisible();
  await expect(dialog.getByRole('columnheader', { name: '备注' })).toHaveCount(0);
  await dialog.getByRole('button', { name: '创建并导入 30 行' }).click();
  await expect(dialog.getByLabel('编码')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('columnheader', { name: '联系电话' })).toBeVisible();

  await dialog.getByLabel('编码').fill('equipment');
  await dialog.getByRole('button', { name: '创建并导入 30 行' }).click();
  await expect(dialog).toBeHidden();

  // the page of the form, with how the import went
  await expect(page).toHaveURL(/model\/equipment/);
  const transfers = page.getByRole('list', { name: '导入与导出' });
  await expect(transfers).toContainText('29');
  await expect(transfers.getByRole('button', { name: /失败/ })).toBeVisible();
  await expect(page.getByText('共 29 条')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: '设备30' });
  await expect(row).toContainText('13611111029');
  await expect(row).toContainText('在用');
  await expect(row).toContainText('1,129.5');
  await expect(row).toContainText('2026-01-05');
  await expect(page.getByRole('columnheader', { name: '联系电话' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '备注' })).toHaveCount(0);
});
