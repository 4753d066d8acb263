import { type ApiClient } from '@smart-admin/api-client';
import { createSources } from '@smart-admin/api-client/sources';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterPlace } from '../src/modules/parking/orders/enterPlace.js';
import { codeBody, DAY, HOURLY, laneBody, ParkingTargets, plateBody, reducingBody } from './support/ParkingTargets.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
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

describe('places', () => {
  it('E3-12 the list that clients keep has Id, Name and Type of what is enabled, and clients both spellings', async () => {
    const { id, marker } = await made.place('own');
    const closed = await made.place('own');
    await admin.parking.place.updateState({ id: closed.id });
    const { list } = await admin.parking.place.cached();
    expect(list).toContainEqual({ Id: id, Name: marker, Type: 'lot' });
    expect(list.map(({ Id }) => Id)).not.toContain(closed.id);
    const places = await createSources(admin, () => Promise.reject(new Error('not asked'))).places();
    expect(places).toContainEqual({ Id: id, Name: marker, Type: 'lot', id, name: marker });
  });

  it('lie in other lots, never in roads or in themselves', async () => {
    const { id: outer } = await made.place('own');
    const { id: inner, marker } = await made.place('own');
    const body = await made.placeBody('own', marker);
    await admin.parking.place.update({ id: inner, body: { ...body, parentId: outer } });
    const { id: _id, ...outerBody } = await admin.parking.place.read({ id: outer });
    await expect(
      admin.parking.place.update({ id: outer, body: { ...outerBody, parentId: inner } }),
    ).rejects.toMatchObject({ code: 400, fieldErrors: { parentId: expect.stringContaining('上级停车场') as string } });
  });

  it('keep the department that runs them from being deleted', async () => {
    const organizeId = await admin.permission.department.create({
      body: { fullName: '新区运营部', enCode: 'newDistrict', parentId: 'binhai' },
    });
    const { marker } = await made.place('own');
    await admin.parking.place.create({
      body: { ...(await made.placeBody('own', `${marker}n`)), organizeId },
    });
    await expect(admin.permission.department.remove({ id: organizeId })).rejects.toMatchObject({
      code: 409,
      message: '“新区运营部”还有1个停车场或路段，不能删除',
    });
  });

  it('have a signed code that leads to their public page', async () => {
    const { id } = await made.place('own');
    const { code, path } = await admin.parking.place.code({ id });
    expect(path).toBe(`/scanQrcode?code=${code}`);
    expect(await app.deps.parkingCodes.readPrinted(code)).toEqual({ kind: 'place', id });
    expect(await app.deps.parkingCodes.readPrinted(code.replace(id, 'another'))).toBeUndefined();
  });
});

describe('barriers', () => {
  it('A7.16-04 A7.16-05 A7.16-06 are listed with their settings, and the settings are saved', async () => {
    const place = await made.place('own');
    const id = await admin.parking.lane.create({ body: laneBody(place.id, `${place.marker}a`) });
    const before = await admin.parking.barrier.expands({ query: { placeId: place.id } });
    expect(before.list).toMatchObject([
      { id, deviceNo: '', remoteOpen: true, remoteSeconds: 30, placeName: place.marker },
    ]);
    await admin.parking.barrier.updateExpands({ body: { list: [{ id, deviceNo: 'DZ-0017', remoteSeconds: 20 }] } });
    const after = await admin.parking.barrier.expands({ query: { keyword: 'dz-0017' } });
    expect(after.list).toMatchObject([{ id, deviceNo: 'DZ-0017', remoteSeconds: 20, cameraNo: '', remoteOpen: true }]);
    const { list } = await admin.parking.barrier.places();
    expect(list).toContainEqual({ id: place.id, fullName: place.marker, barrierCount: 1 });
  });

  it('are saved all or none', async () => {
    const { id } = await made.lane('own');
    await expect(
      admin.parking.barrier.updateExpands({
        body: {
          list: [
            { id, deviceNo: 'X1' },
            { id: 'nobody', deviceNo: 'X2' },
          ],
        },
      }),
    ).rejects.toMatchObject({ code: 404 });
    expect(await admin.parking.lane.read({ id })).toMatchObject({ deviceNo: '' });
  });
});

describe('tariffs', () => {
  it('get versions that begin later, of which the one that has not begun is replaced', async () => {
    const id = await admin.parking.tariff.create({ body: { fullName: '路侧一类', enCode: 'road1' } });
    await admin.parking.tariff.addVersion({ id, body: { startsAt: Date.now(), prices: HOURLY } });
    await admin.parking.tariff.addVersion({ id, body: { startsAt: Date.now() + DAY, prices: HOURLY } });
    const next = await admin.parking.tariff.addVersion({
      id,
      body: { startsAt: Date.now() + 2 * DAY, prices: HOURLY },
    });
    const { list } = await admin.parking.tariff.versions({ id });
    expect(list.map(({ version }) => version)).toEqual([2, 1]);
    expect(await admin.parking.tariff.read({ id })).toMatchObject({ version: 1 });
    await admin.parking.tariff.removeVersion({ id, versionId: next });
    const [inForce] = (await admin.parking.tariff.versions({ id })).list;
    await expect(admin.parking.tariff.removeVersion({ id, versionId: inForce?.id ?? '' })).rejects.toMatchObject({
      code: 409,
      message: '该版本已生效，不能撤回',
    });
    await expect(
      admin.parking.tariff.addVersion({ id, body: { startsAt: Date.now() - DAY, prices: HOURLY } }),
    ).rejects.toMatchObject({ code: 400 });
  });

  it('charge by prices that are in force: nobody comes in by those that begin later, and these may be replaced', async () => {
    const { id: placeId, marker } = await made.place('own');
    const id = await admin.parking.tariff.create({ body: { fullName: '下月起', enCode: 'later' } });
    const startsAt = Date.now() + DAY;
    await admin.parking.tariff.addVersion({ id, body: { startsAt, prices: HOURLY } });
    const body = { ...(await made.placeBody('own', marker)), tariffId: id };
    await admin.parking.place.update({ id: placeId, body });
    const enter = (time = Date.now()) => {
      const { plate } = plateBody(placeId, '');
      return app.db.transaction().execute((trx) => enterPlace(app.deps, trx, { placeId, plate, time }));
    };
    await expect(enter()).rejects.toMatchObject({ code: 409 });
    await admin.parking.tariff.addVersion({ id, body: { startsAt: Date.now(), prices: HOURLY } });
    await admin.parking.tariff.addVersion({ id, body: { startsAt, prices: HOURLY } });
    // an entry that is told late is from before the first prices
    const stays = [await enter(), await enter(Date.now() - DAY)];
    await admin.parking.tariff.addVersion({ id, body: { startsAt: startsAt + DAY, prices: HOURLY } });
    for (const { orderId } of stays)
      expect(await admin.parking.order.read({ id: orderId })).toMatchObject({ evidence: { fee: { version: 1 } } });
  });

  it('keep a version by which stays are charged, also one that has not begun', async () => {
    const { id: orderId } = await made.stay('own');
    const id = await admin.parking.tariff.create({ body: { fullName: '已有订单', enCode: 'named' } });
    const body = { startsAt: Date.now() + DAY, prices: HOURLY };
    const versionId = await admin.parking.tariff.addVersion({ id, body });
    await app.db.updateTable('parkingOrder').set({ tariffVersionId: versionId }).where('id', '=', orderId).execute();
    const refused = { code: 409, message: '已有停车订单按该版本计费，不能撤回' };
    await expect(admin.parking.tariff.addVersion({ id, body })).rejects.toMatchObject(refused);
    await expect(admin.parking.tariff.removeVersion({ id, versionId })).rejects.toMatchObject(refused);
    expect(await admin.parking.order.read({ id: orderId })).toMatchObject({ due: 400 });
  });

  it('refuse prices that contradict themselves, and say where', async () => {
    const id = await admin.parking.tariff.create({ body: { fullName: '试算', enCode: 'broken' } });
    const [rate] = HOURLY.rates;
    const [period] = rate?.periods ?? [];
    if (!rate || !period) throw new Error('no prices');
    const twice = {
      ...HOURLY,
      rates: [{ ...rate, periods: [period, { ...period, name: '夜间', from: '22:00', to: '06:00' }] }],
    };
    await expect(
      admin.parking.tariff.addVersion({ id, body: { startsAt: Date.now(), prices: twice } }),
    ).rejects.toMatchObject({ fieldErrors: { 'prices.rates.0.periods': '时段“全天”与“夜间”重叠' } });
    await expect(
      admin.parking.tariff.addVersion({
        id,
        body: { startsAt: Date.now(), prices: { ...HOURLY, timeZone: 'Mars/Base' } },
      }),
    ).rejects.toMatchObject({ fieldErrors: { 'prices.timeZone': '时区“Mars/Base”不存在' } });
  });
});

describe('the tariff lab', () => {
  const hours = (count: number) => ({
    from: Date.UTC(2026, 10, 2, 1),
    to: Date.UTC(2026, 10, 2, 1) + count * 3_600_000,
  });

  it('says what stays would cost by a draft, and why', async () => {
    const { list } = await admin.parking.tariffLab.tryOut({
      body: { prices: HOURLY, stays: [hours(0.2), hours(1), hours(2.5), hours(15)] },
    });
    expect(list.map(({ amount }) => amount)).toEqual([0, 200, 600, 2000]);
    expect(list.at(-1)?.segments.at(-1)).toMatchObject({ cappedBy: 'day' });
    await expect(
      admin.parking.tariffLab.tryOut({ body: { prices: HOURLY, stays: [hours(24 * 500)] } }),
    ).rejects.toMatchObject({ code: 400, fieldErrors: { stays: '试算的停车时长合计不能超过400天' } });
  });

  it('charges the stays of the last days again', async () => {
    const { id: placeId } = await made.place('own');
    const exit = Date.now() - DAY;
    await app.db
      .insertInto('parkingOrder')
      .values(
        [1, 3].map((length) => ({
          id: `replayed${String(length)}`,
          number: `replayed${String(length)}`,
          placeId,
          placeKind: 'lot' as const,
          organizeId: 'binhai_parking',
          plate: `粤B0000${String(length)}`,
          status: 'closed' as const,
          entryTime: new Date(exit - length * 3_600_000),
          exitTime: new Date(exit),
          fee: 300,
        })),
      )
      .execute();
    const result = await admin.parking.tariffLab.replay({ body: { prices: HOURLY, placeIds: [placeId] } });
    expect(result).toMatchObject({
      stays: 2,
      isSample: false,
      revenueNow: 600,
      revenueDraft: 800,
      payMore: 1,
      payLess: 1,
    });
    expect(result.examples.map(({ orderId }) => orderId)).toEqual(['replayed3', 'replayed1']);
  });

  it('charges time in an inner lot again to nobody', async () => {
    const { id: placeId } = await made.place('own');
    const [hour, exit] = [3_600_000, Math.floor((Date.now() - DAY) / 60_000) * 60_000];
    const inside = { from: exit - 2 * hour, to: exit, minutes: 120, free: 'innerLot', fullAmount: 0, amount: 0 };
    await app.db
      .insertInto('parkingOrder')
      .values({
        id: 'replayedInner',
        number: 'replayedInner',
        placeId,
        placeKind: 'lot' as const,
        organizeId: 'binhai_parking',
        plate: '粤B00009',
        status: 'closed' as const,
        entryTime: new Date(exit - 3 * hour),
        exitTime: new Date(exit),
        fee: 200,
        evidence: JSON.stringify({ tariffName: '', reductions: [], fee: { segments: [inside] } }),
      })
      .execute();
    const result = await admin.parking.tariffLab.replay({ body: { prices: HOURLY, placeIds: [placeId] } });
    expect(result).toMatchObject({ stays: 1, revenueNow: 200, revenueDraft: 200, paySame: 1 });
  });
});

describe('reductions', () => {
  it('a code has a kind, a period and a count, and a sheet for its QR picture', async () => {
    const { id: placeId, marker } = await made.place('own');
    const body = codeBody(placeId, marker);
    const id = await admin.parking.reductionCode.create({ body });
    expect(await admin.parking.reductionCode.read({ id })).toMatchObject({ ...body, used: 0, placeName: marker });
    expect((await admin.parking.reductionCode.sheet({ id })).path).toMatch(/^\/reductionQrcode\?code=code\./);
    await admin.parking.reductionCode.update({ id, body: { ...body, use: 'staff' } });
    expect((await admin.parking.reductionCode.sheet({ id })).path).toMatch(/^\/freeCarQrcode\?code=/);
    await expect(
      admin.parking.reductionCode.create({ body: { ...body, endsAt: body.startsAt } }),
    ).rejects.toMatchObject({ fieldErrors: { endsAt: '结束时间必须晚于开始时间' } });
    await expect(
      admin.parking.reductionCode.create({ body: { ...body, kind: 'percent', value: 101 } }),
    ).rejects.toMatchObject({ fieldErrors: { value: '折扣为1至100的整数' } });
  });

  it('a top-up with the same key puts the money there once, also at the same time', async () => {
    const { id } = await made.merchant('own');
    const body = { amount: 10_000, note: '首充', key: 'top-up-key-000001' };
    const balances = await Promise.all(Array.from({ length: 10 }, () => admin.parking.merchant.topUp({ id, body })));
    expect(balances.map(({ balance }) => balance)).toEqual(Array.from({ length: 10 }, () => 10_000));
    // the first answer was lost, and whoever asks again has typed another amount since
    await expect(admin.parking.merchant.topUp({ id, body: { ...body, amount: 20_000 } })).rejects.toMatchObject({
      code: 409,
      message: '上次提交已经成功，金额为¥100.00；请关闭后核对',
    });
    await admin.parking.merchant.topUp({ id, body: { ...body, key: 'top-up-key-000002' } });
    const { list } = await admin.parking.merchant.statement({ id, query: {} });
    expect(list.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['topUp', 10_000, 20_000],
      ['topUp', 10_000, 10_000],
    ]);
    await expect(admin.parking.merchant.remove({ id })).rejects.toMatchObject({ code: 409 });
  });

  it('a top-up prolongs the agreement, never shortens it, and the statement says until when', async () => {
    const { id: placeId, marker } = await made.place('own');
    const before = Date.now() + DAY;
    const id = await admin.parking.merchant.create({ body: { ...reducingBody(placeId, marker), expiresAt: before } });
    const idsOf = async (expiry: 'valid' | 'soon' | 'expired') =>
      (await admin.parking.merchant.list({ query: { placeId, expiry } })).list.map((row) => row.id);
    expect(await idsOf('soon')).toEqual([id]);
    const body = { amount: 100, note: '续约', key: 'prolonging-key-0001' };
    await expect(
      admin.parking.merchant.topUp({ id, body: { ...body, expiresAt: before - 1_000 } }),
    ).rejects.toMatchObject({ fieldErrors: { expiresAt: '新的到期时间必须晚于现在和原到期时间' } });
    const expiresAt = before + 365 * DAY;
    const { revision } = await admin.parking.merchant.read({ id });
    await admin.parking.merchant.topUp({ id, body: { ...body, expiresAt } });
    // whoever has the merchant open in a form is asked before the new end is lost
    await expect(
      admin.parking.merchant.update({ id, body: { revision, expiresAt: before + DAY } }),
    ).rejects.toMatchObject({ code: 409 });
    await admin.parking.merchant.topUp({ id, body: { ...body, expiresAt: expiresAt + DAY } });
    expect(await admin.parking.merchant.read({ id })).toMatchObject({ balance: 100, expiresAt });
    expect((await admin.parking.merchant.statement({ id, query: {} })).list).toMatchObject([
      { amount: 100, expiresAt },
    ]);
    expect([await idsOf('valid'), await idsOf('soon'), await idsOf('expired')]).toEqual([[id], [], []]);
  });

  it('a company keeps the plates that it holds for, each once and in one form', async () => {
    const { id: placeId, marker } = await made.place('own');
    const id = await admin.parking.company.create({
      body: { ...reducingBody(placeId, marker), plates: ['粤b·12345', '粤B12345', '粤BD12345'] },
    });
    expect((await admin.parking.company.read({ id })).plates).toEqual(['粤B12345', '粤BD12345']);
  });

  it('a monthly card is renewed from its end, and a plate stands on a list once', async () => {
    const { id: placeId, marker } = await made.place('own');
    const body = { ...plateBody(placeId, marker), endsAt: Date.UTC(2036, 0, 15) };
    const id = await admin.parking.listedPlate.create({ body });
    await admin.parking.listedPlate.renew({ id, body: { months: 2 } });
    expect((await admin.parking.listedPlate.read({ id })).endsAt).toBe(Date.UTC(2036, 2, 15));
    await expect(admin.parking.listedPlate.create({ body })).rejects.toMatchObject({
      fieldErrors: { plate: `车牌${body.plate}已在该名单中` },
    });
  });
});
