import { contract } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { buildSelector } from '../../db/buildTree.js';
import { newId } from '../../db/newId.js';
import { contains, readOrder, readPage } from '../../db/paging.js';
import { requireRow } from '../../db/requireRow.js';
import { implement } from '../../http/implement.js';
import { rightsChanged } from '../authority/authority.events.js';
import { removeGrants, tellingCode } from '../authority/holderRules.js';
import { requireGivable } from '../authority/requireGivable.js';

const { group } = contract.permission;

const COLUMNS = [
  'id',
  'fullName',
  'enCode',
  'type',
  'description',
  'enabledMark',
  'sortCode',
  'creatorTime',
  'lastModifyTime',
] as const;
const ORDER = {
  fullName: 'fullName',
  enCode: 'enCode',
  type: 'type',
  sortCode: 'sortCode',
  creatorTime: 'creatorTime',
  enabledMark: 'enabledMark',
  id: 'id',
} as const;

export const groupRoutes = [
  implement(group.list, ({ deps, query }) => {
    let groups = deps.db.selectFrom('userGroup');
    if (query.type) groups = groups.where('type', '=', query.type);
    if (query.enabledMark !== undefined) groups = groups.where('enabledMark', '=', query.enabledMark);
    if (query.keyword) groups = groups.where(contains(['fullName', 'enCode'], query.keyword));
    const order = readOrder(query, ORDER, [
      ['sortCode', 'asc'],
      ['id', 'asc'],
    ]);
    const rows = order.reduce(
      (ordered, [column, direction]) => ordered.orderBy(column, direction),
      groups
        .select([...COLUMNS])
        .select(
          sql<number>`(select count(*) from membership m where m.kind = 'group' and m.target_id = user_group.id)`.as(
            'userCount',
          ),
        ),
    );
    return readPage({ query, count: groups, rows });
  }),
  implement(group.selector, async ({ deps }) => {
    const groups = await deps.db
      .selectFrom('userGroup')
      .select(['id', 'fullName', 'enCode', 'type'])
      .where('enabledMark', '=', 1)
      .orderBy('sortCode')
      .orderBy('id')
      .execute();
    const types = await deps.db
      .selectFrom('dictionaryData')
      .select(['enCode', 'fullName'])
      .where('dictionaryTypeId', '=', 'groupType')
      .orderBy('sortCode')
      .execute();
    const used = types.filter(({ enCode }) => groups.some(({ type }) => type === enCode));
    const typeNodes = used.map(({ enCode, fullName }) => ({
      id: `type_${enCode}`,
      parentId: '-1',
      fullName,
      type: 'groupType',
    }));
    return {
      list: buildSelector([
        ...typeNodes,
        ...groups.map(({ type, ...row }) => ({ ...row, parentId: `type_${type}`, type: 'group' })),
      ]),
    };
  }),
  implement(group.create, async ({ deps, caller, body }) => {
    const id = newId();
    await tellingCode(body.enCode, () =>
      deps.db
        .insertInto('userGroup')
        .values({ ...body, id, creatorUserId: caller.userId })
        .execute(),
    );
    return id;
  }),
  implement(group.update, async ({ deps, caller, params: { id }, body }) => {
    await requireGivable(deps.db, caller, [{ type: 'Group', id }]);
    const audit = { lastModifyTime: new Date(), lastModifyUserId: caller.userId };
    await deps.db.transaction().execute(async (db) => {
      requireRow(
        await tellingCode(body.enCode, () =>
          db
            .updateTable('userGroup')
            .set({ ...body, ...audit })
            .where('id', '=', id)
            .returning('id')
            .executeTakeFirst(),
        ),
      );
      await deps.events.emit(db, rightsChanged, {});
    });
    return null;
  }),
  implement(group.read, async ({ deps, params }) =>
    requireRow(
      await deps.db
        .selectFrom('userGroup')
        .select([...COLUMNS])
        .where('id', '=', params.id)
        .executeTakeFirst(),
    ),
  ),
  implement(group.remove, async ({ deps, caller, params: { id } }) => {
    await requireGivable(deps.db, caller, [{ type: 'Group', id }]);
    await deps.db.transaction().execute(async (db) => {
      requireRow(await db.deleteFrom('userGroup').where('id', '=', id).returning('id').executeTakeFirst());
      await db.deleteFrom('membership').where('kind', '=', 'group').where('targetId', '=', id).execute();
      await removeGrants(db, 'Group', id);
      await deps.events.emit(db, rightsChanged, {});
    });
    return null;
  }),
  implement(group.updateState, async ({ deps, caller, params: { id } }) => {
    await requireGivable(deps.db, caller, [{ type: 'Group', id }]);
    await deps.db.transaction().execute(async (db) => {
      requireRow(
        await db
          .updateTable('userGroup')
          .set({ enabledMark: sql`1 - enabled_mark` })
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst(),
      );
      await deps.events.emit(db, rightsChanged, {});
    });
    return null;
  }),
];
