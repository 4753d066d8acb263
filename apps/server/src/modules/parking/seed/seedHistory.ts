import { sql } from 'kysely';
import { type Database } from '../../../db/database.js';

/** Stays that are made up for each day at all places together. */
const STAYS_A_DAY = 1_100;

/**
 * Makes up stays of the places of the demonstration for each of the last days, with payments and the provider's books, and
 * vehicles that are there now. A day is one statement and is made once, so a crash repeats nothing.
 */
export async function seedHistory(db: Database, days: number, signal?: AbortSignal): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    signal?.throwIfAborted();
    await seedDay(db, day);
  }
  await sql`
    update parking_place set occupied = (
      select count(*) from parking_order where place_id = parking_place.id and status <> 'closed')
    where id in (select place_id from parking_order where number like 'H%')`.execute(db);
}

/** The stays that began so many days ago. Fees are those of the demonstration's tariffs, which charge units up to a cap. */
async function seedDay(db: Database, daysAgo: number): Promise<void> {
  const midnight = sql`(date_trunc('day', now()) - make_interval(days => ${daysAgo}))`;
  await sql`
    with base as (
      select n, ${midnight} as midnight,
        random() as r_place, random() as r_hour, random() as r_length, random() as r_plate, random() as r_fate
      from generate_series(1, ${STAYS_A_DAY}) n
      where not exists (
        select 1 from parking_order where place_kind in ('lot', 'road') and number like 'H%'
          and entry_time >= ${midnight} and entry_time < ${midnight} + interval '1 day')),
    place as (
      select id, kind, organize_id, tariff_id, row_number() over (order by sort_code, id) - 1 as place_number,
        count(*) over () as places
      from parking_place where tariff_id in ('hourly', 'quarterly')),
    stay as (
      select n, place.id as place_id, kind, organize_id, tariff_id, r_fate,
        -- half of the vehicles come around nine, two or seven o'clock
        date_trunc('minute', midnight + make_interval(secs => 60 * case
          when r_hour < 0.25 then 480 + r_hour * 480 when r_hour < 0.4 then 810 + (r_hour - 0.25) * 800
          when r_hour < 0.55 then 1080 + (r_hour - 0.4) * 900 else 360 + (r_hour - 0.55) * 2200 end)) as entry_time,
        least(1430, 3 + floor(-ln(1 - r_length) * case kind when 'lot' then 130 else 55 end))::int as minutes,
        upper(md5(floor(power(r_plate, 2) * 30000)::text)) as hash
      from base join place on place_number = floor(power(r_place, 1.4) * places)),
    priced as (
      select stay.*, entry_time + make_interval(mins => minutes) as exit_time,
        case when hash < '4' then '粤BD' || substr(hash, 2, 5) else '粤B' || substr(hash, 2, 5) end as plate,
        case when hash < '4' then 3 else 5 end as plate_colour,
        case when minutes <= 15 then 0
          when kind = 'lot' then least(4000, ceil(minutes / 60.0) * 500)
          else least(6000, ceil(minutes / 15.0) * 150) end::int as full_fee,
        ((extract(epoch from entry_time) * 1000 - 1596240000000)::bigint * 10000000 + n * 1000 + ${daysAgo})::text as id
      from stay),
    made as (
      insert into parking_order (id, number, place_id, place_kind, organize_id, plate, plate_colour, vehicle, status,
        entry_time, exit_time, tariff_version_id, fee, paid, escaped, close_reason)
      select id, 'H' || to_char(entry_time, 'YYYYMMDD') || '-' || lpad(n::text, 5, '0'),
        place_id, kind, organize_id, plate, plate_colour, 'small',
        case when exit_time < now() then 'closed' else 'open' end,
        entry_time, case when exit_time < now() then exit_time end, tariff_id || '1',
        case when exit_time < now() then full_fee else 0 end,
        case when exit_time < now() and r_fate >= 0.012 then full_fee else 0 end,
        case when exit_time < now() and r_fate < 0.012 and full_fee > 0 then 1 else 0 end, ''
      from priced where entry_time < now()
      on conflict do nothing
      returning id, place_id, organize_id, paid, exit_time),
    charged as (
      insert into parking_payment (id, number, order_id, place_id, organize_id, batch_id, method, state, amount,
        provider_number, key, creator_time, paid_time)
      select id, 'F' || id, id, place_id, organize_id, id, method, 'paid', paid,
        case method when 'cash' then '' else 'SIM' || id end, 'history-' || id,
        exit_time - interval '4 minutes', exit_time - interval '3 minutes'
      from (select made.*, (array['wechat', 'wechat', 'wechat', 'alipay', 'alipay', 'cash'])[1 + (right(id, 6)::int / 1000) % 6] as method
        from made where paid > 0) paid_stay
      returning id, amount, method, paid_time)
    insert into parking_charge (id, amount, state, method, paid_time, creator_time)
    select id, amount, 'paid', method, paid_time, paid_time from charged where method <> 'cash'`.execute(db);
}
