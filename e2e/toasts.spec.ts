import { rowOf, runRowAction } from './support/resource.js';
import { pauseClock, runClockUntilVisible } from './support/pauseClock.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

test('X8-04 a refused call shows the server message for a second and a half', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'admin', '/permission/department');
  await runRowAction(page, rowOf(page, 'hq.finance'), '删除');
  const confirmed = page.getByRole('alertdialog').getByRole('button', { name: '删除' });
  await expect(confirmed).toBeVisible();
  await pauseClock(page);
  await confirmed.click();
  const toast = page.getByText(/“财务部”下还有\d+名用户，不能删除/);
  await runClockUntilVisible(page, toast);
  await page.clock.runFor(1_400);
  await expect(toast).toBeVisible();
  // it leaves with a movement of some tenths of a second
  await page.clock.runFor(600);
  await expect(toast).toHaveCount(0);
});
