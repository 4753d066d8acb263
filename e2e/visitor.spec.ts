import { type Page } from '@playwright/test';
import { pdfOf } from './support/documents.js';
import { choosePeople } from './support/resource.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

const PLATE = '京A66666';

/** Chooses an option of a select by its field's label. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
}

test.describe.serial('a page that was generated from a model', () => {
  test('R2.4-04 an application is filled in, refused, corrected and saved', async ({ page }) => {
    await signIn(page, 'operator', '/model/parking.visitor');
    await page.getByRole('button', { name: '新增访客车辆申请' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await expect(dialog.getByText(/\d+ 项需要修改/)).toBeVisible();
    await dialog.getByLabel('车牌号').fill('京A123');
    await dialog.getByLabel('车牌号').blur();
    await expect(dialog.getByText('请正确输入您的车牌号')).toBeVisible();
    await dialog.getByLabel('车牌号').fill(PLATE);
    await choosePeople(page, dialog.getByRole('combobox', { name: '申请人' }), ['吴运营']);
    await choose(page, '来访类型', '面试');
    await dialog.getByRole('combobox', { name: '接待部门' }).click();
    await page.getByRole('treeitem', { name: '停车运营部' }).first().click();
    await dialog.getByLabel('来访事由').fill('参加招聘面试');
    await dialog.getByLabel('开始日期').fill('2026-12-01');
    await dialog.getByLabel('开始日期').press('Enter');
    await dialog.getByLabel('结束日期').fill('2026-12-03');
    await dialog.getByLabel('结束日期').press('Enter');
    await expect(dialog.getByLabel('来访天数')).toHaveValue('3.00');
    await dialog.locator('input[type=file]').setInputFiles({
      name: '邀请函.pdf',
      mimeType: 'application/pdf',
      buffer: pdfOf('Invitation'),
    });
    await expect(dialog.getByText('上传成功')).toBeVisible();
    await dialog.getByRole('button', { name: '添加一行' }).click();
    await dialog.getByLabel('姓名，第1行').fill('李思远');
    await dialog.getByLabel('身份证号，第1行').fill('110101199003077758');
    await dialog.getByLabel(/^随身物品.*第1行$/).fill('2');
    await dialog.getByLabel(/^随身物品.*第1行$/).press('Tab');
    await expect(dialog.getByRole('row', { name: /合计/ })).toContainText('2');
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: PLATE })).toContainText('面试');
  });

  test('G6-07 the operator sees only what their department entered and has no delete', async ({ page, browser }) => {
    const total = async (target: Page) =>
      Number((await target.getByText(/^共 \d+ 条$/).textContent())?.match(/\d+/)?.[0]);
    await signIn(page, 'operator', '/model/parking.visitor');
    await expect(page.getByRole('row').filter({ hasText: PLATE })).toBeVisible();
    await expect(page.getByRole('button', { name: '删除' })).toHaveCount(0);
    await page.getByRole('row').filter({ hasText: PLATE }).getByRole('button', { name: '更多' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['评论', '历史']);
    await page.keyboard.press('Escape');
    // rows are chosen to be exported
    await page.getByRole('row').filter({ hasText: PLATE }).getByRole('checkbox').check();
    const toolbar = page.getByRole('toolbar', { name: '已选 1 项' });
    await expect(toolbar).toBeVisible();
    await expect(toolbar.getByRole('button', { name: '批量删除' })).toHaveCount(0);
    const context = await browser.newContext({ locale: 'zh-CN' });
    const other = await context.newPage();
    await signIn(other, 'admin', '/model/parking.visitor');
    await expect(other.getByRole('row').filter({ hasText: PLATE })).toBeVisible();
    expect(await total(page)).toBeLessThan(await total(other));
    await context.close();
  });

  test('the administrator finds it, looks at it, changes it and deletes it after the question', async ({ page }) => {
    await signIn(page, 'admin', '/model/parking.visitor');
    await page.getByRole('textbox', { name: '车牌号' }).fill(PLATE);
    await page.getByRole('textbox', { name: '车牌号' }).press('Enter');
    const row = page.getByRole('row').filter({ hasText: PLATE });
    await expect(page.getByText('共 1 条')).toBeVisible();
    await row.getByRole('button', { name: '编辑' }).click();
    await page.getByRole('dialog').getByLabel('来访事由').fill('参加第二轮面试');
    await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await row.getByRole('button', { name: '查看' }).click();
    await expect(page.getByRole('dialog')).toContainText('参加第二轮面试');
    await expect(page.getByRole('dialog')).toContainText('李思远');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /预览.*邀请函/ })
      .click();
    const preview = page.getByRole('dialog', { name: '文档预览 - 邀请函.pdf' });
    await expect(preview.frameLocator('iframe').getByText('Invitation')).toBeAttached();
    await preview.getByRole('button', { name: '取消' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await row.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    const question = page.getByRole('alertdialog', { name: '提示' });
    await expect(question).toContainText('此操作将该数据移入回收站，到期后永久删除, 是否继续？');
    await expect(question.getByRole('button', { name: '取消' })).toBeFocused();
    await question.getByRole('button', { name: '删除' }).click();
    await expect(row).toHaveCount(0);
    // taken back from the answer to the deletion, deleted again, and found in the recycle bin
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await question.getByRole('button', { name: '删除' }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: '回收站' }).click();
    await expect(row).toContainText('运营');
    await row.getByRole('button', { name: '恢复' }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: '返回列表' }).click();
    await expect(row).toHaveCount(1);
  });

  test('the administrator deletes several records at once', async ({ page }) => {
    await signIn(page, 'admin', '/model/parking.visitor');
    const rows = page.getByRole('row').filter({ hasText: 'FK-' });
    const numbers = await Promise.all(
      [0, 1].map(async (index) => (await rows.nth(index).textContent())?.match(/FK-\d+-\d+/)?.[0] ?? ''),
    );
    for (const number of numbers) await page.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check();
    await page.getByRole('button', { name: '批量删除' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    for (const number of numbers) await expect(page.getByRole('row').filter({ hasText: number })).toHaveCount(0);
  });
});
