import { expectNoFindings } from './support/axe.js';
import { callApi } from './support/callApi.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

/** One red pixel, as a camera would hand it over. */
const PHOTO = {
  name: '车.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test.use({ viewport: { width: 375, height: 812 } });

test('an inspector begins a stay with a picture, the driver pays with the code, and the inspector sees it and ends it', async ({
  page,
  browser,
}) => {
  await signIn(page, 'operator', '/parking/patrol');
  const berths = page.getByRole('list', { name: '泊位' });
  const berth = berths.getByRole('button', { name: /^001/ });
  await expect(berth).toContainText('空闲');
  await expectNoFindings(page);

  await berth.click();
  const begin = page.getByRole('dialog', { name: '泊位001登记停车' });
  await begin.getByRole('textbox', { name: '车牌号' }).fill('粤B24680');
  await begin.getByRole('radio', { name: '15分钟前' }).click();
  await begin.locator('input[type=file]').setInputFiles(PHOTO);
  await expect(begin.getByRole('img', { name: '车辆照片' })).toBeVisible();
  await expectNoFindings(page);
  await begin.getByRole('button', { name: '登记', exact: true }).click();
  await expect(berth).toContainText('粤B24680');
  await expect(berth).toContainText('有车');

  // the first quarter of an hour is free, so that the driver owes something the stay began earlier
  await berth.click();
  const stay = page.getByRole('dialog', { name: '泊位001' });
  await expect(stay.getByRole('img', { name: /车辆照片/ })).toBeVisible();
  await expect(stay.getByRole('button', { name: '结束停车' })).toBeEnabled();
  await stay.getByRole('button', { name: '移泊位' }).click();
  const move = page.getByRole('dialog', { name: '移到其他泊位' });
  await move.getByRole('combobox', { name: '实际泊位' }).click();
  await page.getByRole('option', { name: '002' }).click();
  await move.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('dialog', { name: '泊位002' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(berths.getByRole('button', { name: /^002/ })).toContainText('粤B24680');
  await expect(berth).toContainText('空闲');

  // somebody has stayed on another berth for longer: noted offline, and sent three hours later
  const { list } = (await callApi(page, 'GET', '/api/parking/Patrol/Berths')).data as { list: { id: string }[] };
  const notedAt = Date.now() - 175 * 60_000;
  const late = { berthId: list[4]?.id, plate: '粤B13579', notedAt, time: notedAt };
  const begun = (await callApi(page, 'POST', '/api/parking/Patrol/Actions/Begin', late)).data as { orderId: string };
  const other = berths.getByRole('button', { name: /^005/ });
  await expect(other).toContainText('待付¥18.00');
  await other.click();
  const owed = page.getByRole('dialog', { name: '泊位005' });
  await expect(owed.getByRole('img', { name: '请车主扫码缴费' })).toBeVisible();
  await expect(owed.getByRole('button', { name: '结束停车' })).toBeDisabled();
  await expectNoFindings(page);

  // what the driver's phone reads from the code
  const { path } = (await callApi(page, 'GET', `/api/parking/Patrol/Stays/${begun.orderId}`)).data as { path: string };
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  const phone = await context.newPage();
  await phone.goto(new URL(path, page.url()).href);
  await expect(phone.getByText('粤B**579')).toBeVisible();
  await phone.getByRole('button', { name: /^立即支付/ }).click();
  await expect(phone.getByRole('status')).toContainText(/支付成功请在\d+分钟内离场/);
  await context.close();

  // told, not asked for
  await expect(owed.getByRole('button', { name: '结束停车' })).toBeEnabled();
  await owed.getByRole('button', { name: '结束停车' }).click();
  await expect(owed).toHaveCount(0);
  await expect(other).toContainText('空闲');
});

test('what could not be sent waits on the phone, over a reload, and is sent once', async ({ page, context }) => {
  await signIn(page, 'operator', '/parking/patrol');
  const berth = page.getByRole('list', { name: '泊位' }).getByRole('button', { name: /^010/ });
  await berth.click();
  const begin = page.getByRole('dialog', { name: '泊位010登记停车' });
  await begin.getByRole('textbox', { name: '车牌号' }).fill('粤B86420');
  await context.route('**/api/parking/Patrol/Actions/Begin*', (route) => route.abort());
  await begin.getByRole('button', { name: '登记', exact: true }).click();
  await expect(page.getByText('1条登记等待补传')).toBeVisible();
  await expect(berth).toContainText('待补传 粤B86420');
  // the page tries again by itself when it opens
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('Patrol/Actions/Begin'));
  await page.reload();
  await failed;
  await expect(page.getByText('1条登记等待补传')).toBeVisible();
  await context.unroute('**/api/parking/Patrol/Actions/Begin*');
  await page.getByRole('button', { name: '立即重试' }).click();
  await expect(page.getByText('1条登记等待补传')).toHaveCount(0);
  await expect(berth).toContainText('粤B86420');
});
