import { type Browser, type Page } from '@playwright/test';
import { approverNode, fillIn, launchByCall, releaseFlow } from './support/approvals.js';
import { choosePeople, confirmDeletion, rowOf, runRowAction, saveForm } from './support/resource.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

/** Somebody else at their own desk. */
async function atDeskOf(browser: Browser, account: 'admin' | 'developer' | 'operator'): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await signIn(page, account);
  return page;
}

/** What the open page shows: pages that were left stay in the document. */
const seen = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first();

/** Who did what when on a flow, and what it waits for. */
const courseOf = (page: Page) => page.getByRole('list', { name: '过程' }).getByRole('listitem');

const open = (page: Page, text: string) => rowOf(page, text).first().getByRole('link').first().click();

const agree = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();

test('F-WF-02 a flow is started with its urgency, revoked, submitted again, and deleted', async ({ page, browser }) => {
  const admin = await atDeskOf(browser, 'admin');
  await signIn(page, 'operator');
  await releaseFlow(admin, '网络核实', [approverNode('check', '核实', ['admin'])]);
  await fillIn(page, '网络核实', '收费岗亭交换机');
  await page.getByRole('combobox', { name: '发现时间' }).fill('2026-11-20 09:20:00');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(seen(page, '待审批')).toBeVisible();

  await page.goto('/workFlow/launch');
  const own = rowOf(page, '网络核实');
  await expect(own).toContainText('紧急');
  await expect(own).toContainText('待审批');
  await own.getByRole('button', { name: '撤回' }).click();
  await agree(page);
  await expect(own).toContainText('已撤回');

  await own.getByRole('button', { name: '重新提交' }).click();
  await page.getByRole('textbox', { name: '设备', exact: true }).fill('收费岗亭路由器');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: '紧急', exact: true })).toBeChecked();
  await dialog.getByRole('button', { name: '提交', exact: true }).click();
  await expect(seen(page, '待审批')).toBeVisible();
  await admin.goto('/workFlow/toDo');
  await open(admin, '网络核实');
  await expect(seen(admin, '收费岗亭路由器')).toBeVisible();

  await page.goto('/workFlow/launch');
  await own.getByRole('button', { name: '撤回' }).click();
  await agree(page);
  await runRowAction(page, own, '删除');
  await confirmDeletion(page);
  await expect(own).toHaveCount(0);
});

test('F-WF-03 F-WF-04 F-WF-08 a task is handed on, rejected with its reason, and its course is seen by all', async ({
  page,
  browser,
}) => {
  const developer = await atDeskOf(browser, 'developer');
  await signIn(page, 'admin');
  const flowId = await releaseFlow(page, '显示屏核实', [approverNode('check', '设备主管', ['admin'])]);
  await launchByCall(developer, flowId, '余位显示屏');

  await page.goto('/workFlow/toDo');
  await open(page, '显示屏核实');
  await expect(seen(page, '余位显示屏')).toBeVisible();
  await page.getByRole('button', { name: /^转办/ }).click();
  const dialog = page.getByRole('dialog');
  await choosePeople(page, dialog.getByRole('combobox', { name: '人员' }), ['吴运营']);
  await dialog.getByRole('textbox', { name: '意见' }).fill('请现场核实');
  await dialog.getByRole('button', { name: '转办', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  const operator = await atDeskOf(browser, 'operator');
  await operator.goto('/workFlow/toDo');
  await open(operator, '显示屏核实');
  await expect(seen(operator, '请现场核实')).toBeVisible();
  const current = courseOf(operator).filter({ hasText: '处理中' });
  await expect(current).toContainText('吴运营');
  await expect(current).toContainText('设备主管');
  await operator.keyboard.press('r');
  await expect(operator.getByText('请填写意见')).toBeVisible();
  await operator.keyboard.type('屏幕已更换');
  await operator.keyboard.press('Escape');
  await operator.getByRole('button', { name: /^拒绝/ }).click();
  await expect(seen(operator, '已驳回')).toBeVisible();

  await operator.goto('/workFlow/done');
  await expect(rowOf(operator, '显示屏核实').first()).toContainText('已驳回');
  await developer.goto('/workFlow/launch');
  await open(developer, '显示屏核实');
  await expect(developer.getByText('夜间识别率下降').filter({ visible: true }).first()).toBeVisible();
  for (const step of [
    ['系统管理员', '转办', '设备主管', '请现场核实'],
    ['吴运营', '拒绝', '设备主管', '屏幕已更换'],
  ]) {
    const entry = courseOf(developer).filter({ hasText: step.at(-1) ?? '' });
    for (const text of step) await expect(entry).toContainText(text);
    await expect(entry).toContainText(/\d\d-\d\d \d\d:\d\d/);
  }
});

test('F-WF-05 what is circulated is unread until it is opened', async ({ page, browser }) => {
  const operator = await atDeskOf(browser, 'operator');
  await signIn(page, 'admin');
  const copy = { id: 'copy', name: '抄送', kind: 'circulate', people: [{ kind: 'users', ids: ['operator'] }] };
  const flowId = await releaseFlow(page, '灯具核实', [copy, approverNode('check', '核实', ['admin'])]);
  await launchByCall(page, flowId, 'LED 吸顶灯');

  await operator.goto('/workFlow/circulate');
  await expect(rowOf(operator, '灯具核实')).toContainText('未读');
  await open(operator, '灯具核实');
  await expect(seen(operator, 'LED 吸顶灯')).toBeVisible();
  // who only reads along decides nothing
  await expect(operator.getByRole('button', { name: /^同意/ })).toHaveCount(0);
  await operator.goto('/workFlow/circulate');
  await expect(rowOf(operator, '灯具核实')).not.toContainText('未读');
});

test('F-WF-06 somebody else decides for a time, until the entrustment is ended', async ({ page, browser }) => {
  const operator = await atDeskOf(browser, 'operator');
  await signIn(page, 'admin');
  const flowId = await releaseFlow(page, '门禁核实', [approverNode('check', '核实', ['admin'])]);
  for (const equipment of ['东门门禁', '西门门禁']) await launchByCall(page, flowId, equipment);

  await page.goto('/workFlow/entrust');
  // an empty list offers it a second time
  await page.getByRole('button', { name: '新增' }).first().click();
  const dialog = page.getByRole('dialog');
  await choosePeople(page, dialog.getByRole('combobox', { name: '受托人' }), ['吴运营']);
  await dialog.getByRole('combobox', { name: '开始时间' }).fill('2026-01-01 00:00:00');
  await page.keyboard.press('Tab');
  await dialog.getByRole('combobox', { name: '结束时间' }).fill('2099-01-01 00:00:00');
  await page.keyboard.press('Tab');
  await saveForm(page);
  await expect(rowOf(page, '生效中')).toHaveCount(1);
  await page.getByRole('button', { name: '编辑' }).click();
  await dialog.getByRole('textbox', { name: '说明' }).fill('出差');
  await saveForm(page);
  await expect(rowOf(page, '出差')).toHaveCount(1);

  await operator.goto('/workFlow/toDo');
  const entrusted = rowOf(operator, '门禁核实');
  await expect(entrusted).toHaveCount(2);
  await open(operator, '门禁核实');
  await expect(seen(operator, '系统管理员委托您代办')).toBeVisible();
  await operator.getByRole('button', { name: /^同意/ }).click();
  await operator.goto('/workFlow/done');
  await expect(rowOf(operator, '门禁核实')).toContainText('已通过');

  await runRowAction(page, rowOf(page, '生效中'), '结束委托');
  await page.getByRole('alertdialog').getByRole('button', { name: '结束委托' }).click();
  await expect(rowOf(page, '生效中')).toHaveCount(0);
  await operator.goto('/workFlow/toDo');
  await expect(operator.getByRole('row').nth(1)).toBeVisible();
  await expect(entrusted).toHaveCount(0);
});

test('F-WF-07 the monitor opens any flow, cancels one and deletes it', async ({ page, browser }) => {
  const operator = await atDeskOf(browser, 'operator');
  await signIn(page, 'admin');
  const flowId = await releaseFlow(page, '相机核实', [approverNode('check', '核实', ['developer'])]);
  await launchByCall(operator, flowId, '车牌识别相机');

  await page.goto('/workFlow/monitor');
  const row = rowOf(page, '相机核实');
  await expect(row).toContainText('待审批');
  await row.getByRole('link').first().click();
  await expect(seen(page, '车牌识别相机')).toBeVisible();
  await page.goto('/workFlow/monitor');
  await runRowAction(page, row, '终止');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('重复报修');
  await dialog.getByRole('button', { name: /终止|确定/ }).click();
  await expect(row).toContainText('已终止');
  await operator.goto('/workFlow/launch');
  await expect(rowOf(operator, '相机核实')).toContainText('已终止');
  await runRowAction(page, row, '删除');
  await confirmDeletion(page);
  await expect(row).toHaveCount(0);
});
