import { contract } from '@smart-admin/api-client/contract';
import { buildSelector } from '../../db/buildTree.js';
import { type Database } from '../../db/database.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { announceHolder } from '../authority/announceHolder.js';
import { countMembers } from '../authority/holderRules.js';
import { requireGivable } from '../authority/requireGivable.js';

export const groupRoutes = crudRoutes(contract.permission.group, {
  table: 'userGroup',
  computed: { userCount: countMembers('group', 'userGroup.id') },
  guard: (groups, { db, call }) =>
    requireGivable(
      { db, organizes: call.deps.organizes },
      call.caller,
      groups.map(({ id }) => ({ type: 'Group', id })),
    ),
  announce: announceHolder('group', 'enabledMark'),
  own: { selector: async ({ deps }) => ({ list: await selectGroups(deps.db) }) },
});

/** Enabled groups below their types. */
async function selectGroups(db: Database) {
  const groups = await db
    .selectFrom('userGroup')
    .select(['id', 'fullName', 'enCode', 'type'])
    .where('enabledMark', '=', 1)
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
  const types = await db
    .selectFrom('dictionaryData')
    .select(['enCode', 'fullName'])
    .where('dictionaryTypeId', '=', 'groupType')
    .orderBy('sortCode')
    .execute();
  return buildSelector([
    ...types
      .filter(({ enCode }) => groups.some(({ type }) => type === enCode))
      .map(({ enCode, fullName }) => ({ id: `type_${enCode}`, parentId: '-1', fullName, type: 'groupType' })),
    ...groups.map(({ type, ...row }) => ({ ...row, parentId: `type_${type}`, type: 'group' })),
  ]);
}
