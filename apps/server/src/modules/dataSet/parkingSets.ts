import { type DataColumn } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Locale } from '@smart-admin/ui/messages';
import { sql, type RawBuilder } from 'kysely';
import { dayText } from '../../clock.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { type DataScope, withinScope } from '../../rights/dataScope.js';
import { t } from './dataSet.messages.js';
import { type DataRow } from './DataTable.js';

/** What the parking sets of a report are asked with: days such as `2026-11-20`, a place, an organisation with all below it. */
export const PARKING_PARAMETERS = ['from', 'until', 'place', 'organize'] as const;

/** Values of parameters by their names; what is '' is not asked for. */
type GivenParameters = Readonly<Record<string, string>>;

/** What a set of the platform is read with: of more rows than `most` there is one more. */
export interface AskedRows {
  given: GivenParameters;
  most: number;
}

/** What was taken, by day, place and way of paying; without a period in this month. Throws 400 for more than a year. */
export async function readParkingRevenue(
  deps: Pick<Deps, 'db' | 'clock'>,
  scope: DataScope,
  { given, most }: AskedRows,
  locale: Locale,
): Promise<DataRow[]> {
  const { from, until } = periodOf(given, deps);
  const { rows } = await sql<RevenueRow>`
    select to_char(paid_time, 'YYYY-MM-DD') as day, to_char(paid_time, 'YYYY-MM') as month_of, place.full_name as place,
      coalesce(organize.full_name, '') as organize, method, sum(amount - payment.refunded)::float8 as revenue,
      sum(payment.refunded)::float8 as refunded, count(*)::int as payments
    from parking_payment payment
      join parking_place place on place.id = payment.place_id
      left join organize on organize.id = place.organize_id
    where paid_time >= ${from}::date and paid_time < ${until}::date + interval '1 day'
      and ${withinScope(scope, { organize: 'place.organize_id' })} and ${ofPlace(given)}
    group by 1, 2, place.id, organize.id, method
    order by 1, place.sort_code, place.id, method limit ${sql.lit(most + 1)}`.execute(deps.db);
  return rows.map(({ method, ...row }) => ({ ...row, method: t(`method.${method}`)(locale) }));
}

/** Stays that began in a period, the newest first, of lots and of roads by the rights on their own pages. Throws 400 for more than a year. */
export async function readParkingStays(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  { given, most }: AskedRows,
  locale: Locale,
): Promise<DataRow[]> {
  const { from, until } = periodOf(given, deps);
  const { rows } = await sql<StayRow>`
    select stay.plate, place.full_name as place, coalesce(organize.full_name, '') as organize,
      (extract(epoch from stay.entry_time) * 1000)::float8 as entry_time,
      (extract(epoch from stay.exit_time) * 1000)::float8 as exit_time,
      round(extract(epoch from stay.exit_time - stay.entry_time) / 60)::float8 as minutes,
      stay.fee::float8 as fee, stay.reduced::float8 as reduced, (stay.paid - stay.refunded)::float8 as paid, stay.status
    from parking_order stay
      join parking_place place on place.id = stay.place_id
      left join organize on organize.id = place.organize_id
    where stay.entry_time >= ${from}::date and stay.entry_time < ${until}::date + interval '1 day'
      and (${sql.join(staysOf(caller), sql` or `)}) and ${ofPlace(given)}
    order by stay.entry_time desc, stay.id limit ${sql.lit(most + 1)}`.execute(deps.db);
  return rows.map(({ status, ...row }) => ({ ...row, status: t(`status.${status}`)(locale) }));
}

/** Whether somebody may see stays of lots or of roads. */
export function seesStays({ rights }: Caller): boolean {
  return STAY_PAGES.some(({ page }) => rights.hasPage(page.address));
}

export const STAY_PAGES = [
  { kind: 'lot', page: pages.parkingOrder },
  { kind: 'road', page: pages.parkingRoadsideOrder },
] as const;

export const STAY_COLUMNS: Record<string, DataColumn['kind']> = {
  ...{ plate: 'text', place: 'text', organize: 'text', entryTime: 'time', exitTime: 'time', minutes: 'number' },
  ...{ fee: 'amount', reduced: 'amount', paid: 'amount', status: 'text' },
};

function staysOf({ rights }: Caller): RawBuilder<boolean>[] {
  return STAY_PAGES.filter(({ page }) => rights.hasPage(page.address)).map(
    ({ kind, page }) =>
      sql<boolean>`(stay.place_kind = ${kind} and ${withinScope(rights.dataScope(page.address), { organize: 'stay.organize_id' })})`,
  );
}

function ofPlace({ place = '', organize = '' }: GivenParameters): RawBuilder<boolean> {
  return sql<boolean>`(${place} = '' or place.id = ${place}) and (${organize} = '' or exists (
    select 1 from organize chosen join organize own on starts_with(own.path, chosen.path)
    where chosen.id = ${organize} and own.id = place.organize_id))`;
}

/** First and last day; what is no day is as if nothing was said. Throws 400 for more than a year. */
function periodOf({ from, until }: GivenParameters, { clock }: Pick<Deps, 'clock'>): { from: string; until: string } {
  const now = new Date(clock.now());
  const last = realDay(until) ?? dayText(now);
  const first = realDay(from) ?? `${last.slice(0, 7)}-01`;
  const [year = 0, month = 1, day = 1] = last.split('-').map(Number);
  const earliest = dayText(new Date(year, month - 1, day - MOST_DAYS));
  // a part of the period would be told as all of it
  if (first < earliest) throw new ApiError(400, t('longPeriod'));
  return { from: first, until: last };
}

/** A day of the calendar from the year 1900 on, or undefined. */
function realDay(text = ''): string | undefined {
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? undefined : text;
}

const MOST_DAYS = 366;

interface RevenueRow extends Record<string, string | number> {
  day: string;
  monthOf: string;
  place: string;
  organize: string;
  method: 'wechat' | 'alipay' | 'cash' | 'simulated';
  revenue: number;
  refunded: number;
  payments: number;
}

interface StayRow extends Record<string, string | number | null> {
  plate: string;
  place: string;
  organize: string;
  entryTime: number;
  exitTime: number | null;
  minutes: number | null;
  fee: number;
  reduced: number;
  paid: number;
  status: 'open' | 'paid' | 'closed';
}
