import { type Page } from '@playwright/test';
import { pauseClock, runClockUntilVisible } from './support/pauseClock.js';
import { expect, test } from './support/test.js';

const bar = (page: Page) => page.getByRole('banner');

// the accounts of the README have never signed in on a new server, and this file's server is its own
test('C9-28 R2.5-46 R2.5-47 the second sign-in tells of the first, bottom right for two seconds; the first and a reload tell nothing', async ({
  page,
  browser,
}) => {
  const notice = (at: Page) => at.getByRole('region', { name: '通知' }).getByText('上次登录', { exact: true });
  const fillIn = async (at: Page) => {
    await at.getByLabel('账号', { exact: true }).fill('developer');
    await at.getByLabel('密码', { exact: true }).fill('developer123');
    await at.getByRole('button', { name: '登录', exact: true }).click();
  };
  const first = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await first.goto('/login');
  await fillIn(first);
  await expect(bar(first)).toBeVisible();
  await expect(first.getByRole('main').getByText('上次登录')).toBeVisible();
  await first.waitForLoadState('networkidle');
  // it would have come with the home page, and leaves by itself: so what was shown counts
  expect(await first.evaluate(() => window.shownToasts)).toEqual([]);
  await first.context().close();
  await page.clock.install();
  await page.goto('/login');
  await expect(page.getByLabel('密码', { exact: true })).toBeVisible();
  await pauseClock(page);
  await fillIn(page);
  await runClockUntilVisible(page, notice(page));
  await expect(
    page.getByRole('region', { name: '通知' }).getByText(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}.*（127\.0\.0\.1）/),
  ).toBeVisible();
  const place = await notice(page).boundingBox();
  expect(place?.x).toBeGreaterThan(720);
  expect(place?.y).toBeGreaterThan(450);
  await page.clock.runFor(1_900);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(600);
  await expect(notice(page)).toHaveCount(0);
  await page.clock.resume();
  await page.reload();
  await expect(page.getByRole('main').getByText('上次登录')).toBeVisible();
  expect(await page.evaluate(() => window.shownToasts)).toEqual([]);
});
