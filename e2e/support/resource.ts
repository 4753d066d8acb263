import { expect, type Locator, type Page } from '@playwright/test';

/** The row of a list that holds a text. */
export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

/** Filters the open list by its keyword field. */
export async function searchFor(page: Page, label: string, keyword: string): Promise<void> {
  const field = page.getByRole('search').getByLabel(label);
  await field.fill(keyword);
  await field.press('Enter');
}

/** Runs an action that stands in a row's menu. */
export async function runRowAction(page: Page, row: Locator, name: string): Promise<void> {
  await row.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Answers the question that stands before a deletion. */
export async function confirmDeletion(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('此操作将永久删除该数据, 是否继续？');
  await question.getByRole('button', { name: '删除' }).click();
}

/** Disables an enabled record by its row, enables it again and deletes it. */
export async function disableEnableAndRemove(page: Page, row: Locator): Promise<void> {
  for (const state of ['停用', '启用']) {
    await runRowAction(page, row, state);
    await expect(row.getByText(state, { exact: true })).toBeVisible();
  }
  await runRowAction(page, row, '删除');
  await confirmDeletion(page);
  await expect(row).toHaveCount(0);
}

/** Saves the open form and waits until its dialog is gone. */
export async function saveForm(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Chooses people by their names in the picker of a field of the open form. */
export async function choosePeople(page: Page, field: Locator, names: readonly string[]): Promise<void> {
  await field.click();
  const picker = page.getByRole('dialog', { name: /^选择/ });
  for (const name of names) {
    await picker.getByPlaceholder('请输入关键词').fill(name);
    await picker.getByRole('option', { name }).first().click();
  }
  await picker.getByRole('button', { name: '确定' }).click();
  await expect(picker).toBeHidden();
}

/** Chooses organisations by their names in the picker of a field of the open form. */
export async function chooseOrganizes(page: Page, field: Locator, names: readonly string[]): Promise<void> {
  await field.click();
  const picker = page.getByRole('dialog', { name: '组织选择' });
  for (const name of names) {
    await picker.getByPlaceholder('请输入关键词').fill(name);
    await picker
      .getByRole('treeitem', { name: new RegExp(`^${name}\\s*(部门)?$`) })
      .first()
      .click();
  }
  await picker.getByRole('button', { name: '确定' }).click();
  await expect(picker).toBeHidden();
}
