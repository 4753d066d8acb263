import { type Locator, type Page } from '@playwright/test';
import { choosePeople, disableEnableAndRemove, rowOf, runRowAction, saveForm } from './support/resource.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

const node = (page: Page, name: string) =>
  page.getByRole('group', { name: '流程画布' }).getByRole('button', { name: new RegExp(`^${name}`) });

/** Adds a node behind the selected one, found by its name in the menu of kinds. */
async function add(page: Page, kind: string): Promise<void> {
  await page.keyboard.press('a');
  await page.getByRole('dialog', { name: '添加节点' }).getByRole('textbox').fill(kind);
  await page.keyboard.press('Enter');
}

/** Chooses a leaf of the tree that opens under a field. */
async function chooseInTree(page: Page, field: Locator, name: string): Promise<void> {
  await field.click();
  await page.keyboard.type(name);
  await page.getByRole('treeitem', { name }).last().click();
  await page.keyboard.press('Escape');
}

test('F-WF-01 a flow is made, drawn, released, started, copied, disabled and deleted', async ({ page, browser }) => {
  await signIn(page, 'admin', '/workFlow/engine');
  await page.getByRole('button', { name: '新增流程' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('名称').fill('放行审批');
  await form.getByLabel('编码').fill('e2e.pass');
  await form.getByRole('combobox', { name: '表单' }).click();
  await page.getByRole('option', { name: '设备报修单' }).click();
  await saveForm(page);
  const row = rowOf(page, 'e2e.pass');
  await expect(row).toContainText('草稿');

  // who approves, and what depends on the form
  await row.getByRole('button', { name: '设计' }).click();
  const settings = page.getByRole('complementary', { name: '节点设置' });
  await node(page, '部门主管').click();
  // the head of the department is there to begin with
  const addRule = async (place: number, rule: string) => {
    await settings.getByRole('button', { name: '添加人员规则' }).click();
    await settings.getByRole('combobox', { name: `来源 ${place}` }).click();
    await page.getByRole('option', { name: rule, exact: true }).click();
    return settings.getByRole('combobox', { name: rule, exact: true });
  };
  await choosePeople(page, await addRule(2, '指定成员'), ['吴运营']);
  await chooseInTree(page, await addRule(3, '角色'), '审计人员');
  await chooseInTree(page, await addRule(4, '岗位'), '运营管理部经理');
  await node(page, '部门主管').click();
  await add(page, '分支');
  await node(page, '分支 1').click();
  await settings.getByRole('textbox', { name: '条件' }).fill("{severity} = '3'");
  await node(page, '条件分支').click();
  await add(page, '抄送');
  await settings.getByRole('button', { name: '添加人员规则' }).click();
  await settings.getByRole('combobox', { name: '来源 1' }).click();
  await page.getByRole('option', { name: '发起人', exact: true }).click();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expectToast(page, '已保存');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  const note = page.getByRole('dialog', { name: '发布“放行审批”' });
  await note.getByRole('textbox', { name: '发布说明' }).fill('第一版');
  await note.getByRole('button', { name: '发布' }).click();
  await expectToast(page, '已发布第 1 版');
  await page.getByRole('button', { name: '返回' }).click();
  await expect(row).toContainText('已发布');

  const context = await browser.newContext({ locale: 'zh-CN' });
  const operator = await context.newPage();
  await signIn(operator, 'operator', '/workFlow/launch');
  await operator.getByRole('tab', { name: '发起流程' }).click();
  await expect(operator.getByRole('link', { name: '放行审批' })).toBeVisible();

  await runRowAction(page, row, '复制');
  await expectToast(page, '已复制“放行审批”');
  const copy = rowOf(page, '放行审批').filter({ hasText: '草稿' });
  await copy.getByRole('button', { name: '编辑' }).click();
  await form.getByLabel('名称').fill('出场审批');
  await saveForm(page);
  await disableEnableAndRemove(page, rowOf(page, '出场审批'));

  await runRowAction(page, row, '停用');
  await operator.reload();
  await operator.getByRole('tab', { name: '发起流程' }).click();
  await expect(operator.getByRole('link', { name: '请假申请' })).toBeVisible();
  await expect(operator.getByRole('link', { name: '放行审批' })).toHaveCount(0);
});
