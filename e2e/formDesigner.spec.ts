import { type Page } from '@playwright/test';
import { createModel, dragKind, frame, setName, setTitle, settings } from './support/formDesigner.js';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

/** Fills a cell of the first row of the subtable in the open form. */
async function fillCell(page: Page, column: string, value: string): Promise<void> {
  const cell = page.getByRole('dialog').getByRole('spinbutton', { name: `${column}，第1行` });
  await cell.click();
  await cell.fill(value);
  await page.keyboard.press('Tab');
}

test.describe.serial('the designer of a form', () => {
  test('F-OD-01 a purchase request is drawn by mouse, released into the menu, filled in, and changed with its record kept', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await createModel(page, { name: '采购申请', code: 'purchase.e2e' });

    // tabs with a field by drag, a subtable with columns and formulas by clicks
    await expect(page.getByRole('group', { name: '画布' })).toBeVisible();
    await frame(page, '名称，单行文本').click();
    await setTitle(page, '申请事由');
    await dragKind(page, '标签页', '[data-item="name"]', 'after');
    await expect(frame(page, '标签页，标签页')).toHaveAttribute('aria-pressed', 'true');
    await dragKind(page, '日期', '[data-end="@n2"]', 'middle');
    await expect(frame(page, '日期，日期')).toHaveAttribute('aria-pressed', 'true');
    await setTitle(page, '需要日期');
    await setName(page, 'needed');
    await dragKind(page, '子表', '[data-item="@n1"]', 'after');
    await setTitle(page, '采购明细');
    await setName(page, 'items');
    const columns: [string, string, string][] = [
      ['数字', '数量', 'count'],
      ['数字', '单价', 'price'],
      ['计算公式', '金额', 'amount'],
    ];
    for (const [kind, title, name] of columns) {
      await frame(page, '采购明细，子表').click({ position: { x: 20, y: 8 } });
      await page.getByRole('button', { name: `添加${kind}`, exact: true }).click();
      await setTitle(page, title);
      await setName(page, name);
    }
    await settings(page).getByRole('textbox', { name: '计算公式' }).fill('{count} × {price}');
    await frame(page, '申请事由，单行文本').click();
    await page.getByRole('button', { name: '添加计算公式' }).click();
    await setTitle(page, '合计');
    await setName(page, 'total');
    await settings(page).getByRole('textbox', { name: '计算公式' }).fill('SUM({items.amount})');
    await page.getByRole('tab', { name: '表单', exact: true }).click();
    await page.getByRole('button', { name: '添加规则' }).click();
    await page.getByRole('textbox', { name: '条件 1' }).fill('{total} <= 10000');
    await page.getByRole('textbox', { name: '提示 1' }).fill('超过一万元请走合同');
    await expect(page.getByText('没有问题')).toBeVisible();

    await page.getByRole('button', { name: '发布', exact: true }).click();
    await page.getByRole('dialog', { name: '发布“采购申请”' }).getByRole('button', { name: '发布' }).click();
    await expectToast(page, '发布成功');

    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '采购申请' }).click();
    await page.getByRole('button', { name: '新增采购申请' }).first().click();
    const record = page.getByRole('dialog');
    await record.getByLabel('申请事由').fill('打印纸');
    await record.getByRole('button', { name: '添加一行' }).click();
    await fillCell(page, '数量', '3');
    await fillCell(page, '单价', '5000');
    await record.getByRole('button', { name: '保存', exact: true }).click();
    await expect(record.getByText('超过一万元请走合同').first()).toBeVisible();
    await fillCell(page, '单价', '12.5');
    await record.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: '打印纸' })).toContainText('37.50');

    // a field gets another name and a new one comes: the record is kept
    await openPage(page, '在线开发', 'Web设计');
    await page.getByRole('row').filter({ hasText: 'purchase.e2e' }).getByRole('button', { name: '设计表单' }).click();
    await frame(page, '申请事由，单行文本').click();
    await setTitle(page, '用途');
    await setName(page, 'purpose');
    await page.getByRole('button', { name: '添加多行文本' }).click();
    await page.getByRole('button', { name: '发布', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '发布' }).click();
    await expectToast(page, '发布成功');
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '采购申请' }).click();
    await expect(page.getByRole('columnheader', { name: '用途' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: '打印纸' })).toContainText('37.50');
  });

  test('E3-61 the five kinds of choices are dragged in, given options of their own, drawn with them and saved', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await createModel(page, { name: '选择登记', code: 'choices.e2e' });
    const kinds = ['单选', '多选', '下拉选择', '级联选择', '树选择'];
    for (const kind of kinds) {
      await dragKind(page, kind, '[data-item="name"]', 'before');
      await expect(frame(page, `${kind}，${kind}`)).toHaveAttribute('aria-pressed', 'true');
      // what is typed belongs to the field whose settings are open, which may still be the one before
      await expect(settings(page).getByRole('textbox', { name: '标题', exact: true })).toHaveValue(kind);
      await settings(page).getByRole('textbox', { name: '名称 1', exact: true }).fill(`${kind}甲`);
    }
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expectToast(page, '保存成功');
    await page.reload();
    await page.getByRole('button', { name: '预览', exact: true }).click();
    const preview = page.getByRole('dialog');
    await expect(preview.getByRole('radio', { name: '单选甲' })).toBeVisible();
    await preview.getByRole('checkbox', { name: '多选甲' }).check();
    for (const kind of kinds.slice(2)) {
      const control = preview.getByRole('combobox', { name: kind });
      await control.click();
      await page.getByText(`${kind}甲`, { exact: true }).click();
      await expect(control).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('F-OD-01 forms are copied, previewed with their checks, and deleted', async ({ page }) => {
    await signIn(page, 'admin', '/onlineDev/webDesign');
    const copies = page.getByRole('row').filter({ hasText: 'visitor.copy' });
    const row = page.getByRole('row').filter({ hasText: '访客车辆申请' }).first();
    await row.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '复制' }).click();
    await expect(copies).toHaveCount(1);
    await copies.getByRole('button', { name: '设计表单' }).click();
    await page.getByRole('button', { name: '预览', exact: true }).click();
    const preview = page.getByRole('dialog');
    await preview.getByRole('button', { name: '校验' }).click();
    await expect(page.getByText(/处需要修改/)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '返回' }).click();
    await copies.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(copies).toHaveCount(0);
  });

  test('R2.3-05 the function preview lets people work with a draft, whose records are never stored', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    const dialog = await createModel(page, { name: '巡检登记', code: 'patrol.e2e' });
    await page.getByRole('button', { name: '返回' }).click();
    const row = page.getByRole('row').filter({ hasText: 'patrol.e2e' });
    await row.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '功能预览' }).click();
    await expect(page).toHaveURL(/\/previewModel\?id=/);
    await expect(page.getByText('正在预览草稿')).toBeVisible();
    await page.getByRole('button', { name: '新增巡检登记' }).first().click();
    await dialog.getByLabel('名称').fill('东门道闸');
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: '东门道闸' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('正在预览草稿')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: '东门道闸' })).toHaveCount(0);
    await openPage(page, '在线开发', 'Web设计');
    await row.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(row).toHaveCount(0);
  });

  test('a form is drawn by keyboard alone', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/onlineDev/webDesign?form=visitor');
    await expect(page.getByRole('group', { name: '画布' })).toBeVisible();
    const search = page.getByRole('textbox', { name: '搜索控件' });
    await search.focus();
    await page.keyboard.type('评分');
    await page.keyboard.press('Tab');
    for (let presses = 0; presses < 4; presses += 1) {
      const isTile = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') === '添加评分');
      if (isTile) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(frame(page, '评分，评分')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('已添加评分')).toBeAttached();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByText('已移动')).toBeAttached();
    await page.keyboard.press('Control+D');
    await expect(frame(page, '评分，评分')).toHaveCount(2);
    await page.keyboard.press('Delete');
    await expect(frame(page, '评分，评分')).toHaveCount(1);
    // the deletion, the copy, the move, the field
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+Z');
    await expect(frame(page, '评分，评分')).toHaveCount(0);
    await expect(page.getByRole('button', { name: '撤销', exact: true })).toBeDisabled();
  });
});
