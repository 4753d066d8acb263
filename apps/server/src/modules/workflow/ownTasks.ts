import { sql, type RawBuilder } from 'kysely';
import { type Executor } from '../../db/database.js';

/** Somebody whose tasks the caller sees and handles for a time, and of which flows (all when empty). */
export interface Principal {
  userId: string;
  name: string;
  flowIds: string[];
  until: number;
}

/** Who has entrusted somebody with deciding (or launching) now, over others who are entrusted themselves; circles end. */
export async function principalsOf(
  db: Executor,
  userId: string,
  kind: 'decide' | 'launch' = 'decide',
): Promise<Principal[]> {
  const { rows } = await sql<Principal>`
    with recursive given as (
      select entrust.user_id, entrust.flow_ids, entrust.end_time, array[${userId}::text, entrust.user_id] as seen
      from flow_entrust entrust
      where entrust.to_user_id = ${userId} and entrust.kind = ${kind} and now() between start_time and end_time
      union all
      select entrust.user_id,
        case when given.flow_ids = '[]' then entrust.flow_ids when entrust.flow_ids = '[]' then given.flow_ids
          else (select coalesce(jsonb_agg(both_name), '["-"]')
            from jsonb_array_elements_text(given.flow_ids) both_have (both_name) where entrust.flow_ids ? both_name) end,
        least(given.end_time, entrust.end_time), given.seen || entrust.user_id
      from given join flow_entrust entrust on entrust.to_user_id = given.user_id
      where entrust.kind = ${kind} and now() between entrust.start_time and entrust.end_time
        and not entrust.user_id = any(given.seen) and cardinality(given.seen) < 10
    )
    select given.user_id as "userId", person.real_name as name, given.flow_ids as "flowIds", given.end_time as until
    from given join user_account person on person.id = given.user_id
    order by given.end_time desc`.execute(db);
  return rows;
}

/** Whether an entrustment is about a flow. */
export function isAbout({ flowIds }: Principal, flowId: string): boolean {
  return flowIds.length === 0 || flowIds.includes(flowId);
}

/**
 * Condition on tasks joined with their flows: the caller's own, or of somebody who has entrusted them with such flows. A task that is
 * offered to several of them, which has a row for each, counts once: as the caller's own, where it is.
 */
export function isForCaller(userId: string, principals: readonly Principal[]): RawBuilder<boolean> {
  const own = sql<boolean>`flow_task.user_id = ${userId}`;
  if (principals.length === 0) return own;
  const entrusted = (task: 'flow_task' | 'other') =>
    sql.join(
      principals.map(({ userId: principal, flowIds }) =>
        flowIds.length === 0
          ? sql`${sql.ref(`${task}.user_id`)} = ${principal}`
          : sql`(${sql.ref(`${task}.user_id`)} = ${principal} and flow_instance.flow_id = any(${flowIds}::text[]))`,
      ),
      sql` or `,
    );
  return sql<boolean>`(${own} or (${entrusted('flow_task')}) and not exists (
    select from flow_task other
    where other.instance_id = flow_task.instance_id and other.task_id = flow_task.task_id
      and other.state in ('open', 'offered')
      and (other.user_id = ${userId} or other.user_id < flow_task.user_id and (${entrusted('other')}))))`;
}

/** Who acts now for some people in a flow, also over others who were entrusted themselves: told of their tasks too. */
export async function deputiesOf(db: Executor, userIds: readonly string[], flowId: string): Promise<string[]> {
  if (userIds.length === 0) return [];
  const isGiven = sql`kind = 'decide' and now() between start_time and end_time
    and (flow_ids = '[]' or flow_ids ? ${flowId})`;
  const { rows } = await sql<{ userId: string }>`
    with recursive deputy (id) as (
      select to_user_id from flow_entrust where user_id = any(${[...userIds]}::text[]) and ${isGiven}
      union
      select to_user_id from deputy join flow_entrust on flow_entrust.user_id = deputy.id where ${isGiven}
    )
    select id as "userId" from deputy`.execute(db);
  return rows.map(({ userId }) => userId);
}
