import { type Page } from '@playwright/test';
import { confirmDeletion, rowOf, runRowAction, saveForm } from './support/resource.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

/** Chooses the upper organisation in the open form. */
async function chooseUpper(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: '上级' }).click();
  await page.getByRole('treeitem', { name, exact: true }).last().click();
}

async function addDepartment(page: Page, upper: string, name: string, code: string): Promise<void> {
  await page.getByRole('button', { name: '新增部门' }).click();
  await chooseUpper(page, upper);
  await page.getByRole('dialog').getByLabel('名称').fill(name);
  await page.getByRole('dialog').getByLabel('编码').fill(code);
  await saveForm(page);
  await expect(rowOf(page, code)).toContainText(name);
}

async function remove(page: Page, code: string): Promise<void> {
  await runRowAction(page, rowOf(page, code), '删除');
  await confirmDeletion(page);
}

test('F-PM-02 a department is created, moved and deleted; one with children or with users refuses and says why', async ({
  page,
}) => {
  await signIn(page, 'admin', '/permission/department');
  await addDepartment(page, '技术研发中心', '数据平台部', 'proof.upper');
  await addDepartment(page, '客户服务中心', '数据治理组', 'proof.lower');

  await rowOf(page, 'proof.lower').getByRole('button', { name: '编辑' }).click();
  await chooseUpper(page, '数据平台部');
  await saveForm(page);
  await page.reload();
  await expect(rowOf(page, 'proof.upper')).toHaveAttribute('aria-level', '2');
  await expect(rowOf(page, 'proof.lower')).toHaveAttribute('aria-level', '3');

  await remove(page, 'proof.upper');
  await expectToast(page, '“数据平台部”存在下级，不能删除');
  await expect(rowOf(page, 'proof.upper')).toBeVisible();
  await remove(page, 'hq.finance');
  await expectToast(page, /“财务部”下还有\d+名用户，不能删除/);
  await expect(rowOf(page, 'hq.finance')).toBeVisible();

  for (const code of ['proof.lower', 'proof.upper']) {
    await remove(page, code);
    await expect(rowOf(page, code)).toHaveCount(0);
  }
});
