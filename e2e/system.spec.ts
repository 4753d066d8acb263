import { confirmDeletion, rowOf, runRowAction, saveForm } from './support/resource.js';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

test.describe('system pages', () => {
  test('F-SY-10 an area is browsed, added, changed, disabled, enabled and deleted', async ({ page }) => {
    await signIn(page);
    const opened: string[] = [];
    page.on('request', (request) => {
      const parent = /\/api\/system\/Area\/(-?\w+)\/Selector\//.exec(request.url())?.[1];
      if (parent) opened.push(parent);
    });
    await openPage(page, '系统管理', '行政区划');
    const unfold = (name: string) =>
      page.getByRole('treeitem', { name, exact: true }).locator('[data-slot=tree-toggle]').click();
    await unfold('广东省');
    await unfold('深圳市');
    await expect(page.getByRole('treeitem', { name: '南山区', exact: true })).toBeVisible();
    // what is below is asked for when it is opened, and no other province
    expect(opened).toEqual(['-1', '44', '4403']);
    await page.getByRole('treeitem', { name: '北京市' }).click();
    await page.getByRole('button', { name: '新增行政区划' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('名称').fill('测试区');
    await dialog.getByLabel('区划代码').fill('119999');
    await saveForm(page);
    const row = rowOf(page, '119999');
    await row.getByRole('button', { name: '编辑' }).click();
    await dialog.getByLabel('名称').fill('测试新区');
    await saveForm(page);
    await expect(row).toContainText('测试新区');
    for (const state of ['停用', '启用']) {
      await runRowAction(page, row, state);
      await expect(row.getByText(state, { exact: true })).toBeVisible();
    }
    await runRowAction(page, row, '删除');
    await confirmDeletion(page);
    await expect(row).toHaveCount(0);
  });

  test('F-DA-06 an item of a dictionary is added and stands in the selects that use it at once', async ({ page }) => {
    await signIn(page, 'admin', '/dataApplication/dictionary');
    await page.getByRole('treeitem', { name: '分组类型' }).click();
    await expect(rowOf(page, '值班组')).toBeVisible();
    await page.getByRole('button', { name: '新增字典项' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('名称').fill('应急组');
    await dialog.getByLabel('编码').fill('emergency');
    await saveForm(page);
    await expect(rowOf(page, '应急组')).toBeVisible();
    await openPage(page, '权限管理', '分组管理');
    await page.getByRole('button', { name: '新增分组' }).click();
    await dialog.getByRole('combobox', { name: '类型' }).click();
    await expect(page.getByRole('option', { name: '应急组' })).toBeVisible();
  });

  test('R2.4-05 a menu entry of type 4 opens its dictionary', async ({ page }) => {
    await signIn(page);
    await openPage(page, '停车业务', '车牌颜色');
    await expect(rowOf(page, '蓝色')).toBeVisible();
  });

  test('R2.3-01 home stands first among the tabs and cannot be closed', async ({ page }) => {
    await signIn(page, 'admin', '/permission/role');
    const tabs = page.getByRole('navigation', { name: '已打开的页面' });
    await expect(tabs.getByRole('link').first()).toHaveText('首页');
    await expect(tabs.getByRole('button', { name: '关闭 角色管理' })).toBeVisible();
    await expect(tabs.getByRole('button', { name: '关闭 首页' })).toHaveCount(0);
  });

  test('the profile saves the signature and opens each of its tabs', async ({ page }) => {
    await signIn(page, 'developer');
    await page.goto('/profile');
    await page.getByLabel('个性签名').fill('写好每一行');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expectToast(page, '保存成功');
    await page.reload();
    await expect(page.getByLabel('个性签名')).toHaveValue('写好每一行');
    for (const tab of ['修改密码', '我的组织', '我的权限', '我的下属', '系统日志']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel')).not.toBeEmpty();
    }
  });

  test('X8-22 X8-23 the size and the language switch in place with a message, titles too', async ({ page }) => {
    await signIn(page, 'admin', '/permission/role');
    await page.getByRole('banner').getByRole('button', { name: '语言' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'English' }).click();
    await expectToast(page, 'Switch Language Success');
    await expect(page).toHaveTitle(/^Role/);
    await expect(page.getByRole('banner').getByText(/^Role/)).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Size' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Medium' }).click();
    await expectToast(page, 'Switch Size Success');
    await expect(page.locator('html')).toHaveAttribute('data-size', 'medium');
    // the server keeps the language with the account, which the other journeys use in Chinese
    for (const [button, language, text] of [
      ['Language', '繁體中文', '語言切換成功'],
      ['語言', 'Tiếng Việt', 'Đã đổi ngôn ngữ'],
    ] as const) {
      await page.getByRole('banner').getByRole('button', { name: button }).click();
      await page.getByRole('menuitemcheckbox', { name: language }).click();
      await expectToast(page, text);
    }
    await page.getByRole('banner').getByRole('button', { name: 'Ngôn ngữ' }).click();
    await page.getByRole('menuitemcheckbox', { name: '简体中文' }).click();
    await expectToast(page, '语言切换成功');
    await expect(page).toHaveTitle(/^角色管理/);
  });
});
