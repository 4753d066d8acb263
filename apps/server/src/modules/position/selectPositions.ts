import { type TreeNode } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type RawBuilder } from 'kysely';
import { buildSelector } from '../../db/buildTree.js';
import { organizeLabel } from '../../db/qualifiedNames.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { withinScope } from '../../rights/dataScope.js';
import { loadNodes } from '../organize/listOrganizes.js';

/** Companies, departments and their enabled positions as one tree. */
export async function selectPositions(deps: Deps, caller: Caller): Promise<{ list: TreeNode[] }> {
  const [organizes, positions] = await Promise.all([loadNodes(deps, caller), allPositions(deps, caller)]);
  const known = new Set(organizes.map(({ id }) => id));
  const nodes = positions
    .filter(({ organizeId }) => known.has(organizeId))
    .map(({ id, organizeId, fullName, enCode }) => ({ id, parentId: organizeId, fullName, enCode, type: 'position' }));
  return { list: buildSelector([...organizes, ...nodes]) };
}

/** Every enabled position within the data permission of their page. */
export async function allPositions({ db }: Deps, caller: Caller) {
  return db
    .selectFrom('position')
    .innerJoin('organize', 'organize.id', 'position.organizeId')
    .select([
      'position.id',
      'position.fullName',
      'position.enCode',
      'position.organizeId',
      organizeLabel().as('organizeName'),
    ])
    .where('position.enabledMark', '=', 1)
    .where(positionsWithin(caller))
    .orderBy('position.sortCode')
    .orderBy('position.id')
    .execute();
}

/** Those of the organisations named. */
export async function positionsOf({ db }: Deps, caller: Caller, organizeIds: readonly string[]) {
  if (organizeIds.length === 0) return { list: [] };
  const rows = await db
    .selectFrom('position')
    .select(['id', 'fullName', 'organizeId'])
    .where('enabledMark', '=', 1)
    .where('organizeId', 'in', [...organizeIds])
    .where(positionsWithin(caller))
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
  return { list: rows.map(({ organizeId, ...row }) => ({ ...row, organizeIds: [organizeId] })) };
}

/** Condition on positions: those that the caller may see. */
export function positionsWithin({ rights }: Caller): RawBuilder<boolean> {
  return withinScope(rights.dataScope(pages.position.address), {
    owner: 'position.creatorUserId',
    organize: 'position.organizeId',
  });
}
