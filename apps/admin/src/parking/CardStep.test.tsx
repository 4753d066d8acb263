import { type Payment, type PublicCard } from '@smart-admin/api-client/contract';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goTo } from './address.js';
import { chooseLanguage } from './language.js';
import { endAttempt, keepAttempt, readAttempt } from './paymentAttempts.js';
import { ScanApp } from './ScanApp.js';
import { answered, serveScans, type ScanServer } from './testing/scanServer.js';

const at = (day: string) => Date.parse(`${day}T00:00:00+08:00`);
const CARD: PublicCard = {
  ...{ number: 'card1', maskedPlate: '粤B·**345', plateColour: 5, placeName: '人民广场停车场', kindName: '小型车月卡' },
  ...{
    state: 'valid',
    startsAt: at('2026-11-01'),
    endsAt: at('2026-12-01'),
    timeZone: 'Asia/Shanghai',
    asOf: at('2026-11-20'),
  },
  choices: [
    { months: 1, amount: 30_000, endsAt: at('2027-01-01') },
    { months: 3, amount: 90_000, endsAt: at('2027-03-01') },
  ],
  methods: ['wechat', 'alipay'],
};
const payment = (state: Payment['state'], redirect = '') =>
  answered({ payment: 'payment-code', state, amount: 90_000, redirect });

beforeEach(() => chooseLanguage('zh'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  endAttempt('card1');
  sessionStorage.clear();
  localStorage.clear();
  goTo('/', {});
});

function open(server: ScanServer) {
  const calls = serveScans(server);
  act(() => goTo('/cardQrcode', { code: 'card-code-1' }));
  render(<ScanApp />);
  return calls;
}

it('says until when a card holds, and renews it by the months that are chosen, once however often it is tapped', async () => {
  let card = CARD;
  const calls = open({
    Card: () => answered(card),
    PayCard: () => {
      card = { ...CARD, endsAt: at('2027-03-01'), asOf: CARD.asOf + 60_000 };
      return payment('paid');
    },
    Payment: () => payment('paid'),
  });
  expect(await screen.findByText('人民广场停车场 · 小型车月卡')).toBeTruthy();
  expect(screen.getByText('有效')).toBeTruthy();
  expect(screen.getByText('2026-12-01 00:00')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.click(screen.getByRole('radio', { name: /3个月/ }));
  await userEvent.tripleClick(screen.getByRole('button', { name: '立即支付 ¥900.00' }));
  expect(await screen.findByText('续费成功，续至2027-03-01 00:00')).toBeTruthy();
  const sent = calls.filter(({ path }) => path === 'PayCard');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ code: 'card-code-1', months: 3, amount: 90_000, method: 'wechat' });
});

it('says that nothing was paid when the provider refuses, and can be tried again', async () => {
  open({ Card: () => answered(CARD), PayCard: () => payment('failed'), Payment: () => payment('failed') });
  await userEvent.click(await screen.findByRole('button', { name: '立即支付 ¥300.00' }));
  expect(await screen.findByText('支付没有成功，没有扣款，请再试一次')).toBeTruthy();
  expect(screen.getByRole('button', { name: '立即支付 ¥300.00' }).getAttribute('aria-disabled')).toBeNull();
  expect(screen.queryByText(/^续费成功/)).toBeNull();
});

it('asks for the price again when it has changed meanwhile', async () => {
  let price = 30_000;
  open({
    Card: () => answered({ ...CARD, choices: [{ months: 1, amount: price, endsAt: at('2027-01-01') }] }),
    PayCard: () => {
      price = 32_000;
      return { code: 409, data: { amount: price }, msg: 'x' };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '立即支付 ¥300.00' }));
  expect(await screen.findByRole('button', { name: '立即支付 ¥320.00' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('金额已更新，请确认后再支付');
});

it('says of a card that is over since when, and of one that is not renewed here whom to ask', async () => {
  open({ Card: () => answered({ ...CARD, state: 'ended', choices: [] }) });
  expect(await screen.findByText('此月卡不支持自助续费，请联系停车场')).toBeTruthy();
  expect(screen.getAllByText('已到期')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^立即支付/ })).toBeNull();
});

it('does not know a code that was not printed here', async () => {
  open({ Card: () => ({ code: 404, data: null, msg: 'x' }) });
  expect((await screen.findByRole('alert')).textContent).toContain('无法识别这张月卡');
});

describe('whoever comes back from the page of the provider', () => {
  const PROVIDER = 'https://pay.example.com/1';
  const payNow = () => screen.findByRole('button', { name: '立即支付 ¥300.00' });
  const goOn = () => screen.findByRole('button', { name: '继续支付 ¥300.00' });
  const otherWay = () => screen.findByRole('button', { name: '换一种方式支付' });

  /** The addresses to which the page was left. */
  function noteAddresses(): string[] {
    const opened: string[] = [];
    const { pathname, search } = location;
    vi.stubGlobal('location', { pathname, search, assign: (address: string) => opened.push(address) });
    return opened;
  }

  /** Begins to pay, and answers the calls and where the page was left to; `end` is what the provider says. */
  async function leave(server: ScanServer, end: () => Payment['state']) {
    const calls = open({
      Card: () => answered(CARD),
      PayCard: () => payment('pending', PROVIDER),
      Payment: () => payment(end()),
      ...server,
    });
    const button = await payNow();
    const opened = noteAddresses();
    await userEvent.tripleClick(button);
    await waitFor(() => expect(opened).toEqual([PROVIDER]));
    return { calls, opened, sent: (path: string) => calls.filter((call) => call.path === path) };
  }
  const keptByBrowser = () =>
    act(() => void globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

  it('goes on with the same payment, however often, after the page was loaded anew', async () => {
    const { opened, sent } = await leave({}, () => 'pending');
    cleanup();
    render(<ScanApp />);
    expect(await screen.findByText('支付还没有完成，可以继续支付，或换一种方式')).toBeTruthy();
    await userEvent.tripleClick(await goOn());
    await waitFor(() => expect(opened).toEqual([PROVIDER, PROVIDER]));
    const [first, second] = sent('PayCard').map(({ body }) => body);
    expect(second).toEqual(first);
    expect(sent('PayCard')).toHaveLength(2);
  });

  it('is told so by a page that the browser has kept, and pays another way once the payment is given up', async () => {
    let end: Payment['state'] = 'pending';
    const { sent } = await leave(
      {
        GiveUp: () => {
          end = 'failed';
          return payment(end);
        },
      },
      () => end,
    );
    expect(sent('Payment')).toHaveLength(0);
    keptByBrowser();
    await userEvent.tripleClick(await otherWay());
    await userEvent.click(await screen.findByRole('radio', { name: '支付宝' }));
    await userEvent.click(await payNow());
    await waitFor(() => expect(sent('PayCard')).toHaveLength(2));
    expect(sent('GiveUp').map(({ body }) => body)).toEqual([{ payment: 'payment-code' }]);
    const [first, second] = sent('PayCard').map(({ body }) => body);
    expect(second).toMatchObject({ method: 'alipay', amount: 30_000 });
    expect(second?.key).not.toBe(first?.key);
  });

  it('has paid where the provider says so when the payment is to be given up', async () => {
    let end: Payment['state'] = 'pending';
    let card = CARD;
    await leave(
      {
        Card: () => answered(card),
        GiveUp: () => {
          end = 'paid';
          card = { ...CARD, endsAt: at('2027-01-01'), asOf: CARD.asOf + 60_000 };
          return payment(end);
        },
      },
      () => end,
    );
    keptByBrowser();
    await userEvent.click(await otherWay());
    expect(await screen.findByText('续费成功，续至2027-01-01 00:00')).toBeTruthy();
    expect(readAttempt('card1')).toBeUndefined();
  });

  it('begins no other payment while the provider does not say that the first is closed', async () => {
    let answer = { code: 409, data: null as unknown, msg: '支付渠道没有应答' };
    const { sent } = await leave({ GiveUp: () => answer }, () => 'pending');
    keptByBrowser();
    await userEvent.click(await otherWay());
    expect(await screen.findByText('支付渠道没有应答')).toBeTruthy();
    expect(await goOn()).toBeTruthy();
    answer = { ...payment('pending'), msg: '' };
    await userEvent.click(await otherWay());
    expect(await goOn()).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^立即支付/ })).toBeNull();
    expect([sent('GiveUp').length, sent('PayCard').length]).toEqual([2, 1]);
    expect(readAttempt('card1')?.payment).toBe('payment-code');
  });

  it('pays no other amount beside a payment that was begun in another window', async () => {
    const calls = open({ Card: () => answered(CARD), Payment: () => payment('pending') });
    await userEvent.click(await screen.findByRole('radio', { name: /3个月/ }));
    const opened = { months: 1, amount: 30_000, method: 'wechat' };
    keepAttempt('card1', { key: 'k'.repeat(24), amount: 30_000, payment: 'payment-code', opened });
    await userEvent.click(screen.getByRole('button', { name: '立即支付 ¥900.00' }));
    expect(await goOn()).toBeTruthy();
    expect(calls.filter(({ path }) => path === 'PayCard')).toEqual([]);
  });
});
