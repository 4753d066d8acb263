import { type PayMethod, type ShiftFigures } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type Executor } from '../../../db/database.js';

/**
 * What happened in a shift up to its end, or up to now. Cash is what names the shift; the rest goes by its person, its
 * place and its time.
 */
export async function readFigures(db: Executor, { id, userId, placeId, startedAt, endedAt }: ShiftSpan) {
  const [from, to] = [new Date(startedAt), new Date(endedAt ?? Date.now())];
  const methods = await sql<{ method: PayMethod; payments: number; amount: number }>`
    select method, count(*)::int as payments, sum(amount)::float8 as amount from parking_payment
    where paid_time is not null and (shift_id = ${id} or
      (method <> 'cash' and place_id = ${placeId} and paid_time >= ${from} and paid_time < ${to}))
    group by method order by 3 desc, method`.execute(db);
  const givenBack = sql`(given.shift_id = ${id} or
    (paid.method <> 'cash' and ${given(userId, from, to)} and paid.place_id = ${placeId}))`;
  const { rows } = await sql<Sums>`
    select
      (select count(distinct order_id)::int from parking_payment where shift_id = ${id} and order_id <> '') as orders,
      (select count(*)::int from parking_payment where shift_id = ${id} and card_id <> '') as cards,
      (select coalesce(sum(amount), 0)::float8 from parking_payment where shift_id = ${id} and card_id <> '') as cards_paid,
      (select count(*)::int from parking_reduction given join parking_order stay on stay.id = given.order_id
        where ${given(userId, from, to)} and given.source = 'staff' and stay.place_id = ${placeId}) as reductions,
      (select coalesce(sum(given.amount), 0)::float8 from parking_reduction given
        join parking_order stay on stay.id = given.order_id
        where ${given(userId, from, to)} and given.source = 'staff' and stay.place_id = ${placeId}) as reduced,
      (select count(*)::int from parking_refund given join parking_payment paid on paid.id = given.payment_id
        where ${givenBack}) as refunds,
      (select coalesce(sum(given.amount), 0)::float8 from parking_refund given
        join parking_payment paid on paid.id = given.payment_id where ${givenBack}) as refunded,
      (select coalesce(sum(amount), 0)::float8 from parking_refund where shift_id = ${id}) as refunded_cash,
      (select count(*)::int from parking_opening opening join parking_lane lane on lane.id = opening.lane_id
        where opening.user_id = ${userId} and opening.state = 'done' and opening.cause in ('remote', 'manual')
          and opening.time >= ${from} and opening.time < ${to} and lane.place_id = ${placeId}) as openings`.execute(db);
  const sums = rows[0];
  if (!sums) throw new Error('a query of sums has one row');
  const figures: ShiftFigures = {
    methods: methods.rows,
    orders: sums.orders,
    cards: { count: sums.cards, amount: sums.cardsPaid },
    reductions: { count: sums.reductions, amount: sums.reduced },
    refunds: { count: sums.refunds, amount: sums.refunded, cash: sums.refundedCash },
    openings: sums.openings,
  };
  const cash = figures.methods.find(({ method }) => method === 'cash');
  return { figures, payments: cash?.payments ?? 0, cash: cash?.amount ?? 0, cashRefunded: figures.refunds.cash };
}

const given = (userId: string, from: Date, to: Date) =>
  sql`given.user_id = ${userId} and given.creator_time >= ${from} and given.creator_time < ${to}`;

interface ShiftSpan {
  id: string;
  userId: string;
  placeId: string;
  startedAt: number;
  endedAt: number | null;
}

interface Sums {
  orders: number;
  cards: number;
  cardsPaid: number;
  reductions: number;
  reduced: number;
  refunds: number;
  refunded: number;
  refundedCash: number;
  openings: number;
}
