import { type PayMethod } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { startOfToday } from '../../../db/today.js';
import { type Deps } from '../../../deps.js';
import { withinScope, type DataScope } from '../../../rights/dataScope.js';

/**
 * What we and the simulated provider hold of the payments of each of the last days, in fen, by what was paid on that day
 * less what was given back of it since. Refunds that the provider has not heard of yet, and charges that we have not, are
 * the difference; cash has no provider. What real providers hold is in their statements, see compareStatement.ts.
 */
export async function reconcile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  scope: DataScope,
  days: number,
): Promise<ReconciledDay[]> {
  const from = sql`${startOfToday(clock)} - make_interval(days => ${days - 1})`;
  const inScope = withinScope(scope, { organize: 'payment.organize_id' });
  const { rows } = await sql<ReconciledDay>`
    with batch as (
      select payment.batch_id, payment.method, min(payment.paid_time) as paid_time, min(payment.creator_time) as begun,
        count(*) filter (where payment.paid_time is not null)::int as payments,
        sum(case when payment.paid_time is null then 0 else payment.amount - payment.refunded end)::int as ours,
        sum(payment.amount - case when payment.refunded = 0 then 0 else ${TOLD} end)::int as kept
      from parking_payment payment
      where (payment.paid_time >= ${from} or (payment.paid_time is null and payment.creator_time >= ${from}))
        and payment.provider = 'simulated' and ${inScope}
      group by payment.batch_id, payment.method),
    held as (
      select batch.*, case
        when batch.method = 'cash' then batch.ours
        when charge.state = 'paid' then batch.kept
        else 0 end as theirs
      from batch left join parking_charge charge on charge.id = batch.batch_id)
    select to_char(coalesce(paid_time, begun), 'YYYY-MM-DD') as day, method,
      sum(payments)::int as payments, sum(ours)::float8 as ours, sum(theirs)::float8 as theirs,
      sum(ours - theirs)::float8 as difference
    from held group by 1, 2 order by 1 desc, 2`.execute(db);
  return rows;
}

/** What the provider gave back of a payment: others that were made in one go with it may be beyond the scope. */
const TOLD = sql`(
  select coalesce(sum(told.amount), 0) from parking_refund refund
  join parking_charge_refund told on told.id = refund.id where refund.payment_id = payment.id)`;

interface ReconciledDay {
  /** `2026-11-23` */
  day: string;
  method: PayMethod;
  payments: number;
  ours: number;
  theirs: number;
  difference: number;
}
