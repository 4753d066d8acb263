import { type ApiClient } from '@smart-admin/api-client';
import { expect } from 'vitest';
import {
  cardKindBody,
  codeBody,
  DAY,
  HOURLY,
  laneBody,
  type ParkingTargets,
  plateBody,
  reducingBody,
} from '../support/ParkingTargets.js';
import {
  both,
  counts,
  every,
  hides,
  HIDDEN_ROWS,
  open,
  refuses,
  type CheckedCase,
  type Place,
  type ScopeCase,
  type Target,
} from './scopeCases.js';
import { berthCases } from './berthCases.js';
import { cardCases } from './cardCases.js';
import { debtCases } from './debtCases.js';
import { tariffCounts } from './countCases.js';
import { CHOICES, COMPUTED, NO_ROWS, PUBLIC } from './reasons.js';
import { freshName, homeOf } from '../support/ScopeTargets.js';

/** What a caller of limited scope may do with parking. */
export function parkingCases(made: ParkingTargets): Record<string, ScopeCase> {
  const shift = (place: Place) => made.shift(place);
  return {
    ...nounCases(made, 'place', made.place, {
      body: ({ marker }) => made.placeBody(marker.startsWith('zown') ? 'own' : 'foreign', freshName('own')),
      target: made.place,
    }),
    'parking.place.update': both(
      updateOf(made, 'place', made.place),
      movedPlace(made),
      // a lot within another one
      refuses(outerAndInner(made), async (caller, { id: parentId, inner }) => {
        const { id, ...stored } = await made.admin.parking.place.read({ id: inner });
        return caller.parking.place.update({ id, body: { ...stored, parentId } });
      }),
    ),
    ...every(['list', 'read', 'update', 'updateState', 'check'], 'parking.paymentChannel', NO_ROWS),
    'parking.place.selector': hides(made.place, (caller) => caller.parking.place.selector()),
    'parking.place.cached': hides(made.place, (caller) => caller.parking.place.cached()),
    'parking.place.code': refuses(made.place, (caller, { id }) => caller.parking.place.code({ id })),

    ...nounCases(made, 'lane', made.lane, {
      body: ({ id }) => Promise.resolve(laneBody(id, freshName('own'))),
      target: made.place,
    }),
    'parking.lane.code': refuses(made.lane, (caller, { id }) => caller.parking.lane.code({ id })),
    'parking.barrier.expands': hides(made.lane, (caller) => caller.parking.barrier.expands({ query: HIDDEN_ROWS })),
    'parking.barrier.places': hides(made.lane, (caller) => caller.parking.barrier.places()),
    'parking.barrier.updateExpands': refuses(made.lane, (caller, { id }) =>
      caller.parking.barrier.updateExpands({ body: { list: [{ id, deviceNo: 'D-1' }] } }),
    ),

    'parking.passage.report': refuses(made.lane, (caller, { id }) =>
      caller.parking.passage.report({ id, body: { direction: 'in', plate: plateBody('', '').plate } }),
    ),

    'parking.booth.lanes': hides(made.lane, (caller) => caller.parking.booth.lanes()),
    'parking.booth.channel': channelsWithin(made, (caller) => caller.parking.booth.channel()),
    'parking.booth.proposals': refuses(made.lane, (caller, { id }) =>
      caller.parking.booth.proposals({ id, query: { plate: '粤B12345' } }),
    ),
    'parking.booth.openings': hides(made.opening, (caller) => caller.parking.booth.openings({ query: HIDDEN_ROWS })),
    'parking.booth.match': refuses(made.misread, (caller, { id, orderId }) =>
      caller.parking.booth.match({ id, body: { orderId } }),
    ),
    'parking.booth.open': refuses(made.lane, (caller, { id }) =>
      caller.parking.booth.open({ id, body: { reason: '设备故障', plate: '' } }),
    ),
    'parking.booth.acknowledge': refuses(made.opening, (caller, { id }) => caller.parking.booth.acknowledge({ id })),

    // prices are nobody's secret, but whoever changes them changes what all places charge by them
    ...every(['create', 'read', 'versions'], 'parking.tariff', NO_ROWS),
    'parking.tariff.list': tariffCounts(made),
    'parking.tariff.update': refuses(made.tariffOf, (caller, { id, marker }) =>
      caller.parking.tariff.update({ id, body: { fullName: '改名', enCode: marker } }),
    ),
    'parking.tariff.updateState': refuses(made.tariffOf, (caller, { id }) => caller.parking.tariff.updateState({ id })),
    'parking.tariff.addVersion': refuses(made.tariffOf, (caller, { id }) =>
      caller.parking.tariff.addVersion({ id, body: { startsAt: Date.now() + DAY, prices: HOURLY } }),
    ),
    'parking.tariff.removeVersion': refuses(made.tariffOf, (caller, { id, versionId }) =>
      caller.parking.tariff.removeVersion({ id, versionId }),
    ),
    'parking.tariff.remove': {
      check: async (_app, caller) => {
        const removal = async (place: Place) => caller.parking.tariff.remove({ id: (await made.tariffOf(place)).id });
        await expect(removal('foreign')).rejects.toMatchObject({ code: 403 });
        // what places charge by stays
        await expect(removal('own')).rejects.toMatchObject({ code: 409 });
      },
    },

    'parking.tariff.selector': open(CHOICES),
    'parking.tariffLab.tryOut': open(COMPUTED),
    'parking.tariffLab.replay': refuses(made.place, (caller, { id }) =>
      caller.parking.tariffLab.replay({ body: { prices: HOURLY, placeIds: [id] } }),
    ),

    ...nounCases(made, 'reductionCode', made.reductionCode, {
      body: ({ id }) => Promise.resolve(codeBody(id, freshName('own'))),
      target: made.place,
    }),
    'parking.reductionCode.batchRemove': refuses(made.reductionCode, (caller, { id }) =>
      caller.parking.reductionCode.batchRemove({ body: { ids: [id] } }),
    ),
    'parking.reductionCode.sheet': refuses(made.reductionCode, (caller, { id }) =>
      caller.parking.reductionCode.sheet({ id }),
    ),

    ...nounCases(made, 'merchant', made.merchant, {
      body: ({ id }) => Promise.resolve(reducingBody(id, freshName('own'))),
      target: made.place,
    }),
    'parking.merchant.selector': hides(made.merchant, (caller) => caller.parking.merchant.selector()),
    'parking.merchant.sheet': refuses(made.merchant, (caller, { id }) => caller.parking.merchant.sheet({ id })),
    'parking.merchant.statement': refuses(made.merchant, (caller, { id }) =>
      caller.parking.merchant.statement({ id, query: {} }),
    ),
    'parking.merchant.topUp': refuses(made.merchant, (caller, { id }) =>
      caller.parking.merchant.topUp({ id, body: { amount: 100, key: 'once-and-only-once' } }),
    ),

    ...nounCases(made, 'company', made.company, {
      body: ({ id }) => Promise.resolve(reducingBody(id, freshName('own'))),
      target: made.place,
    }),
    'parking.company.sheet': refuses(made.company, (caller, { id }) => caller.parking.company.sheet({ id })),

    ...berthCases(made),
    ...debtCases(made),
    ...cardCases(made),

    ...orderCases(made, 'order', 'lot'),
    ...orderCases(made, 'roadsideOrder', 'road'),
    'parking.payment.list': hides(made.paidStay, (caller) => caller.parking.payment.list({ query: HIDDEN_ROWS })),
    'parking.payment.reconcile': counts(made.paidStay, async (caller) => {
      const { list } = await caller.parking.payment.reconcile({ query: {} });
      return list.reduce((sum, { payments }) => sum + payments, 0);
    }),

    'parking.finding.list': both(
      hides(made.finding, (caller) => caller.parking.finding.list({ query: HIDDEN_ROWS })),
      otherStays(made),
    ),
    'parking.finding.accept': refuses(made.finding, (caller, { id }) => caller.parking.finding.accept({ id })),
    'parking.finding.dismiss': refuses(made.finding, (caller, { id }) =>
      caller.parking.finding.dismiss({ id, body: { reason: '车辆仍在场' } }),
    ),
    'parking.shift.list': hides(shift, (caller) => caller.parking.shift.list({ query: HIDDEN_ROWS })),
    'parking.shift.mine': hides(
      (place) => made.shift(place, { endedAt: new Date(), ...(place === 'own' ? { successorId: 'operator' } : {}) }),
      (caller) => caller.parking.shift.mine(),
    ),
    'parking.shift.read': refuses(shift, (caller, { id }) => caller.parking.shift.read({ id })),
    // one shift at a time: what a case begins it ends
    'parking.shift.begin': refuses(made.place, async (caller, { id: placeId }) => {
      const id = await caller.parking.shift.begin({ body: { placeId } });
      await caller.parking.shift.end({ id, body: { countedCash: 0 } });
    }),
    'parking.shift.takeOver': refuses(
      (place) => made.shift(place, { endedAt: new Date(), successorId: 'operator' }),
      async (caller, target) => {
        const id = await caller.parking.shift.takeOver({ id: target.id });
        await caller.parking.shift.end({ id, body: { countedCash: 0 } });
      },
    ),
    'parking.shift.end': refuses(shift, (caller, { id }) => caller.parking.shift.end({ id, body: { countedCash: 0 } })),
    'parking.shift.review': refuses(
      (place) => made.shift(place, { endedAt: new Date() }),
      (caller, { id }) => caller.parking.shift.review({ id, body: {} }),
    ),
    'parking.screen.revenue': hides(made.place, (caller) => caller.parking.screen.revenue({ query: {} })),
    'parking.screen.traffic': hides(made.stay, (caller) => caller.parking.screen.traffic({ query: {} })),
    'parking.screen.berths': hides(made.berth, (caller) => caller.parking.screen.berths({ query: {} })),
    'parking.screen.channel': channelsWithin(made, (caller) => caller.parking.screen.channel()),

    ...every(
      [
        'target',
        'find',
        'order',
        'pay',
        'payment',
        'giveUp',
        'reduce',
        'invoice',
        'screen',
        'enter',
        'ticket',
        'leave',
        'card',
        'payCard',
      ],
      'parking.publicParking',
      // opened by a signed code
      PUBLIC,
    ),

    ...nounCases(made, 'cardKind', made.cardKind, {
      body: ({ id }) => Promise.resolve(cardKindBody(id, freshName('own'))),
      target: made.place,
    }),
    'parking.cardKind.selector': hides(made.cardKind, (caller) => caller.parking.cardKind.selector()),

    ...nounCases(made, 'listedPlate', made.listedPlate, {
      body: ({ id }) => Promise.resolve(plateBody(id, freshName('own'))),
      target: made.place,
    }),
    'parking.listedPlate.batchRemove': refuses(made.listedPlate, (caller, { id }) =>
      caller.parking.listedPlate.batchRemove({ body: { ids: [id] } }),
    ),
    'parking.listedPlate.renew': refuses(made.listedPlate, (caller, { id }) =>
      caller.parking.listedPlate.renew({ id, body: { months: 1 } }),
    ),
  };
}

/** Tokens are given for the channels of the caller's own places alone. */
function channelsWithin(
  made: ParkingTargets,
  call: (caller: ApiClient) => Promise<{ channels: { channel: string }[] }>,
): ScopeCase {
  return {
    check: async (_app, caller) => {
      await made.place('foreign');
      const { channels } = await call(caller);
      expect(channels.length).toBeGreaterThan(0);
      for (const { channel } of channels) expect(channel).toMatch(/^parking:organize:binhai(_|$)/);
    },
  };
}

/** Orders of lots and of roads differ in their place alone. */
function orderCases(
  made: ParkingTargets,
  noun: 'order' | 'roadsideOrder',
  kind: 'lot' | 'road',
): Record<string, ScopeCase> {
  const stay = (place: Place) => made.stay(place, kind);
  const calls = (caller: ApiClient) => caller.parking[noun] as ApiClient['parking']['order'];
  return {
    [`parking.${noun}.list`]: hides(stay, (caller) => calls(caller).list({ query: HIDDEN_ROWS })),
    [`parking.${noun}.read`]: refuses(stay, (caller, { id }) => calls(caller).read({ id })),
    [`parking.${noun}.reduce`]: refuses(stay, (caller, { id }) =>
      calls(caller).reduce({ id, body: { kind: 'amount', value: 100, reason: '误收补偿' } }),
    ),
    [`parking.${noun}.collect`]: refuses(stay, (caller, { id }) =>
      calls(caller).collect({ id, body: { amount: 400, key: `collect-${id}` } }),
    ),
    [`parking.${noun}.close`]: refuses(stay, (caller, { id }) =>
      calls(caller).close({ id, body: { exitTime: Date.now() - 60_000, reason: '车辆已离场' } }),
    ),
    [`parking.${noun}.refund`]: refuses(
      (place) => made.paidStay(place, kind),
      async (caller, { id }) => {
        const { payments } = await calls(made.admin).read({ id });
        const body = { paymentId: payments[0]?.id ?? '', amount: 100, reason: '多收', key: `refund-${id}-1` };
        return calls(caller).refund({ id, body });
      },
    ),
  };
}

type Noun = 'cardKind' | 'place' | 'lane' | 'reductionCode' | 'merchant' | 'company' | 'listedPlate';

/** The ordinary calls of a noun whose rows belong to the organisation of a place. */
function nounCases(
  made: ParkingTargets,
  noun: Noun,
  make: (place: Place) => Promise<Target>,
  { body, target }: { body: (place: Target) => Promise<object>; target: (place: Place) => Promise<Target> },
): Record<string, ScopeCase> {
  // the nouns differ in their bodies alone, which `body` makes
  const calls = (caller: ApiClient) => caller.parking[noun] as unknown as OrdinaryCalls;
  return {
    [`parking.${noun}.list`]: hides(make, (caller) => calls(caller).list({ query: HIDDEN_ROWS })),
    [`parking.${noun}.read`]: refuses(make, (caller, { id }) => calls(caller).read({ id })),
    [`parking.${noun}.create`]: refuses(target, async (caller, place) =>
      calls(caller).create({ body: await body(place) }),
    ),
    [`parking.${noun}.update`]: updateOf(made, noun, make),
    [`parking.${noun}.updateState`]: refuses(make, (caller, { id }) => calls(caller).updateState({ id })),
    [`parking.${noun}.remove`]: refuses(make, (caller, { id }) => calls(caller).remove({ id })),
  };
}

function updateOf(made: ParkingTargets, noun: Noun, make: (place: Place) => Promise<Target>) {
  const calls = (caller: ApiClient) => caller.parking[noun] as unknown as OrdinaryCalls;
  return refuses(make, async (caller, { id }) => {
    const { id: _id, ...stored } = await calls(made.admin).read({ id });
    return calls(caller).update({ id, body: stored });
  });
}

/** A lot there, and one of the caller's own. */
const outerAndInner = (made: ParkingTargets) => async (place: Place) => {
  const { id: inner } = await made.place('own');
  return { ...(await made.place(place)), inner };
};

/** A finding is shown without the stay elsewhere that led to it. */
function otherStays(made: ParkingTargets): CheckedCase {
  return {
    check: async (_app, caller) => {
      for (const kind of ['lot', 'road'] as const) {
        const [own, foreign] = [await made.findingBy('own', kind), await made.findingBy('foreign', kind)];
        const { list } = await caller.parking.finding.list({ query: HIDDEN_ROWS });
        const found = (id: string) => list.find((finding) => finding.id === id);
        expect(found(own.id)).toMatchObject({ otherOrderId: own.otherOrderId, otherPlate: own.marker });
        expect(found(foreign.id)).toMatchObject({ otherOrderId: '', otherPlate: '', otherPlaceName: '' });
      }
    },
  };
}

/** What stands in a place is whose the place is, also when others run it from then on. */
function movedPlace(made: ParkingTargets): CheckedCase {
  return {
    check: async (app, caller) => {
      const { id: orderId } = await made.stay('own');
      const { placeId } = await app.db
        .selectFrom('parkingOrder')
        .select('placeId')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      const { lane, merchant, company, reductionCode, listedPlate } = made.admin.parking;
      const body = (make: (placeId: string, name: string) => object) => ({
        body: make(placeId, freshName('own')) as never,
      });
      const standing = {
        lane: await lane.create(body(laneBody)),
        merchant: await merchant.create(body(reducingBody)),
        company: await company.create(body(reducingBody)),
        reductionCode: await reductionCode.create(body(codeBody)),
        listedPlate: await listedPlate.create(body(plateBody)),
        order: orderId,
      };
      const reads = Object.entries(standing).map(([noun, id]) => () => {
        const calls = caller.parking[noun as Noun] as unknown as OrdinaryCalls;
        return calls.read({ id });
      });
      for (const read of reads) await read();
      const { id: _id, ...stored } = await made.admin.parking.place.read({ id: placeId });
      await made.admin.parking.place.update({ id: placeId, body: { ...stored, organizeId: homeOf('foreign') } });
      for (const read of reads) await expect(read()).rejects.toMatchObject({ code: 403 });
    },
  };
}

interface OrdinaryCalls {
  list: (input: { query: object }) => Promise<unknown>;
  read: (input: { id: string }) => Promise<{ id: string }>;
  create: (input: { body: object }) => Promise<string>;
  update: (input: { id: string; body: object }) => Promise<null>;
  updateState: (input: { id: string }) => Promise<null>;
  remove: (input: { id: string }) => Promise<null>;
}
