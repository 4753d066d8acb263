import { type Browser, type Page } from '@playwright/test';
import { ageFlow } from './support/ageFlow.js';
import { approverNode, launchByCall, releaseFlow } from './support/approvals.js';
import { callApi } from './support/callApi.js';
import { rowOf } from './support/resource.js';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

/** What the open page shows: pages that were left stay in the document. */
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();

/** Somebody else at their own desk. */
async function atDeskOf(browser: Browser, account: 'developer' | 'operator'): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await signIn(page, account);
  return page;
}

test('a task that is not done in time is told to whoever has it, and then goes to somebody else', async ({
  page,
  browser,
  servers,
}) => {
  const hour = { amount: 1, unit: 'hours' };
  const limit = {
    ...{ duration: { amount: 2, unit: 'hours' }, remind: { times: 1, every: hour } },
    then: { kind: 'transfer', people: [{ kind: 'users', ids: ['operator'] }] },
  };
  const operator = await atDeskOf(browser, 'operator');
  await signIn(page, 'admin');
  const flowId = await releaseFlow(page, '限时核实', [approverNode('check', '限时处理', ['admin'], { limit })]);
  const id = await launchByCall(page, flowId, '东门道闸');
  await page.goto('/workFlow/toDo');
  await operator.goto('/workFlow/toDo');
  const [own, theirs] = [rowOf(page, '限时核实'), rowOf(operator, '限时核实')];
  await expect(own).toHaveCount(1);
  await expect(own.locator('time[data-state=over]')).toHaveCount(0);

  await ageFlow(servers, id, 130);
  // reminded by a notice that leads to the task, which stays where it is
  const bell = page.getByRole('banner').getByRole('button', { name: /消息通知/ });
  await bell.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /催办：限时核实/ })
    .click();
  await expect(seen(page, '东门道闸')).toBeVisible();
  await expect(page.getByRole('list', { name: '过程' }).getByText('提醒', { exact: true })).toBeVisible();
  await page.goto('/workFlow/toDo');
  await expect(own).toContainText(/已超时 1\d 分钟/);
  await expect(theirs).toHaveCount(0);

  await ageFlow(servers, id, 60);
  // both lists are read anew by themselves
  await expect(own).toHaveCount(0);
  await expect(theirs).toHaveCount(1);
  // whoever gets it has the whole time again
  await expect(theirs).not.toContainText('已超时');
  await theirs.getByRole('link').first().click();
  await expect(seen(operator, '东门道闸')).toBeVisible();
  await operator.getByRole('button', { name: /^同意/ }).click();
  await expectToast(operator, /同意/);
  await page.goto('/workFlow/launch');
  await expect(own).toContainText('已通过');
});

test('a holiday of the working calendar is skipped by the limits that begin after it was set', async ({ page }) => {
  const limit = {
    ...{ duration: { amount: 1, unit: 'workDays' }, remind: { times: 0, every: { amount: 1, unit: 'hours' } } },
    then: { kind: 'nothing' },
  };
  await signIn(page, 'admin');
  /** Launches a flow with this limit, and answers the day on which its task is due, as the list says. */
  const launch = async (name: string) => {
    const flowId = await releaseFlow(page, name, [approverNode('check', '核实', ['admin'], { limit })]);
    await launchByCall(page, flowId, '东门道闸');
    await page.goto('/workFlow/toDo');
    return due(name);
  };
  const due = async (name: string) => {
    const time = rowOf(page, name).locator('time[data-state]');
    return dayOf((await time.getAttribute('datetime')) ?? '');
  };
  const before = await launch('放假前核实');

  await openPage(page, '系统管理', '系统配置');
  const special = page.getByRole('region', { name: '节假日与调休' });
  await special.getByRole('button', { name: '添加放假' }).click();
  await special.getByRole('textbox', { name: '名称' }).fill('停工检修');
  await special.getByLabel('停工检修 日期').click();
  const day = page.locator(`[data-day="${before}"] button`).first();
  // the first and the last day
  await day.click();
  await day.click();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expectToast(page, '已保存，对所有人立即生效');

  expect(await launch('放假后核实')).toBe(await nextWorkingDay(page, before));
  // what had begun keeps its end
  expect(await due('放假前核实')).toBe(before);
});

/** The day of a moment where the server lives: `2026-11-27`. */
function dayOf(moment: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date(moment));
}

/** The first day after another one on which people work by the calendar of the configuration. */
async function nextWorkingDay(page: Page, day: string): Promise<string> {
  const { data } = (await callApi(page, 'GET', '/api/system/SysConfig')) as {
    data: { workCalendar: { week: readonly unknown[][] } };
  };
  const { week } = data.workCalendar;
  for (let next = Date.parse(day) + DAY; ; next += DAY) {
    const date = new Date(next);
    if ((week[date.getUTCDay()] ?? []).length > 0) return date.toISOString().slice(0, 10);
  }
}

const DAY = 86_400_000;
