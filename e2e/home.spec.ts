import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

test('the home page is arranged by the person: cards are moved, hidden and put back, and quick entries chosen', async ({
  page,
}) => {
  await signIn(page, 'operator');
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
  await expect(page.getByText('快捷入口：第 2 个，共 2 个')).toBeAttached();
  await page.getByRole('button', { name: '完成' }).click();
  goOn();
  // it ends when all is kept
  await expect(page.getByRole('button', { name: '调整布局' })).toBeVisible();

  await page.reload();
  const headings = page.getByRole('heading', { name: /^(我的最近操作|快捷入口|我的账号)$/ });
  await expect(headings).toHaveText(['我的最近操作', '快捷入口']);

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
  await expect(headings).toHaveText(['快捷入口', '我的账号', '我的最近操作']);
  await entries.getByRole('link').click();
  await expect(page).toHaveURL(/plateList$/);
});
