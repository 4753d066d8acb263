import { approverNode, launchByCall, releaseFlow } from './support/approvals.js';
import { callApi } from './support/callApi.js';
import { signIn, signInByForm } from './support/signIn.js';
import { expect, test } from './support/test.js';

test('the home page is arranged by the person: cards are moved, hidden and put back, and quick entries chosen', async ({
  page,
}) => {
  await signIn(page, 'operator', '/home');
  const quick = page.getByRole('heading', { name: '快捷入口' });
  const account = page.getByRole('heading', { name: '我的账号' });
  await expect(account).toBeVisible();
  // the first change takes longer on its way than the second one
  let goOn = () => {};
  const slow = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let kept = 0;
  await page.route(/SetColumnsByModuleId/, async (route) => {
    kept += 1;
    if (kept === 1) await slow;
    await route.continue();
  });
  await page.getByRole('button', { name: '调整布局' }).click();
  await page.getByRole('button', { name: '隐藏我的账号' }).click();
  await expect(account).toHaveCount(0);
  // by the keyboard: from wherever the focus is in a card
  await page.getByRole('button', { name: '下移快捷入口' }).press('Alt+ArrowDown');
  await expect(page.getByText('快捷入口：第 2 个，共 4 个')).toBeAttached();
  await page.getByRole('button', { name: '完成' }).click();
  goOn();
  // it ends when all is kept
  await expect(page.getByRole('button', { name: '调整布局' })).toBeVisible();

  await page.reload();
  const headings = page.getByRole('heading', { name: /^(快捷入口|我的日程|最近访问|我的账号|我的最近操作)$/ });
  await expect(headings).toHaveText(['我的日程', '快捷入口', '最近访问', '我的最近操作']);

  await page.getByRole('button', { name: '选择快捷入口' }).click();
  await page.getByRole('combobox', { name: '页面' }).click();
  await page.getByRole('option', { name: '车辆名单' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const entries = page.locator('section', { has: quick }).getByRole('listitem');
  await expect(entries).toHaveText(['车辆名单']);

  await page.getByRole('button', { name: '调整布局' }).click();
  await page.getByRole('button', { name: '恢复默认' }).click();
  await page.getByRole('button', { name: '完成' }).click();
  await expect(headings).toHaveText(['快捷入口', '我的日程', '最近访问', '我的账号', '我的最近操作']);
  await entries.getByRole('link').click();
  await expect(page).toHaveURL(/plateList$/);
});

test('F-HM-01 whoever signs in lands on their own home page and goes from it to tasks, notices, due days, shortcuts and recent pages', async ({
  page,
  browser,
}) => {
  const others = await browser.newContext({ locale: 'zh-CN' });
  const admin = await others.newPage();
  await signIn(admin, 'admin');
  const hours = (amount: number) => ({ amount, unit: 'hours' });
  const limit = { duration: hours(2), remind: { times: 0, every: hours(1) }, then: { kind: 'nothing' } };
  const flowId = await releaseFlow(admin, '首页维修', [approverNode('a', '主管审批', ['operator'], { limit })]);
  // the most urgent of all: the card shows the first ones
  await launchByCall(admin, flowId, '南门道闸', { urgency: 3 });
  const { data } = await callApi(admin, 'POST', '/api/message', {
    title: '首页巡检通知',
    bodyText: '<p>周五巡检</p>',
    toUserIds: 'operator',
  });
  await callApi(admin, 'PUT', `/api/message/${String(data)}/Actions/Release`);
  await others.close();

  await signInByForm(page, 'operator');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { name: /吴运营/, level: 1 })).toBeVisible();
  const card = (name: string) => page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });

  const { days } = (await callApi(page, 'GET', '/api/workflow/Calendar')).data as {
    days: { tasks: { title: string }[] }[];
  };
  const due = days.findIndex(({ tasks }) => tasks.some(({ title }) => title.startsWith('首页维修')));
  const day = card('我的日程').getByRole('button').nth(due);
  await expect(day).toHaveAccessibleName(/\d+ 项到期$/);
  await day.click();
  await expect(card('我的日程').getByRole('link', { name: /首页维修/ })).toBeVisible();
  await card('待办事宜')
    .getByRole('link', { name: /首页维修/ })
    .click();
  await expect(page).toHaveURL(/\/workFlowDetail\?/);

  await page.goto('/home');
  await card('通知').getByRole('button', { name: '首页巡检通知' }).click();
  const notice = page.getByRole('dialog', { name: '首页巡检通知' });
  await expect(notice.getByText('周五巡检')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);

  const shortcut = card('快捷入口').getByRole('link').first();
  const name = (await shortcut.textContent()) ?? '';
  await shortcut.click();
  await expect(page).not.toHaveURL(/\/home$/);
  // a visit counts once its page is there
  const tabs = page.getByRole('navigation', { name: '已打开的页面' });
  await expect(tabs.locator('[aria-current=page]')).toHaveText(name);
  await page.goto('/home');
  await expect(card('最近访问').getByRole('link').first()).toHaveText(name);
  await card('最近访问').getByRole('link', { name }).click();
  await expect(page).not.toHaveURL(/\/home$/);
});
