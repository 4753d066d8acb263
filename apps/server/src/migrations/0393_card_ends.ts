import { sql, type Kysely } from 'kysely';

/**
 * The end of a card whole months after one of its ends. The months count from the first day of the card: one of the 31st that
 * ends on 28 February ends on 31 March a month later, not on the 28th. An end may be that day itself or the one before it,
 * as people write the last day. Where it has nothing to do with the first day, the end of a month stays the end of a month.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function days_of_month(moment timestamp) returns integer immutable parallel safe language sql as $$
      select extract(day from date_trunc('month', moment) + interval '1 month - 1 day')::integer
    $$`.execute(db);
  await sql`
    create function parking_card_end(starts_at timestamptz, from_time timestamptz, months integer) returns timestamptz
    stable parallel safe language plpgsql as $$
    declare
      first_day integer := extract(day from starts_at);
      counted timestamp := from_time::timestamp;
      days_before integer := 0;
      due integer;
      begun timestamp;
    begin
      if extract(day from counted) = least(first_day, days_of_month(counted)) then
        due := first_day;
      elsif extract(day from counted + interval '1 day') = least(first_day, days_of_month(counted + interval '1 day')) then
        due := first_day;
        days_before := 1;
        counted := counted + interval '1 day';
      elsif extract(day from counted) = days_of_month(counted) then
        due := 31;
      else
        due := extract(day from counted);
      end if;
      begun := date_trunc('month', counted) + make_interval(months => months);
      return (begun + make_interval(days => least(due, days_of_month(begun)) - 1 - days_before)
        + (counted - date_trunc('day', counted)))::timestamptz;
    end $$`.execute(db);
}
