import { type ApiClient } from '@smart-admin/api-client';
import { expect } from 'vitest';
import { codeBody, HOURLY, laneBody, ParkingTargets, plateBody, reducingBody } from '../support/ParkingTargets.js';
import {
  counts,
  every,
  hides,
  HIDDEN_ROWS,
  NO_ROWS,
  open,
  refuses,
  type Place,
  type ScopeCase,
  type Target,
} from './scopeCases.js';
import { freshName } from '../support/ScopeTargets.js';
import { type TestApp } from '../support/startTestApp.js';

/** What a caller of limited scope may do with parking. */
export function parkingCases(needs: { admin: () => ApiClient; app: () => TestApp }): Record<string, ScopeCase> {
  const made = new ParkingTargets(needs.admin, needs.app);
  const shift = (place: Place) => made.shift(place);
  return {
    ...nounCases(made, 'place', made.place, {
      body: ({ marker }) => made.placeBody(marker.startsWith('zown') ? 'own' : 'foreign', freshName('own')),
      target: made.place,
    }),
    ...every(['list', 'read', 'update', 'updateState', 'check'], 'parking.paymentChannel', NO_ROWS),
    'parking.place.selector': hides(made.place, (caller) => caller.parking.place.selector()),
    'parking.place.cached': open('names of places stand on the public screen'),
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

    ...every(
      [
        'list',
        'create',
        'update',
        'read',
        'remove',
        'updateState',
        'selector',
        'versions',
        'addVersion',
        'removeVersion',
      ],
      'parking.tariff',
      NO_ROWS,
    ),

    'parking.tariffLab.tryOut': open('computed from what the caller sends'),
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

    ...orderCases(made, 'order', 'lot'),
    ...orderCases(made, 'roadsideOrder', 'road'),
    'parking.payment.list': hides(made.paidStay, (caller) => caller.parking.payment.list({ query: HIDDEN_ROWS })),
    'parking.payment.reconcile': counts(made.paidStay, async (caller) => {
      const { list } = await caller.parking.payment.reconcile({ query: {} });
      return list.reduce((sum, { payments }) => sum + payments, 0);
    }),

    'parking.finding.list': hides(made.finding, (caller) => caller.parking.finding.list({ query: HIDDEN_ROWS })),
    'parking.finding.accept': refuses(made.finding, (caller, { id }) => caller.parking.finding.accept({ id })),
    'parking.finding.dismiss': refuses(made.finding, (caller, { id }) =>
      caller.parking.finding.dismiss({ id, body: { reason: '车辆仍在场' } }),
    ),
    'parking.shift.list': hides(shift, (caller) => caller.parking.shift.list({ query: HIDDEN_ROWS })),
    'parking.shift.mine': open("the caller's own"),
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
    'parking.screen.channel': channelsWithin(made, (caller) => caller.parking.screen.channel()),

    ...every(
      ['target', 'find', 'order', 'pay', 'payment', 'reduce', 'invoice', 'screen', 'enter', 'ticket', 'leave'],
      'parking.publicParking',
      'opened by a signed code, without a session: nobody has rows there',
    ),

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

type Noun = 'place' | 'lane' | 'reductionCode' | 'merchant' | 'company' | 'listedPlate';

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
    [`parking.${noun}.update`]: refuses(make, async (caller, { id }) => {
      const { id: _id, ...stored } = await calls(made.admin).read({ id });
      return calls(caller).update({ id, body: stored });
    }),
    [`parking.${noun}.updateState`]: refuses(make, (caller, { id }) => calls(caller).updateState({ id })),
    [`parking.${noun}.remove`]: refuses(make, (caller, { id }) => calls(caller).remove({ id })),
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
