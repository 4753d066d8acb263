import { type ParkingTargets } from '../support/ParkingTargets.js';
import { saveGrants } from '../support/saveGrants.js';
import { COMPUTED, NO_ROWS } from './reasons.js';
import { both, every, hides, open, type ScopeCase } from './scopeCases.js';
import { type ScopeContext } from './ScopeContext.js';

type Create = Parameters<ScopeContext['admin']['design']['screen']['create']>[0]['body'];

/** What a caller of limited scope gets by designed screens: rows as their own pages give them. */
export function screenDesignCases(context: ScopeContext, parking: ParkingTargets): Record<string, ScopeCase> {
  const box = { x: 0, y: 0, w: 400, h: 200, kind: 'table' as const };
  const places = {
    ...{ ...box, id: 'places' },
    data: { source: 'builtIn' as const, name: 'parkingPlaces' as const, columns: ['place'], limit: 200 },
  };
  const records = {
    ...{ ...box, id: 'records' },
    data: { source: 'model' as const, modelId: 'visitor', limit: 200 },
  };
  let released: Promise<string> | undefined;
  /** A screen of both, whose entry the caller is given. */
  const release = async () => {
    const document = { version: 1, widgets: [places, records] } as unknown as Create['document'];
    const id = await context.admin.design.screen.create({
      body: { fullName: '范围', enCode: 'scopeWall', document },
    });
    const { menuId } = await context.admin.design.screen.release({ id, body: {} });
    const grants = await context.admin.permission.authority.read({ holder: 'User', id: 'operator' });
    await saveGrants(context.admin, 'User', 'operator', { ...grantsOf(grants), menu: [...grants.menu, menuId] });
    return id;
  };
  const ask = (widget: string) => async (caller: ScopeContext['admin']) => {
    released ??= release();
    return caller.design.screen.data({ id: await released, body: { widgets: [widget] } });
  };
  return {
    ...every(
      ['list', 'create', 'update', 'read', 'changes', 'remove', 'copy', 'export', 'release', 'released'],
      'design.screen',
      NO_ROWS,
    ),
    ...every(['versions', 'version', 'restoreVersion', 'sources', 'templates', 'view'], 'design.screen', NO_ROWS),
    'design.screen.columns': open(COMPUTED),
    'design.screen.data': both(
      hides((place) => parking.place(place), ask('places')),
      hides((place) => context.made.record(place), ask('records')),
    ),
    'design.screen.preview': hides(
      (place) => context.made.record(place),
      // another question than that of the case before, whose answer is kept for some seconds
      (caller) =>
        caller.design.screen.preview({
          body: { widgets: [{ ...records, data: { ...records.data, limit: 199 } }] as never },
        }),
    ),
  };
}

type Grants = Awaited<ReturnType<ScopeContext['admin']['permission']['authority']['read']>>;

function grantsOf({ menu, button, list, form, data }: Grants) {
  return { menu, button, list, form, data };
}
