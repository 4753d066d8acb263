import { type Page } from '@playwright/test';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

const YEAR = new Date().getFullYear();

async function chooseDay(page: Page, field: string, day: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(day);
  await page.keyboard.press('Enter');
}

test('a request for leave shows what is left of the chosen kind, and refuses more before it is sent', async ({
  page,
}) => {
  await signIn(page, 'operator', '/workFlow/launch');
  await page.getByRole('tab', { name: '发起流程' }).click();
  await page.getByRole('link', { name: '请假申请' }).click();
  const left = page.getByRole('textbox', { name: '剩余天数' });
  await page.getByRole('radio', { name: '年假' }).click();
  await expect(left).toHaveValue('');
  await chooseDay(page, '开始日期', `${YEAR}-06-01`);
  await expect(left).toHaveValue(/^\d+\.0$/);
  await expect(left).toHaveAttribute('readonly');
  const days = Number(await left.inputValue());
  // personal leave has no balance
  await page.getByRole('radio', { name: '事假' }).click();
  await expect(left).toHaveCount(0);
  await page.getByRole('radio', { name: '年假' }).click();
  await expect(left).toHaveValue(/^\d+\.0$/);
  await chooseDay(page, '结束日期', `${YEAR}-06-30`);
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByText('申请的天数超过剩余天数，请缩短日期或改用其他假期')).toBeVisible();
  await chooseDay(page, '结束日期', `${YEAR}-06-01`);
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByText('待审批').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(`${days}.0`).filter({ visible: true }).first()).toBeVisible();
});

test('a request that is being filled in outlives the lock screen, and another flow shows only after a question', async ({
  page,
}) => {
  await signIn(page, 'operator', '/workFlow/launch');
  await page.getByRole('tab', { name: '发起流程' }).click();
  await page.getByRole('link', { name: '请假申请' }).click();
  const reason = page.getByRole('textbox', { name: '请假原因' });
  await reason.fill('回老家办理证件');
  await page.getByRole('button', { name: '吴运营' }).click();
  await page.getByRole('menuitem', { name: '锁定屏幕' }).click();
  await expect(page).toHaveURL(/\/lockScreen$/);
  await expect(reason).toBeHidden();
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await question).type()).toBe('beforeunload');
  await (await question).dismiss();
  await page.getByLabel('请输入登录密码').fill('operator123');
  await page.getByRole('button', { name: '解锁' }).click();
  await expect(reason).toHaveValue('回老家办理证件');

  // one that was launched before, from the list of what one has launched
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我发起的' }).click();
  // the page is as it was left: at the flows that can be launched
  await expect(page.getByRole('tab', { name: '发起流程' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: '我发起的' }).click();
  const earlier = page.getByRole('row').filter({ hasText: '请假申请' }).first().getByRole('link').first();
  await earlier.click();
  const loss = page.getByRole('alertdialog', { name: '有未保存的修改' });
  await loss.getByRole('button', { name: '取消' }).click();
  await expect(reason).toHaveValue('回老家办理证件');
  await expect(page).toHaveURL(/launch=/);
  await openPage(page, '协同办公', '我发起的');
  await earlier.click();
  await loss.getByRole('button', { name: '放弃修改' }).click();
  await expect(page).toHaveURL(/config=/);
  await expect(reason).toHaveCount(0);
  // what was let go is not offered again
  await openPage(page, '协同办公', '我发起的');
  await page.getByRole('tab', { name: '发起流程' }).click();
  await page.getByRole('link', { name: '请假申请' }).click();
  await expect(reason).toHaveValue('');
  await expect(page.getByRole('button', { name: '恢复' })).toHaveCount(0);
});
