import { expectNoFindings } from './support/axe.js';
import { confirmDeletion, rowOf, runRowAction, saveForm, searchFor } from './support/resource.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

test('F-OD-07 R2.3-02 a portal is arranged from cards, previewed and released, and opened by others as a page and as their dashboard', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin', '/onlineDev/portalDesign?design=operation');
  const canvas = page.getByRole('group', { name: '画布' });
  const cards = canvas.locator('[data-card]');
  const card = (name: string) => canvas.getByRole('button', { name: new RegExp(`^${name}, `) });
  await expect(cards).toHaveCount(11);

  // by keys: a card goes and comes back, another one pushes down what it meets
  await card('快捷入口').focus();
  await page.keyboard.press('Delete');
  await expect(cards).toHaveCount(10);
  await page.keyboard.press('Control+z');
  await expect(cards).toHaveCount(11);
  const line = card('近7日实收');
  const below = canvas.locator('[data-card=findings]');
  const before = await below.evaluate((element) => element.style.gridRow);
  await line.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(line).toHaveAccessibleName(/7 列 × 6 行/);
  await expect.poll(() => below.evaluate((element) => element.style.gridRow)).not.toBe(before);

  // a new card, with a title of its own
  await page.getByRole('button', { name: '添加: 富文本' }).click();
  await expect(cards).toHaveCount(12);
  const settings = page.getByRole('complementary', { name: '卡片设置' });
  await settings.getByLabel('标题', { exact: true }).fill('值班须知');
  await expect(card('值班须知')).toHaveAttribute('aria-pressed', 'true');
  await expectNoFindings(page);

  // a role sees what it has been given
  await page.getByRole('combobox', { name: '角色' }).click();
  await page.getByRole('option', { name: '人事专员' }).first().click();
  await expect(page.getByText(/正以 .* 预览/)).toBeVisible();
  await page.getByRole('button', { name: '结束角色预览' }).click();

  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expectToast(page, '已保存');
  await page.getByRole('button', { name: '预览', exact: true }).click();
  await expect(page.getByText('这是尚未发布的草稿，只有您能看到')).toBeVisible();
  await expect(page.getByRole('region', { name: '值班须知' })).toBeVisible();

  const context = await browser.newContext();
  const reader = await context.newPage();
  await signIn(reader, 'operator', '/portal/operation');
  await expect(reader.getByRole('region', { name: '今日进场' }).getByText(/^\d/).first()).toBeVisible();
  await expect(reader.getByRole('region', { name: '值班须知' })).toHaveCount(0);

  await page.goto('/onlineDev/portalDesign?design=operation');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expectToast(page, '已发布');
  await reader.reload();
  await expect(reader.getByRole('region', { name: '值班须知' })).toBeVisible();

  // who has no portal chooses one
  await reader.goto('/dashboard');
  await expect(reader.getByText('您还没有门户')).toBeVisible();
  await reader.getByRole('combobox', { name: '我的门户' }).click();
  await reader.getByRole('option', { name: '停车运营门户' }).click();
  await expect(reader.getByRole('region', { name: '值班须知' })).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('region', { name: '值班须知' })).toBeVisible();
  await expectNoFindings(reader);
  await context.close();
});

test('a portal is made, begun from a template, and deleted with its entry in the menu', async ({ page }) => {
  await signIn(page, 'admin', '/onlineDev/portalDesign');
  await page.getByRole('button', { name: '新增门户' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('名称').fill('我的一天');
  await form.getByLabel('编码').fill('myDay');
  await saveForm(page);
  await rowOf(page, 'myDay').getByRole('button', { name: '设计' }).click();
  await page.getByRole('tab', { name: '模板' }).click();
  await page.getByRole('region', { name: '个人工作台' }).getByRole('button', { name: '使用' }).click();
  await expect(page.getByRole('group', { name: '画布' }).locator('[data-card]')).toHaveCount(4);
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click();
  await expectToast(page, '已发布');
  await page.goto('/portal/myDay');
  await expect(page.getByRole('heading', { name: '我的待办' })).toBeVisible();

  await page.goto('/onlineDev/portalDesign');
  await runRowAction(page, rowOf(page, 'myDay'), '删除');
  await confirmDeletion(page);
  await expect(rowOf(page, 'myDay')).toHaveCount(0);
  await page.goto('/portal/myDay');
  await expect(page.getByRole('heading', { name: '我的待办' })).toHaveCount(0);
});

test('F-HM-02 the dashboard of a user shows the portal that they were given, with its live tiles', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin', '/permission/user');
  await searchFor(page, '姓名 / 账号 / 手机号', 'operator');
  await rowOf(page, '吴运营').getByRole('button', { name: '编辑' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: '门户' }).click();
  await page.getByRole('option', { name: '停车运营门户' }).click();
  await saveForm(page);

  const context = await browser.newContext();
  const reader = await context.newPage();
  await signIn(reader, 'operator', '/dashboard');
  await expect(reader.getByRole('region', { name: '今日进场' }).getByText(/^\d/).first()).toBeVisible();
  await expect(reader.getByRole('region', { name: '近7日实收' })).toBeVisible();
  await reader.getByRole('link', { name: '运营门户' }).first().click();
  await expect(reader).toHaveURL(/\/portal\/operation$/);
  await expect(reader.getByRole('region', { name: '今日进场' }).getByText(/^\d/).first()).toBeVisible();
  await context.close();
});
