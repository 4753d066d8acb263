import { createModel } from './support/formDesigner.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

test('rows of a file are imported in the background, and taken back but for what was changed since', async ({
  page,
}) => {
  await signIn(page);
  await createModel(page, { name: '导入登记', code: 'import.e2e' });
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog', { name: '发布“导入登记”' }).getByRole('button', { name: '发布' }).click();
  await expectToast(page, '发布成功');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '导入登记' }).click();
  await page.getByRole('button', { name: '导入', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  const rows = ['东门道闸', '西门道闸', '南门道闸'];
  await dialog.locator('input[type=file]').setInputFiles({
    name: '道闸.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['名称', ...rows].join('\n')),
  });
  await dialog.getByRole('button', { name: '开始导入 3 行' }).click();
  const imports = page.getByRole('list', { name: '导入与导出' });
  await expect(imports.getByRole('status')).toHaveText('导入完成：3 行');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  for (const name of rows) await expect(row(name)).toBeVisible();

  // one of them is changed, and stays
  await row('西门道闸').getByRole('button', { name: '编辑' }).click();
  await dialog.getByLabel('名称').fill('西门道闸（已核对）');
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(row('（已核对）')).toBeVisible();
  await imports.getByRole('button', { name: '撤回导入' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('将永久删除这次导入的 3 行数据');
  await question.getByRole('button', { name: '撤回导入' }).click();
  await expect(imports.getByRole('status')).toHaveText('已撤回导入：2 行；1 行在导入后被修改过，已保留');
  await expect(row('东门道闸')).toHaveCount(0);
  await expect(row('（已核对）')).toBeVisible();
  await imports.getByRole('button', { name: '收起' }).click();
  await expect(imports).toHaveCount(0);
});
