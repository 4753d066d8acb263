import { expect } from 'vitest';
import { type ParkingTargets } from '../support/ParkingTargets.js';
import { COMPUTED, NO_ROWS, OWN } from './reasons.js';
import { both, every, hides, open, type ScopeCase } from './scopeCases.js';
import { type ScopeContext } from './ScopeContext.js';

type Create = Parameters<ScopeContext['admin']['design']['portal']['create']>[0]['body'];

/** What a caller of limited scope gets by portals: rows as their own pages give them, and no card that is for others. */
export function portalCases(context: ScopeContext, parking: ParkingTargets): Record<string, ScopeCase> {
  const box = { x: 0, w: 4, h: 2, kind: 'list' as const };
  const places = {
    ...{ ...box, id: 'places', y: 0 },
    data: { source: 'builtIn' as const, name: 'parkingPlaces' as const, columns: ['place'], limit: 200 },
  };
  const records = {
    ...{ ...box, id: 'records', y: 2 },
    data: { source: 'model' as const, modelId: 'visitor', limit: 200 },
  };
  const elsewhere = { ...places, id: 'elsewhere', y: 4, organizeIds: ['beihu'] };
  /** Puts the cards into the portal that the caller has in their menu. */
  const release = async () => {
    const document = { version: 1, filters: [], cards: [places, records, elsewhere] } as unknown as Create['document'];
    await context.admin.design.portal.update({ id: 'operation', body: { document } });
    await context.admin.design.portal.release({ id: 'operation', body: {} });
  };
  const ofPlaces = hides(
    (place) => parking.place(place),
    async (caller) => {
      await release();
      return caller.design.portal.data({ id: 'operation', body: { cards: ['places', 'elsewhere'] } });
    },
  );
  const ofRecords = hides(
    (place) => context.made.record(place),
    async (caller) => {
      await release();
      return caller.design.portal.data({ id: 'operation', body: { cards: ['records'] } });
    },
  );
  return {
    ...every(
      ['list', 'create', 'update', 'read', 'changes', 'remove', 'copy', 'export', 'release', 'released'],
      'design.portal',
      NO_ROWS,
    ),
    ...every(['versions', 'version', 'restoreVersion', 'sources', 'templates'], 'design.portal', NO_ROWS),
    'design.portal.columns': open(COMPUTED),
    'design.portal.mine': open(OWN),
    'design.portal.choose': open(OWN),
    'design.portal.data': both(ofPlaces, ofRecords),
    'design.portal.preview': hides(
      (place) => parking.place(place),
      (caller) => caller.design.portal.preview({ body: { cards: [places, records] as never } }),
    ),
    'design.portal.view': {
      check: async (_app, caller) => {
        await release();
        const { document } = await caller.design.portal.view({ id: 'operation' });
        expect(document.cards.map(({ id }) => id)).toEqual(['places', 'records']);
      },
    },
  };
}
