import { contract } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../db/database.js';
import { fieldError } from '../../db/requireRow.js';
import { ApiError } from '../../errors/apiError.js';
import { t as httpText } from '../../errors/errors.messages.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { t } from './workflow.messages.js';

const nameOf = (column: string) =>
  sql<string>`coalesce((select real_name from user_account where id = ${sql.ref(`flow_entrust.${column}`)}), '')`;

/** Everybody sees and changes what they have given; what they have received they see. */
export const entrustRoutes = crudRoutes(contract.workflow.entrust, {
  table: 'flowEntrust',
  order: [
    ['endTime', 'desc'],
    ['id', 'desc'],
  ],
  computed: {
    userName: nameOf('user_id'),
    toUserName: nameOf('to_user_id'),
    flowNames: sql`(select coalesce(jsonb_agg(full_name order by full_name), '[]') from flow
      where flow_entrust.flow_ids ? flow.id)`,
    state: sql`case when now() < start_time then 'planned' when now() < end_time then 'active' else 'over' end`,
  },
  guard: (rows, { call: { caller } }) => {
    for (const row of rows) if (row.userId !== caller.userId) throw new ApiError(404, httpText('notFound'));
  },
  toRow: async (body, { db, id, current, call: { caller } }) => {
    if (body.endTime <= body.startTime) throw fieldError('endTime', t('endBeforeStart'));
    if (current && current.endTime <= Date.now()) throw new ApiError(409, t('entrustOver'));
    await refuseCircle(db, { ...body, id, userId: caller.userId });
    return {
      ...body,
      userId: caller.userId,
      flowIds: JSON.stringify(body.flowIds),
      startTime: new Date(body.startTime),
      endTime: new Date(body.endTime),
    };
  },
  own: {},
});

/** Throws 400 where entrusted work would come back to whoever gives it away, over others who gave it away at the same time. */
async function refuseCircle(
  trx: DatabaseTransaction,
  {
    id,
    userId,
    toUserId,
    startTime,
    endTime,
  }: { id: string; userId: string; toUserId: string; startTime: number; endTime: number },
): Promise<void> {
  const [from, to] = [new Date(startTime), new Date(endTime)];
  const { rows } = await sql<{ names: string }>`
    with recursive chain as (
      select ${toUserId}::text as id, array[${userId}::text, ${toUserId}::text] as seen
      union all
      select given.to_user_id, chain.seen || given.to_user_id from chain
      join flow_entrust given on given.user_id = chain.id and given.id <> ${id}
        and given.start_time < ${to} and given.end_time > ${from}
      where not chain.seen[2:] @> array[given.to_user_id] and cardinality(chain.seen) < 20
    )
    select (select string_agg(real_name, ' → ' order by place) from unnest(seen) with ordinality step (id, place)
      join user_account on user_account.id = step.id) as names
    from chain where id = ${userId} limit 1`.execute(trx);
  const [circle] = rows;
  if (circle) throw fieldError('toUserId', t('circle', { names: circle.names }));
}
