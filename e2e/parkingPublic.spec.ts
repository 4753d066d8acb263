import { type Page } from '@playwright/test';
import { expectNoFindings } from './support/axe.js';
import { createAsk, type Sheet } from './support/askParking.js';
import { expect, test } from './support/test.js';

// a few days of stays: among more than two thousand some vehicles have left a road without paying
test.use({ historyDays: 3, viewport: { width: 375, height: 812 } });

/** Holds what the page asks for at an address until it is let go. */
async function hold(page: Page, url: string): Promise<{ asked: Promise<unknown>; letGo(): void }> {
  let letGo = () => {};
  const mayGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(url, async (route) => {
    await mayGo;
    await route.continue();
  });
  return { asked: page.waitForRequest(url), letGo: () => letGo() };
}

async function expectToFit(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
}

test('P1-11 R2.2-26 R2.2-29 codes lead to pages that open without signing in and fit a phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const ask = await createAsk(page);
  const lot = await ask<Sheet>('Place/lot1/Code');
  const road = await ask<Sheet>('Place/road1/Code');
  const merchant = await ask<Sheet>('Merchant/noodles/Code');
  const company = await ask<Sheet>('Company/techpark/Code');
  const coupon = await ask<Sheet>('ReductionCode/welcome/Code');
  expect([lot, road, merchant, company, coupon].map(({ path }) => path.split('?')[0])).toEqual([
    '/scanQrcode',
    '/roadsideQrcode',
    '/merchantQrcode',
    '/companyQrcode',
    '/reductionQrcode',
  ]);
  // from inside the admin the same address is the other entry's page as well, also while the menu is still awaited
  const menu = await hold(page, '**/generateMenu-*.js');
  const code = await hold(page, '**/OtherEntryPage-*.js');
  const user = page.waitForResponse('**/api/oauth/CurrentUser*');
  await page.goto('/home', { waitUntil: 'commit' });
  await Promise.all([menu.asked, (await user).finished()]);
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, lot.path);
  await code.asked;
  const answered = page.waitForResponse('**/generateMenu-*.js');
  menu.letGo();
  await (await answered).finished();
  code.letGo();
  await expect(page.getByRole('textbox', { name: '车牌号' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('smart_token'))).not.toBeNull();

  const phone = await browser.newPage({ baseURL, viewport: { width: 320, height: 640 }, locale: 'vi-VN' });
  for (const { path } of [lot, road, merchant, company, coupon]) {
    await phone.goto(path);
    await phone.getByRole('textbox', { name: 'Biển số xe' }).click();
    await expect(phone.getByRole('group', { name: 'Bàn phím biển số' })).toBeVisible();
    await expectToFit(phone);
  }
  await expectNoFindings(phone);
  await phone.goto('/parkingScreen');
  await expect(phone.getByRole('heading', { name: '人民广场停车场' })).toBeVisible();
  await expectToFit(phone);
  await expectNoFindings(phone);
  await phone.goto('/scanQrcode?code=place.lot1.made-up-signature');
  await expect(phone.getByRole('alert')).toContainText('Không nhận ra mã này');
  await phone.close();
});

test('R2.2-17 F-PK-06 a driver finds by the code of a road what was left unpaid, sees why it is that much and pays it once', async ({
  page,
  browser,
  baseURL,
}) => {
  const ask = await createAsk(page);
  const { path } = await ask<Sheet>('Place/road1/Code');
  interface Order {
    plate: string;
    plateColour: number;
  }
  let owing: Order | undefined;
  // the history is made in the background
  await expect
    .poll(async () => {
      const { list } = await ask<{ list: Order[] }>('RoadsideOrder?escaped=1&status=closed&pageSize=20&currentPage=1');
      owing = list[0];
      return list.length;
    })
    .toBeGreaterThan(0);

  const phone = await browser.newPage({ baseURL, viewport: { width: 375, height: 812 }, locale: 'zh-CN' });
  await phone.goto(path);
  const field = phone.getByRole('textbox', { name: '车牌号' });
  await field.click();
  await phone.keyboard.press('Enter');
  await phone.getByRole('button', { name: '查询车辆' }).click();
  await expect(phone.getByRole('alert')).toHaveText('请正确输入您的车牌号');
  // the first sign by the keyboard of the page, the others by real keys
  await phone.getByRole('button', { name: owing?.plate.slice(0, 1), exact: true }).click();
  await phone.keyboard.insertText(owing?.plate.slice(1) ?? '');
  await phone.getByRole('radio', { name: owing?.plateColour === 3 ? '绿' : '蓝' }).check({ force: true });
  await phone.getByRole('button', { name: '查询车辆' }).click();
  await expect(phone.getByText('应付金额')).toBeVisible();
  // the plate is masked: whoever has the code alone learns nothing
  await expect(phone.getByText(owing?.plate.slice(2) ?? '', { exact: true })).toHaveCount(0);
  await phone.getByText('为什么是这个金额').click();
  await expect(phone.getByText(/^路侧按刻钟/)).toBeVisible();
  await expectToFit(phone);
  await expectNoFindings(phone);

  // a reload opens the order again
  await phone.reload();
  const payments: string[] = [];
  phone.on('request', (request) => {
    if (request.url().includes('/Actions/Pay')) payments.push(request.url());
  });
  await phone.getByRole('button', { name: /^立即支付/ }).dblclick();
  await expect(phone.getByRole('status')).toContainText('本次停车已结束');
  expect(payments).toHaveLength(1);
  await expect(phone.getByText(/已支付/).first()).toBeVisible();

  await phone.getByRole('button', { name: '申请电子发票' }).click();
  await phone.getByLabel('发票抬头').fill('滨海科技有限公司');
  await phone.getByLabel('接收邮箱').fill('bill@example.com');
  await phone.getByRole('button', { name: '提交申请' }).click();
  // the simulated provider issues it at once
  await expect(phone.getByText(/电子发票已开具，号码SIM\d+/)).toBeVisible();
  await phone.close();
});
