import { confirmDeletion, rowOf, runRowAction, saveForm } from './support/resource.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

test('F-DA-06 a dictionary type and its items are created, changed, disabled, exported and deleted', async ({
  page,
}) => {
  await signIn(page, 'admin', '/dataApplication/dictionary');
  const typeAction = async (name: string) => {
    await page.getByRole('button', { name: '分类操作' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  const type = page.getByRole('treeitem', { name: /^证明字典/ });
  const dialog = page.getByRole('dialog');

  await page.getByRole('treeitem', { name: '业务字典' }).click();
  await typeAction('新增分类');
  await dialog.getByLabel('名称').fill('证明字典');
  await dialog.getByLabel('编码').fill('proofType');
  await saveForm(page);
  await type.click();
  await typeAction('编辑分类');
  await dialog.getByLabel('名称').fill('证明字典二');
  await saveForm(page);
  await expect(type).toHaveText('证明字典二');

  await page.getByRole('button', { name: '新增字典项' }).first().click();
  await dialog.getByLabel('名称').fill('第一项');
  await dialog.getByLabel('编码').fill('first');
  await saveForm(page);
  const row = rowOf(page, 'first');
  await row.getByRole('button', { name: '编辑' }).click();
  await dialog.getByLabel('名称').fill('第一项改');
  await saveForm(page);
  await expect(row).toContainText('第一项改');
  await runRowAction(page, row, '停用');
  await expect(row.getByText('停用', { exact: true })).toBeVisible();
  const exported = page.waitForEvent('download');
  await typeAction('导出');
  expect((await exported).suggestedFilename()).toContain('证明字典二');

  await typeAction('删除分类');
  await confirmDeletion(page);
  await expectToast(page, '“证明字典二”下还有1条字典数据，不能删除');
  await runRowAction(page, row, '删除');
  await confirmDeletion(page);
  await expect(row).toHaveCount(0);
  await typeAction('删除分类');
  await confirmDeletion(page);
  await expect(type).toHaveCount(0);
});
