import { type Page } from '@playwright/test';
import { callApi } from './support/callApi.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

const optional = { comment: 'optional', signature: 'off' };

/** Releases a flow over the form of repairs, at whose one node these people approve. */
async function releaseFlow(page: Page, fullName: string, approvers: string[]): Promise<void> {
  const node = {
    ...{ id: 'check', name: '核实', kind: 'approver', people: [{ kind: 'users', ids: approvers }] },
    ...{ several: { mode: 'any' }, empty: { kind: 'administrators' }, claim: false, fields: {} },
    refusal: { to: 'reject', then: 'onward' },
    actions: { approve: optional, refuse: { ...optional, comment: 'required' }, takeBack: optional, comment: optional },
  };
  const document = {
    version: 1,
    start: { id: 'start', kind: 'start', name: '发起', fields: { measure: 'hidden', cost: 'hidden' } },
    nodes: [node],
    settings: { repeat: 'adjacent', own: 'ask', revoke: 'running' },
  };
  const body = { fullName, enCode: `e2e${Date.now()}`, modelId: 'flowRepairForm', document: JSON.stringify(document) };
  const { data: id } = await callApi(page, 'POST', '/api/workflow/Engine/Flow', body);
  await callApi(page, 'POST', `/api/workflow/Engine/Flow/${String(id)}/Actions/Release`);
}

/** Fills in a repair, beginning at the gallery of flows, and submits it. */
async function launch(page: Page, flow: string, equipment: string): Promise<void> {
  await page.goto('/workFlow/launch');
  await page.getByRole('tab', { name: '发起流程' }).click();
  await page.getByRole('link', { name: flow }).click();
  await expect(page.getByRole('heading', { name: `发起：${flow}` })).toBeVisible();
  await page.getByRole('textbox', { name: '设备', exact: true }).fill(equipment);
  await page.getByRole('textbox', { name: '所在位置' }).fill('高铁南站 P2');
  await page.getByRole('radio', { name: '无法通行' }).click();
  await page.getByRole('textbox', { name: '故障描述' }).fill('抬杆后不落杆');
  await page.getByRole('radio', { name: '紧急', exact: true }).click();
  await page.getByRole('button', { name: '提交', exact: true }).click();
}

test('P1-07 F-WF-09 R2.3-10 a flow is launched, told live, decided by keys, and seen by both', async ({
  page,
  browser,
}) => {
  const others = await browser.newContext({ locale: 'zh-CN' });
  const approver = await others.newPage();
  await signIn(page, 'operator');
  await signIn(approver, 'admin');
  await releaseFlow(approver, '道闸核实', ['admin']);

  await launch(page, '道闸核实', '入口道闸');
  // nothing is lost over what is still missing
  await expect(page.getByText('发现时间').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: '设备', exact: true })).toHaveValue('入口道闸');
  await page.getByRole('combobox', { name: '发现时间' }).fill('2026-11-20 09:20:00');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByText('待审批').first()).toBeVisible();

  // the approver hears of it and gets there from the notice
  const bell = approver.getByRole('banner').getByRole('button', { name: /消息通知/ });
  await bell.click();
  await approver
    .getByRole('dialog')
    .getByRole('button', { name: /待办：道闸核实/ })
    .click();
  await expect(approver).toHaveURL(/\/workFlowDetail\?config=/);
  await expect(approver.getByText('入口道闸').first()).toBeVisible();
  await expect(approver.getByText('抬杆后不落杆')).toBeVisible();

  // a refusal wants a reason; an approval does not
  await approver.keyboard.press('r');
  await expect(approver.getByText('请填写意见')).toBeVisible();
  await approver.keyboard.type('先确认是否断电');
  await approver.keyboard.press('Escape');
  await approver.getByRole('button', { name: /^同意/ }).click();
  await expect(approver.getByText('已通过').first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('已通过').first()).toBeVisible();
  await expect(page.getByText('先确认是否断电')).toBeVisible();
  await approver.goto('/workFlow/done');
  await expect(approver.getByRole('row').filter({ hasText: '道闸核实' }).first()).toContainText('已通过');
});

test('a flow that waits is revoked by its launcher and deleted, and another one cancelled by the monitor', async ({
  page,
  browser,
}) => {
  const others = await browser.newContext({ locale: 'zh-CN' });
  const monitor = await others.newPage();
  await signIn(page, 'operator');
  await signIn(monitor, 'admin');
  await releaseFlow(monitor, '相机核实', ['admin']);
  const { data } = await callApi(monitor, 'GET', '/api/workflow/Engine/Flow?keyword=相机核实');
  const [{ id: flowId }] = (data as { list: { id: string }[] }).list as [{ id: string }];
  const values = { equipment: '相机', place: '东门', severity: '1', foundAt: Date.now(), fault: '夜间识别率下降' };
  for (let turn = 0; turn < 2; turn += 1) await callApi(page, 'POST', '/api/workflow/Instance', { flowId, values });

  await page.goto('/workFlow/launch');
  const own = page.getByRole('row').filter({ hasText: '相机核实' });
  await expect(own).toHaveCount(2);
  await own.first().getByRole('button', { name: '撤回' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expect(own.first()).toContainText('已撤回');
  await own.first().getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /删除|确定/ })
    .click();
  await expect(own).toHaveCount(1);

  await monitor.goto('/workFlow/monitor');
  const waiting = monitor.getByRole('row').filter({ hasText: '相机核实' }).filter({ hasText: '待审批' });
  await waiting.getByRole('button', { name: '更多' }).click();
  await monitor.getByRole('menuitem', { name: '终止' }).click();
  const dialog = monitor.getByRole('dialog');
  await dialog.getByRole('textbox').fill('重复报修');
  await dialog.getByRole('button', { name: /终止|确定/ }).click();
  await expect(waiting).toHaveCount(0);
  await page.reload();
  await expect(own.filter({ hasText: '已终止' })).toHaveCount(1);
});
