import { type Page } from '@playwright/test';
import { createAsk, type Sheet } from './support/askParking.js';
import { passLane } from './support/passLane.js';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';

const MINUTE = 60_000;
/** Five yuan an hour that began. */
const ALMOST_THREE_HOURS = 170 * MINUTE;

/** A vehicle comes by a lane, as long ago as three hours that are almost over. */
async function park(page: Page, laneId: string, plate: string): Promise<void> {
  const passage = { direction: 'in', plate, time: Date.now() - ALMOST_THREE_HOURS } as const;
  expect((await passLane(page, laneId, passage)).isOpened).toBe(true);
}

/** Opens what a code leads to, and looks for a plate there. */
async function scan(phone: Page, path: string, plate: string): Promise<void> {
  await phone.goto(path);
  await phone.getByRole('textbox', { name: '车牌号' }).click();
  await phone.keyboard.insertText(plate);
  await phone.getByRole('button', { name: '查询车辆' }).click();
  await expect(phone.getByText('应付金额')).toBeVisible();
}

const dueOn = (phone: Page, amount: string) => expect(phone.getByText('合计应付').locator('..')).toContainText(amount);

test.describe('a driver with a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('F-PK-01 R2.2-07 R2.2-08 leaves by scanning the code of the lot: plate, fee and duration, payment, barrier', async ({
    page,
  }) => {
    const ask = await createAsk(page);
    const { path } = await ask<Sheet>('Place/lot1/Code');
    await park(page, 'lot1in', '粤B30001');
    await scan(page, path, '粤B30001');
    await expect(page).toHaveURL(/\/orderInfoByQRCode/);
    await expect(page.getByText('停车时长').locator('..')).toContainText('2小时5');
    await dueOn(page, '15.00');
    // an unpaid vehicle stays behind the barrier
    expect(await passLane(page, 'lot1out', { direction: 'out', plate: '粤B30001' })).toMatchObject({
      isOpened: false,
      due: 1_500,
    });
    await page.getByRole('button', { name: /^立即支付/ }).click();
    await expect(page.getByRole('status')).toContainText(/支付成功请在\d+分钟内离场/);
    expect(await passLane(page, 'lot1out', { direction: 'out', plate: '粤B30001' })).toMatchObject({ isOpened: true });
  });

  test('F-PK-04 R2.2-13 R2.2-14 gets the reduction of a merchant, paid by its account', async ({ page }) => {
    const ask = await createAsk(page);
    const { path } = await ask<Sheet>('Merchant/noodles/Code');
    await park(page, 'lot1in', '粤B30004');
    await scan(page, path, '粤B30004');
    await expect(page).toHaveURL(/\/merchantQrcode\/orderInfo/);
    await page.getByRole('button', { name: '立即减免' }).click();
    await expect(page.getByRole('status')).toContainText('减免成功，已减免¥3.00');
    await dueOn(page, '12.00');
    expect((await ask<{ balance: number }>('Merchant/noodles')).balance).toBe(2_700);
  });

  test('F-PK-05 R2.2-15 R2.2-16 gets the reduction of a company, whose list holds the plate', async ({ page }) => {
    const ask = await createAsk(page);
    const { path } = await ask<Sheet>('Company/techpark/Code');
    await park(page, 'lot4in', '粤B12345');
    await park(page, 'lot4in', '粤B30005');
    await scan(page, path, '粤B12345');
    await expect(page).toHaveURL(/\/companyQrcode\/orderInfo/);
    await page.getByRole('button', { name: '立即减免' }).click();
    await expect(page.getByRole('status')).toContainText('减免成功，已减免¥7.50');
    await dueOn(page, '7.50');
    // a vehicle that is not on the list pays in full
    await scan(page, path, '粤B30005');
    await page.getByRole('button', { name: '立即减免' }).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await dueOn(page, '15.00');
  });
});

test('F-PK-03 F-PK-02 R2.2-09 R2.2-10 R2.2-11 R2.2-12 staff make reduction codes, for drivers who scan them and for counters that type plates', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page);
  await openPage(page, '停车业务', '减免码管理');
  for (const { name, use } of [
    { name: '周年庆优惠', use: '车主扫码' },
    { name: '服务台减免', use: '工作人员录入车牌' },
  ]) {
    await page.getByRole('button', { name: /^新增/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('名称').fill(name);
    await dialog.getByRole('combobox', { name: '停车场' }).click();
    await page.getByRole('option', { name: '人民广场停车场' }).click();
    await dialog.getByRole('radio', { name: use }).check({ force: true });
    await dialog.getByLabel('减免额').fill('5');
    for (const [label, moment] of [
      ['生效时间', '2026-01-01 00:00:00'],
      ['失效时间', '2036-01-01 00:00:00'],
    ] as const) {
      await dialog.getByLabel(label).fill(moment);
      await dialog.getByLabel(label).press('Tab');
    }
    await dialog.getByLabel('可用次数').fill('1');
    await dialog.getByRole('button', { name: '保存', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
  const addressOf = async (name: string) => {
    await page.getByRole('row', { name }).getByRole('button', { name: '打印二维码' }).click();
    const picture = page.getByRole('dialog').getByRole('img');
    const address = (await picture.getAttribute('aria-label')) ?? '';
    await page.keyboard.press('Escape');
    return new URL(address).pathname + new URL(address).search;
  };
  const [driver, counter] = [await addressOf('周年庆优惠'), await addressOf('服务台减免')];
  await park(page, 'lot1in', '粤B30002');
  await park(page, 'lot1in', '粤B30003');

  const phone = await browser.newPage({ baseURL, viewport: { width: 375, height: 812 }, locale: 'zh-CN' });
  await scan(phone, driver, '粤B30002');
  await expect(phone).toHaveURL(/\/reductionOrderInfo/);
  await phone.getByRole('button', { name: '立即减免' }).click();
  await dueOn(phone, '10.00');
  await phone.reload();
  await phone.getByRole('button', { name: '立即减免' }).click();
  await expect(phone.getByRole('alert')).not.toBeEmpty();
  await dueOn(phone, '10.00');
  // one use was all that it had
  await phone.goto(driver);
  await expect(phone.getByText('这个二维码的次数已用完')).toBeVisible();

  await scan(phone, counter, '粤B30003');
  await expect(phone).toHaveURL(/\/freeCarOrderInfo/);
  await phone.getByRole('button', { name: '立即减免' }).click();
  await dueOn(phone, '10.00');
  // the counter takes no money
  await expect(phone.getByRole('button', { name: /^立即支付/ })).toHaveCount(0);
  await phone.close();
});
