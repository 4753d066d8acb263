import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterPlace } from '../src/modules/parking/orders/enterPlace.js';
import { tellCards } from '../src/modules/parking/cards/tellCards.js';
import { DAY, ParkingTargets, plateBody } from './support/ParkingTargets.js';
import { workOff } from './support/takeJobs.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let cards: ApiClient['parking']['listedPlate'];
let driver: ApiClient['parking']['publicParking'];
let made: ParkingTargets;
let keys = 0;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  cards = admin.parking.listedPlate;
  driver = app.client().parking.publicParking;
  made = new ParkingTargets(
    () => admin,
    () => app,
  );
});
afterAll(() => app.stop());

/** A card of the 15th, whose months are of no other length wherever the tests run in a month. */
const FIXED = { startsAt: new Date(2026, 0, 15, 12).getTime(), endsAt: new Date(2036, 0, 15, 12).getTime() };
const newKey = () => `card-key-of-a-test-${String((keys += 1))}`;
const endOf = async (id: string) => (await cards.read({ id })).endsAt;
/** A month later is the same day, or the last one of a month that has it not; the last day stays that, as the database counts. */
const monthsLater = (moment: number, months: number) => {
  const date = new Date(moment);
  const lastDay = () => new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  const day = date.getDate() === lastDay() ? 31 : date.getDate();
  date.setDate(1);
  date.setMonth(date.getMonth() + months);
  date.setDate(Math.min(day, lastDay()));
  return date.getTime();
};

describe('a renewal', () => {
  it('is quoted, paid in cash and prolongs the card once, however often it is sent', async () => {
    const { id, placeId, marker } = await made.card('own', FIXED);
    const before = await endOf(id);
    const { list: listed } = await cards.list({ query: { placeId } });
    expect(listed).toMatchObject([{ id, cardKindName: marker, cardPrice: 3_000 }]);
    const quote = await cards.quote({ id, query: { months: 2 } });
    expect(quote).toEqual({ amount: 6_000, endsAt: monthsLater(before, 2) });
    await refusal(cards.renew({ id, body: { months: 2 } }), 409);
    await refusal(cards.payRenewal({ id, body: { months: 2, amount: 5_999, key: newKey() } }), 409);
    const shiftId = await admin.parking.shift.begin({ body: { placeId } });
    const body = { months: 2, amount: 6_000, key: newKey() };
    await Promise.all([1, 2, 3].map(() => cards.payRenewal({ id, body })));
    // the first answer was lost, and whoever asks again has chosen other months since
    await refusal(cards.payRenewal({ id, body: { ...body, months: 3, amount: 9_000 } }), 409);
    expect(await endOf(id)).toBe(quote.endsAt);
    const { list } = await cards.renewals({ id, query: {} });
    expect(list).toMatchObject([
      { months: 2, amount: 6_000, method: 'cash', state: 'paid', fromTime: before, toTime: quote.endsAt },
    ]);
    // what was taken for cards has a line of its own in the shift
    const shift = await admin.parking.shift.read({ id: shiftId });
    expect(shift).toMatchObject({ cash: 6_000, figures: { orders: 0, cards: { count: 1, amount: 6_000 } } });
    await admin.parking.shift.end({ id: shiftId, body: { countedCash: 6_000 } });
    await refusal(cards.remove({ id }), 409);
  });

  it('of a card that has ended begins now', async () => {
    const { id: placeId, marker } = await made.place('own');
    const cardKindId = await admin.parking.cardKind.create({ body: { fullName: '业主', placeId, price: 100 } });
    const now = Date.now();
    const ended = { ...plateBody(placeId, marker), cardKindId, startsAt: FIXED.startsAt, endsAt: now - 30 * DAY };
    const id = await cards.create({ body: ended });
    await cards.payRenewal({ id, body: { months: 1, amount: 100, key: newKey() } });
    expect(Math.abs((await endOf(id)) - monthsLater(now, 1))).toBeLessThan(5 * 60_000);
  });

  it('of a card that has ended does not pay for the time since its end', async () => {
    const { id: cardKindId, marker, placeId } = await made.cardKind('own');
    const now = Date.now();
    const ended = {
      ...plateBody(placeId, marker),
      cardKindId,
      startsAt: now - 60 * DAY,
      endsAt: now - 2 * DAY - 30 * 60_000,
    };
    const id = await cards.create({ body: ended });
    const { code } = await cards.sheet({ id });
    const entry = { placeId, plate: ended.plate, time: now - 3 * DAY };
    const { orderId } = await app.db.transaction().execute((trx) => enterPlace(app.deps, trx, entry));
    const order = () => admin.parking.order.read({ id: orderId });
    const { due } = await order();
    expect(due).toBeGreaterThan(2_000);
    const body = { code, months: 1, amount: 3_000, method: 'wechat' as const, key: newKey() };
    expect(await driver.payCard({ body })).toMatchObject({ state: 'paid' });
    const { due: after, evidence } = await order();
    expect(after).toBe(due);
    expect(evidence.fee.segments[0]).toMatchObject({ free: 'monthlyCard', amount: 0 });
  });

  it('is paid by the driver on the page of its code, once for each key, and the books agree', async () => {
    const { id } = await made.card('own', FIXED);
    const before = await endOf(id);
    const { path, code } = await cards.sheet({ id });
    expect(path).toBe(`/cardQrcode?code=${code}`);
    const shown = await driver.card({ query: { code } });
    expect(shown).toMatchObject({ state: 'valid', endsAt: before, timeZone: app.deps.clock.timeZone });
    expect(shown.maskedPlate).toContain('*');
    expect(shown.choices[1]).toEqual({ months: 3, amount: 9_000, endsAt: monthsLater(before, 3) });
    const body = { code, months: 3, amount: 9_000, method: 'wechat' as const, key: newKey() };
    const payments = await Promise.all([1, 2, 3].map(() => driver.payCard({ body })));
    for (const payment of payments) expect(payment).toMatchObject({ state: 'paid', amount: 9_000 });
    expect(await endOf(id)).toBe(monthsLater(before, 3));
    await refusal(driver.payCard({ body: { ...body, months: 1, amount: 1, key: newKey() } }), 409);
    await refusal(driver.payCard({ body: { ...body, months: 1, amount: 3_000 } }), 409);
    const { list } = await admin.parking.payment.reconcile({ query: {} });
    expect(list.every(({ difference }) => difference === 0)).toBe(true);
    const { list: paid } = await admin.parking.payment.list({ query: { pageSize: 100 } });
    const { plate } = await cards.read({ id });
    expect(paid).toContainEqual(expect.objectContaining({ plate, amount: 9_000, orderId: '' }));
  });

  it('is refused for a disabled card and by a code of something else', async () => {
    const { id, placeId } = await made.card('own');
    const { code } = await cards.sheet({ id });
    await cards.updateState({ id });
    expect(await driver.card({ query: { code } })).toMatchObject({ state: 'disabled', choices: [] });
    const body = { months: 1, amount: 3_000, method: 'wechat' as const, key: newKey() };
    await refusal(driver.payCard({ body: { ...body, code } }), 409);
    const { code: other } = await admin.parking.place.code({ id: placeId });
    await refusal(driver.card({ query: { code: other } }), 404);
    await refusal(driver.target({ query: { code } }), 404);
  });

  it('keeps its card a monthly card, so that money that arrives later finds it', async () => {
    const { id } = await made.card('own');
    const { code } = await cards.sheet({ id });
    await driver.payCard({ body: { code, months: 1, amount: 3_000, method: 'wechat', key: newKey() } });
    const { id: _id, ...stored } = await cards.read({ id });
    const refused = await refusal(cards.update({ id, body: { ...stored, list: 'free', cardKindId: '' } }), 409);
    expect(refused.message).toContain(stored.plate);
    expect((await cards.read({ id })).list).toBe('monthly');
    await cards.update({ id, body: { ...stored, holder: '业主' } });
  });

  it('is given back by whole months that have not begun, never more, once for each key', async () => {
    const { id, paymentId } = await made.renewedCard('own', FIXED);
    const begun = (await cards.renewals({ id, query: {} })).list[0]?.fromTime ?? 0;
    const body = { paymentId, months: 2, reason: '提前退卡', key: newKey() };
    await Promise.all([1, 2].map(() => cards.refundRenewal({ id, body })));
    await refusal(cards.refundRenewal({ id, body: { ...body, months: 1 } }), 409);
    expect(await endOf(id)).toBe(monthsLater(begun, 1));
    expect((await cards.renewals({ id, query: {} })).list).toMatchObject([
      { refunded: 6_000, refundedMonths: 2, unusedMonths: 1 },
    ]);
    await refusal(cards.refundRenewal({ id, body: { ...body, key: newKey() } }), 409);
    const { list } = await admin.parking.refund.list({ query: { pageSize: 100 } });
    const { plate } = await cards.read({ id });
    expect(list).toContainEqual(expect.objectContaining({ plate, amount: 6_000, state: 'done', placeKind: '' }));
  });
});

/** Year, month from 0, day, hour and minute. */
type Moment = [number, number, number, number, number];

describe('the end of a card', () => {
  /** A card of the 31st that ends on the last of a January that is far away. */
  const cardOfJanuary = async () => {
    const { id: cardKindId, placeId, marker } = await made.cardKind('own');
    const [startsAt, endsAt] = [new Date(2035, 0, 31, 12).getTime(), new Date(2036, 0, 31, 12).getTime()];
    const id = await cards.create({ body: { ...plateBody(placeId, marker), cardKindId, startsAt, endsAt } });
    return { id, endsAt };
  };
  const renew = async (id: string, months: number) => {
    await cards.payRenewal({ id, body: { months, amount: months * 3_000, key: newKey() } });
    const [renewal] = (await cards.renewals({ id, query: {} })).list;
    return renewal?.id ?? '';
  };
  const takeBack = (id: string, paymentId: string, months: number) =>
    cards.refundRenewal({ id, body: { paymentId, months, reason: '提前退卡', key: newKey() } });

  it.for([
    ['of the 31st', [2035, 0, 31, 12, 0], [2036, 0, 31, 12, 0], [29, 31, 30]],
    ['of the 30th', [2035, 11, 30, 12, 0], [2036, 0, 30, 12, 0], [29, 30, 30]],
    ['of the 28th', [2035, 0, 28, 12, 0], [2036, 0, 28, 12, 0], [28, 28, 28]],
    ['that began on the first and ends with a month', [2036, 0, 1, 0, 0], [2036, 0, 31, 23, 59], [29, 31, 30]],
    ['whose last day is the one before the 31st', [2035, 0, 31, 0, 0], [2036, 0, 30, 23, 59], [28, 30, 29]],
    ['that ends with a month, whenever it began', [2035, 5, 10, 8, 0], [2036, 0, 31, 18, 0], [29, 31, 30]],
    ['that ends on a day of its own', [2035, 5, 10, 8, 0], [2036, 0, 20, 18, 0], [20, 20, 20]],
  ] as [string, Moment, Moment, number[]][])(
    'stays by its months where it is renewed from month to month: %s',
    async ([, starts, ends, days]) => {
      const { id: cardKindId, placeId, marker } = await made.cardKind('own');
      const [startsAt, endsAt] = [new Date(...starts).getTime(), new Date(...ends).getTime()];
      const id = await cards.create({ body: { ...plateBody(placeId, marker), cardKindId, startsAt, endsAt } });
      const [year, , , hour, minute] = ends;
      const expected = days.map((day, index) => new Date(year, index + 1, day, hour, minute).getTime());
      const reached = [];
      for (const end of expected) {
        expect((await cards.quote({ id, query: { months: 1 } })).endsAt).toBe(end);
        await renew(id, 1);
        reached.push(await endOf(id));
      }
      expect(reached).toEqual(expected);
    },
  );

  it('goes back by the same steps', async () => {
    const { id, endsAt } = await cardOfJanuary();
    const first = await renew(id, 1);
    await renew(id, 1);
    const beforeLast = await endOf(id);
    await renew(id, 1);
    expect(new Date(beforeLast).getDate()).toBe(31);
    await takeBack(id, first, 1);
    expect(await endOf(id)).toBe(beforeLast);
    expect(beforeLast).toBe(monthsLater(endsAt, 2));
  });

  it('is what it was before a renewal that was given back whole, also at the ends of months', async () => {
    const { id, endsAt } = await cardOfJanuary();
    await takeBack(id, await renew(id, 1), 1);
    expect(await endOf(id)).toBe(endsAt);
    const [first, second] = [await renew(id, 1), await renew(id, 1)];
    await takeBack(id, first, 1);
    await takeBack(id, second, 1);
    expect(await endOf(id)).toBe(endsAt);
  });

  it('is what the months led to that were kept', async () => {
    const { id, endsAt } = await cardOfJanuary();
    const { endsAt: afterTwo } = await cards.quote({ id, query: { months: 2 } });
    const paymentId = await renew(id, 3);
    await takeBack(id, paymentId, 1);
    expect(await endOf(id)).toBe(afterTwo);
    await takeBack(id, paymentId, 2);
    expect(await endOf(id)).toBe(endsAt);
  });
});

describe('spaces of a card', () => {
  it('are of the vehicles that come first; the next one pays as a visitor until it comes again', async () => {
    const { id: placeId, marker } = await made.place('own');
    const now = Date.now();
    const body = {
      ...plateBody(placeId, marker),
      ...{ plate: '粤B90001', morePlates: ['粤B90002', '粤BD90003'], cardSpaces: 2, startsAt: now - 30 * DAY },
    };
    await cards.create({ body });
    const enter = async (plate: string, minutesAgo: number, plateColour: 3 | 5 = 5) => {
      const time = now - minutesAgo * 60_000;
      const { orderId } = await app.db
        .transaction()
        .execute((trx) => enterPlace(app.deps, trx, { placeId, plate, plateColour, time }));
      return orderId;
    };
    const first = await enter('粤B90001', 119);
    const second = await enter('粤BD90003', 118, 3);
    const third = await enter('粤B90002', 117);
    const dueOf = async (id: string) => (await admin.parking.order.read({ id })).due;
    expect([await dueOf(first), await dueOf(second), await dueOf(third)]).toEqual([0, 0, 400]);
    // a space that is left later does not change what the visitor owes
    await admin.parking.order.close({ id: first, body: { exitTime: now - 60 * 60_000, reason: '补录离场' } });
    expect(await dueOf(third)).toBe(400);
    const { list } = await admin.parking.order.list({ query: { placeId } });
    expect(list.find(({ id }) => id === third)?.due).toBe(400);
  });

  it('are of a vehicle that is there when the card begins, whichever stays are asked for', async () => {
    const { id: placeId, marker } = await made.place('own');
    const now = Date.now();
    const enter = async (plate: string, minutesAgo: number) => {
      const entry = { placeId, plate, time: now - minutesAgo * 60_000 };
      return (await app.db.transaction().execute((trx) => enterPlace(app.deps, trx, entry))).orderId;
    };
    const gone = await enter('粤B90023', 24 * 60);
    await admin.parking.order.close({ id: gone, body: { exitTime: now - 13 * 60 * 60_000, reason: '补录离场' } });
    await enter('粤B90021', 24 * 60 - 1);
    const [plate, ...morePlates] = ['粤B90022', '粤B90021', '粤B90023'] as const;
    const body = {
      ...plateBody(placeId, marker),
      plate,
      morePlates: [...morePlates],
      startsAt: now - 12 * 60 * 60_000,
    };
    await cards.create({ body });
    const later = await enter(plate, 119);
    expect(await admin.parking.order.read({ id: later })).toMatchObject({ due: 400 });
    const { list } = await admin.parking.order.list({ query: { placeId } });
    expect(list.find(({ id }) => id === later)?.due).toBe(400);
  });

  it('have plates that stand there once, and only cards have more', async () => {
    const { id: placeId, marker } = await made.place('own');
    const body = { ...plateBody(placeId, marker), plate: '粤B90011' };
    await refusal(cards.create({ body: { ...body, morePlates: ['粤B90011'] } }), 400);
    await refusal(cards.create({ body: { ...body, list: 'free', morePlates: ['粤B90012'] } }), 400);
    const { id: elsewhere } = await made.cardKind('own');
    await refusal(cards.create({ body: { ...body, cardKindId: elsewhere } }), 400);
  });
});

describe('a card that ends', () => {
  it('is told to the office seven days before, to each in their language, once for each end', async () => {
    const { id: placeId, marker } = await made.place('own');
    const now = Date.now();
    const body = { ...plateBody(placeId, marker), plate: '粤B91001', endsAt: now + 6 * DAY };
    const id = await cards.create({ body });
    await cards.create({ body: { ...body, plate: '粤B91002', endsAt: now + 8 * DAY } });
    const told = async () => {
      await tellCards(app.deps);
      await workOff(app, 'messageTemplate.spread');
      const titles = await app.db.selectFrom('message').select('title').where('title', 'like', '%粤B9100%').execute();
      return titles.map(({ title }) => title);
    };
    expect(await told()).toEqual(['月卡将到期：粤B91001']);
    expect(await told()).toHaveLength(1);
    const admins = app.db.updateTable('userAccount').where('account', '=', 'admin');
    await admins.set({ language: 'en' }).execute();
    const soon = await cards.list({ query: { expiry: 'soon', placeId } });
    expect(soon.list.map((card) => card.id)).toEqual([id]);
    const { id: _id, revision, ...stored } = await cards.read({ id });
    await cards.update({ id, body: { ...stored, revision, endsAt: now + 7 * DAY - 60_000 } });
    expect((await told()).sort()).toEqual(['A monthly card ends: 粤B91001', '月卡将到期：粤B91001']);
    await admins.set({ language: '' }).execute();
  });
});
