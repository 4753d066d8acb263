import { type contract, type GrantSourceSchema } from '@smart-admin/api-client/contract';
import { sql, type RawBuilder } from 'kysely';
import type * as z from 'zod';
import { type Executor } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { countRuleRecords } from './countRuleRecords.js';
import { completeGrants, diffGrants, loadGrants, type Grants } from './grantChange.js';
import { holderKey, membershipOf, type Holder } from '../../rights/holders.js';
import { isAdministrator } from './isAdministrator.js';
import { type DataScope } from '../../rights/dataScope.js';
import { positionsWithin } from '../position/selectPositions.js';
import { rolesVisible } from '../role/selectRoles.js';
import { usersWithin, USER_PAGE } from '../user/userScope.js';

type Preview = z.input<typeof contract.permission.authority.preview.data>;
type Source = z.input<typeof GrantSourceSchema>;

/** Sources that one item names. */
const SOURCES = 20;

/**
 * What grants would change if they were saved, with how many members each change reaches, and what of it they notice: of
 * the people whom the caller sees, and with the names of the holders that they see.
 */
export async function previewGrants(
  deps: Deps,
  caller: Caller,
  { holder, grants }: { holder: Holder; grants: Grants },
): Promise<Preview> {
  const { db } = deps;
  const catalog = await deps.menus.read();
  const current = await loadGrants(db, holder);
  const wanted = completeGrants(grants, current, catalog);
  const change = diffGrants(current, wanted);
  const ids = [...change.added, ...change.removed];
  if (ids.length + change.data.length === 0) return { change, effects: [], rules: [] };
  const seen = membersOf(holder, caller.rights.dataScope(USER_PAGE));
  const [members, elsewhere, records] = await Promise.all([
    countMembers(db, seen),
    loadElsewhere(db, caller, { holder, members: seen, ids }),
    countRuleRecords(deps, caller, { holder, wanted, change, members: seen }),
  ]);
  return {
    change,
    rules: change.data.map(({ moduleId }) => ({
      moduleId,
      reached: members.total - members.administrators,
      records: records.get(moduleId) ?? null,
    })),
    effects: ids.map((itemId) => {
      const { count = 0, sources = [] } = elsewhere.get(itemId) ?? {};
      const others = Math.min(members.total, members.administrators + count);
      return { itemId, reached: members.total - others, others, sources };
    }),
  };
}

/** Members of the holder within a scope; none while it is disabled, because it gives nobody anything then. */
function membersOf({ type, id }: Holder, scope: DataScope): RawBuilder<unknown> {
  const kind = membershipOf(type);
  if (!kind) return sql`select id as user_id from user_account where id = ${id}`;
  const table = sql.table(TABLES[kind]);
  return sql`
    select m.user_id from membership m join ${table} h on h.id = m.target_id and h.enabled_mark = 1
    where m.kind = ${kind} and m.target_id = ${id} and ${usersWithin(scope, 'm.user_id')}`;
}

const TABLES = { role: 'role', position: 'position', group: 'user_group' } as const;

async function countMembers(
  db: Executor,
  members: RawBuilder<unknown>,
): Promise<{ total: number; administrators: number }> {
  const { rows } = await sql<{ total: number; administrators: number }>`
    select count(*) as total, count(*) filter (where ${isAdministrator}) as administrators
    from (${members}) m`.execute(db);
  return rows[0] ?? { total: 0, administrators: 0 };
}

/** By item: how many members, administrators aside, have it from another holder, and from which. */
async function loadElsewhere(
  db: Executor,
  caller: Caller,
  { holder, members, ids }: { holder: Holder; members: RawBuilder<unknown>; ids: readonly string[] },
): Promise<Map<string, { count: number; sources: Source[] }>> {
  const [roles, positions] = await Promise.all([
    db.selectFrom('role').select('id').where(rolesVisible(caller)).execute(),
    db.selectFrom('position').select('id').where(positionsWithin(caller)).execute(),
  ]);
  const isNamed = sql<boolean>`case g.type
    when 'Role' then g.id = any(${roles.map(({ id }) => id)}::text[])
    when 'Position' then g.id = any(${positions.map(({ id }) => id)}::text[])
    else true end`;
  const { rows } = await sql<{ itemId: string; count: number; sources: Omit<Source, 'key'>[] }>`
    with members as materialized (select m.user_id from (${members}) m where not ${isAdministrator}),
    holders as (
      select m.user_id, 'User' as type, u.id, u.real_name as full_name, u.account as note
      from members m join user_account u on u.id = m.user_id
      union all
      select m.user_id, 'Role', r.id, r.full_name, r.en_code from members m
      join membership s on s.user_id = m.user_id and s.kind = 'role'
      join role r on r.id = s.target_id and r.enabled_mark = 1
      union all
      select m.user_id, 'Position', p.id, p.full_name, o.full_name from members m
      join membership s on s.user_id = m.user_id and s.kind = 'position'
      join position p on p.id = s.target_id and p.enabled_mark = 1 join organize o on o.id = p.organize_id
      union all
      select m.user_id, 'Group', g.id, g.full_name, g.en_code from members m
      join membership s on s.user_id = m.user_id and s.kind = 'group'
      join user_group g on g.id = s.target_id and g.enabled_mark = 1
    ),
    given as (
      select h.*, i.item_id from holders h
      join grant_item i on i.holder_type = h.type and i.holder_id = h.id and i.item_id = any(${ids}::text[])
      where not (h.type = ${holder.type} and h.id = ${holder.id})
    ),
    counted as (select item_id, count(distinct user_id) as count from given group by item_id),
    named as (
      select item_id, type, id, full_name, note,
        row_number() over (partition by item_id order by count(*) desc, type, id) as place
      from given g where ${isNamed} group by item_id, type, id, full_name, note
    )
    select c.item_id as "itemId", c.count, coalesce(jsonb_agg(
      jsonb_build_object('type', n.type, 'id', n.id, 'fullName', n.full_name, 'note', n.note) order by n.place)
      filter (where n.id is not null), '[]') as sources
    from counted c left join named n on n.item_id = c.item_id and n.place <= ${SOURCES}
    group by c.item_id, c.count`.execute(db.withoutPlugins());
  return new Map(
    rows.map(({ itemId, count, sources }) => [
      itemId,
      {
        count: Number(count),
        sources: sources.map((source) => ({ ...source, key: holderKey(source as Holder) })),
      },
    ]),
  );
}
