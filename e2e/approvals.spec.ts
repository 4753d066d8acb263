import { approverNode, fillIn, releaseFlow } from './support/approvals.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

test('P1-07 F-WF-09 R2.3-10 a flow is launched, told live, decided by keys, and seen by both', async ({
  page,
  browser,
}) => {
  const others = await browser.newContext({ locale: 'zh-CN' });
  const approver = await others.newPage();
  await signIn(page, 'operator');
  await signIn(approver, 'admin');
  await releaseFlow(approver, '道闸核实', [approverNode('check', '核实', ['admin'])]);

  await fillIn(page, '道闸核实', '入口道闸');
  await page.getByRole('button', { name: '提交', exact: true }).click();
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
