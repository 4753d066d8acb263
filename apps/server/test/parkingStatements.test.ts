import { createClient, type ApiClient } from '@smart-admin/api-client';
import { Workbook } from '@cj-tech-master/excelts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/db/newId.js';
import { failRefund } from '../src/modules/parking/payments/sendRefund.js';
import { settleBatch } from '../src/modules/parking/payments/settleBatch.js';
import { exportedFile } from './support/exportedFile.js';
import { ParkingTargets } from './support/ParkingTargets.js';
import { saveGrants } from './support/saveGrants.js';
import { alipayBill, type BillLine, sendStatement, wechatBill } from './support/statementFiles.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { workOff } from './support/takeJobs.js';
import { zipOf } from './support/zipOf.js';

let app: TestApp;
let admin: ApiClient & { token: string };
let made: ParkingTargets;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  made = new ParkingTargets(
    () => admin,
    () => app,
  );
});
afterAll(() => app.stop());

/** A day for each test, so that none finds the payments of another. */
let days = 0;
const newDay = () => new Date(Date.UTC(2026, 5, (days += 2))).toISOString().slice(0, 10);
const noon = (day: string) => new Date(`${day}T12:00:00+08:00`);

type Provider = 'wechat' | 'alipay';

/** A payment of a stay that a provider took, perhaps together with others in one go; answers the number that the provider knows. */
async function paid(
  amount: number,
  time: Date,
  more: { provider?: Provider; batchId?: string; place?: 'own' | 'foreign' } = {},
) {
  const { provider = 'wechat', batchId = newId(), place = 'own' } = more;
  const { id: orderId } = await made.stay(place);
  const { placeId, organizeId } = await app.db
    .selectFrom('parkingOrder')
    .select(['placeId', 'organizeId'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const id = newId();
  const names = { id, number: `F${id}`, orderId, placeId, organizeId, batchId, key: `paid-${id}` };
  const state = { method: provider, provider, state: 'paid' as const, paidTime: time, creatorTime: time };
  await app.db
    .insertInto('parkingPayment')
    .values({ ...names, ...state, amount })
    .execute();
  return { id, number: batchId, orderId };
}

/** Money of a payment that the provider was told to give back. */
async function refunded(payment: { id: string; orderId: string }, amount: number, time: Date) {
  const id = newId();
  const { placeId, organizeId } = await app.db
    .selectFrom('parkingPayment')
    .select(['placeId', 'organizeId'])
    .where('id', '=', payment.id)
    .executeTakeFirstOrThrow();
  const names = { id, paymentId: payment.id, orderId: payment.orderId, placeId, organizeId, key: id, reason: '多收' };
  await app.db
    .insertInto('parkingRefund')
    .values({ ...names, amount, state: 'sent', sentTime: time })
    .execute();
  return id;
}

const send = (content: Buffer, client: ApiClient = admin, name?: string) => sendStatement(client, content, name);

const upload = async (content: Buffer, client: ApiClient = admin, name?: string) =>
  client.parking.statement.upload({ body: { file: await send(content, client, name) } });

const read = (id: string, client: ApiClient = admin) => client.parking.statement.read({ id });
const itemsOf = async (statementId: string, more: object = {}, client: ApiClient = admin) =>
  (await client.parking.statementItem.list({ query: { statementId, pageSize: 100, ...more } })).list;
const results = async (id: string, more: object = {}) =>
  (await itemsOf(id, more)).map(({ number, result, theirs, ours }) => [number, result, theirs, ours]);

describe('the statement of a day', () => {
  it.each([
    ['wechat', wechatBill],
    ['alipay', alipayBill],
  ] as const)('of %s that has what we have differs in nothing', async (provider, bill) => {
    const day = newDay();
    const one = await paid(400, noon(day), { provider });
    const two = await paid(1_250, noon(day), { provider });
    const refund = await refunded(one, 150, noon(day));
    const lines = [
      { number: one.number, amount: 400 },
      { number: two.number, amount: 1_250 },
      { number: refund, amount: 150, of: one.number },
    ];
    const id = await upload(bill(day, lines));
    expect(await read(id)).toMatchObject({
      ...{ provider, day, items: 3, differing: 0, open: 0, fileName: 'bill.csv', operatorName: '系统管理员' },
      ...{ theirs: 1_500, ours: 1_500, difference: 0 },
    });
    expect(await itemsOf(id, { kind: 'refund' })).toMatchObject([{ theirs: -150, ours: -150, result: 'matched' }]);
    expect((await itemsOf(id, { keyword: one.number })).map(({ orderId }) => orderId)).toEqual([one.orderId]);
  });

  it('says what differs, what the provider alone has, and what we alone have, with the totals of both', async () => {
    const day = newDay();
    const differs = await paid(400, noon(day));
    const ours = await paid(700, noon(day));
    const simulated = await paid(100, noon(day));
    await app.db.updateTable('parkingPayment').set({ provider: 'simulated' }).where('id', '=', simulated.id).execute();
    const id = await upload(
      wechatBill(day, [
        { number: differs.number, amount: 450 },
        { number: 'SHOP-7', amount: 9_900 },
      ]),
    );
    expect((await results(id)).sort()).toEqual(
      [
        [differs.number, 'amount', 450, 400],
        ['SHOP-7', 'theirs', 9_900, null],
        [ours.number, 'ours', null, 700],
      ].sort(),
    );
    expect(await read(id)).toMatchObject({ items: 3, differing: 3, open: 3, theirs: 10_350, ours: 1_100 });
    const { sums } = await admin.parking.statementItem.list({ query: { statementId: id, result: ['amount'] } });
    expect(sums).toEqual({ theirs: 450, ours: 400, difference: 50 });
    expect(await results(id, { result: ['theirs', 'ours'], sidx: 'theirs', sort: 'asc' })).toHaveLength(2);
  });

  it('takes several stays that were paid in one go for one payment, wherever they are', async () => {
    const day = newDay();
    const { number } = await paid(300, noon(day));
    await paid(500, noon(day), { batchId: number, place: 'foreign' });
    const id = await upload(wechatBill(day, [{ number, amount: 800 }]));
    expect(await results(id)).toEqual([[number, 'matched', 800, 800]]);
  });

  it('is of China’s calendar, and a payment that we heard of after midnight is no difference of either day', async () => {
    const [day, next] = [newDay(), new Date(Date.UTC(2026, 5, days + 1)).toISOString().slice(0, 10)];
    const late = await paid(400, new Date(`${next}T00:00:03+08:00`));
    const early = await paid(200, new Date(`${next}T00:00:05+08:00`));
    // the later day comes first: what it lacks is explained by the other
    const second = await upload(wechatBill(next, [{ number: early.number, amount: 200 }]));
    expect(await results(second, { result: 'ours' })).toEqual([[late.number, 'ours', null, 400]]);
    const first = await upload(wechatBill(day, [{ number: late.number, amount: 400, time: `${day} 23:59:59` }]));
    expect([(await read(first)).differing, (await read(second)).differing]).toEqual([0, 0]);
    await admin.parking.statement.compare({ id: second });
    expect(await read(second)).toMatchObject({ items: 1, difference: 0 });
    // without the statement that has it, it is missing again
    await admin.parking.statement.remove({ id: first });
    await workOff(app, 'parking.compareStatement');
    expect(await results(second, { result: 'ours' })).toEqual([[late.number, 'ours', null, 400]]);
  });

  it('agrees once it is compared again after a payment and a refund were booked late', async () => {
    const day = newDay();
    const payment = await paid(400, noon(day));
    const refund = await refunded(payment, 100, noon(day));
    const pending = { state: 'pending' as const, paidTime: null };
    await app.db.updateTable('parkingPayment').set(pending).where('id', '=', payment.id).execute();
    await app.db.updateTable('parkingRefund').set({ state: 'asked' }).where('id', '=', refund).execute();
    const lines: BillLine[] = [
      { number: payment.number, amount: 400 },
      { number: refund, amount: 100, of: payment.number },
    ];
    const id = await upload(wechatBill(day, lines));
    expect((await results(id)).map(([, result]) => result)).toEqual(['theirs', 'theirs']);
    const paidNow = { state: 'paid' as const, paidTime: new Date() };
    await app.db.updateTable('parkingPayment').set(paidNow).where('id', '=', payment.id).execute();
    await app.db.updateTable('parkingRefund').set({ state: 'done' }).where('id', '=', refund).execute();
    await Promise.all([1, 2, 3].map(() => admin.parking.statement.compare({ id })));
    expect(await read(id)).toMatchObject({ items: 2, differing: 0, theirs: 300, ours: 300, difference: 0 });
  });

  it('is compared by itself when a payment is booked late, and when a refund turns out not to be given', async () => {
    const day = newDay();
    const payment = await paid(400, noon(day));
    const refund = await refunded(payment, 100, noon(day));
    const pending = { state: 'pending' as const, paidTime: null };
    await app.db.updateTable('parkingPayment').set(pending).where('id', '=', payment.id).execute();
    const id = await upload(
      wechatBill(day, [
        { number: payment.number, amount: 400 },
        { number: refund, amount: 100, of: payment.number },
      ]),
    );
    expect(await read(id)).toMatchObject({ open: 1, ours: -100, difference: 400 });
    await settleBatch(app.deps, payment.number, { state: 'paid', providerNumber: '42', amount: 400 });
    await workOff(app, 'parking.compareStatement');
    expect(await read(id)).toMatchObject({ open: 0, ours: 300, difference: 0 });
    await app.db.transaction().execute((trx) => failRefund(trx, refund, '余额不足'));
    await workOff(app, 'parking.compareStatement');
    expect(await read(id)).toMatchObject({ open: 1, ours: 400, difference: -100 });
    expect(await results(id, { result: 'theirs' })).toEqual([[refund, 'theirs', -100, null]]);
    // a statement that was removed meanwhile is nobody's fault
    await app.db.transaction().execute((trx) => failRefund(trx, refund, '余额不足'));
    await admin.parking.statement.remove({ id });
    await workOff(app, 'parking.compareStatement');
  });
});

describe('uploading a statement', () => {
  it('is done once for its key, and the same file, or another of the day, says who has uploaded it', async () => {
    const day = newDay();
    const content = wechatBill(day, [{ number: 'SHOP-1', amount: 100 }]);
    const body = { file: await send(content) };
    const options = { idempotencyKey: 'statement-sent-twice' };
    const id = await admin.parking.statement.upload({ body }, options);
    expect(await admin.parking.statement.upload({ body }, options)).toBe(id);
    const same = await refusal(upload(content), 409);
    expect(same.message).toContain('系统管理员');
    expect(same.message).toContain(day);
    const other = await refusal(upload(wechatBill(day, [{ number: 'SHOP-2', amount: 100 }])), 409);
    expect(other.message).toContain('bill.csv');
    expect(other.message).toContain('微信支付');
  });

  it('by several people at once keeps one', async () => {
    const day = newDay();
    const files = await Promise.all([1, 2, 3].map((n) => send(wechatBill(day, [{ number: `SHOP-${n}`, amount: n }]))));
    const answers = await Promise.allSettled(files.map((file) => admin.parking.statement.upload({ body: { file } })));
    const codes = answers.map((answer) =>
      answer.status === 'fulfilled' ? 200 : (answer.reason as { code: number }).code,
    );
    expect(codes.sort()).toEqual([200, 409, 409]);
    const { list } = await admin.parking.statement.list({ query: { dayFrom: day, dayTo: day } });
    expect(list).toHaveLength(1);
  });

  it('takes an archive, and says what is wrong with a file in the language of the reader, and in which line', async () => {
    const day = newDay();
    const archive = zipOf({ '20880156_业务明细.csv': alipayBill(day, [{ number: 'A1', amount: 100 }]) });
    expect(await read(await upload(archive, admin, 'bill.zip'))).toMatchObject({ provider: 'alipay', day });
    const spoilt = wechatBill(newDay(), [{ number: '=1+1', amount: 100 }]);
    const english = createClient({ baseUrl: app.url, getToken: () => admin.token, getLanguage: () => 'en' });
    const chinese = await refusal(upload(spoilt), 400);
    expect(chinese.fieldErrors.file).toBe('第2行：单号“=1+1”不正确。用Excel打开并保存会损坏单号，请上传下载的原文件');
    expect((await refusal(upload(spoilt, english), 400)).fieldErrors.file).toContain('Line 2: "=1+1" is no number');
    expect((await refusal(upload(Buffer.from('a,b\n1,2')), 400)).fieldErrors.file).toContain('不是微信支付或支付宝');
  });

  it('refuses hostile files with a reason, and goes on', async () => {
    const line = Buffer.alloc(10 * 1024 * 1024 - 1, 'x');
    await refusal(upload(line), 400);
    await refusal(send(Buffer.alloc(10 * 1024 * 1024 + 1, 'x')), 400);
    await refusal(send(Buffer.from('PK\x03\x04'), admin, 'bill.csv'), 400);
    await refusal(send(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), admin, 'bill.csv'), 400);
    await refusal(upload(Buffer.concat([Buffer.from('微信订单号,商户订单号\n'), Buffer.from([0xff, 0xff])])), 400);
    await refusal(upload(zipOf({ 'a.csv': Buffer.alloc(33 * 1024 * 1024, 0x20) }), admin, 'bill.zip'), 400);
    const twice = [1, 2].map(() => ({ number: 'TWICE-1', amount: 100 }));
    expect((await refusal(upload(wechatBill(newDay(), twice)), 400)).message).toContain('TWICE-1');
    await upload(wechatBill(newDay(), [{ number: 'SHOP-9', amount: 100 }]));
  });

  it('refuses the statement of another merchant than the one whose account takes payments', async () => {
    const set = (merchantId: string) =>
      app.db.updateTable('parkingPaymentChannel').set({ merchantId }).where('id', '=', 'wechat').execute();
    await set('1900000999');
    const content = wechatBill(newDay(), [{ number: 'SHOP-3', amount: 100 }]);
    expect((await refusal(upload(content), 400)).fieldErrors.file).toContain('1900000999');
    await set('1900000001');
    await upload(content);
    await set('');
  });

  it('takes a file of the caller alone', async () => {
    const file = await send(wechatBill(newDay(), [{ number: 'SHOP-4', amount: 100 }]), await app.signIn('operator'));
    await refusal(admin.parking.statement.upload({ body: { file } }), 404);
  });

  it('reads thirty thousand lines', { timeout: 60_000 }, async () => {
    const lines = Array.from({ length: 30_000 }, (_, index) => ({ number: `MANY-${index}`, amount: 100 }));
    const id = await upload(wechatBill(newDay(), lines));
    expect(await read(id)).toMatchObject({ items: 30_000, differing: 30_000, theirs: 3_000_000 });
    const { list, sums } = await admin.parking.statementItem.list({ query: { statementId: id, pageSize: 10 } });
    expect([list.length, sums.theirs]).toEqual([10, 3_000_000]);
    await admin.parking.statement.remove({ id });
  });
});

describe('a difference', () => {
  const withOne = async () => {
    const day = newDay();
    const number = `SHOP-${newId()}`;
    const matched = await paid(100, noon(day));
    const id = await upload(
      wechatBill(day, [
        { number, amount: 100 },
        { number: matched.number, amount: 100 },
      ]),
    );
    const [item] = await itemsOf(id, { settled: 0 });
    const [agreeing] = await itemsOf(id, { result: 'matched' });
    return { id, itemId: item?.id ?? '', agreeing: agreeing?.id ?? '', day };
  };

  it('is settled once, with a reason, by somebody, and stays so when it is compared again', async () => {
    const { id, itemId, agreeing, day } = await withOne();
    const settle = (target: string, reason = '同一商户号的小卖部收款') =>
      admin.parking.statementItem.settle({ id: target, body: { reason } });
    await refusal(settle(itemId, ''), 400);
    await refusal(settle(agreeing), 409);
    await settle(itemId);
    await refusal(settle(itemId), 409);
    await admin.parking.statement.compare({ id });
    expect(await itemsOf(id, { settled: 1 })).toMatchObject([
      {
        id: itemId,
        settleReason: '同一商户号的小卖部收款',
        settlerName: '系统管理员',
        settledTime: expect.any(Number) as number,
      },
    ]);
    expect(await read(id)).toMatchObject({ differing: 1, open: 0, difference: 100 });
    const openOf = async (open: 0 | 1) =>
      (await admin.parking.statement.list({ query: { open, dayFrom: day, dayTo: day } })).list.map((row) => row.id);
    expect([await openOf(0), await openOf(1)]).toEqual([[id], []]);
    // what somebody has answered for is not thrown away
    await refusal(admin.parking.statement.remove({ id }), 409);
  });

  it('goes with its statement, after which the day can be uploaded anew', async () => {
    const { id, day } = await withOne();
    await admin.parking.statement.remove({ id });
    await refusal(read(id), 404);
    await upload(wechatBill(day, [{ number: 'SHOP-5', amount: 100 }]));
  });

  it('is written to a file with the others, as the filter says', async () => {
    const { id } = await withOne();
    const body = { statementId: id, settled: 0 as const };
    const { blob } = await exportedFile(app, admin, () => admin.parking.statementItem.startExport({ body }));
    const workbook = new Workbook();
    await workbook.xlsx.load(Buffer.from(await blob.arrayBuffer()));
    const sheet = workbook.worksheets[0];
    const texts = sheet?.getRows(1, 3)?.map((row) => String(row.getCell(8).value ?? ''));
    expect(texts).toEqual(['对账结果', '仅渠道有', '']);
  });
});

describe('somebody with the rows of one company', () => {
  it('sees the lines of it alone, in counts and totals too, and settles no other', async () => {
    await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '<>', 'organize').execute();
    await saveGrants(admin, 'User', 'operator', {
      menu: ['parking', 'parking_statement'],
      button: ['upload', 'settle', 'remove', 'download'].map((name) => `parking_statement__btn_${name}`),
      data: [{ moduleId: 'parking_statement', scope: 'organizes', organizeIds: ['binhai'] }],
    });
    const limited = await app.signIn('operator');
    const day = newDay();
    const own = await paid(400, noon(day));
    const foreign = await paid(700, noon(day), { place: 'foreign' });
    const id = await upload(
      wechatBill(day, [
        { number: own.number, amount: 410 },
        { number: foreign.number, amount: 710 },
        { number: 'SHOP-6', amount: 100 },
      ]),
    );
    expect((await itemsOf(id, {}, limited)).map(({ number }) => number)).toEqual([own.number]);
    expect(await read(id, limited)).toMatchObject({ items: 1, differing: 1, open: 1, theirs: 410, ours: 400 });
    const hidden = await itemsOf(id, { keyword: foreign.number });
    const settle = (target?: string) =>
      limited.parking.statementItem.settle({ id: target ?? '', body: { reason: '已核实' } });
    await refusal(settle(hidden[0]?.id), 403);
    await settle((await itemsOf(id, { keyword: own.number }))[0]?.id);
    // a day of which nothing is theirs is not there for them
    const other = await upload(wechatBill(newDay(), [{ number: 'SHOP-8', amount: 100 }]));
    await refusal(read(other, limited), 404);
    const { list } = await limited.parking.statement.list({ query: { pageSize: 100 } });
    const seen = list.map((row) => row.id);
    expect([seen.includes(id), seen.includes(other)]).toEqual([true, false]);
    // what they upload, compare or remove would change what others see
    await refusal(upload(wechatBill(newDay(), [{ number: 'SHOP-10', amount: 100 }]), limited), 403);
    await refusal(limited.parking.statement.compare({ id }), 403);
    await refusal(limited.parking.statement.remove({ id }), 403);
  });
});
