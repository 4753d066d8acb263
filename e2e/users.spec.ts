import { type Page } from '@playwright/test';
import { writeSheet } from '../apps/server/src/files/spreadsheet.js';
import { chooseOrganizes, confirmDeletion, rowOf, runRowAction, saveForm, searchFor } from './support/resource.js';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

const KEYWORD = '姓名 / 账号 / 手机号';

test.describe('users', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'admin', '/permission/user');
    await expect(page.getByText(/^共 30\d 条$/)).toBeVisible();
  });

  test('F-PM-04 a user is created after the form was corrected, changed, disabled, enabled and deleted', async ({
    page,
  }) => {
    await page.getByRole('button', { name: '新增用户' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('账号')).toBeFocused();
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await expect(dialog.getByText('账号不能为空')).toBeVisible();
    await expect(dialog.getByLabel('账号')).toBeFocused();
    await dialog.getByLabel('账号').fill('admin');
    await dialog.getByLabel('姓名').fill('林晓');
    await dialog.getByLabel('登录密码').fill('Smart123');
    await chooseOrganizes(page, dialog.getByRole('combobox', { name: '所属组织' }), ['人力资源部']);
    await dialog.getByLabel('手机号').fill('13');
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await expect(dialog.getByText('请正确输入您的手机号')).toBeVisible();
    await dialog.getByLabel('手机号').fill('13900001111');
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await expect(dialog.getByText('1 项需要修改')).toBeVisible();
    await dialog.getByLabel('账号').fill('linxiao');
    await saveForm(page);

    await searchFor(page, KEYWORD, 'linxiao');
    const row = rowOf(page, 'linxiao');
    await expect(row).toContainText('人力资源部');
    await row.getByRole('button', { name: '编辑' }).click();
    await page.getByRole('dialog').getByLabel('姓名').fill('林晓晓');
    await saveForm(page);
    await expect(row).toContainText('林晓晓');
    await runRowAction(page, row, '停用');
    await expect(row).toContainText('停用');
    await runRowAction(page, row, '启用');
    await expect(row).toContainText('启用');
    await runRowAction(page, row, '删除');
    await confirmDeletion(page);
    await expect(row).toHaveCount(0);
  });

  test('what was typed is there again after a reload', async ({ page }) => {
    await page.getByRole('button', { name: '新增用户' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('姓名').fill('林晓');
    await dialog.getByLabel('登录密码').fill('Smart123');
    await page.reload();
    await page.getByRole('button', { name: '新增用户' }).click();
    await dialog.getByRole('button', { name: '恢复' }).click();
    await expect(dialog.getByLabel('姓名')).toHaveValue('林晓');
    await expect(dialog.getByLabel('登录密码')).toHaveValue('');
    await dialog.getByRole('button', { name: '取消' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '放弃修改' }).click();
    await page.getByRole('button', { name: '新增用户' }).click();
    await expect(dialog.getByLabel('账号')).toBeFocused();
    await expect(dialog.getByRole('button', { name: '恢复' })).toHaveCount(0);
  });

  test('chosen users are disabled and enabled together', async ({ page }) => {
    await searchFor(page, KEYWORD, 'fusiyuan');
    const rows = page.getByRole('row').filter({ hasText: 'fusiyuan' });
    await expect(page.getByText('共 2 条')).toBeVisible();
    await page.getByRole('columnheader').getByRole('checkbox').check();
    const bar = page.getByRole('toolbar', { name: '已选 2 项' });
    await bar.getByRole('button', { name: '停用' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
    await expect(rows.filter({ hasText: '停用' })).toHaveCount(2);
    await expect(bar).toBeHidden();
    await page.getByRole('columnheader').getByRole('checkbox').check();
    await bar.getByRole('button', { name: '启用' }).click();
    await expect(rows.filter({ hasText: '停用' })).toHaveCount(0);
  });

  test('F-PM-04 a locked user is unlocked', async ({ page }) => {
    await page.getByRole('search').getByRole('combobox', { name: '状态' }).click();
    await page.getByRole('option', { name: '锁定' }).click();
    await page.getByRole('button', { name: '查询' }).click();
    const row = rowOf(page, '程永康');
    await expect(page.getByText(/^共 \d 条$/)).toBeVisible();
    await runRowAction(page, row, '解锁');
    await expectToast(page, '已解锁');
    await expect(row).toHaveCount(0);
  });

  test('F-PM-04 G6-15 a new password asks for its repetition, and the user signs in with it', async ({
    page,
    browser,
  }) => {
    await searchFor(page, KEYWORD, 'tangxinyi');
    await runRowAction(page, rowOf(page, 'tangxinyi'), '重置密码');
    const dialog = page.getByRole('dialog', { name: /重置密码/ });
    await dialog.getByLabel('新密码').fill('Fresh456');
    await dialog.getByLabel('确认密码').fill('Fresh457');
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(dialog.getByText('两次输入的密码不一致')).toBeVisible();
    await dialog.getByLabel('确认密码').fill('Fresh456');
    await dialog.getByRole('button', { name: '确定' }).click();
    await expectToast(page, '密码已重置，该用户需要重新登录');
    const context = await browser.newContext({ locale: 'zh-CN' });
    const other = await context.newPage();
    await other.goto('/login');
    await other.getByLabel('账号', { exact: true }).fill('tangxinyi');
    await other.getByLabel('密码', { exact: true }).fill('Fresh456');
    await other.getByRole('button', { name: '登录', exact: true }).click();
    await expect(other).toHaveURL(/\/home$/);
    await context.close();
  });

  test('F-PM-04 users are imported from a spreadsheet, rows with errors are shown, and a file is exported', async ({
    page,
  }) => {
    await page.getByRole('button', { name: '导入' }).click();
    const dialog = page.getByRole('dialog', { name: '导入用户' });
    const template = page.waitForEvent('download');
    await dialog.getByRole('button', { name: '下载模板' }).click();
    expect((await template).suggestedFilename()).toMatch(/\.xlsx$/);
    const header = ['账号*', '姓名*', '性别', '手机号', '邮箱', '所属组织*', '岗位', '角色', '备注'];
    const buffer = await writeSheet({
      name: '用户',
      columns: header.map((text) => ({ header: text })),
      rows: [
        ['import1', '导入一', '男', '13611110001', '', '人力资源部', '', '', ''],
        ['operator', '重复', '', '', '', '人力资源部', '', '', ''],
      ],
    });
    await dialog.getByLabel('选择文件').last().setInputFiles({
      name: 'users.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer,
    });
    await expect(dialog.getByText('共 2 行，其中 1 行有误；可直接修改，只导入正确的行')).toBeVisible();
    await dialog.getByRole('button', { name: '导入 1 行' }).click();
    await expect(dialog.getByText('成功 1 行，失败 1 行')).toBeVisible();
    // the password of the new user is shown here alone
    const done = dialog.getByRole('button', { name: '完成' });
    await done.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('只显示这一次');
    await question.getByRole('button', { name: '取消' }).click();
    const kept = page.waitForEvent('download');
    await dialog.getByRole('button', { name: '下载', exact: true }).click();
    await kept;
    await done.click();
    await searchFor(page, KEYWORD, 'import1');
    await expect(rowOf(page, '导入一')).toBeVisible();
    const exported = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '导出' }).click();
    expect((await exported).suggestedFilename()).toMatch(/\.xlsx$/);
  });

  test('the state of the list survives a reload and Back', async ({ page }) => {
    await searchFor(page, KEYWORD, '13802');
    await page.getByRole('columnheader', { name: '账号' }).getByRole('button', { name: '账号' }).click();
    await expect(page.getByRole('columnheader', { name: '账号' })).toHaveAttribute('aria-sort', 'ascending');
    const nextPage = page.waitForResponse((response) => response.url().includes('currentPage=2'));
    await page.getByRole('button', { name: '下一页' }).click();
    // the rows of the first page stand there until the second one has come
    await nextPage;
    await expect(page.getByRole('table').or(page.getByRole('grid')).first()).not.toHaveAttribute('aria-busy', 'true');
    await expect(
      page
        .getByRole('button', { name: '第 2 页' })
        .or(page.getByRole('spinbutton', { name: /前往/ }))
        .first(),
    ).toBeVisible();
    const address = page.url();
    expect(address).toContain('page=2');
    const first = await page.getByRole('row').nth(1).textContent();
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toHaveText(first ?? '');
    await openPage(page, '权限管理', '角色管理');
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('search').getByLabel(KEYWORD)).toHaveValue('13802');
    await expect(page.getByRole('row').nth(1)).toHaveText(first ?? '');
  });

  test('G6-19 the columns of a module are chosen, found again in another browser, and put back', async ({
    page,
    browser,
    baseURL,
  }) => {
    const mobile = (where: Page) => where.getByRole('columnheader', { name: '手机号' });
    await expect(mobile(page)).toBeVisible();
    await page.getByRole('button', { name: '列设置' }).click();
    await page.getByRole('checkbox', { name: '手机号' }).click();
    await expect(page.getByRole('checkbox', { name: '手机号' })).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(mobile(page)).toHaveCount(0);

    const context = await browser.newContext({ locale: 'zh-CN', baseURL, viewport: { width: 1440, height: 900 } });
    const other = await context.newPage();
    await signIn(other);
    await other.goto('/permission/user');
    await expect(other.getByRole('columnheader', { name: '账号' })).toBeVisible();
    await expect(mobile(other)).toHaveCount(0);
    await other.getByRole('button', { name: '列设置' }).click();
    await other.getByRole('button', { name: '恢复默认' }).click();
    await other.keyboard.press('Escape');
    await expect(mobile(other)).toBeVisible();
    await context.close();
    await page.reload();
    await expect(mobile(page)).toBeVisible();
  });
});
