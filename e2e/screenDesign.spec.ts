import { expectNoFindings } from './support/axe.js';
import { confirmDeletion, rowOf, runRowAction, saveForm } from './support/resource.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

test('F-OD-06 a screen is begun from a template, arranged, previewed and released, and opens in a window of its own from the menu', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin', '/onlineDev/screenDesign');
  await page.getByRole('button', { name: '新增大屏' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('名称').fill('营收墙');
  await form.getByLabel('编码').fill('revenueWall');
  await saveForm(page);
  await rowOf(page, 'revenueWall').getByRole('button', { name: '设计' }).click();

  const canvas = page.getByRole('group', { name: '画布' });
  const widgets = canvas.locator('[data-box]');
  const widget = (name: string) => canvas.getByRole('button', { name: new RegExp(`^${name}，`) });
  await page.getByRole('tab', { name: '模板' }).click();
  await page.getByRole('region', { name: '停车营收总览' }).getByRole('button', { name: '使用' }).click();
  await expect(widgets).toHaveCount(16);

  // by keys: 1 px, 10 px, a copy, gone, and back
  await widget('待追缴').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(widget('待追缴')).toHaveAccessibleName('待追缴，263，288，210 × 150');
  await page.keyboard.press('Control+d');
  await expect(widgets).toHaveCount(17);
  await page.keyboard.press('Delete');
  await expect(widgets).toHaveCount(16);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(widget('待追缴')).toHaveCount(1);

  // by the pointer: dragged near the edge of another it falls in line with it
  const payments = widget('今日支付笔数');
  const box = await payments.boundingBox();
  if (!box) throw new Error('the widget is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2 + 40, { steps: 4 });
  await page.mouse.move(box.x + box.width / 2 + 2, box.y + box.height / 2 + 1, { steps: 4 });
  await page.mouse.up();
  await expect(payments).toHaveAccessibleName('今日支付笔数，32，108，210 × 150');

  // two of them are a group, which moves as one and lies in the layers
  await payments.click();
  await widget('今日减免').click({ modifiers: ['Control'] });
  await page.keyboard.press('Control+g');
  await widget('今日退款').click();
  // the handle that turns the lower one stands in the middle of the upper one
  await payments.click({ position: { x: 14, y: 8 } });
  await expect(widget('今日减免')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: '图层' }).click();
  await page.getByRole('button', { name: '隐藏“异常停车”' }).click();
  await expect(widgets).toHaveCount(15);
  await page.getByRole('button', { name: '显示“异常停车”' }).click();
  await expectNoFindings(page);

  // settings of one
  await widget('停车营收总览').click();
  const settings = page.getByRole('complementary', { name: '组件设置' });
  await settings.getByLabel('标题', { exact: true }).fill('滨海营收墙');
  await expect(widget('滨海营收墙')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expectToast(page, '已保存');
  await page.getByRole('button', { name: '全屏预览' }).click();
  await expect(page.getByText('这是尚未发布的草稿，只有您能看到')).toBeVisible();
  await expect(page.getByRole('heading', { name: '滨海营收墙' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click();
  await expectToast(page, '已发布');

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: '营收墙' }).first().click();
  const wall = await opened;
  await expect(wall.getByRole('heading', { name: '滨海营收墙' })).toBeVisible();
  await expect(wall.getByRole('region', { name: '停车场排行' })).toBeVisible();
  // the token does not stay in the address
  await expect.poll(() => wall.url()).toMatch(/\/view\/\w+$/);
  await expectNoFindings(wall);

  await page.goto('/onlineDev/screenDesign');
  await runRowAction(page, rowOf(page, 'revenueWall'), '删除');
  await confirmDeletion(page);
  await expect(rowOf(page, 'revenueWall')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: '营收墙' })).toHaveCount(0);
});

test('a wall without a session takes one over by the address of a screen', async ({ page, browser }) => {
  await signIn(page, 'admin', '/home');
  const token = await page.evaluate(() => localStorage.getItem('smart_token') ?? '');
  const context = await browser.newContext();
  const wall = await context.newPage();
  await wall.goto(`/view/none?token=${encodeURIComponent(token)}&place=1`);
  await expect.poll(() => wall.url()).toMatch(/\/view\/none\?place=1$/);
  await expect(wall.getByRole('main')).toBeVisible();
  const strange = await browser.newContext();
  const other = await strange.newPage();
  await other.goto('/view/none?token=wrong');
  await expect.poll(() => other.url()).toMatch(/\/login\?redirect=/);
  expect(other.url()).not.toContain('wrong');
  await context.close();
  await strange.close();
});
