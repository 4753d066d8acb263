import { sql } from 'kysely';
import { type Database } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { figuresAt } from '../ledger/orderLedger.js';
import { loadOrder } from '../orders/loadOrder.js';
import { NO_PLATE } from '../unlicensed.js';

/** Findings of one run; the next one goes on. */
const BATCH = 500;

/**
 * Finds stays that cannot be as they are stored, with what is proposed, so that nobody has to prove that they left:
 * the vehicle was seen elsewhere since (`twoPlaces`); another plate, one character off, left without ever having come
 * (`similarPlate`); it has stayed for a week (`impossibleDuration`) or two days (`noExit`) without a card. A proposed exit
 * is when it was seen, or after the middle length of the stays of the place. Answers how many are new.
 */
export async function findPhantoms(db: Database): Promise<number> {
  const { rows } = await sql<Suspicion>`
    with going as (
      select stay.*, case when stay.status = 'paid' then stay.leave_before end as paid_until, place.parent_id
      from parking_order stay join parking_place place on place.id = stay.place_id
      where stay.status <> 'closed' and stay.entry_time < now() - interval '10 minutes'),
    elsewhere as (
      select going.id as order_id, 'twoPlaces' as kind, seen.id as other_order_id,
        least(seen.entry_time, going.paid_until) as proposed_exit
      from going cross join lateral (
        select other.id, other.entry_time from parking_order other join parking_place place on place.id = other.place_id
        where other.plate = going.plate and other.plate_colour = going.plate_colour and other.place_id <> going.place_id
          and other.entry_time > going.entry_time and place.parent_id <> going.place_id
        order by other.entry_time limit 1) seen),
    alike as (
      select going.id as order_id, 'similarPlate' as kind, seen.id as other_order_id, seen.exit_time as proposed_exit
      from going cross join lateral (
        select other.id, other.exit_time from parking_order other
        where other.place_id = going.place_id and other.exit_time > going.entry_time and other.entry is null
          and other.exit is not null and other.id <> going.id and going.plate not like ${`${NO_PLATE}%`}
          and length(other.plate) = length(going.plate) and (
            select count(*) from generate_series(1, length(going.plate)) at
            where substr(other.plate, at, 1) <> substr(going.plate, at, 1)) = 1
        order by other.exit_time limit 1) seen),
    long as (
      select going.id as order_id,
        case when going.entry_time < now() - interval '7 days' then 'impossibleDuration' else 'noExit' end as kind,
        '' as other_order_id,
        least(going.paid_until, going.entry_time + (
          select coalesce(percentile_disc(0.5) within group (order by past.exit_time - past.entry_time), interval '2 hours')
          from (select exit_time, entry_time from parking_order
            where place_id = going.place_id and exit_time is not null and close_reason = ''
            order by exit_time desc limit 200) past)) as proposed_exit
      from going where going.entry_time < now() - interval '2 days' and not exists (
        select 1 from parking_listed_plate card where card.place_id = going.place_id
          and (card.plate = going.plate and card.plate_colour = going.plate_colour or card.more_plates ? going.plate)
          and card.list in ('free', 'monthly') and card.enabled_mark = 1
          and card.starts_at <= now() and card.ends_at > now() - interval '2 days')),
    -- one order gets one finding: the one that proves most
    suspicion as (
      select distinct on (order_id) * from (
        select *, 1 as rank from elsewhere union all select *, 2 from alike union all select *, 3 from long) all_kinds
      order by order_id, rank)
    select suspicion.order_id, suspicion.kind, suspicion.other_order_id, suspicion.proposed_exit
    from suspicion
    where not exists (select 1 from parking_finding found where found.order_id = suspicion.order_id
      and (found.kind = suspicion.kind or found.state = 'open'))
    order by suspicion.order_id limit ${BATCH}`.execute(db);
  for (const { orderId, kind, otherOrderId, proposedExit } of rows) {
    const { row, ledger, priceAt } = await loadOrder(db, orderId);
    const { due } = figuresAt(ledger, proposedExit, priceAt);
    await db
      .insertInto('parkingFinding')
      .values({
        id: newId(),
        kind,
        orderId,
        organizeId: row.organizeId,
        otherOrderId,
        proposedExit: new Date(proposedExit),
        proposedDue: due,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return rows.length;
}

interface Suspicion {
  orderId: string;
  kind: 'noExit' | 'impossibleDuration' | 'similarPlate' | 'twoPlaces';
  otherOrderId: string;
  proposedExit: number;
}
