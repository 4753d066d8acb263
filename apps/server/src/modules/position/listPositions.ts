import { type contract, type PositionRowSchema, type TreeNode } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import type * as z from 'zod';
import { buildSelector } from '../../db/buildTree.js';
import { contains, readOrder, readPage, type Page } from '../../db/paging.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../http/caller.js';
import { withinScope } from '../authority/dataScope.js';
import { loadNodes } from '../organize/listOrganizes.js';

type Query = z.output<NonNullable<typeof contract.permission.position.list.query>>;

/** Page whose data permission limits positions. */
export const POSITION_PAGE = 'permission.position';

/** Positions with their organisation and number of members. */
export async function listPositions(
  { db, organizes }: Deps,
  caller: Caller,
  query: Query,
): Promise<Page<z.input<typeof PositionRowSchema>>> {
  let positions = db
    .selectFrom('position')
    .innerJoin('organize', 'organize.id', 'position.organizeId')
    .where(
      withinScope(caller.rights.dataScope(POSITION_PAGE), {
        owner: 'position.creatorUserId',
        organize: 'position.organizeId',
      }),
    );
  if (query.organizeId)
    positions = positions.where('position.organizeId', 'in', await organizes.idsBelow(query.organizeId));
  if (query.type) positions = positions.where('position.type', '=', query.type);
  if (query.enabledMark !== undefined) positions = positions.where('position.enabledMark', '=', query.enabledMark);
  if (query.keyword) positions = positions.where(contains(['position.fullName', 'position.enCode'], query.keyword));
  const order = readOrder(query, ORDER, [
    ['position.sortCode', 'asc'],
    ['position.id', 'asc'],
  ]);
  const rows = order.reduce(
    (ordered, [column, direction]) => ordered.orderBy(column, direction),
    positions
      .select([
        'position.id',
        'position.organizeId',
        'position.fullName',
        'position.enCode',
        'position.type',
        'position.description',
        'position.enabledMark',
        'position.sortCode',
        'position.creatorTime',
        'position.lastModifyTime',
        'organize.fullName as organizeName',
      ])
      .select(
        sql<number>`(select count(*) from membership m where m.kind = 'position' and m.target_id = position.id)`.as(
          'userCount',
        ),
      ),
  );
  return readPage({ query, count: positions, rows });
}

const ORDER = {
  id: 'position.id',
  fullName: 'position.fullName',
  enCode: 'position.enCode',
  type: 'position.type',
  organizeName: 'organize.fullName',
  sortCode: 'position.sortCode',
  creatorTime: 'position.creatorTime',
  enabledMark: 'position.enabledMark',
} as const;

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
