import { type TreeNode } from '@smart-admin/api-client/contract';
import { buildSelector } from '../../db/buildTree.js';
import { type Deps } from '../../deps.js';
import { loadNodes } from '../organize/listOrganizes.js';

/** Companies, departments and their enabled positions as one tree. */
export async function selectPositions(deps: Deps): Promise<{ list: TreeNode[] }> {
  const [organizes, positions] = await Promise.all([loadNodes(deps), allPositions(deps)]);
  const known = new Set(organizes.map(({ id }) => id));
  const nodes = positions
    .filter(({ organizeId }) => known.has(organizeId))
    .map(({ id, organizeId, fullName, enCode }) => ({ id, parentId: organizeId, fullName, enCode, type: 'position' }));
  return { list: buildSelector([...organizes, ...nodes]) };
}

/** Every enabled position. */
export async function allPositions({ db }: Deps) {
  return db
    .selectFrom('position')
    .innerJoin('organize', 'organize.id', 'position.organizeId')
    .select([
      'position.id',
      'position.fullName',
      'position.enCode',
      'position.organizeId',
      'organize.fullName as organizeName',
    ])
    .where('position.enabledMark', '=', 1)
    .orderBy('position.sortCode')
    .orderBy('position.id')
    .execute();
}

/** Enabled positions of the organisations named. */
export async function positionsOf({ db }: Deps, organizeIds: readonly string[]) {
  if (organizeIds.length === 0) return { list: [] };
  const rows = await db
    .selectFrom('position')
    .select(['id', 'fullName', 'organizeId'])
    .where('enabledMark', '=', 1)
    .where('organizeId', 'in', [...organizeIds])
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
  return { list: rows.map(({ organizeId, ...row }) => ({ ...row, organizeIds: [organizeId] })) };
}
