import { sql } from 'kysely';
import { addTo } from '../../../db/groups.js';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import { isWithin } from '../../../rights/dataScope.js';
import { findHoldersAbove } from '../../authority/requireGivable.js';
import { positionsWithin } from '../../position/selectPositions.js';
import { rolesVisible } from '../../role/selectRoles.js';
import { organizePathNames } from '../userOptions.js';
import { USER_PAGE } from '../userScope.js';

/** Finds organisations, and the positions and roles that the caller sees, by their names, as an import file gives them. */
export async function loadNames(deps: Deps, caller: Caller): Promise<ImportNames> {
  const { db } = deps;
  const [paths, organizes, positions, roles] = await Promise.all([
    organizePathNames(db),
    db.selectFrom('organize').select(['id', 'enCode']).execute(),
    db
      .selectFrom('position')
      .select(['id', 'fullName', 'enCode', 'organizeId'])
      .where('enabledMark', '=', 1)
      .where(positionsWithin(caller))
      .execute(),
    db
      .selectFrom('role')
      .select(['id', 'fullName', 'enCode'])
      .select(
        sql<string[]>`array(select organize_id from role_organize where role_organize.role_id = role.id)`.as(
          'organizeIds',
        ),
      )
      .where('enabledMark', '=', 1)
      .where(rolesVisible(caller))
      .execute(),
  ]);
  const ungivable = await findHoldersAbove(
    deps,
    caller,
    [
      ...positions.map(({ id }) => ({ type: 'Position' as const, id })),
      ...roles.map(({ id }) => ({ type: 'Role' as const, id })),
    ],
    // where a row's department decides, saving it does
    [],
  );
  const refused = new Set(ungivable.map(({ type, id }) => `${type}:${id}`));
  const scope = caller.rights.dataScope(USER_PAGE);
  const byName = indexByEnding(paths);
  const inScope = (organizeId: string) => isWithin(scope, { organizeIds: [organizeId] });
  const givable = (kind: 'Position' | 'Role', rows: readonly { id: string; fullName: string }[]) => [
    ...new Set(rows.filter(({ id }) => !refused.has(`${kind}:${id}`)).map(({ fullName }) => fullName)),
  ];
  return {
    choices: {
      organize: [...paths].filter(([id]) => inScope(id)).map(([, path]) => path),
      position: givable('Position', positions),
      role: givable('Role', roles),
    },
    organizes: (name) => byName.get(name) ?? idsOfCode(organizes, name),
    positions: (name, organizeId) => idsOf(positions, name, (position) => position.organizeId === organizeId),
    roles: (name, organizeId) => idsOf(roles, name, ({ organizeIds }) => organizeIds.includes(organizeId)),
    inScope,
    canGive: (kind, id) => !refused.has(`${kind}:${id}`),
  };
}

export interface ImportNames {
  /** What the caller may write into the cells: whole paths of organisations, positions and roles. */
  choices: Readonly<Record<'organize' | 'position' | 'role', readonly string[]>>;
  /** Ids of the organisations whose path ends with these names joined by '/', or the one of a code. */
  organizes: (name: string) => readonly string[];
  /** Positions of a name: the one of the organisation, where one of them is; or the one of a code. */
  positions: (name: string, organizeId: string) => readonly string[];
  /** Roles, found in the same way. */
  roles: (name: string, organizeId: string) => readonly string[];
  inScope: (organizeId: string) => boolean;
  canGive: (kind: 'Position' | 'Role', id: string) => boolean;
}

interface Coded {
  id: string;
  enCode: string;
}

/** Those of a name, only the one that is `there` if one is; without any the one of a code, which tells those of one name apart. */
function idsOf<Row extends Coded & { fullName: string }>(
  rows: readonly Row[],
  name: string,
  isThere: (row: Row) => boolean,
): string[] {
  const named = rows.filter(({ fullName }) => fullName === name);
  if (named.length === 0) return idsOfCode(rows, name);
  const there = named.filter(isThere);
  return (there.length === 1 ? there : named).map(({ id }) => id);
}

function idsOfCode(rows: readonly Coded[], code: string): string[] {
  return rows.filter(({ enCode }) => enCode.toLowerCase() === code.toLowerCase()).map(({ id }) => id);
}

/** A whole path wins over the end of a longer one. */
function indexByEnding(paths: Map<string, string>): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const [id, path] of paths) {
    const names = path.split('/');
    for (let start = 0; start < names.length; start += 1) {
      const ending = names.slice(start).join('/');
      addTo(index, ending, id);
    }
  }
  const whole = new Map<string, string[]>();
  for (const [id, path] of paths) addTo(whole, path, id);
  return new Map([...index, ...whole]);
}
