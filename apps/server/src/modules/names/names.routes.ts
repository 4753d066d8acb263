import { contract } from '@smart-admin/api-client/contract';
import { implement } from '../../http/implement.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../http/caller.js';
import { visible } from '../organize/listOrganizes.js';
import { positionsWithin } from '../position/selectPositions.js';

/**
 * Names by ids, for cells and choices. Organisations and positions beyond the data permission of their pages have none;
 * names of roles and groups are open to everybody, who holds them is not.
 */
export const namesRoutes = [
  implement(contract.permission.names.list, async ({ deps, caller, body: { kind, ids } }) => ({
    list: ids.length === 0 ? [] : await readNames[kind](deps, caller, ids),
  })),
];

type NameReader = (deps: Deps, caller: Caller, ids: readonly string[]) => Promise<{ id: string; fullName: string }[]>;

const readNames: Record<'organize' | 'position' | 'role' | 'group', NameReader> = {
  organize: async ({ db }, caller, ids) => {
    const rows = await db
      .selectFrom('organize')
      .select(['id', 'fullName', 'category'])
      .where('id', 'in', ids)
      .execute();
    return visible(caller, rows).map(({ id, fullName }) => ({ id, fullName }));
  },
  position: ({ db }, caller, ids) =>
    db
      .selectFrom('position')
      .select(['id', 'fullName'])
      .where('id', 'in', ids)
      .where(positionsWithin(caller))
      .execute(),
  role: ({ db }, _caller, ids) => db.selectFrom('role').select(['id', 'fullName']).where('id', 'in', ids).execute(),
  group: ({ db }, _caller, ids) =>
    db.selectFrom('userGroup').select(['id', 'fullName']).where('id', 'in', ids).execute(),
};
