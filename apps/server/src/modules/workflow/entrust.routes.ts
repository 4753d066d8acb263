import { contract } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type DatabaseTransaction } from '../../db/database.js';
import { contains } from '../../db/keyword.js';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { ApiError } from '../../errors/apiError.js';
import { t as httpText } from '../../errors/errors.messages.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { CrudTable } from '../../http/crud/CrudTable.js';
import { type ListOptions } from '../../http/crud/ListOptions.js';
import { requireColleagues } from './people/requireColleagues.js';
import { t } from './workflow.messages.js';

const nameOf = (column: string) =>
  sql<string>`coalesce((select real_name from user_account where id = ${sql.ref(`flow_entrust.${column}`)}), '')`;

const entrusts = contract.workflow.entrust;

const rows = {
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
  filters: {
    // by either of the two people
    keyword: {
      varies: true,
      where: (asked) => sql<boolean>`exists (select from user_account person
        where person.id in (flow_entrust.user_id, flow_entrust.to_user_id)
        and ${contains(['person.realName'], String(asked), 'person.sound')})`,
    },
    direction: {
      varies: true,
      value: (asked, { caller }) => ({ column: asked === 'received' ? 'toUserId' : 'userId', userId: caller.userId }),
      where: (side) => {
        const { column, userId } = side as { column: string; userId: string };
        return sql<boolean>`${sql.ref(`flowEntrust.${column}`)} = ${userId}`;
      },
    },
  },
} satisfies ListOptions<'flowEntrust'>;

const table = new CrudTable(entrusts, { ...rows, own: {} });

/** Everybody sees and changes what they have given; what they have received they see. */
export const entrustRoutes = crudRoutes(entrusts, {
  ...rows,
  guard: (found, { call: { caller } }) => {
    for (const row of found) if (row.userId !== caller.userId) throw new ApiError(404, httpText('notFound'));
  },
  toRow: async (body, { db, id, current, call: { caller } }) => {
    if (body.endTime <= body.startTime) throw fieldError('endTime', t('endBeforeStart'));
    if (current && current.endTime <= Date.now()) throw new ApiError(409, t('entrustOver'));
    if (body.toUserId === caller.userId) throw fieldError('toUserId', t('entrustSelf'));
    await requireColleagues(db, [body.toUserId], 'toUserId');
    await refuseCircle(db, { ...body, id, userId: caller.userId });
    return {
      ...body,
      userId: caller.userId,
      flowIds: JSON.stringify(body.flowIds),
      startTime: new Date(body.startTime),
      endTime: new Date(body.endTime),
    };
  },
  own: {
    read: async (call) => {
      const found = await call.deps.db
        .selectFrom('flowEntrust')
        .select('id')
        .where('id', '=', call.params.id)
        .where((eb) => eb.or([eb('userId', '=', call.caller.userId), eb('toUserId', '=', call.caller.userId)]))
        .executeTakeFirst();
      requireRow(found);
      return table.read(call) as Promise<z.input<typeof entrusts.read.data>>;
    },
  },
});

/** Throws 400 where entrusted work would come back to whoever gives it away, over others who gave it away at the same time. */
async function refuseCircle(
  trx: DatabaseTransaction,
  {
    id,
    userId,
    toUserId,
    kind,
    startTime,
    endTime,
  }: { id: string; userId: string; toUserId: string; kind: string; startTime: number; endTime: number },
): Promise<void> {
  const [from, to] = [new Date(startTime), new Date(endTime)];
  const { rows } = await sql<{ names: string }>`
    with recursive chain as (
      select ${toUserId}::text as id, array[${userId}::text, ${toUserId}::text] as seen
      union all
      select given.to_user_id, chain.seen || given.to_user_id from chain
      join flow_entrust given on given.user_id = chain.id and given.id <> ${id} and given.kind = ${kind}
        and given.start_time < ${to} and given.end_time > ${from}
      where not chain.seen[2:] @> array[given.to_user_id] and cardinality(chain.seen) < 20
    )
    select (select string_agg(real_name, ' → ' order by place) from unnest(seen) with ordinality step (id, place)
      join user_account on user_account.id = step.id) as names
    from chain where id = ${userId} limit 1`.execute(trx);
  const [circle] = rows;
  if (circle) throw fieldError('toUserId', t('circle', { names: circle.names }));
}
