import { contract } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { organizeLabel, positionLabel } from '../../db/qualifiedNames.js';
import { handle } from '../../http/handle.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { visible } from '../organize/listOrganizes.js';
import { positionsWithin } from '../position/selectPositions.js';
import { rolesVisible } from '../role/selectRoles.js';

/**
 * Names by ids, for cells and choices. Organisations, positions and roles beyond the data permission of their pages have
 * none; names of groups are open to everybody, who holds them is not.
 */
export const namesRoutes = [
  handle(contract.permission.names.list, async ({ deps, caller, body: { kind, ids } }) => ({
    list: ids.length === 0 ? [] : await readNames[kind](deps, caller, ids),
  })),
];

type NameReader = (
  deps: Deps,
  caller: Caller,
  ids: readonly string[],
) => Promise<z.output<typeof contract.permission.names.list.data>['list']>;

const readNames: Record<'organize' | 'position' | 'role' | 'group', NameReader> = {
  organize: async ({ db }, caller, ids) => {
    const rows = await db
      .selectFrom('organize')
      .select(['id', 'category', organizeLabel().as('label'), 'path'])
      .where('id', 'in', ids)
      .execute();
    const seen = visible(caller, rows);
    const wayTo = await waysTo(db, caller, seen);
    return seen.map(({ id, label, path }) => ({ id, fullName: label, path: wayTo(path).join(' / ') }));
  },
  position: async ({ db }, caller, ids) => {
    const rows = await db
      .selectFrom('position')
      .innerJoin('organize', 'organize.id', 'position.organizeId')
      .select(['position.id', 'position.fullName', positionLabel().as('label'), 'organize.path'])
      .where('position.id', 'in', ids)
      .where(positionsWithin(caller))
      .execute();
    const wayTo = await waysTo(db, caller, rows);
    return rows.map(({ id, fullName, label, path }) => ({
      id,
      fullName: label,
      path: [...wayTo(path), fullName].join(' / '),
    }));
  },
  role: ({ db }, caller, ids) =>
    db.selectFrom('role').select(['id', 'fullName']).where('id', 'in', ids).where(rolesVisible(caller)).execute(),
  group: ({ db }, _caller, ids) =>
    db.selectFrom('userGroup').select(['id', 'fullName']).where('id', 'in', ids).execute(),
};

/** Names along paths of ids, of those organisations that the caller may see. */
async function waysTo(db: Deps['db'], caller: Caller, rows: readonly { path: string }[]) {
  const stepsOf = (path: string) => path.split('/').filter(Boolean);
  const ids = [...new Set(rows.flatMap(({ path }) => stepsOf(path)))];
  if (ids.length === 0) return () => [];
  const above = await db.selectFrom('organize').select(['id', 'category', 'fullName']).where('id', 'in', ids).execute();
  const names = new Map(visible(caller, above).map(({ id, fullName }) => [id, fullName]));
  return (path: string) => stepsOf(path).flatMap((id) => names.get(id) ?? []);
}
