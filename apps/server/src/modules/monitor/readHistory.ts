import { MONITOR_RANGES, MonitorSeriesSchema } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type Deps } from '../../deps.js';
import { snakeCase } from '../../db/snakeCase.js';

/** Points of a chart; a plot is some 370 px wide. */
const POINTS = 120;

/** What an instance measured in a range up to now, averaged over steps; null where it did not run. Without an instance: the one heard of last. */
export async function readHistory({ db }: Pick<Deps, 'db'>, { range, instance }: HistoryQuery) {
  const seconds = MONITOR_RANGES[range];
  const step = Math.ceil(seconds / POINTS / 10) * 10;
  const count = Math.ceil(seconds / step);
  const names = MonitorSeriesSchema.options;
  const end = Math.floor(Date.now() / 1_000 / step) * step;
  const averages = names.map((name) => sql`avg(${sql.ref(snakeCase(name))})::float8 as ${sql.ref(name)}`);
  const { rows } = await sql<Record<string, number | null> & { place: number }>`
    select (floor(extract(epoch from time) / ${step}) * ${step} - ${end - (count - 1) * step})::int / ${step} as place,
      ${sql.join(averages)}
    from monitor_sample
    where instance_id = ${instance ?? sql`(select id from monitor_instance order by seen_time desc, id limit 1)`}
      and time >= to_timestamp(${end - (count - 1) * step})
    group by 1`.execute(db.withoutPlugins());
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  const places = Array.from({ length: count }, (_, place) => place);
  return {
    step,
    times: places.map((place) => (end - (count - 1 - place) * step) * 1_000),
    series: Object.fromEntries(
      names.map((name) => [name, places.map((place) => byPlace.get(place)?.[name] ?? null)]),
    ) as Record<(typeof names)[number], (number | null)[]>,
  };
}

interface HistoryQuery {
  range: keyof typeof MONITOR_RANGES;
  instance?: string | undefined;
}
