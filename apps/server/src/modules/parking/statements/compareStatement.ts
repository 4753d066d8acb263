import { type StatementProvider } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';

/**
 * Compares a statement with our books as they are now: each of its lines by our number with the payments that were made in one go, or with
 * the refund, and what we have of that day and the provider does not. What stands in the statement of another day, because
 * we heard of it after midnight, is no difference of this one. What people have settled keeps its reason.
 */
export async function compareStatement(
  trx: DatabaseTransaction,
  { id, provider, day }: { id: string; provider: StatementProvider; day: string },
): Promise<void> {
  await trx.updateTable('parkingStatement').set({ comparedTime: new Date() }).where('id', '=', id).execute();
  await comparePayments(trx, id);
  await compareRefunds(trx, id);
  await sql`
    delete from parking_statement_item where statement_id = ${id} and theirs is null and settled_time is null`.execute(
    trx,
  );
  const [from, to] = [new Date(`${day}T00:00:00+08:00`), new Date(`${day}T24:00:00+08:00`)];
  await addPayments(trx, { id, provider, from, to });
  await addRefunds(trx, { id, provider, from, to });
}

/** What of a statement is needed to compare it, which nobody else does meanwhile; undefined for one that was removed. */
export function findLocked(trx: DatabaseTransaction, id: string) {
  return trx
    .selectFrom('parkingStatement')
    .select(['id', 'provider', 'day', 'fileName'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Differences of other days that the lines of this statement explain. */
export async function forgetExplained(trx: DatabaseTransaction, statementId: string): Promise<void> {
  await sql`
    delete from parking_statement_item missing using parking_statement_item line
    where line.statement_id = ${statementId} and line.theirs is not null
      and missing.provider = line.provider and missing.kind = line.kind and missing.number = line.number
      and missing.statement_id <> ${statementId} and missing.theirs is null
      and missing.settled_time is null`.execute(trx);
}

/** One value of several rows, or '' where they differ. */
const only = (column: string) =>
  sql<string>`case when count(distinct ${sql.ref(column)}) = 1 then min(${sql.ref(column)}) else '' end`;

async function comparePayments(trx: DatabaseTransaction, id: string): Promise<void> {
  await sql`
    with found as (
      select item.id, item.theirs, batch.*
      from parking_statement_item item
      left join lateral (
        select sum(payment.amount) filter (where payment.paid_time is not null)::int as ours,
          ${only('payment.organize_id')} as organize_id, ${only('payment.place_id')} as place_id,
          case when count(*) = 1 then min(payment.order_id) else '' end as order_id
        from parking_payment payment
        where payment.batch_id = item.number and payment.provider = item.provider
        having count(*) > 0) batch on true
      where item.statement_id = ${id} and item.kind = 'payment' and item.theirs is not null)
    ${bookFound}`.execute(trx);
}

async function compareRefunds(trx: DatabaseTransaction, id: string): Promise<void> {
  await sql`
    with found as (
      select item.id, item.theirs, refund.*
      from parking_statement_item item
      left join lateral (
        select case when given.state in ('sent', 'done') then -given.amount end as ours,
          given.organize_id, given.place_id, given.order_id
        from parking_refund given join parking_payment payment on payment.id = given.payment_id
        where given.id = item.number and payment.provider = item.provider) refund on true
      where item.statement_id = ${id} and item.kind = 'refund' and item.theirs is not null)
    ${bookFound}`.execute(trx);
}

/** Writes what was found for lines of a statement. */
const bookFound = sql`
  update parking_statement_item item set
    ours = found.ours,
    result = case when found.ours is null then 'theirs' when found.ours = found.theirs then 'matched' else 'amount' end,
    organize_id = coalesce(found.organize_id, ''), place_id = coalesce(found.place_id, ''),
    order_id = coalesce(found.order_id, '')
  from found where found.id = item.id`;

interface Day {
  id: string;
  provider: StatementProvider;
  from: Date;
  to: Date;
}

async function addPayments(trx: DatabaseTransaction, { id, provider, from, to }: Day): Promise<void> {
  await sql`
    insert into parking_statement_item
      (id, statement_id, provider, kind, number, provider_number, time, ours, result, organize_id, place_id, order_id)
    select 'i' || md5(concat_ws(' ', ${id}::text, 'payment', payment.batch_id)), ${id}, ${provider}, 'payment',
      payment.batch_id, max(payment.provider_number), min(payment.paid_time), sum(payment.amount)::int, 'ours',
      ${only('payment.organize_id')}, ${only('payment.place_id')},
      case when count(*) = 1 then min(payment.order_id) else '' end
    from parking_payment payment
    where payment.provider = ${provider} and payment.paid_time >= ${from} and payment.paid_time < ${to}
      and not exists (select 1 from parking_statement_item line
        where line.provider = ${provider} and line.kind = 'payment' and line.number = payment.batch_id)
    group by payment.batch_id`.execute(trx);
}

/** A refund counts when the provider has accepted it, as in its statements. */
async function addRefunds(trx: DatabaseTransaction, { id, provider, from, to }: Day): Promise<void> {
  await sql`
    insert into parking_statement_item
      (id, statement_id, provider, kind, number, provider_number, time, ours, result, organize_id, place_id, order_id)
    select 'i' || md5(concat_ws(' ', ${id}::text, 'refund', refund.id)), ${id}, ${provider}, 'refund', refund.id,
      refund.provider_number, refund.sent_time, -refund.amount, 'ours', refund.organize_id, refund.place_id, refund.order_id
    from parking_refund refund join parking_payment payment on payment.id = refund.payment_id
    where payment.provider = ${provider} and refund.state in ('sent', 'done')
      and refund.sent_time >= ${from} and refund.sent_time < ${to}
      and not exists (select 1 from parking_statement_item line
        where line.provider = ${provider} and line.kind = 'refund' and line.number = refund.id)`.execute(trx);
}
