import { type ApiClient } from '@smart-admin/api-client';
import { expect } from 'vitest';
import { freshName } from '../support/ScopeTargets.js';
import { plateBody, type ParkingTargets } from '../support/ParkingTargets.js';
import { both, hides, HIDDEN_ROWS, refuses, type CheckedCase, type Place, type ScopeCase } from './scopeCases.js';

/** What a caller of limited scope may do with berths, their inspectors and the stays on them. */
export function berthCases(made: ParkingTargets): Record<string, ScopeCase> {
  // the caller works there, and yet sees their own company's roads alone
  const inspected = (place: Place) => made.inspector(place);
  const patrolled = (place: Place) => made.berthStay(place);
  return {
    'parking.berth.list': both(
      hides(made.berth, (caller) => caller.parking.berth.list({ query: HIDDEN_ROWS })),
      filteredByInspector(made),
    ),
    'parking.berth.read': refuses(made.berth, (caller, { id }) => caller.parking.berth.read({ id })),
    'parking.berth.create': refuses(made.road, (caller, { id: placeId }) =>
      caller.parking.berth.create({ body: { placeId, fullName: 'A1' } }),
    ),
    'parking.berth.createMany': refuses(made.road, (caller, { id: placeId }) =>
      caller.parking.berth.createMany({ body: { placeId, from: 1, to: 2 } }),
    ),
    'parking.berth.update': both(
      refuses(made.berth, (caller, { id, marker }) => caller.parking.berth.update(changeOf(id, marker))),
      movedAway(made),
    ),
    'parking.berth.remove': refuses(made.berth, (caller, { id }) => caller.parking.berth.remove({ id })),
    'parking.berth.batchRemove': refuses(made.berth, (caller, { id }) =>
      caller.parking.berth.batchRemove({ body: { ids: [id] } }),
    ),
    'parking.berth.disable': refuses(made.berth, (caller, { id }) =>
      caller.parking.berth.disable({ id, body: { reason: '施工占用' } }),
    ),
    'parking.berth.enable': refuses(
      async (place) => {
        const berth = await made.berth(place);
        await made.admin.parking.berth.disable({ id: berth.id, body: { reason: '施工占用' } });
        return berth;
      },
      (caller, { id }) => caller.parking.berth.enable({ id }),
    ),
    'parking.berth.sheets': refuses(made.berth, (caller, { id }) =>
      caller.parking.berth.sheets({ body: { ids: [id] } }),
    ),

    'parking.inspector.list': hides(inspected, (caller) => caller.parking.inspector.list({ query: HIDDEN_ROWS })),
    'parking.inspector.read': refuses(inspected, (caller, { id }) => caller.parking.inspector.read({ id })),
    'parking.inspector.berths': hides(made.berth, async (caller, { own, foreign }) => {
      const roads = await Promise.all([own, foreign].map(({ id }) => made.admin.parking.berth.read({ id })));
      return Promise.all(roads.map(({ placeId }) => caller.parking.inspector.berths({ query: { placeId } })));
    }),
    'parking.inspector.create': refuses(made.road, (caller, { id: placeId }) =>
      caller.parking.inspector.create({ body: { userId: 'admin', placeId } }),
    ),
    'parking.inspector.update': refuses(inspected, async (caller, { id }) => {
      const { id: _id, ...stored } = await made.admin.parking.inspector.read({ id });
      return caller.parking.inspector.update({ id, body: { ...stored, wholeRoad: true } });
    }),
    'parking.inspector.remove': refuses(inspected, (caller, { id }) => caller.parking.inspector.remove({ id })),
    'parking.inspector.batchRemove': refuses(inspected, (caller, { id }) =>
      caller.parking.inspector.batchRemove({ body: { ids: [id] } }),
    ),

    'parking.patrol.berths': both(
      hides(inspected, (caller) => caller.parking.patrol.berths({ query: {} })),
      hides(patrolled, (caller) => caller.parking.patrol.berths({ query: {} })),
      unassigned(made),
    ),
    'parking.patrol.channel': {
      check: async (app, caller) => {
        const [own, foreign] = [await made.inspector('own'), await made.inspector('foreign')];
        const { channels } = await caller.parking.patrol.channel();
        const channelOf = async (berthId: string) => {
          const berths = app.db.selectFrom('parkingBerth').select('placeId').where('id', '=', berthId);
          return `parking:road:${(await berths.executeTakeFirstOrThrow()).placeId}`;
        };
        const told = channels.map(({ channel }) => channel);
        expect(told).toContain(await channelOf(own.berthId));
        expect(told).not.toContain(await channelOf(foreign.berthId));
      },
    },
    'parking.patrol.read': refuses(patrolled, (caller, { id }) => caller.parking.patrol.read({ id })),
    'parking.patrol.begin': refuses(inspected, (caller, { berthId }) =>
      caller.parking.patrol.begin({ body: { berthId, plate: plateBody('', '').plate } }),
    ),
    'parking.patrol.leave': refuses(
      async (place) => {
        const stay = await made.berthStay(place);
        const body = { amount: 400, key: `cash-of-${stay.id}` };
        await made.admin.parking.roadsideOrder.collect({ id: stay.id, body });
        return stay;
      },
      (caller, { id }) => caller.parking.patrol.leave({ id, body: {} }),
    ),
    'parking.patrol.escape': refuses(patrolled, (caller, { id }) => caller.parking.patrol.escape({ id, body: {} })),
    'parking.patrol.move': refuses(
      async (place) => {
        const stay = await made.berthStay(place);
        const { placeId } = await made.admin.parking.berth.read({ id: stay.berthId });
        const other = await made.admin.parking.berth.create({ body: { placeId, fullName: 'B2' } });
        const [entry] = (await made.admin.parking.inspector.list({ query: { placeId } })).list;
        const body = { userId: 'operator', placeId, wholeRoad: true, berthIds: [], revision: 1 };
        await made.admin.parking.inspector.update({ id: entry?.id ?? '', body });
        return { ...stay, other };
      },
      (caller, { id, other }) => caller.parking.patrol.move({ id, body: { berthId: other } }),
    ),
    'parking.patrol.correct': refuses(patrolled, (caller, { id }) =>
      caller.parking.patrol.correct({ id, body: { plate: plateBody('', '').plate, reason: '看错一位' } }),
    ),
  };
}

const changeOf = (id: string, fullName: string) => ({ id, body: { revision: 1, fullName, description: '改' } });

/** A berth stays on the roads of the caller. */
function movedAway(made: ParkingTargets): CheckedCase {
  return refuses(
    async (place) => ({ ...(await made.road(place)), own: (await made.berth('own')).id }),
    (caller, { id: placeId, own }) => caller.parking.berth.update({ id: own, body: { revision: 1, placeId } }),
  );
}

/** Whoever is asked for by their id is found on berths within the rows alone. */
function filteredByInspector(made: ParkingTargets): CheckedCase {
  return hides(
    (place) => made.inspector(place),
    (caller) => caller.parking.berth.list({ query: { ...HIDDEN_ROWS, inspectorId: 'operator' } }),
  );
}

/** The data permission alone shows no berth to an inspector: they were not given it. */
function unassigned(made: ParkingTargets): CheckedCase {
  return {
    check: async (_app, caller: ApiClient) => {
      const { id, marker } = await made.berth('own');
      expect(JSON.stringify(await caller.parking.patrol.berths({ query: {} }))).not.toContain(marker);
      const begin = caller.parking.patrol.begin({
        body: { berthId: id, plate: plateBody('', freshName('own')).plate },
      });
      await expect(begin).rejects.toMatchObject({ code: 403 });
    },
  };
}
