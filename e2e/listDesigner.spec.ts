import { type Page } from '@playwright/test';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

const MODEL = '/api/visualdev/Base/visitor';

/** A call of the API as whoever is signed in on the page. */
async function call(page: Page, method: string, path: string, body?: object): Promise<{ data: object }> {
  const token = await page.evaluate(() => localStorage.getItem('smart_token') ?? '');
  const answer = await page.request.fetch(path, {
    method,
    data: body,
    headers: { authorization: token, 'smart-origin': 'pc' },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as { data: object };
}

test.describe.serial('the designer of a list', () => {
  test('columns are changed, undone, found again after a reload, compared, and shown by the page after the release', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    const { data: before } = await call(page, 'GET', MODEL);
    await openPage(page, '在线开发', 'Web设计');
    const row = page.getByRole('row').filter({ hasText: '访客车辆申请' });
    await row.getByRole('button', { name: '设计列表' }).click();
    const columns = page.getByRole('tree', { name: '列顺序' });
    const settings = page.getByRole('complementary', { name: '列设置' });
    const column = (name: RegExp) => columns.getByRole('treeitem', { name });
    await expect(columns.getByRole('treeitem')).toHaveCount(10);
    await expect(page.getByRole('button', { name: '发布', exact: true })).toBeDisabled();

    // a title that is typed is one step
    await column(/^来访天数/).click();
    await settings.getByLabel('标题').fill('');
    await settings.getByLabel('标题').pressSequentially('天数');
    await expect(column(/^天数/)).toBeVisible();
    await page.getByRole('button', { name: '撤销：标题' }).click();
    await expect(column(/^来访天数/)).toBeVisible();
    await page.keyboard.press('Control+Shift+Z');
    await expect(column(/^天数/)).toBeVisible();

    // a column without a title holds the release back and is led to
    await settings.getByLabel('标题').fill('');
    const problem = page.getByRole('button', { name: /没有标题/ });
    await expect(problem).toBeVisible();
    await expect(page.getByRole('button', { name: '发布', exact: true })).toBeDisabled();
    await column(/^申请单号/).click();
    await problem.click();
    await expect(settings.getByLabel('标题')).toBeFocused();
    await settings.getByLabel('标题').fill('共几天');

    // several at once, by keyboard
    await column(/^开始日期/).click();
    await column(/^结束日期/).click({ modifiers: ['Shift'] });
    await expect(settings.getByText('已选 2 项')).toBeVisible();
    await settings.getByLabel('宽度').fill('140');
    await columns.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByRole('button', { name: '添加列 来访事由' }).click();
    await column(/^来访地区/).click();
    await columns.focus();
    await page.keyboard.press('Delete');
    await expect(column(/^来访地区/)).toHaveCount(0);

    // what was not saved is offered again
    await expect(page.getByText('已自动保存')).toBeVisible();
    await page.reload();
    await expect(column(/^来访地区/)).toBeVisible();
    await page.getByRole('button', { name: '恢复', exact: true }).click();
    await expect(column(/^来访地区/)).toHaveCount(0);
    await expect(column(/^共几天/)).toBeVisible();

    await page.getByRole('button', { name: /处未发布的更改/ }).click();
    const comparison = page.getByRole('dialog', { name: '与已发布的版本比较' });
    await expect(comparison.getByRole('listitem').filter({ hasText: '来访地区' })).toContainText('删除');
    await expect(comparison.getByRole('listitem').filter({ hasText: '来访事由' })).toContainText('新增');
    await expect(comparison.getByRole('listitem').filter({ hasText: '开始日期' })).toContainText(
      '宽度: 110 px → 140 px',
    );
    await page.keyboard.press('Escape');
    await expect(comparison).toBeHidden();

    await page.getByRole('button', { name: '发布', exact: true }).click();
    await expect(page.getByText('发布成功')).toBeVisible();
    await expect(page.getByRole('button', { name: /处未发布的更改/ })).toHaveCount(0);

    await openPage(page, '停车业务', '访客登记');
    await expect(page.getByRole('columnheader', { name: '共几天' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: '来访事由' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: '来访地区' })).toHaveCount(0);

    // other journeys find the list as it was
    await call(page, 'PUT', MODEL, before);
    await call(page, 'POST', `${MODEL}/Actions/Release`, {});
  });

  test('columns are carried to another tab by the clipboard, and what is foreign is refused', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, 'admin');
    await page.goto('/onlineDev/webDesign?design=visitor');
    const columns = page.getByRole('tree', { name: '列顺序' });
    await columns.getByRole('treeitem', { name: /^车牌号/ }).click();
    await columns.focus();
    await page.keyboard.press('Control+X');
    await expect(columns.getByRole('treeitem', { name: /^车牌号/ })).toHaveCount(0);
    await page.keyboard.press('Control+Z');
    await columns.getByRole('treeitem', { name: /^车牌号/ }).click();
    await columns.focus();
    await page.keyboard.press('Delete');
    const other = await context.newPage();
    await other.goto('/onlineDev/webDesign?design=visitor');
    const there = other.getByRole('tree', { name: '列顺序' });
    await there.getByRole('treeitem', { name: /^车牌号/ }).click();
    await there.focus();
    await other.keyboard.press('Control+C');
    await page.bringToFront();
    await columns.focus();
    await page.keyboard.press('Control+V');
    await expect(columns.getByRole('treeitem', { name: /^车牌号/ })).toBeVisible();
    await page.evaluate(() => navigator.clipboard.writeText('just words'));
    await columns.focus();
    await page.keyboard.press('Control+V');
    await expect(page.getByText('剪贴板中的内容不能粘贴到这里')).toBeVisible();
  });
});
