/**
 * Measures the parking side against a large history on the embedded PostgreSQL: exits at a given rate, search of plates
 * with one wrong character, and the queries of the screens.
 *
 *   pnpm --filter @smart-admin/server build && node --import tsx --conditions=@smart-admin/source apps/server/scripts/benchParking.ts [stays] [figures.json]
 */
import { createClient, login, type ApiClient } from '@smart-admin/api-client';
import { type PlateColour } from '@smart-admin/api-client/contract';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '../src/db/connect.js';
import { createDatabase, type Database } from '../src/db/database.js';
import { createPool } from '../src/db/createPool.js';
import { migrateJobs } from '../src/jobs/migrateJobs.js';
import { migrate } from '../src/migrations/migrate.js';
import { seed } from '../src/seed/seed.js';
import { seedHistory } from '../src/modules/parking/seed/seedHistory.js';
import { startProcess, stopProcess } from './serverProcess.js';
import { timeAtRate, timeCalls, type Timing } from './timing.js';

const wanted = Number(process.argv[2] ?? 1_000_000);
const target = process.argv[3];
/** What the history makes up for one day. */
const STAYS_A_DAY = 1_100;
/** Exits that are asked for in one second, and for how many. */
const EXITS = { rate: 200, seconds: 15 };
const REPEATS = 40;
const MONTH = 30 * 24 * 60 * 60_000;
/** Besides those of the demonstration. */
const LOTS = 200;
const BLUE: PlateColour = 5;
const IN_TOGETHER = 20;

const dataDir = await mkdtemp(join(tmpdir(), 'sa-bench-parking-'));
await chmod(dataDir, 0o755);
const address = await connect({ DATA_DIR: dataDir, DATABASE_URL: undefined }, (error) => console.error(error));
const pool = createPool(address.config, { timeZone: 'UTC', onError: (error) => console.error(error) });
const db = createDatabase(pool);
const began = performance.now();
await migrateJobs(pool);
await migrate(db);
await seed(db, { SEED: 'demo' });
await seedHistory(db, Math.ceil(wanted / STAYS_A_DAY));
await addLots(db);
await sql`vacuum analyze`.execute(db);
const stays = await countStays(db);
console.log(`${stays} stays after ${Math.round((performance.now() - began) / 1_000)} s`);

const server = await startProcess({ DATA_DIR: dataDir });
try {
  let token: string | null = null;
  const api = createClient({ baseUrl: server.url, getToken: () => token });
  ({ token } = await login(api, { mode: 'account', account: 'admin', password: 'admin123' }));
  const figures = {
    stays,
    calls: [
      await timeCalls(
        'plate with one wrong character, page of 20',
        await searches(db, (plate) => api.parking.order.list({ query: { plate, pageSize: 20 } })),
      ),
      await timeCalls(
        'revenue of all places (screen)',
        repeat(() => api.parking.screen.revenue({ query: {} })),
      ),
      await timeCalls(
        'traffic of all places (screen)',
        repeat(() => api.parking.screen.traffic({ query: {} })),
      ),
      await timeCalls(
        'orders of lots, first page',
        repeat(() => api.parking.order.list({ query: { pageSize: 20 } })),
      ),
      await timeCalls(
        'payments with their sums, of a month',
        repeat(() => api.parking.payment.list({ query: { pageSize: 20, paidFrom: Date.now() - MONTH } })),
      ),
      await timeCalls(
        'payments with their sums, of all time',
        repeat(() => api.parking.payment.list({ query: { pageSize: 20 } })),
      ),
      await timeCalls(
        'payments by plate with one wrong character',
        await searches(db, (keyword) => api.parking.payment.list({ query: { keyword, pageSize: 20 } })),
      ),
      await timeCalls(
        'vehicles that left without paying, first page with the sums',
        repeat(() => api.parking.escape.list({ query: { pageSize: 20 } })),
      ),
    ],
    exits: await leave(api, db),
  };
  console.log(JSON.stringify(figures, null, 2));
  if (target) await writeFile(target, JSON.stringify(figures));
} finally {
  await stopProcess(server);
  await pool.end();
  await address.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** More lots with an entry and an exit: a lane lets one vehicle pass at a time, in a few seconds. */
async function addLots(database: Database): Promise<void> {
  await sql`
    insert into parking_place (id, full_name, en_code, kind, organize_id, tariff_id, spaces)
    select 'bench' || n, '停车场' || n, 'bench' || n, 'lot', 'binhai', 'hourly', 500
    from generate_series(1, ${LOTS}) n`.execute(database);
  await sql`
    insert into parking_lane (id, full_name, en_code, place_id, organize_id, direction)
    select 'bench' || n || way, way, 'bench' || n || way, 'bench' || n, 'binhai', way
    from generate_series(1, ${LOTS}) n, (values ('in'), ('out')) ways (way)`.execute(database);
}

async function countStays(database: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from parking_order`.execute(database);
  return rows[0]?.count ?? 0;
}

/** Searches for plates of the history, each with another character in a place of its own. */
async function searches(
  database: Database,
  search: (plate: string) => Promise<unknown>,
): Promise<(() => Promise<unknown>)[]> {
  const { rows } = await sql<{ plate: string }>`
    select plate from parking_order tablesample system (0.1) where place_kind = 'lot' limit ${REPEATS}`.execute(
    database,
  );
  return rows.map(({ plate }, index) => {
    const place = 1 + (index % (plate.length - 1));
    const wrong = `${plate.slice(0, place)}${plate[place] === '7' ? '8' : '7'}${plate.slice(place + 1)}`;
    return () => search(wrong);
  });
}

function repeat(call: () => Promise<unknown>): (() => Promise<unknown>)[] {
  return Array.from({ length: REPEATS }, () => call);
}

/** Vehicles leave at a rate that does not wait for answers, as lanes do. */
async function leave(
  api: ApiClient,
  database: Database,
): Promise<Timing & { rate: number; seconds: number; opened: number }> {
  const lanes = await database
    .selectFrom('parkingLane')
    .select(['id', 'placeId', 'direction'])
    .where('enabledMark', '=', 1)
    .execute();
  const count = EXITS.rate * EXITS.seconds;
  const ways = lanes.filter(({ direction }) => direction === 'in');
  const vehicles = Array.from({ length: count }, (_, index) => {
    const enter = ways[index % ways.length];
    const exit = lanes.find((lane) => lane.placeId === enter?.placeId && lane.direction === 'out');
    if (!enter || !exit) throw new Error('every lot of the demonstration has an entry and an exit');
    return { plate: `藏B${String(10_000 + index)}`, enter: enter.id, exit: exit.id };
  });
  const pass = (lane: string, direction: 'in' | 'out', plate: string) =>
    api.parking.passage.report({ id: lane, body: { direction, plate, plateColour: BLUE } });
  for (let start = 0; start < count; start += IN_TOGETHER)
    await Promise.all(vehicles.slice(start, start + IN_TOGETHER).map(({ enter, plate }) => pass(enter, 'in', plate)));
  let opened = 0;
  const timing = await timeAtRate(
    'exit of a vehicle that owes nothing',
    EXITS.rate,
    vehicles.map(({ exit, plate }) => async () => {
      const { isOpened } = await pass(exit, 'out', plate);
      if (isOpened) opened += 1;
    }),
  );
  return { ...timing, opened };
}
