import { type BuiltInSet, type DataColumn } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Locale } from '@smart-admin/ui/messages';
import { sql } from 'kysely';
import { dayText } from '../../clock.js';
import { startOfToday } from '../../db/today.js';
import { type Deps } from '../../deps.js';
import { MissingRight } from '../../errors/MissingRight.js';
import { type Caller } from '../../rights/caller.js';
import { type DataScope, withinScope } from '../../rights/dataScope.js';
import { placeIds } from '../parking/screens/readPlaces.js';
import { readRevenue } from '../parking/screens/readRevenue.js';
import { readTraffic } from '../parking/screens/readTraffic.js';
import { t } from './dataSet.messages.js';
import { type DataRow, type DataTable } from './DataTable.js';
import {
  type AskedRows,
  PARKING_PARAMETERS,
  readParkingRevenue,
  readParkingStays,
  seesStays,
  STAY_COLUMNS,
  STAY_PAGES,
} from './parkingSets.js';

type Read = { rows: DataRow[]; earlier?: Record<string, number> };
type Kinds = Record<string, DataColumn['kind']>;

/** Rows of which pages tell money, and those that tell of vehicles: the first that somebody has says which places. */
const MONEY = [pages.parkingScreen, pages.parkingPayment];
const TRAFFIC = [pages.parkingScreen, pages.parkingOrder];
const FINDINGS = [pages.parkingFinding];

/** One data set of the platform: its columns by the pages that tell them, and how they are read. */
interface BuiltIn {
  money: Kinds;
  traffic: Kinds;
  read(deps: Deps, scopes: { money?: DataScope; traffic?: DataScope }, locale: Locale, asked: AskedRows): Promise<Read>;
}

const SETS: Record<Exclude<BuiltInSet, 'parkingFindings' | 'parkingStays'>, BuiltIn> = {
  parkingToday: {
    money: {
      ...{ revenue: 'amount', month: 'amount', payments: 'number', due: 'amount' },
      ...{ reduced: 'amount', refunded: 'amount', arrears: 'amount' },
    },
    traffic: {
      ...{ entries: 'number', exits: 'number', present: 'number', spaces: 'number' },
      ...{ occupancy: 'percent', medianMinutes: 'number' },
    },
    read: async (deps, { money, traffic }) => {
      const taken = money && (await readRevenue(deps, money, {}));
      const passed = traffic && (await readTraffic(deps, traffic, {}));
      const before = traffic && (await readWeekBefore(deps, traffic));
      return {
        rows: [
          {
            ...(taken && { ...pickNumbers(taken, ['month', 'payments', 'due', 'reduced', 'refunded', 'arrears']) }),
            ...(taken && { revenue: taken.today }),
            ...(passed && { ...pickNumbers(passed, ['entries', 'exits', 'present', 'spaces', 'medianMinutes']) }),
            ...(passed && { occupancy: share(passed.present, passed.spaces) }),
          },
        ],
        earlier: { ...(taken && { revenue: taken.lastWeek }), ...before },
      };
    },
  },
  parkingHours: {
    money: { revenue: 'amount', lastWeek: 'amount' },
    traffic: { entries: 'number', exits: 'number' },
    read: async (deps, { money, traffic }) => {
      const taken = money && (await readRevenue(deps, money, {})).hours;
      const passed = traffic && (await readTraffic(deps, traffic, {})).hours;
      const now = new Date(deps.clock.now()).getHours();
      const hours = Array.from({ length: 24 }, (_, hour) => hour);
      return {
        rows: hours.map((hour) => ({
          hour: `${String(hour).padStart(2, '0')}:00`,
          // hours that are still to come are no zeros
          ...(taken && {
            revenue: hour <= now ? (taken[hour]?.amount ?? 0) : null,
            lastWeek: taken[hour]?.lastWeek ?? 0,
          }),
          ...(passed && { entries: hour <= now ? (passed[hour]?.entries ?? 0) : null }),
          ...(passed && { exits: hour <= now ? (passed[hour]?.exits ?? 0) : null }),
        })),
      };
    },
  },
  parkingDays: {
    money: { thisWeek: 'amount', lastWeek: 'amount', payments: 'number' },
    traffic: {},
    read: async (deps, { money }) => {
      if (!money) return { rows: [] };
      const { days } = await readRevenue(deps, money, {});
      const of = (day: string) => days.find((each) => each.day === day);
      const last = Array.from({ length: 7 }, (_, index) => dayBefore(deps.clock.now(), 6 - index));
      return {
        rows: last.map(({ day, week }) => ({
          day,
          thisWeek: of(day)?.amount ?? 0,
          lastWeek: of(week)?.amount ?? 0,
          payments: of(day)?.payments ?? 0,
        })),
      };
    },
  },
  parkingPlaces: {
    money: { revenue: 'amount', arrears: 'amount' },
    traffic: {
      ...{ occupied: 'number', spaces: 'number', occupancy: 'percent' },
      ...{ entries: 'number', exits: 'number' },
    },
    read: async (deps, { money, traffic }) => {
      const taken = money ? (await readRevenue(deps, money, {})).places : [];
      const passed = traffic ? (await readTraffic(deps, traffic, {})).places : [];
      const places = new Map([...taken, ...passed].map((place) => [place.id, place]));
      return {
        rows: [...places.values()].map(({ id, name }) => {
          const amounts = taken.find((place) => place.id === id);
          const figures = passed.find((place) => place.id === id);
          return {
            place: name,
            placeId: id,
            ...(amounts && { revenue: amounts.revenue, arrears: amounts.arrears }),
            ...(figures && { ...pickNumbers(figures, ['occupied', 'spaces', 'entries', 'exits']) }),
            ...(figures && { occupancy: share(figures.occupied, figures.spaces) }),
          };
        }),
      };
    },
  },
  parkingMethods: {
    money: { revenue: 'amount', payments: 'number' },
    traffic: {},
    read: async (deps, { money }, locale) => {
      if (!money) return { rows: [] };
      const { methods } = await readRevenue(deps, money, {});
      return {
        rows: methods.map(({ method, amount, payments }) => ({
          method: t(`method.${method}`)(locale),
          revenue: amount,
          payments,
        })),
      };
    },
  },
  parkingRevenue: {
    money: { revenue: 'amount', refunded: 'amount', payments: 'number' },
    traffic: {},
    read: async (deps, { money }, locale, asked) => ({
      rows: money ? await readParkingRevenue(deps, money, asked, locale) : [],
    }),
  },
};

/** What rows are about, before their figures. */
const HEADS: Record<BuiltInSet, Kinds> = {
  parkingToday: {},
  parkingHours: { hour: 'text' },
  parkingDays: { day: 'day' },
  parkingPlaces: { place: 'text' },
  parkingMethods: { method: 'text' },
  parkingFindings: { plate: 'text', place: 'text', kind: 'text', time: 'time' },
  parkingRevenue: { day: 'text', monthOf: 'text', place: 'text', organize: 'text', method: 'text' },
  parkingStays: STAY_COLUMNS,
};

/** What a data set of the platform can be asked with. */
export function builtInParameters(name: BuiltInSet): readonly (typeof PARKING_PARAMETERS)[number][] {
  return name === 'parkingRevenue' || name === 'parkingStays' ? PARKING_PARAMETERS : [];
}

/** The first rows of a data set of the platform, within the pages and rows of whoever looks. Throws 403 without any of its pages. */
export async function readBuiltInSet(
  deps: Deps,
  name: BuiltInSet,
  { caller, locale }: { caller: Caller; locale: Locale },
  asked: AskedRows,
): Promise<DataTable> {
  const columns = builtInColumns(name, caller, locale);
  if (!columns) throw new MissingRight(pagesOf(name)[0]?.address ?? '', undefined);
  const { rows, ...more } = await readSet(deps, name, { caller, locale }, asked);
  const { most } = asked;
  return { columns, ...more, rows: rows.slice(0, most), ...(rows.length > most && { isCut: true }) };
}

async function readSet(
  deps: Deps,
  name: BuiltInSet,
  { caller, locale }: { caller: Caller; locale: Locale },
  asked: AskedRows,
): Promise<Read> {
  if (name === 'parkingFindings') return { rows: await readFindings(deps, caller, locale, asked) };
  if (name === 'parkingStays') return { rows: await readParkingStays(deps, caller, asked, locale) };
  const [money, traffic] = [scopeOf(caller, MONEY), scopeOf(caller, TRAFFIC)];
  return SETS[name].read(deps, { ...(money && { money }), ...(traffic && { traffic }) }, locale, asked);
}

/** Its columns, as far as the caller has the pages that tell them; undefined without any. */
export function builtInColumns(name: BuiltInSet, caller: Caller, locale: Locale): DataColumn[] | undefined {
  const isList = name === 'parkingFindings' || name === 'parkingStays';
  const figures: Kinds = isList
    ? {}
    : {
        ...(scopeOf(caller, MONEY) ? SETS[name].money : {}),
        ...(scopeOf(caller, TRAFFIC) ? SETS[name].traffic : {}),
      };
  const isOpen =
    name === 'parkingFindings'
      ? scopeOf(caller, FINDINGS) !== undefined
      : name === 'parkingStays'
        ? seesStays(caller)
        : Object.keys(figures).length > 0;
  if (!isOpen) return undefined;
  return Object.entries({ ...HEADS[name], ...figures }).map(([id, kind]) => ({
    id,
    label: t(id as Parameters<typeof t>[0])(locale),
    kind,
  }));
}

function pagesOf(name: BuiltInSet) {
  if (name === 'parkingStays') return STAY_PAGES.map(({ page }) => page);
  return name === 'parkingFindings' ? FINDINGS : [...MONEY, ...TRAFFIC];
}

/** Rows of the first of some pages that somebody has; undefined without any. */
function scopeOf({ rights }: Caller, some: readonly { address: string }[]): DataScope | undefined {
  const page = some.find(({ address }) => rights.hasPage(address));
  return page && rights.dataScope(page.address);
}

/** How many vehicles came and left up to this hour a week ago. */
async function readWeekBefore({ db, clock }: Deps, scope: DataScope): Promise<Record<string, number>> {
  const ids = placeIds(scope, {});
  const start = sql`${startOfToday(clock)} - interval '7 days'`;
  const { rows } = await sql<{ entries: number; exits: number }>`
    select
      (select count(*)::int from parking_order where place_id in ${ids}
        and entry_time >= ${start} and entry_time <= now() - interval '7 days') as entries,
      (select count(*)::int from parking_order where place_id in ${ids}
        and exit_time >= ${start} and exit_time <= now() - interval '7 days') as exits`.execute(db);
  return { ...rows[0] };
}

/** Stays that cannot be as they are stored and that nobody has looked at, the newest first. */
async function readFindings({ db }: Deps, caller: Caller, locale: Locale, { most }: AskedRows): Promise<DataRow[]> {
  const scope = caller.rights.dataScope(pages.parkingFinding.address);
  const rows = await db
    .selectFrom('parkingFinding')
    .innerJoin('parkingOrder', 'parkingOrder.id', 'parkingFinding.orderId')
    .innerJoin('parkingPlace', 'parkingPlace.id', 'parkingOrder.placeId')
    .select(['parkingFinding.kind', 'parkingFinding.creatorTime', 'parkingOrder.plate', 'parkingFinding.orderId'])
    .select('parkingPlace.fullName as place')
    .where('parkingFinding.state', '=', 'open')
    .where(withinScope(scope, { organize: 'parkingFinding.organizeId' }))
    .orderBy('parkingFinding.creatorTime', 'desc')
    .orderBy('parkingFinding.id')
    .limit(most + 1)
    .execute();
  return rows.map(({ kind, creatorTime, plate, place, orderId }) => ({
    plate,
    place,
    kind: t(`kind.${kind}`)(locale),
    time: creatorTime,
    orderId,
  }));
}

function pickNumbers<Key extends string>(from: Record<Key, number>, keys: readonly Key[]): Record<string, number> {
  return Object.fromEntries(keys.map((key) => [key, from[key]]));
}

function share(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 1_000) / 10 : 0;
}

/** A day before today on the clock of the server, and the same a week earlier. */
function dayBefore(now: number, days: number): { day: string; week: string } {
  const date = new Date(now);
  const text = (back: number) => dayText(new Date(date.getFullYear(), date.getMonth(), date.getDate() - back));
  return { day: text(days), week: text(days + 7) };
}
