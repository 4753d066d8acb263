import { type ApiClient } from '@smart-admin/api-client';
import { enterPlace } from '../../src/modules/parking/orders/enterPlace.js';
import { type Place, type Target } from '../scopes/scopeCases.js';
import { freshName, homeOf } from './ScopeTargets.js';
import { type TestApp } from './startTestApp.js';

/** Prices of two yuan for every hour that has begun, the first fifteen minutes free. */
export const HOURLY = {
  graceMinutes: 15,
  rates: [
    {
      name: '小型车',
      free: { minutes: 15, alwaysFree: false },
      periods: [
        {
          name: '全天',
          from: '00:00',
          to: '24:00',
          charge: {
            kind: 'steps' as const,
            steps: [{ unit: 60, price: 200 }],
            counted: 'stay' as const,
            rounding: 'up' as const,
          },
        },
      ],
      caps: { perDay: 2000 },
    },
  ],
};

export const DAY = 24 * 60 * 60_000;

/** Makes parts of parking within and beyond the rows of the company binhai, as the administrator. */
export class ParkingTargets {
  private tariffId: Promise<string> | undefined;

  constructor(
    private readonly signIn: () => ApiClient,
    private readonly app: () => TestApp,
  ) {}

  get admin(): ApiClient {
    return this.signIn();
  }

  place = async (place: Place): Promise<Target> => {
    const marker = freshName(place);
    const id = await this.admin.parking.place.create({
      body: await this.placeBody(place, marker),
    });
    return { id, marker };
  };

  async placeBody(place: Place, marker: string) {
    return {
      fullName: marker,
      enCode: marker,
      kind: 'lot' as const,
      organizeId: homeOf(place),
      tariffId: await this.tariff(),
      spaces: 100,
    };
  }

  /** A road there. */
  road = async (place: Place): Promise<Target> => {
    const marker = freshName(place);
    const body = { ...(await this.placeBody(place, marker)), kind: 'road' as const };
    return { id: await this.admin.parking.place.create({ body }), marker };
  };

  /** A berth of a road there; its number is the marker. */
  berth = async (place: Place): Promise<Target & { placeId: string }> => {
    const { id: placeId, marker } = await this.road(place);
    const fullName = marker.slice(0, 20);
    return { id: await this.admin.parking.berth.create({ body: { fullName, placeId } }), marker: fullName, placeId };
  };

  /** Somebody who works on a road there; the number of their berth is the marker. */
  inspector = async (place: Place, userId = 'operator'): Promise<Target & { berthId: string }> => {
    const { id: berthId, marker, placeId } = await this.berth(place);
    const body = { userId, placeId, wholeRoad: false, berthIds: [berthId] };
    return { id: await this.admin.parking.inspector.create({ body }), marker, berthId };
  };

  /** A stay of two hours that owes four yuan on a berth on which the operator works; its plate is the marker. */
  berthStay = async (place: Place): Promise<Target & { berthId: string }> => {
    const { berthId, marker: berth } = await this.inspector(place);
    const { plate } = plateBody('', '');
    const { deps, db } = this.app();
    const { placeId } = await db
      .selectFrom('parkingBerth')
      .select('placeId')
      .where('id', '=', berthId)
      .executeTakeFirstOrThrow();
    const entry = { placeId, plate, berth, time: Date.now() - 119 * 60_000 };
    const { orderId } = await db.transaction().execute((trx) => enterPlace(deps, trx, entry));
    return { id: orderId, marker: plate, berthId };
  };

  lane = async (place: Place): Promise<Target> => {
    const { id: placeId, marker } = await this.place(place);
    return { id: await this.admin.parking.lane.create({ body: laneBody(placeId, marker) }), marker };
  };

  /** An opening that a lane has not taken yet. */
  opening = async (place: Place): Promise<Target> => {
    const { id: laneId, marker } = await this.lane(place);
    const { id } = await this.admin.parking.booth.open({ id: laneId, body: { reason: '设备故障', plate: '' } });
    return { id, marker };
  };

  /** A lane at which somebody waits to leave whose plate was misread, with the stay that is theirs. */
  misread = async (place: Place): Promise<Target & { orderId: string }> => {
    const { id: placeId, marker } = await this.place(place);
    const body = { ...laneBody(placeId, marker), direction: 'both' as const };
    const id = await this.admin.parking.lane.create({ body });
    const pass = (direction: 'in' | 'out', plate: string) =>
      this.admin.parking.passage.report({ id, body: { direction, plate } });
    const { orderId } = await pass('in', plateBody(placeId, '').plate);
    await pass('out', '粤A00000');
    return { id, marker, orderId };
  };

  reductionCode = async (place: Place): Promise<Target> => {
    const { id: placeId, marker } = await this.place(place);
    return { id: await this.admin.parking.reductionCode.create({ body: codeBody(placeId, marker) }), marker };
  };

  merchant = async (place: Place): Promise<Target> => {
    const { id: placeId, marker } = await this.place(place);
    return { id: await this.admin.parking.merchant.create({ body: reducingBody(placeId, marker) }), marker };
  };

  company = async (place: Place): Promise<Target> => {
    const { id: placeId, marker } = await this.place(place);
    return { id: await this.admin.parking.company.create({ body: reducingBody(placeId, marker) }), marker };
  };

  listedPlate = async (place: Place): Promise<Target> => {
    const { id: placeId, marker } = await this.place(place);
    return { id: await this.admin.parking.listedPlate.create({ body: plateBody(placeId, marker) }), marker };
  };

  /** A kind of cards there, at thirty yuan a month. */
  cardKind = async (place: Place): Promise<Target & { placeId: string }> => {
    const { id: placeId, marker } = await this.place(place);
    const id = await this.admin.parking.cardKind.create({ body: cardKindBody(placeId, marker) });
    return { id, marker, placeId };
  };

  /** A monthly card there that costs thirty yuan a month; its holder is the marker. */
  card = async (place: Place, times: Partial<CardTimes> = {}): Promise<Target & { placeId: string }> => {
    const { id: cardKindId, marker, placeId } = await this.cardKind(place);
    const body = { ...plateBody(placeId, marker), ...times, cardKindId };
    return { id: await this.admin.parking.listedPlate.create({ body }), marker, placeId };
  };

  /** The same, renewed for three months in cash; its payment's number is the marker. */
  renewedCard = async (place: Place, times?: CardTimes): Promise<Target & { paymentId: string }> => {
    const { id } = await this.card(place, times);
    const body = { months: 3, amount: 9_000, key: `renewal-of-${id}` };
    await this.admin.parking.listedPlate.payRenewal({ id, body });
    const [renewal] = (await this.admin.parking.listedPlate.renewals({ id, query: {} })).list;
    return { id, marker: renewal?.number ?? '', paymentId: renewal?.id ?? '' };
  };

  private tariff(): Promise<string> {
    this.tariffId ??= this.newTariff(freshName('own'));
    return this.tariffId;
  }

  private async newTariff(enCode: string): Promise<string> {
    const id = await this.admin.parking.tariff.create({ body: { fullName: '测试收费', enCode } });
    await this.admin.parking.tariff.addVersion({ id, body: { startsAt: Date.now(), prices: HOURLY } });
    return id;
  }

  /** A tariff by which a place there charges, with prices from tomorrow on. */
  tariffOf = async (place: Place): Promise<Target & { versionId: string }> => {
    const marker = freshName(place);
    const id = await this.newTariff(marker);
    const body = { startsAt: Date.now() + DAY, prices: HOURLY };
    const versionId = await this.admin.parking.tariff.addVersion({ id, body });
    await this.admin.parking.place.create({ body: { ...(await this.placeBody(place, marker)), tariffId: id } });
    return { id, marker, versionId };
  };

  /** A stay that began two hours ago and owes four yuan; its plate is the marker. */
  stay = async (place: Place, kind: 'lot' | 'road' = 'lot'): Promise<Target> => {
    const marker = freshName(place);
    const placeId = await this.admin.parking.place.create({
      body: { ...(await this.placeBody(place, marker)), kind },
    });
    const { plate } = plateBody(placeId, '');
    const entry = { placeId, plate, time: Date.now() - 2 * 60 * 60_000 + 60_000 };
    const { deps, db } = this.app();
    const { orderId } = await db.transaction().execute((trx) => enterPlace(deps, trx, entry));
    return { id: orderId, marker: plate };
  };

  /** A stay that was found to be impossible. */
  finding = async (place: Place): Promise<Target> => {
    const { id: orderId, marker } = await this.stay(place);
    const id = `finding${orderId}`;
    const proposedExit = new Date(Date.now() - 30 * 60_000);
    await this.app()
      .db.insertInto('parkingFinding')
      .values({ id, kind: 'noExit', orderId, organizeId: homeOf(place), proposedExit })
      .execute();
    return { id, marker };
  };

  /** A stay within the caller's rows that one there shows to be impossible; the plate of that one is the marker. */
  findingBy = async (place: Place, kind: 'lot' | 'road'): Promise<Target & { otherOrderId: string }> => {
    const { id } = await this.finding('own');
    const { id: otherOrderId, marker } = await this.stay(place, kind);
    const findings = this.app().db.updateTable('parkingFinding').where('id', '=', id);
    await findings.set({ kind: 'similarPlate', otherOrderId }).execute();
    return { id, marker, otherOrderId };
  };

  /** A stay that was left without paying its two yuan; `id` is its vehicle's in the list, the plate the marker. */
  escaped = async (place: Place): Promise<Target & { orderId: string }> => {
    const { id: orderId, marker } = await this.stay(place);
    const { entryTime } = await this.admin.parking.order.read({ id: orderId });
    const body = { exitTime: entryTime + 30 * 60_000, reason: '冲卡离场' };
    await this.admin.parking.order.close({ id: orderId, body });
    return { id: `${marker}_5`, marker, orderId };
  };

  /** A lot there with a lane, on a server that may simulate traffic. */
  simulatedLot = async (place: Place): Promise<Target> => {
    this.app().deps.env.LANE_SIMULATOR = 'on';
    const target = await this.place(place);
    await this.admin.parking.lane.create({ body: laneBody(target.id, target.marker) });
    return target;
  };

  /** A run of simulated traffic there that has ended. */
  simulation = async (place: Place): Promise<Target> => {
    const { id: placeId, marker } = await this.place(place);
    const id = `simulation${marker}`;
    const counts = JSON.stringify({ entries: 0, exits: 0, waiting: 0, refused: 0, openings: 0 });
    const row = { id, placeIds: [placeId], perMinute: 1, counts, endsAt: new Date(), state: 'ended' as const };
    await this.app().db.insertInto('parkingSimulation').values(row).execute();
    return { id, marker };
  };

  /** An invoice that was asked for of a stay that was paid; its title is the marker. */
  invoice = async (place: Place, state: 'asked' | 'reversing' = 'asked'): Promise<Target & { orderId: string }> => {
    const { id: orderId } = await this.paidStay(place);
    const marker = freshName(place);
    const { db } = this.app();
    const order = db.selectFrom('parkingOrder').select('placeId').where('id', '=', orderId);
    const { placeId } = await order.executeTakeFirstOrThrow();
    const id = `invoice${orderId}`;
    const organizeId = homeOf(place);
    await db
      .insertInto('parkingInvoice')
      .values({ id, orderId, placeId, organizeId, title: marker, email: 'a@b.cn', amount: 400, state })
      .execute();
    return { id, marker, orderId };
  };

  /** A refund of one yuan that failed. */
  failedRefund = async (place: Place): Promise<Target & { orderId: string }> => {
    const { id: orderId, marker, paymentId } = await this.paidStay(place);
    const body = { paymentId, amount: 100, reason: '多收', key: `refund-of-${orderId}` };
    await this.admin.parking.order.refund({ id: orderId, body });
    const { id } = await this.app()
      .db.updateTable('parkingRefund')
      .set({ state: 'failed', failure: '余额不足' })
      .where('paymentId', '=', paymentId)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, marker, orderId };
  };

  /** The same of cash that waits to be handed over. */
  cashToHandOver = async (place: Place): Promise<Target & { orderId: string }> => {
    const target = await this.failedRefund(place);
    const refunds = this.app().db.updateTable('parkingRefund').where('id', '=', target.id);
    await refunds.set({ state: 'asked', userId: '', doneTime: null }).execute();
    return target;
  };

  /** A line that differs of a statement of its own; its number is the marker, as is the file of the statement. */
  statementItem = async (place: Place): Promise<Target> => {
    const marker = freshName(place);
    return { id: await this.addItem(place, { marker, statementId: await this.addStatement(marker) }), marker };
  };

  /** The same in one statement for all. */
  sharedItem = async (place: Place): Promise<Target & { statementId: string }> => {
    const marker = freshName(place);
    this.shared ??= this.addStatement('ofEverybody');
    const statementId = await this.shared;
    return { id: await this.addItem(place, { marker, statementId }), marker, statementId };
  };

  private shared: Promise<string> | undefined;
  private days = 0;

  private async addStatement(fileName: string): Promise<string> {
    const id = statementOf(fileName);
    const day = new Date(Date.UTC(2020, 0, (this.days += 1))).toISOString().slice(0, 10);
    const row = { id, provider: 'wechat' as const, day, fileName, contentHash: fileName, userId: 'admin' };
    await this.app().db.insertInto('parkingStatement').values(row).execute();
    return id;
  }

  private async addItem(place: Place, { marker, statementId }: { marker: string; statementId: string }) {
    const id = `item${marker}`;
    const line = { kind: 'payment' as const, number: marker, time: new Date(), theirs: 100, result: 'theirs' as const };
    await this.app()
      .db.insertInto('parkingStatementItem')
      .values({ id, statementId, provider: 'wechat', organizeId: homeOf(place), ...line })
      .execute();
    return id;
  }

  /** A shift of somebody else, which goes on unless an end is given; its booth is the marker. */
  shift = async (place: Place, end: { endedAt?: Date; successorId?: string } = {}): Promise<Target> => {
    const { id: placeId, marker } = await this.place(place);
    const { db } = this.app();
    const { id: userId } = await db
      .selectFrom('userAccount')
      .select('id')
      .where('id', 'not in', ['admin', 'operator'])
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('parkingShift').select('id').whereRef('userId', '=', 'userAccount.id'))),
      )
      .executeTakeFirstOrThrow();
    const id = `shift${marker}`;
    await db
      .insertInto('parkingShift')
      .values({ id, placeId, organizeId: homeOf(place), userId, booth: marker, ...end })
      .execute();
    return { id, marker };
  };

  /** A stay that was paid in cash. */
  paidStay = async (place: Place, kind: 'lot' | 'road' = 'lot'): Promise<Target & { paymentId: string }> => {
    const target = await this.stay(place, kind);
    const calls = kind === 'lot' ? this.admin.parking.order : this.admin.parking.roadsideOrder;
    const body = { amount: 400, key: `cash-of-${target.id}` };
    const { payments } = await calls.collect({ id: target.id, body });
    return { ...target, paymentId: payments[0]?.id ?? '' };
  };
}

/** The statement that a line of `statementItem` stands in. */
export function statementOf(marker: string): string {
  return `statement${marker}`;
}

export function laneBody(placeId: string, name: string) {
  return { fullName: name, enCode: name, placeId, direction: 'in' as const };
}

export function cardKindBody(placeId: string, fullName: string) {
  return { fullName, placeId, price: 3_000 };
}

export function codeBody(placeId: string, fullName: string) {
  const now = Date.now();
  return { fullName, placeId, kind: 'amount' as const, value: 500, startsAt: now, endsAt: now + DAY, maxUses: 10 };
}

export function reducingBody(placeId: string, name: string) {
  return { fullName: name, enCode: name, placeId, kind: 'minutes' as const, value: 60 };
}

export function plateBody(placeId: string, holder: string) {
  const now = Date.now();
  const number = String(10_000 + Math.floor(Math.random() * 89_999));
  return { list: 'monthly' as const, plate: `粤B${number}`, placeId, startsAt: now, endsAt: now + 30 * DAY, holder };
}

/** Milliseconds from when to when a card holds. */
interface CardTimes {
  startsAt: number;
  endsAt: number;
}
