import { type Page } from '@playwright/test';
import { rowOf, runRowAction } from './support/resource.js';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

/** Opens the permissions of a role on the page of permissions. */
async function openRole(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { name: `${name}的权限` })).toBeVisible();
  await expect(page.getByRole('tree', { name: '权限' }).getByRole('treeitem').first()).toBeVisible();
}

test('F-PM-07 permissions that were saved stand there after a reload, and so does taking all of them away', async ({
  page,
}) => {
  await signIn(page);
  await openPage(page, '权限管理', '权限授予');
  const items = page.getByRole('tree', { name: '权限' }).getByRole('treeitem');
  const save = page.getByRole('button', { name: '保存', exact: true });
  for (const [action, checked] of [
    ['全部选中', 'true'],
    ['取消全选', 'false'],
  ] as const) {
    await openRole(page, '路侧收费员');
    await expect(save).toBeDisabled();
    await page.getByRole('button', { name: action }).click();
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes('/Authority/'),
    );
    await save.click();
    expect(await (await answered).json()).toMatchObject({ code: 200 });
    await expect(save).toBeDisabled();
    await page.reload();
    await openRole(page, '路侧收费员');
    const tops = await items.all();
    expect(tops.length).toBeGreaterThan(3);
    for (const item of tops) await expect(item).toHaveAttribute('aria-checked', checked);
  }
});

test('G6-17 a call that the server refuses for lack of rights shows 您没有权限执行此操作', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const operator = await context.newPage();
  await signIn(operator, 'operator');
  await openPage(operator, '停车业务', '访客登记');
  await expect(operator.getByRole('button', { name: '导出' })).toBeVisible();

  await signIn(page);
  await openPage(page, '权限管理', '角色管理');
  const role = rowOf(page, '运营人员');
  await runRowAction(page, role, '停用');
  await expect(role.getByText('停用', { exact: true })).toBeVisible();
  try {
    await operator.getByRole('button', { name: '导出' }).click();
    await expect(operator.getByText('您没有权限执行此操作')).toBeVisible();
  } finally {
    await runRowAction(page, role, '启用');
    await expect(role.getByText('启用', { exact: true })).toBeVisible();
    await context.close();
  }
});
