import { contract, type Payment, type PublicOrder, type ScanTarget } from '@smart-admin/api-client/contract';
import { PLATE_COLORS } from '@smart-admin/ui/plate';
import { isPlate } from '@smart-admin/ui/plate-input';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goTo } from './address.js';
import { chooseLanguage } from './language.js';
import { readAttempt } from './paymentAttempts.js';
import { ScanApp } from './ScanApp.js';
import { answered as ok, serveScans, type ScanCall, type ScanServer } from './testing/scanServer.js';

const ENTRY = Date.UTC(2026, 10, 23, 2, 6);
let calls: ScanCall[] = [];

const serve = (server: ScanServer) => serveScans(server, calls);

function target(change: Partial<ScanTarget> = {}): ScanTarget {
  return {
    kind: 'lot',
    title: '滨海中心停车场',
    placeName: '滨海中心停车场',
    placeKind: 'lot',
    reduction: null,
    state: 'valid',
    unlicensed: null,
    waiting: null,
    ...change,
  };
}

function order(change: Partial<PublicOrder> = {}): PublicOrder {
  return {
    order: 'order-code-1',
    number: 'P1',
    placeName: '滨海中心停车场',
    placeKind: 'lot',
    berth: '',
    maskedPlate: '粤B·**345',
    plateColour: 5,
    status: 'open',
    entryTime: ENTRY,
    exitTime: null,
    asOf: ENTRY + 90 * 60_000,
    minutes: 90,
    fee: 900,
    reduced: 0,
    paid: 0,
    due: 900,
    leaveBefore: null,
    feeGrowsAt: null,
    photos: [],
    evidence: {
      tariffName: '标准收费',
      reductions: [],
      fee: {
        version: 2,
        rate: '小型车',
        timeZone: 'Asia/Shanghai',
        from: ENTRY,
        to: ENTRY + 90 * 60_000,
        minutes: 90,
        chargedMinutes: 90,
        graceMinutes: 15,
        amount: 900,
        segments: [
          {
            from: ENTRY,
            to: ENTRY + 90 * 60_000,
            minutes: 90,
            period: '白天',
            unit: 30,
            units: 3,
            price: 400,
            fullAmount: 1200,
            amount: 900,
            cappedBy: 'day',
          },
        ],
      },
    },
    arrears: [],
    methods: ['wechat', 'alipay'],
    miniProgram: null,
    invoice: 'none',
    invoiceDetail: null,
    ...change,
  };
}

const paid = () => order({ status: 'paid', paid: 900, due: 0, leaveBefore: ENTRY + 105 * 60_000, invoice: 'possible' });
const payment = (state: Payment['state']) => ok({ payment: 'payment-code', state, amount: 900, redirect: '' });

beforeEach(() => {
  calls = [];
  chooseLanguage('zh');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  goTo('/', {});
});

function open(path: string, codes: { code?: string; order?: string }) {
  act(() => goTo(path, codes));
  return render(<ScanApp />);
}

describe('first step', () => {
  it('R2.2-07 finds the order of a typed plate, after it was corrected', async () => {
    const user = userEvent.setup();
    serve({
      Code: () => ok(target()),
      Find: ({ plate }) => (plate === '粤B12345' ? ok(order()) : { code: 404, data: null, msg: 'x' }),
      Order: () => ok(order()),
    });
    open('/scanQrcode', { code: 'lot-code-1' });
    await user.click(await screen.findByRole('button', { name: '查询车辆' }));
    expect(screen.getByRole('alert').textContent).toBe('请正确输入您的车牌号');
    await user.keyboard('粤B1234');
    await user.click(screen.getByRole('button', { name: '6' }));
    await user.click(screen.getByRole('button', { name: '查询车辆' }));
    expect(await screen.findByText('没有找到这辆车的停车记录，请核对车牌号和颜色')).toBeTruthy();
    await user.click(screen.getByRole('textbox', { name: '车牌号' }));
    await user.keyboard('{End}{Backspace}5{Enter}');
    expect(await screen.findByText('应付金额')).toBeTruthy();
    expect(location.pathname + location.search).toBe('/orderInfoByQRCode?code=lot-code-1&order=order-code-1');
    expect(calls.find(({ body }) => body.plate === '粤B12345')?.body).toEqual({
      code: 'lot-code-1',
      plate: '粤B12345',
      plateColour: 5,
    });
  });

  it('needs no typing where the vehicle waits at the lane', async () => {
    const user = userEvent.setup();
    const waiting = { order: 'order-code-1', maskedPlate: '粤B·**345', plateColour: 5 as const };
    serve({ Code: () => ok(target({ kind: 'lane', waiting })), Order: () => ok(order()) });
    open('/scanQrcode', { code: 'lane-code-1' });
    await user.click(await screen.findByRole('button', { name: '是我的车，去缴费' }));
    expect(await screen.findByText('应付金额')).toBeTruthy();
    expect(calls.some(({ path }) => path === 'Find')).toBe(false);
  });

  it('lets a vehicle without a plate in by one key, keeps the ticket, and leaves by it at the exit', async () => {
    const user = userEvent.setup();
    let isLost = true;
    const stay = order({ maskedPlate: '无牌000123', plateColour: 1 });
    serve({
      Code: () => ok(target({ kind: 'lane', unlicensed: way })),
      Enter: () => {
        if (isLost) return { code: 409, data: null, msg: '车道上没有检测到无牌车' };
        return ok({ ticket: 'ticket-code-1' });
      },
      Ticket: () => ok(stay),
      Leave: () => ok(stay),
      Order: () => ok(stay),
    });
    let way: 'in' | 'out' = 'in';
    const shown = open('/scanQrcode', { code: 'lane-code-1' });
    const enter = await screen.findByRole('button', { name: '无牌车入场' });
    await user.click(enter);
    expect(await screen.findByText('车道上没有检测到无牌车')).toBeTruthy();
    isLost = false;
    await user.click(enter);
    expect(await screen.findByText('应付金额')).toBeTruthy();
    expect(screen.getByText('无牌车 000123')).toBeTruthy();
    expect(location.search).toContain('code=ticket-code-1');
    const keys = calls.filter(({ path }) => path === 'Enter').map(({ body }) => body.key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    shown.unmount();
    way = 'out';
    open('/scanQrcode', { code: 'exit-code-1' });
    await user.click(await screen.findByRole('button', { name: '使用我的电子票' }));
    expect(await screen.findByText('应付金额')).toBeTruthy();
    expect(calls.find(({ path }) => path === 'Leave')?.body).toEqual({ code: 'exit-code-1', ticket: 'ticket-code-1' });
    localStorage.removeItem('smart_parkingTicket');
  });

  it.each([
    ['a code of somebody else', () => ({ code: 404, data: null }), '无法识别这个二维码'],
    ['a code that has expired', () => ok(target({ state: 'expired' })), '这个二维码已过期'],
    ['a code that was used up', () => ok(target({ state: 'usedUp' })), '这个二维码的次数已用完'],
  ])('says so of %s', async (_, Code, text) => {
    serve({ Code });
    open('/reductionQrcode', { code: 'some-code-1' });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is read in the language that is chosen on the page', async () => {
    const user = userEvent.setup();
    serve({ Code: () => ok(target()) });
    open('/scanQrcode', { code: 'lot-code-1' });
    await user.selectOptions(await screen.findByRole('combobox', { name: '语言' }), 'Tiếng Việt');
    expect(await screen.findByRole('button', { name: 'Tìm xe' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('vi');
    expect(localStorage.getItem('smart_language')).toBe('vi');
  });

  it('takes the plates that the server takes', () => {
    for (const plate of ['粤B12345', '京AD12345', '粤Z1234港', '使A12345', '粤B1234', '粤I12345', 'AB12345', ''])
      expect([plate, isPlate(plate)]).toEqual([
        plate,
        contract.parking.publicParking.find.body?.shape.plate.safeParse(plate).success,
      ]);
    expect(PLATE_COLORS).toHaveLength(5);
  });
});

describe('second step', () => {
  it('R2.2-08 shows the stay, the fee and why it is that much', async () => {
    serve({ Order: () => ok(order()) });
    open('/orderInfoByQRCode', { order: 'order-code-1' });
    expect(await screen.findByText('11-23 10:06')).toBeTruthy();
    expect(screen.getByText('1小时30分0秒')).toBeTruthy();
    expect(screen.getByText('标准收费，第2版 · 小型车')).toBeTruthy();
    expect(screen.getByText('白天 · 3 × ¥4.00（每30分钟） · ¥12.00，按封顶价 (每日封顶)')).toBeTruthy();
    expect(screen.getByRole('button', { name: '立即支付 ¥9.00' })).toBeTruthy();
  });

  it('pays once however often it is tapped, and says until when to leave', async () => {
    const user = userEvent.setup();
    let isPaid = false;
    serve({
      Order: () => ok(isPaid ? paid() : order()),
      Pay: () => {
        isPaid = true;
        return payment('pending');
      },
      Payment: () => payment('paid'),
    });
    open('/orderInfoByQRCode', { order: 'order-code-1' });
    await user.tripleClick(await screen.findByRole('button', { name: '立即支付 ¥9.00' }));
    expect(await screen.findByText('请在15分钟内离场')).toBeTruthy();
    const payments = calls.filter(({ path }) => path === 'Pay');
    expect(payments).toHaveLength(1);
    expect(payments[0]?.body).toMatchObject({ order: 'order-code-1', amount: 900, arrears: [], method: 'wechat' });
    expect(readAttempt('P1')).toBeUndefined();
  });

  it('goes on with the payment that was begun before a reload, by the same key', async () => {
    const user = userEvent.setup();
    vi.spyOn(console, 'warn').mockReturnValue();
    serve({ Order: () => ok(order()), Pay: () => new Promise(() => undefined) });
    const first = open('/orderInfoByQRCode', { order: 'order-code-1' });
    await user.click(await screen.findByRole('button', { name: '立即支付 ¥9.00' }));
    await waitFor(() => expect(calls.some(({ path }) => path === 'Pay')).toBe(true));
    first.unmount();

    serve({ Order: () => ok(order()), Pay: () => payment('pending'), Payment: () => new Promise(() => undefined) });
    const second = render(<ScanApp />);
    await user.click(await screen.findByRole('button', { name: '立即支付 ¥9.00' }));
    await waitFor(() => expect(readAttempt('P1')?.payment).toBe('payment-code'));
    second.unmount();
    const keys = calls.filter(({ path }) => path === 'Pay').map(({ body }) => body.key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);

    // the third time the server has answered already: nothing is to be tapped
    let isPaid = false;
    serve({
      Order: () => ok(isPaid ? paid() : order()),
      Payment: () => {
        isPaid = true;
        return payment('paid');
      },
    });
    render(<ScanApp />);
    expect(await screen.findByText('支付成功')).toBeTruthy();
    expect(calls.filter(({ path }) => path === 'Pay')).toHaveLength(2);
  });

  it('asks again when the amount has changed, and begins another payment for it', async () => {
    const user = userEvent.setup();
    let fee = 900;
    serve({
      Order: () => ok(order({ fee, due: fee })),
      Pay: ({ amount }) => {
        fee = 1_200;
        return amount === fee ? payment('failed') : { code: 409, data: null, msg: 'changed' };
      },
      Payment: () => payment('failed'),
    });
    open('/orderInfoByQRCode', { order: 'order-code-1' });
    await user.click(await screen.findByRole('button', { name: '立即支付 ¥9.00' }));
    expect(await screen.findByText('金额已更新，请确认后再支付')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '立即支付 ¥12.00' }));
    expect(await screen.findByText('支付没有成功，没有扣款，请再试一次')).toBeTruthy();
    const keys = calls.filter(({ path }) => path === 'Pay').map(({ body }) => body.key);
    expect(new Set(keys).size).toBe(2);
  });

  it('offers what earlier stays owe, and leaves it out when it is not wanted', async () => {
    const user = userEvent.setup();
    const arrears = [{ order: 'arrears-1', placeName: '人民路', entryTime: ENTRY - 86_400_000, due: 600 }];
    serve({ Order: () => ok(order({ arrears })) });
    open('/roadsideQrcode', { code: 'berth-code', order: 'order-code-1' });
    expect(await screen.findByRole('button', { name: '立即支付 ¥15.00' })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /人民路/ }));
    expect(screen.getByRole('button', { name: '立即支付 ¥9.00' })).toBeTruthy();
  });

  it.each([
    ['/merchantQrcode/orderInfo', true],
    ['/freeCarOrderInfo', false],
  ])('takes the reduction of the code on %s', async (path, pays) => {
    const user = userEvent.setup();
    serve({
      Code: () => ok(target({ kind: 'merchant', title: '滨海书城', reduction: { kind: 'minutes', value: 60 } })),
      Order: () => ok(order()),
      Reduce: () => ok(order({ order: 'order-code-2', reduced: 400, due: 500 })),
    });
    open(path, { code: 'merchant-code', order: 'order-code-1' });
    expect(await screen.findByText('减免60分钟')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '立即减免' }));
    expect(await screen.findByText('减免成功，已减免¥4.00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '立即减免' })).toBeNull();
    expect(screen.queryByRole('button', { name: '立即支付 ¥5.00' }) !== null).toBe(pays);
    expect(new URLSearchParams(location.search).get('order')).toBe('order-code-2');
  });

  it('a reduction whose answer was lost is asked for again by the same key, and is the same one', async () => {
    const user = userEvent.setup();
    let asked = 0;
    serve({
      Code: () => ok(target({ kind: 'merchant', title: '滨海书城', reduction: { kind: 'minutes', value: 60 } })),
      Order: () => ok(order()),
      Reduce: () => {
        asked += 1;
        if (asked === 1) throw new TypeError('no network');
        return ok(order({ order: 'order-code-2', reduced: 400, due: 500 }));
      },
    });
    open('/merchantQrcode/orderInfo', { code: 'merchant-code', order: 'order-code-1' });
    await user.click(await screen.findByRole('button', { name: '立即减免' }));
    expect(await screen.findByText(/网络/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '立即减免' }));
    expect(await screen.findByText('减免成功，已减免¥4.00')).toBeTruthy();
    const keys = calls.filter(({ path }) => path === 'Reduce').map(({ body }) => body.key);
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{16,64}$/), keys[0]]);
  });

  it('sends the request for an invoice once it is right, and shows the invoice when it has been issued', async () => {
    const user = userEvent.setup();
    let invoice: PublicOrder['invoice'] = 'possible';
    serve({
      Order: () => ok({ ...paid(), invoice, invoiceDetail: { number: 'SIM7', link: '', reason: '' } }),
      Invoice: () => {
        invoice = 'requested';
        return ok(null);
      },
    });
    open('/orderInfoByQRCode', { order: 'order-code-1' });
    await user.click(await screen.findByRole('button', { name: '申请电子发票' }));
    await user.click(screen.getByRole('button', { name: '提交申请' }));
    expect(screen.getByText('请填写正确的邮箱')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /发票抬头/ }), '滨海公司');
    await user.type(screen.getByRole('textbox', { name: /接收邮箱/ }), 'a@b.cn');
    await user.click(screen.getByRole('button', { name: '提交申请' }));
    expect(await screen.findByText('已申请电子发票，将发送到您的邮箱')).toBeTruthy();
    invoice = 'issued';
    expect(await screen.findByText('电子发票已开具，号码SIM7')).toBeTruthy();
  });

  it('R2.7-44 offers the configured mini-program inside WeChat alone, as an element that nothing complains about', async () => {
    const miniProgram = { username: 'gh_0123456789ab', path: 'pages/index/index' };
    const complaints = vi.spyOn(console, 'error');
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0.50');
    serve({ Order: () => ok({ ...paid(), miniProgram }) });
    const { container, unmount } = open('/orderInfoByQRCode', { order: 'order-code-1' });
    await screen.findByRole('button', { name: '申请电子发票' });
    const element = container.querySelector('wx-open-launch-weapp');
    expect(element?.getAttribute('username')).toBe('gh_0123456789ab');
    expect(element?.getAttribute('path')).toBe('pages/index/index');
    expect(element?.querySelector('script[type="text/wxtag-template"]')?.textContent).toContain('打开小程序');
    expect(complaints).not.toHaveBeenCalled();
    unmount();
    agent.mockReturnValue('Mozilla/5.0 AlipayClient/10.5');
    const other = open('/orderInfoByQRCode', { order: 'order-code-1' });
    await screen.findByRole('button', { name: '申请电子发票' });
    expect(other.container.querySelector('wx-open-launch-weapp')).toBeNull();
  });

  it('leads back to the plate when the code of the order is too old', async () => {
    const user = userEvent.setup();
    serve({ Code: () => ok(target()) });
    open('/orderInfoByQRCode', { code: 'lot-code-1', order: 'order-code-0' });
    await user.click(await screen.findByRole('button', { name: '重新查询' }));
    expect(await screen.findByRole('textbox', { name: '车牌号' })).toBeTruthy();
    expect(location.search).toBe('?code=lot-code-1');
  });
});
