import { type Locator, type Page } from '@playwright/test';
import { chooseOrganizes, choosePeople, confirmDeletion, rowOf, runRowAction, saveForm } from './support/resource.js';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

/** Adds a user by name to the open dialog of people and saves. */
async function addPerson(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await choosePeople(page, dialog.getByRole('combobox'), [name]);
  await saveForm(page);
}

/** Goes through the life of something that holds permissions: created, given a member and permissions, emptied and deleted. */
async function proveHolder(
  page: Page,
  title: string,
  label: string,
  name: string,
  fillMore?: (dialog: Locator) => Promise<void>,
  hasState = true,
): Promise<void> {
  await openPage(page, '权限管理', title);
  await page.getByRole('button', { name: `新增${label}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('名称').fill(name);
  await dialog.getByLabel('编码').fill('proof');
  await fillMore?.(dialog);
  await saveForm(page);
  await page.getByRole('search').getByLabel('名称 / 编码').fill('proof');
  await page.keyboard.press('Enter');
  const row = rowOf(page, name);
  await row.getByRole('button', { name: '编辑' }).click();
  await dialog.getByLabel('编码').fill('proof2');
  await saveForm(page);
  await expect(row).toContainText('proof2');
  for (const state of hasState ? ['停用', '启用'] : []) {
    await runRowAction(page, row, state);
    await expect(row.getByText(state, { exact: true })).toBeVisible();
  }
  await row.getByRole('button', { name: '成员' }).click();
  const members = page.getByRole('dialog', { name: `${name}的成员` });
  await choosePeople(page, members.getByRole('combobox', { name: '添加成员' }), ['吴运营']);
  await expect(members.getByRole('status')).toHaveText('共 1 名成员');
  await page.keyboard.press('Escape');
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible();
  await runRowAction(page, row, '权限');
  const grants = page.getByRole('dialog', { name: `${name}的权限` });
  await grants.getByRole('checkbox', { name: '停车业务：全部' }).click();
  await grants.getByRole('button', { name: '保存', exact: true }).click();
  await expectToast(page, '权限已保存');
  await page.keyboard.press('Escape');
  await expect(grants).toBeHidden();
  await runRowAction(page, row, '权限');
  await expect(grants.getByRole('checkbox', { name: '停车业务：全部' })).toHaveAttribute('aria-checked', 'true');
  await grants.getByRole('button', { name: '关闭' }).click();
  // positions and roles with members refuse to be deleted; a removal is undone at once
  await row.getByRole('button', { name: '成员' }).click();
  await members.getByRole('textbox', { name: '搜索姓名或账号' }).fill('operator');
  const remove = members.getByRole('button', { name: '移除 吴运营' });
  await remove.click();
  await page.getByRole('button', { name: '撤销' }).click();
  await remove.click();
  await members.getByRole('textbox', { name: '搜索姓名或账号' }).fill('');
  await expect(members.getByRole('status')).toHaveText('共 0 名成员');
  await page.keyboard.press('Escape');
  await expect(row.getByRole('cell', { name: '0', exact: true })).toBeVisible();
  await runRowAction(page, row, '删除');
  await confirmDeletion(page);
  await expect(row).toHaveCount(0);
}

test.describe('permission', () => {
  test.beforeEach(({ page }) => signIn(page));

  test('F-PM-01 G6-18 a company is created, changed, disabled and enabled, gets administrators and is deleted', async ({
    page,
  }) => {
    await openPage(page, '权限管理', '组织管理');
    await expect(rowOf(page, '南山停车管理有限公司')).toBeVisible();
    await page.getByRole('button', { name: '新增组织' }).click();
    await page.getByRole('dialog').getByLabel('名称').fill('临港停车有限公司');
    await page.getByRole('dialog').getByLabel('编码').fill('lingang');
    await saveForm(page);
    const row = rowOf(page, '临港停车有限公司');
    await row.getByRole('button', { name: '编辑' }).click();
    await page.getByRole('dialog').getByLabel('编码').fill('lingang2');
    await saveForm(page);
    await expect(row).toContainText('lingang2');
    for (const state of ['停用', '启用']) {
      await row.getByRole('button', { name: '编辑' }).click();
      await page.getByRole('dialog').getByRole('switch', { name: '状态' }).click();
      await saveForm(page);
      await expect(row.getByText(state, { exact: true })).toBeVisible();
    }
    await runRowAction(page, row, '设置管理员');
    await addPerson(page, '吴运营');
    await runRowAction(page, row, '设置管理员');
    await expect(page.getByRole('dialog', { name: '临港停车有限公司的管理员' })).toContainText('吴运营');
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
    await runRowAction(page, row, '删除');
    await confirmDeletion(page);
    await expect(row).toHaveCount(0);
  });

  test('F-PM-03 G6-10 a position is created, gets members and permissions, and is deleted', async ({ page }) => {
    const choose = (dialog: Locator) =>
      chooseOrganizes(page, dialog.getByRole('combobox', { name: '所属组织' }), ['人力资源部']);
    await proveHolder(page, '岗位管理', '岗位', '测试岗位', choose, false);
  });

  test('F-PM-05 G6-12 a role is created, gets members and permissions, and is deleted', async ({ page }) => {
    await proveHolder(page, '角色管理', '角色', '测试角色');
  });

  test('F-PM-05 a role of an organisation stands in the list of that scope', async ({ page }) => {
    await openPage(page, '权限管理', '角色管理');
    await page.getByRole('button', { name: '新增角色' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('名称').fill('分公司角色');
    await dialog.getByLabel('编码').fill('branchRole');
    await dialog.getByRole('radio', { name: '指定组织' }).click();
    await chooseOrganizes(page, dialog.getByRole('combobox', { name: '适用组织' }), ['人力资源部']);
    await saveForm(page);
    await page.getByRole('search').getByRole('combobox', { name: '适用范围' }).click();
    await page.getByRole('option', { name: '指定组织' }).click();
    await page.getByRole('button', { name: '查询' }).click();
    const row = rowOf(page, 'branchRole');
    await expect(row).toContainText('人力资源部');
    await expect(rowOf(page, '运营人员')).toHaveCount(0);
    await runRowAction(page, row, '删除');
    await confirmDeletion(page);
    await expect(row).toHaveCount(0);
  });

  test('F-PM-06 a group is created, gets members and permissions, and is deleted', async ({ page }) => {
    await proveHolder(page, '分组管理', '分组', '测试分组');
  });

  test('F-PM-07 G6-13 G6-14 the matrix of permissions checks, folds and takes over from another role', async ({
    page,
  }) => {
    await openPage(page, '权限管理', '权限授予');
    await page.getByRole('button', { name: /审计人员/ }).click();
    const matrix = page.getByRole('treegrid', { name: '权限' });
    const whole = matrix.getByRole('checkbox', { name: /^筛选出的.*：全部$/ });
    await page.getByRole('button', { name: '取消全选' }).click();
    await expect(whole).toHaveAttribute('aria-checked', 'false');
    await page.getByRole('button', { name: '全部选中' }).click();
    await expect(whole).toHaveAttribute('aria-checked', 'true');
    await page.getByRole('button', { name: '取消全选' }).click();
    await page.getByRole('button', { name: '全部折叠' }).click();
    await expect(matrix.getByRole('row', { name: /停车场管理/ })).toHaveCount(0);
    await page.getByRole('button', { name: '全部展开' }).click();
    await expect(matrix.getByRole('row', { name: /停车场管理/ })).toBeVisible();
    await page.getByRole('button', { name: '从其他对象复制' }).click();
    const dialog = page.getByRole('dialog', { name: '从其他对象复制权限' });
    await dialog.getByRole('button', { name: /停车场员工/ }).click();
    await dialog.getByRole('button', { name: '加入' }).click();
    await expect(matrix.getByRole('checkbox', { name: '停车业务：访问' })).not.toHaveAttribute('aria-checked', 'false');
    await expect(page.getByRole('status').filter({ hasText: '项更改' })).toBeVisible();
  });

  test('G6-11 the memberships of a user are seen and their permissions are set', async ({ page }) => {
    await openPage(page, '权限管理', '用户管理');
    const row = rowOf(page, 'yushaohua');
    await row.getByRole('button', { name: '编辑' }).click();
    await expect(page.getByRole('dialog')).toContainText('市场拓展部');
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: '授权' }).click();
    const grants = page.getByRole('dialog', { name: /的权限$/ });
    await grants.getByRole('textbox', { name: '搜索页面或权限' }).fill('数据应用');
    await grants.getByRole('checkbox', { name: '数据应用：全部' }).click();
    await grants.getByRole('button', { name: '保存', exact: true }).click();
    await expectToast(page, '权限已保存');
    await page.reload();
    await row.getByRole('button', { name: '授权' }).click();
    await grants.getByRole('textbox', { name: '搜索页面或权限' }).fill('数据应用');
    await expect(grants.getByRole('checkbox', { name: '数据应用：全部' })).toHaveAttribute('aria-checked', 'true');
  });
});
