import { ADMINISTRATOR_ROLE } from '@smart-admin/api-client/contract';
import { type PeopleRule } from '@smart-admin/form-engine/flow';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { isAdministrator } from '../../authority/isAdministrator.js';
import { type Found } from './peopleRules.js';

/** Chains of superiors end here, whatever is written down. */
const LONGEST_CHAIN = 20;

/** Heads of organisations, in their order; those without a head are left out. */
export async function headsOf(trx: DatabaseTransaction, ids: readonly string[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select organize.manager_id as "userId", organize.full_name as via
    from unnest(${[...ids]}::text[]) with ordinality wanted (id, place)
    join organize on organize.id = wanted.id and organize.manager_id <> ''
    order by wanted.place`.execute(trx);
  return rows;
}

/** Head of an organisation (level 1) or of the one so many levels above it. */
export async function headOf(trx: DatabaseTransaction, organizeId: string, level: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select above.manager_id as "userId", above.full_name as via
    from organize
    cross join lateral unnest(string_to_array(trim(both '/' from organize.path), '/')) with ordinality step (id, place)
    join organize above on above.id = step.id
    where organize.id = ${organizeId} and above.manager_id <> ''
      and step.place = cardinality(string_to_array(trim(both '/' from organize.path), '/')) - ${level - 1}`.execute(
    trx,
  );
  return rows;
}

/**
 * The superiors of somebody one above the other: so many levels, or up to whoever holds a position (with them; all there
 * are where nobody does). A circle ends the chain.
 */
export async function superiorsOf(
  trx: DatabaseTransaction,
  userId: string,
  until: Extract<PeopleRule, { kind: 'superiors' }>['until'],
): Promise<Found[]> {
  const levels = 'level' in until ? until.level : LONGEST_CHAIN;
  const { rows } = await sql<Found & { holds: boolean }>`
    with recursive chain as (
      select person.manager_id as id, 1 as level, array[person.id] as seen from user_account person where person.id = ${userId}
      union all
      select above.manager_id, chain.level + 1, chain.seen || above.id
      from chain join user_account above on above.id = chain.id
      where chain.level < ${Math.min(levels, LONGEST_CHAIN)} and not above.id = any(chain.seen)
    )
    select superior.id as "userId", coalesce(position.full_name, '') as via,
      exists (select from membership where kind = 'position' and membership.user_id = superior.id
        and target_id = ${'positionId' in until ? until.positionId : ''}) as holds
    from chain join user_account superior on superior.id = chain.id and not superior.id = any(chain.seen)
    left join position on position.id = superior.position_id
    order by chain.level`.execute(trx);
  const last = rows.findIndex(({ holds }) => holds);
  return (last < 0 ? rows : rows.slice(0, last + 1)).map(({ userId: id, via }) => ({ userId: id, via }));
}

/** The first superior above somebody who can sign in: who has left cannot take over a task. Nobody where there is none. */
export async function nearestSuperior(trx: DatabaseTransaction, userId: string): Promise<Found[]> {
  const chain = await superiorsOf(trx, userId, { level: LONGEST_CHAIN });
  const ids = chain.map((superior) => superior.userId);
  if (ids.length === 0) return [];
  const users = trx.selectFrom('userAccount').select('id').where('id', 'in', ids).where('enabledMark', '=', 1);
  const enabled = new Set((await users.execute()).map(({ id }) => id));
  return chain.filter((superior) => enabled.has(superior.userId)).slice(0, 1);
}

/** Everybody who may do everything: whom a task goes to when nobody else is found. */
export async function administratorsOf(trx: DatabaseTransaction): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select m.user_id as "userId", coalesce((select full_name from role where id = ${ADMINISTRATOR_ROLE}), '') as via
    from (select id as user_id, sort_code from user_account where enabled_mark = 1) m
    where ${isAdministrator} order by m.sort_code, m.user_id`.execute(trx);
  return rows;
}
