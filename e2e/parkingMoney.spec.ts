import { type Locator, type Page } from '@playwright/test';
import { alipayBill, wechatBill } from '../apps/server/test/support/statementFiles.js';
import { createAsk } from './support/askParking.js';
import { passLane } from './support/passLane.js';
import { rowOf, runRowAction, saveForm } from './support/resource.js';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';
import { withDatabase } from './support/withDatabase.js';

const LOT = '人民广场停车场';
const DAY = '2026-06-20';

const send = (dialog: Locator, name: string, buffer: Buffer) =>
  dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });

/** Chooses an option of a select of the open form. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
}

/** Asks for an invoice on the page of a paid order. */
async function askForInvoice(phone: Page, title: string): Promise<void> {
  await phone.getByRole('button', { name: '申请电子发票' }).click();
  await phone.getByLabel('发票抬头').fill(title);
  await phone.getByLabel('接收邮箱').fill('bill@example.com');
  await phone.getByRole('button', { name: '提交申请' }).click();
}

test('statements of both providers are compared, what differs is settled with a reason and exported; lanes are simulated', async ({
  page,
  servers,
}) => {
  await signIn(page, 'admin', '/parking/statement');
  await withDatabase(servers, async (database) => {
    for (const [id, provider, amount] of [
      ['W1', 'wechat', 400],
      ['W2', 'wechat', 700],
      ['A1', 'alipay', 500],
    ] as const)
      await database.query(
        `insert into parking_payment
           (id, number, order_id, place_id, organize_id, batch_id, method, provider, state, amount, key, paid_time)
         select $1, 'F' || $1, '', id, organize_id, $1, $2, $2, 'paid', $3, $1, $4 from parking_place where id = 'lot1'`,
        [id, provider, amount, `${DAY}T12:00:00+08:00`],
      );
  });
  await page.getByRole('button', { name: '上传对账单' }).first().click();
  const upload = page.getByRole('dialog', { name: '上传对账单' });
  await send(upload, 'bill.csv', Buffer.from('a,b\n1,2'));
  await expect(upload.getByRole('alert')).toContainText('不是微信支付或支付宝');
  const lines = [
    { number: 'W1', amount: 400 },
    { number: 'SHOP-7', amount: 900 },
  ];
  await send(upload, 'bill.csv', wechatBill(DAY, lines));
  const details = page.getByRole('dialog', { name: `微信支付对账单 ${DAY}` });
  await expect(details.getByRole('row', { name: /W2/ })).toContainText('仅系统有');
  const shop = details.getByRole('row', { name: /SHOP-7/ });
  await expect(shop).toContainText('仅渠道有');
  await shop.getByRole('button', { name: /^处理/ }).click();
  await page.getByRole('textbox', { name: '处理说明' }).fill('便利店收款');
  await page.getByRole('dialog', { name: '处理差异 ¥9.00' }).getByRole('button', { name: '保存' }).click();
  await expect(shop).toHaveCount(0);
  await expect(details).toContainText('1 / 2笔');
  await details.getByRole('button', { name: '导出', exact: true }).click();
  const asked = page.waitForResponse(/StatementItem\/Actions\/StartExport/);
  await page.getByRole('dialog', { name: '导出' }).getByRole('button', { name: '导出' }).click();
  expect((await asked).ok()).toBe(true);
  await expect(page.getByRole('dialog', { name: '导出' })).toBeHidden();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '上传对账单' }).first().click();
  await send(upload, 'bill.csv', alipayBill(DAY, [{ number: 'A1', amount: 500 }]));
  await expect(
    page.getByRole('dialog', { name: `支付宝对账单 ${DAY}` }).getByRole('row', { name: /A1/ }),
  ).toContainText('一致');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, '支付宝')).toContainText('账目一致');
  await expect(rowOf(page, '微信支付')).toContainText('1笔差异未处理');

  await openPage(page, '停车业务', '车道模拟');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: '开始模拟' })).toBeDisabled();
  await main.getByRole('combobox', { name: '停车场' }).click();
  await page.getByRole('option', { name: LOT }).click();
  await page.keyboard.press('Escape');
  await main.getByLabel('每分钟车辆').fill('120');
  await main.getByRole('button', { name: '开始模拟' }).click();
  await expect(main.getByText('运行中')).toBeVisible();
  await expect(main.getByText('入场', { exact: true }).locator('..')).toContainText(/[1-9]/);
  await main.getByRole('button', { name: '停止' }).click();
  await expect(main.getByText('已结束 · 手动停止')).toBeVisible();
  await expect(main.getByRole('button', { name: '开始模拟' })).toBeVisible();
});

test('a monthly card is sold, renewed by its driver and given back; an invoice is issued, refused and asked for again', async ({
  page,
  browser,
  baseURL,
  servers,
}) => {
  const ask = await createAsk(page);
  await openPage(page, '停车业务', '月卡价格');
  await page.getByRole('button', { name: '新增月卡类型' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('类型名称').fill('小型车月卡');
  await choose(page, '停车场 / 路段', LOT);
  await form.getByLabel('月价（元）').fill('300');
  await saveForm(page);
  await expect(rowOf(page, '小型车月卡')).toContainText('300.00');

  await openPage(page, '停车业务', '车辆名单');
  await page.getByRole('button', { name: '新增名单车辆' }).first().click();
  await form.getByLabel('车牌号').fill('粤B70001');
  await choose(page, '停车场 / 路段', LOT);
  await choose(page, '月卡类型', '小型车月卡');
  for (const [label, moment] of [
    ['生效时间', '2026-01-01 00:00:00'],
    ['失效时间', '2036-01-01 00:00:00'],
  ] as const) {
    await form.getByLabel(label).fill(moment);
    await form.getByLabel(label).press('Tab');
  }
  await saveForm(page);
  const card = rowOf(page, '粤B70001');
  await card.getByRole('button', { name: /^续费/ }).click();
  await form.getByRole('button', { name: '收现金 ¥300.00' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expectToast(page, '已续费');
  await runRowAction(page, card, '续费码');
  const address = new URL((await form.getByRole('img').getAttribute('aria-label')) ?? '');
  await page.keyboard.press('Escape');

  const phone = await browser.newPage({ baseURL, viewport: { width: 375, height: 812 }, locale: 'zh-CN' });
  await phone.goto(address.pathname + address.search);
  await expect(phone.getByText(/^2036-02-01/)).toBeVisible();
  await phone.getByRole('button', { name: '立即支付 ¥300.00' }).click();
  await expect(phone.getByRole('status')).toContainText('续费成功，续至2036-03-01');

  await runRowAction(page, card, '续费记录');
  await page
    .getByRole('row', { name: /车主自助/ })
    .getByRole('button', { name: '退未用月份' })
    .click();
  await page.getByRole('dialog').last().getByLabel('原因').fill('车辆已售');
  await page.getByRole('dialog').last().getByRole('button', { name: '保存' }).click();
  await expectToast(page, '已退款');
  await expect(page.getByRole('row', { name: /车主自助/ })).toContainText('300.00');
  await page.keyboard.press('Escape');

  const { path } = await ask<{ path: string }>('Place/lot1/Code');
  await passLane(page, 'lot1in', { direction: 'in', plate: '粤B70002', time: Date.now() - 170 * 60_000 });
  await phone.goto(path);
  await phone.getByRole('textbox', { name: '车牌号' }).click();
  await phone.keyboard.insertText('粤B70002');
  await phone.getByRole('button', { name: '查询车辆' }).click();
  await phone.getByRole('button', { name: /^立即支付/ }).click();
  await expect(phone.getByRole('status')).toContainText('支付成功');
  // whoever takes real money issues invoices by hand
  await withDatabase(servers, async (database) => {
    await database.query(`update parking_payment_channel set provider = 'live' where id = 'alipay'`);
  });
  await askForInvoice(phone, '滨海科技');
  await expect(phone.getByText('已申请电子发票，将发送到您的邮箱')).toBeVisible();
  await openPage(page, '停车业务', '电子发票');
  const invoice = rowOf(page, '滨海科技');
  await invoice.getByRole('button', { name: /^拒绝/ }).click();
  await form.getByLabel('原因').fill('抬头不完整');
  await saveForm(page);
  await expect(invoice).toContainText('已拒绝');
  await phone.reload();
  await expect(phone.getByText('电子发票未能开具：抬头不完整')).toBeVisible();
  await askForInvoice(phone, '滨海科技有限公司');
  await expect(phone.getByText('已申请电子发票，将发送到您的邮箱')).toBeVisible();
  await page.getByRole('button', { name: '刷新' }).first().click();
  const again = rowOf(page, '滨海科技有限公司');
  await again.getByRole('button', { name: /^开票/ }).click();
  await form.getByLabel('发票号码').fill('25442000000012345678');
  await saveForm(page);
  await expect(again).toContainText('已开票');
  await phone.reload();
  await expect(phone.getByText('电子发票已开具，号码25442000000012345678')).toBeVisible();
  await phone.close();
});
