import { type Locator, type Page } from '@playwright/test';
import { rowOf, runRowAction } from './support/resource.js';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

/** Opens the permissions of a role on the page of permissions. */
async function openRole(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const matrix = page.getByRole('treegrid', { name: '权限' });
  await expect(matrix.getByRole('row').nth(3)).toBeVisible();
  return matrix;
}

/** Shows the rows of a page alone: of a long matrix only what is in view is drawn. */
async function find(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: '搜索页面或权限' }).fill(name);
}

/** A box of the matrix by page and action. */
function box(page: Page, name: string): Locator {
  return page.getByRole('checkbox', { name: new RegExp(`^${name}( \\(|$)`) });
}

async function save(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/Authority/'),
  );
  await page.getByRole('button', { name: '保存', exact: true }).click();
  expect(await (await answered).json()).toMatchObject({ code: 200 });
  await expect(page.getByRole('button', { name: '保存', exact: true })).toBeDisabled();
}

test('F-PM-07 permissions that were saved stand there after a reload, and so does taking all of them away', async ({
  page,
}) => {
  await signIn(page, 'admin', '/permission/authorize');
  for (const [action, checked] of [
    ['全部选中', 'true'],
    ['取消全选', 'false'],
  ] as const) {
    await openRole(page, '路侧收费员');
    await expect(page.getByRole('button', { name: '保存', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: action }).click();
    await save(page);
    await page.reload();
    const matrix = await openRole(page, '路侧收费员');
    const whole = matrix.getByRole('row').nth(1).getByRole('checkbox');
    expect(await whole.count()).toBeGreaterThan(6);
    for (const tick of await whole.all()) await expect(tick).toHaveAttribute('aria-checked', checked);
  }
});

test('two pages with the rows of the own department and without deleting take nine clicks', async ({ page }) => {
  await signIn(page, 'admin', '/permission/authorize');
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await click(page.getByRole('button', { name: /人事专员/ }));
  await click(page.getByRole('button', { name: '取消全选' }));
  await find(page, '访客登记');
  await click(box(page, '访客登记：全部'));
  await click(box(page, '访客登记：删除'));
  await click(page.getByRole('button', { name: /^访客登记：数据范围/ }));
  await click(page.getByRole('menu').getByText('本部门', { exact: true }));
  await find(page, '用户管理');
  await click(box(page, '用户管理：全部'));
  await click(box(page, '用户管理：删除'));
  await expect(page.getByRole('button', { name: /^用户管理：数据范围/ })).toHaveText('本部门');
  clicks += 1;
  await save(page);
  expect(clicks).toBeLessThan(10);
});

test('changes are marked, listed with the people they reach, undone one by one, and asked about before they go', async ({
  page,
}) => {
  await signIn(page, 'admin', '/permission/authorize');
  await openRole(page, '运营人员');
  await find(page, '商户减免');
  await box(page, '商户减免：新增').click();
  await find(page, '车牌颜色');
  await box(page, '车牌颜色：访问').click();
  const status = page.getByRole('status').filter({ hasText: '项更改' });
  await expect(status).toHaveText('2 项更改');
  await find(page, '商户减免');
  await expect(box(page, '商户减免：新增')).toHaveAccessibleName(/取消授予/);
  await page.getByRole('button', { name: '查看', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '商户减免 · 新增' })).toContainText(/\d+ 人失去/);
  await page.getByRole('button', { name: '撤销：车牌颜色 · 访问' }).click();
  await expect(status).toHaveText('1 项更改');

  // another holder, and closing the tab: both ask; another tab keeps everything
  await page.getByRole('button', { name: /审计人员/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
  await openPage(page, '权限管理', '角色管理');
  const tab = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: /权限授予/ });
  await expect(tab.getByRole('img', { name: '未保存' })).toBeVisible();
  await tab.click();
  await expect(status).toHaveText('1 项更改');
  await page.getByRole('button', { name: '关闭 权限授予' }).click();
  const question = page.getByRole('alertdialog', { name: '有未保存的修改' });
  await expect(question).toContainText('权限授予 有未保存的修改');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(status).toHaveText('1 项更改');
  await page.getByRole('button', { name: '关闭 权限授予' }).click();
  await question.getByRole('button', { name: '放弃修改' }).click();
  await expect(tab).toHaveCount(0);
});

test('two administrators do not overwrite each other: what the other saved is kept below one’s own changes', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin', '/permission/authorize');
  await openRole(page, '财务人员');
  const context = await browser.newContext({ locale: 'zh-CN' });
  const other = await context.newPage();
  await signIn(other, 'admin', '/permission/authorize');
  await openRole(other, '财务人员');
  await find(other, '营收报表');
  await box(other, '营收报表：访问').click();
  await save(other);
  await context.close();

  const [before, mine] = [box(page, '营收报表：访问'), box(page, '停车订单：访问')];
  const former: (string | null)[] = [];
  await find(page, '营收报表');
  former.push(await before.getAttribute('aria-checked'));
  await find(page, '停车订单');
  former.push(await mine.getAttribute('aria-checked'));
  await mine.click();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText(/刚刚修改了该对象的权限/)).toBeVisible();
  await find(page, '营收报表');
  await expect(before).not.toHaveAttribute('aria-checked', former[0] ?? '');
  await find(page, '停车订单');
  await expect(mine).not.toHaveAttribute('aria-checked', former[1] ?? '');
  await save(page);
});

test('the panel says what a person has in the end, and through whom', async ({ page }) => {
  await signIn(page, 'admin', '/permission/authorize');
  await openRole(page, '运营人员');
  await page.getByRole('button', { name: '某人最终看到什么' }).click();
  const panel = page.getByRole('complementary', { name: '某人最终看到什么' });
  await panel.getByRole('combobox', { name: '选择人员' }).click();
  await page.getByRole('combobox', { name: '请输入关键词' }).fill('operator');
  await page.getByRole('option').filter({ hasText: '吴运营' }).first().click();
  await expect(panel.getByRole('list', { name: '来源' })).toContainText('运营人员');
  await find(page, '访客登记');
  await box(page, '访客登记：删除').click();
  await expect(panel.getByText('访客登记 · 删除')).toBeVisible();
  await expect(panel.getByText('新获得')).toBeVisible();
  await expect(panel.getByRole('heading', { name: '访客登记' })).toBeVisible();
});

test('G6-17 a call that the server refuses for lack of rights shows 您没有权限执行此操作', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const operator = await context.newPage();
  await signIn(operator, 'operator', '/model/parking.visitor');
  await expect(operator.getByRole('button', { name: '导出' })).toBeVisible();

  await signIn(page, 'admin', '/permission/role');
  const role = rowOf(page, '运营人员');
  await runRowAction(page, role, '停用');
  await expect(role.getByText('停用', { exact: true })).toBeVisible();
  try {
    await operator.getByRole('button', { name: '导出' }).click();
    await operator.getByRole('dialog').getByRole('button', { name: '导出' }).click();
    await expectToast(operator, '您没有权限执行此操作');
  } finally {
    await runRowAction(page, role, '启用');
    await expect(role.getByText('启用', { exact: true })).toBeVisible();
    await context.close();
  }
});
