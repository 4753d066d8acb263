import { type Page } from '@playwright/test';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

const choose = async (page: Page, name: string, option: string, row = 0) => {
  await page.getByRole('dialog').getByRole('combobox', { name, exact: true }).nth(row).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const countOf = async (page: Page) => Number((await page.getByText(/^共 \d+ 条$/).textContent())?.match(/\d+/)?.[0]);

test('a filter over any field is built, holds over a reload and in a saved view, and is taken away', async ({
  page,
}) => {
  await signIn(page, 'admin', '/model/parking.visitor');
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
  const all = await countOf(page);

  await page.getByRole('button', { name: '高级筛选' }).click();
  const dialog = page.getByRole('dialog', { name: '高级筛选' });
  await choose(page, '字段', '来访天数');
  await choose(page, '条件', '大于等于');
  // what lacks its value is told, and nothing is lost
  await dialog.getByRole('button', { name: '应用' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('请填写“来访天数”的值，或移除该条件');
  await dialog.getByRole('spinbutton', { name: '来访天数 值' }).fill('3');
  await dialog.getByRole('button', { name: '添加条件', exact: true }).click();
  await choose(page, '字段', '来访类型', 1);
  await choose(page, '条件', '不等于', 1);
  await dialog.getByRole('combobox', { name: '来访类型 值' }).click();
  await page.getByRole('option', { name: '面试' }).click();
  await dialog.getByRole('button', { name: '应用' }).click();
  await expect(dialog).toBeHidden();
  const chips = page.getByRole('list', { name: '筛选条件' });
  await expect(chips.getByRole('button', { name: '高级筛选 2 个条件' })).toBeVisible();
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  const few = await countOf(page);
  await expect(page.getByRole('row').filter({ hasText: '面试' })).toHaveCount(0);

  // Enter applies from any field
  await chips.getByRole('button', { name: '高级筛选 2 个条件' }).click();
  await dialog.getByRole('spinbutton', { name: '来访天数 值' }).press('Enter');
  await expect(dialog).toBeHidden();

  await page.reload();
  await expect(chips.getByRole('button', { name: '高级筛选 2 个条件' })).toBeVisible();
  await expect.poll(() => countOf(page)).toBe(few);

  await page.getByRole('button', { name: '视图', exact: true }).click();
  await page.getByRole('menuitem', { name: '保存为新视图' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: '视图名称' }).fill('多日来访');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();

  await chips.getByRole('button', { name: '移除条件 高级筛选' }).click();
  await expect.poll(() => countOf(page)).toBe(all);
  await page.getByRole('button', { name: '视图: 多日来访' }).click();
  await page.getByRole('menuitemcheckbox', { name: '多日来访' }).click();
  await expect.poll(() => countOf(page)).toBe(few);
});
