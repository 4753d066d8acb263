import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InvoiceProvider } from '../src/modules/parking/invoices/InvoiceProvider.js';
import { issueInvoice } from '../src/modules/parking/invoices/issueInvoice.js';
import { ParkingTargets } from './support/ParkingTargets.js';
import { workOff } from './support/takeJobs.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let invoices: ApiClient['parking']['invoice'];
let driver: ApiClient['parking']['publicParking'];
let made: ParkingTargets;
let keys = 0;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  invoices = admin.parking.invoice;
  driver = app.client().parking.publicParking;
  made = new ParkingTargets(
    () => admin,
    () => app,
  );
});
afterAll(() => app.stop());

const COMPANY = { title: '滨海科技有限公司', taxNumber: '91350100M000100Y43', email: 'bill@example.com' };
const issueAll = () => workOff(app, 'parking.issueInvoice');

/** A stay of four yuan that was paid, as its driver sees it. */
async function paidStay() {
  const { id, paymentId } = await made.paidStay('own');
  const order = await app.deps.parkingCodes.issue('order', id);
  const shown = () => driver.order({ query: { order } });
  const giveBack = (amount: number) => {
    const key = `invoice-refund-${String((keys += 1))}`;
    return admin.parking.order.refund({ id, body: { paymentId, amount, reason: '多收', key } });
  };
  const listed = async () =>
    (await invoices.list({ query: { pageSize: 100 } })).list.filter((row) => row.orderId === id);
  return { id, order, shown, giveBack, listed };
}

describe('an invoice that a driver asks for', () => {
  it('is issued of what was paid less what was given back, and the driver sees its number', async () => {
    const { order, shown, giveBack, listed } = await paidStay();
    expect(await shown()).toMatchObject({ invoice: 'possible', invoiceDetail: null });
    await driver.invoice({ body: { order, ...COMPANY } });
    await refusal(driver.invoice({ body: { order, ...COMPANY } }), 409);
    expect(await shown()).toMatchObject({ invoice: 'requested' });
    await giveBack(150);
    // staff issue it by what the list says
    expect(await listed()).toMatchObject([{ state: 'asked', amount: 250 }]);
    await issueAll();
    const [issued] = await listed();
    expect(issued).toMatchObject({ state: 'issued', amount: 250, provider: 'simulated', taxNumber: COMPANY.taxNumber });
    expect(await shown()).toMatchObject({ invoice: 'issued', invoiceDetail: { number: issued?.invoiceNumber } });
  });

  it('says to staff why it is not issued, until it is, and nothing to the driver', async () => {
    const { order, shown, listed } = await paidStay();
    await driver.invoice({ body: { order, ...COMPANY } });
    const [{ id = '' } = {}] = await listed();
    const fails: InvoiceProvider = { name: 'down', issue: () => Promise.reject(new Error('503 from the tax bureau')) };
    const attempt = (isLast: boolean, provider?: InvoiceProvider) =>
      issueInvoice(app.deps, id, { isLast, ...(provider ? { providerOf: () => Promise.resolve(provider) } : {}) });
    await expect(attempt(false, fails)).rejects.toThrow('503');
    expect(await listed()).toMatchObject([{ state: 'asked', reason: expect.stringMatching(/503.*稍后自动重试/) }]);
    await expect(attempt(true, fails)).rejects.toThrow('503');
    expect(await listed()).toMatchObject([{ state: 'asked', reason: expect.stringContaining('请人工开票') }]);
    expect(await shown()).toMatchObject({ invoice: 'requested', invoiceDetail: null });
    await attempt(false);
    expect(await listed()).toMatchObject([{ state: 'issued', reason: '' }]);
    await expect(attempt(true, fails)).resolves.toBeUndefined();
    expect(await listed()).toMatchObject([{ state: 'issued', reason: '' }]);
  });

  it('has to be reversed when money is given back afterwards, and another one is of what is left', async () => {
    const { order, shown, giveBack, listed } = await paidStay();
    await driver.invoice({ body: { order, ...COMPANY } });
    await issueAll();
    await giveBack(100);
    const [row] = await listed();
    expect(row).toMatchObject({ state: 'reversing', amount: 400, reason: '开票后发生退款' });
    expect((await shown()).invoice).toBe('reversing');
    await refusal(driver.invoice({ body: { order, ...COMPANY } }), 409);
    await invoices.reverse({ id: row?.id ?? '', body: { redNumber: '25442000000001' } });
    await refusal(invoices.reverse({ id: row?.id ?? '', body: { redNumber: '25442000000002' } }), 409);
    expect((await shown()).invoice).toBe('possible');
    await driver.invoice({ body: { order, ...COMPANY } });
    await issueAll();
    expect((await listed()).map(({ state, amount }) => [state, amount])).toEqual([
      ['issued', 300],
      ['reversed', 400],
    ]);
  });

  it('is not issued when everything was given back meanwhile', async () => {
    const { order, shown, giveBack, listed } = await paidStay();
    await driver.invoice({ body: { order, ...COMPANY } });
    await giveBack(400);
    const [row] = await listed();
    await refusal(invoices.issue({ id: row?.id ?? '', body: { invoiceNumber: '25442000000003' } }), 409);
    await issueAll();
    expect(await listed()).toMatchObject([{ state: 'refused' }]);
    expect((await shown()).invoice).toBe('none');
  });

  it('is refused with a reason that the driver reads, who may ask again', async () => {
    const { order, shown, listed } = await paidStay();
    await driver.invoice({ body: { order, ...COMPANY, title: '写错的抬头' } });
    const [row] = await listed();
    await invoices.refuse({ id: row?.id ?? '', body: { reason: '抬头与税号不符' } });
    await issueAll();
    expect(await shown()).toMatchObject({ invoice: 'refused', invoiceDetail: { reason: '抬头与税号不符' } });
    await driver.invoice({ body: { order, ...COMPANY } });
    expect((await shown()).invoice).toBe('requested');
  });

  it('waits for staff once money is taken in earnest: nobody gets a simulated one for it', async () => {
    await app.db.updateTable('parkingPaymentChannel').set({ provider: 'live' }).where('id', '=', 'wechat').execute();
    const { order, shown, listed } = await paidStay();
    await driver.invoice({ body: { order, ...COMPANY } });
    await issueAll();
    const [row] = await listed();
    expect(row?.state).toBe('asked');
    const body = { invoiceNumber: '25442000000004', link: 'https://fp.example.com/25442000000004.pdf' };
    await invoices.issue({ id: row?.id ?? '', body });
    await app.db
      .updateTable('parkingPaymentChannel')
      .set({ provider: 'simulated' })
      .where('id', '=', 'wechat')
      .execute();
    expect((await shown()).invoiceDetail).toMatchObject({ number: '25442000000004', link: body.link });
    expect(await listed()).toMatchObject([{ provider: '', operatorName: '系统管理员' }]);
  });

  it('names a company by a number whose check character fits', async () => {
    const { order } = await paidStay();
    await refusal(driver.invoice({ body: { order, ...COMPANY, taxNumber: '91350100M000100Y44' } }), 400);
    await driver.invoice({ body: { order, ...COMPANY, taxNumber: '' } });
  });
});
