import { type Browser, type Page } from '@playwright/test';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

/** The form of an application, opened in a browser of its own. */
async function openForm(browser: Browser, number: string, account: 'admin' | 'developer' = 'admin'): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await signIn(page, account, '/model/parking.visitor');
  await page.getByRole('row').filter({ hasText: number }).getByRole('button', { name: '编辑' }).click();
  await expect(page.getByRole('dialog').getByLabel('来访事由')).toBeVisible();
  return page;
}

const save = (page: Page) => page.getByRole('dialog').last().getByRole('button', { name: '保存', exact: true }).click();
const closed = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);

test('two people who edit one record keep what each changed, and are asked only about what both changed', async ({
  browser,
  page,
}) => {
  await signIn(page, 'admin', '/model/parking.visitor');
  const firstRow = page.getByRole('row').filter({ hasText: 'FK-' }).first();
  const number = (await firstRow.textContent())?.match(/FK-\d+-\d+/)?.[0] ?? '';
  const [first, second] = [await openForm(browser, number), await openForm(browser, number)];

  // different fields merge without a question
  await first.getByRole('dialog').getByLabel('来访事由').fill('先保存的人写的事由');
  await save(first);
  await closed(first);
  await second.getByRole('dialog').getByLabel('车牌号').fill('京A66666');
  await save(second);
  await closed(second);
  await first.getByRole('row').filter({ hasText: number }).getByRole('button', { name: '编辑' }).click();
  const form = first.getByRole('dialog');
  await expect(form.getByLabel('来访事由')).toHaveValue('先保存的人写的事由');
  await expect(form.getByLabel('车牌号')).toHaveValue('京A66666');

  // the same field is asked about
  await second.getByRole('row').filter({ hasText: number }).getByRole('button', { name: '编辑' }).click();
  await second.getByRole('dialog').getByLabel('来访事由').fill('第二个人写的事由');
  await save(second);
  await closed(second);
  await form.getByLabel('来访事由').fill('我写的事由');
  await form.getByLabel('车牌号').fill('沪B20V15');
  await save(first);
  const question = first.getByRole('dialog', { name: '他人已修改此记录' });
  await expect(question).toContainText('有 1 处两人都改过');
  await question.getByRole('button', { name: '合并并保存' }).click();
  await expect(question.getByRole('alert')).toHaveText('还有 1 处未选择');
  await question.getByRole('button', { name: '返回编辑' }).click();
  await expect(form.getByLabel('来访事由')).toHaveValue('我写的事由');
  await save(first);
  await question.getByRole('radio', { name: /我的/ }).check();
  await question.getByRole('button', { name: '合并并保存' }).click();
  await closed(first);

  const row = page.getByRole('row').filter({ hasText: number });
  await page.getByRole('button', { name: '刷新' }).click();
  await row.getByRole('button', { name: '查看' }).click();
  await expect(page.getByRole('dialog')).toContainText('我写的事由');
  await expect(page.getByRole('dialog')).toContainText('沪B20V15');
  for (const other of [first, second]) await other.context().close();
});

test('whoever has a record open sees who else has, who edits it, and who has saved it', async ({ browser, page }) => {
  await signIn(page, 'admin', '/model/parking.visitor');
  const firstRow = page.getByRole('row').filter({ hasText: 'FK-' }).first();
  const number = (await firstRow.textContent())?.match(/FK-\d+-\d+/)?.[0] ?? '';
  const others = page.getByRole('dialog').getByRole('status', { name: '也打开了此记录的人' });
  await firstRow.getByRole('button', { name: '查看' }).click();
  await expect(others).toBeAttached();
  await expect(others).toBeEmpty();

  const colleague = await openForm(browser, number, 'developer');
  const theirs = colleague.getByRole('dialog').getByRole('status', { name: '也打开了此记录的人' });
  await expect(theirs).toHaveText(/系统管理员 也在查看此记录/);
  await expect(others).toHaveText(/ 正在编辑此记录/);
  await colleague.getByRole('dialog').getByLabel('来访事由').fill('同事写的事由');
  await save(colleague);
  await closed(colleague);
  await expect(others).toHaveText(/ 已保存新的内容/);
  await page.getByRole('button', { name: '查看最新内容' }).click();
  await expect(page.getByRole('dialog')).toContainText('同事写的事由');
  await expect(others).toBeEmpty();
  await colleague.context().close();
});
