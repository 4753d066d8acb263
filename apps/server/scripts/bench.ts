/**
 * Measures the calls that everybody waits for: users list (25 of 10,000 with an organisation filter), CurrentUser with
 * 600 menu entries, sign-in. On the embedded database, and on DATABASE_URL when it is set (an empty database).
 *
 *   pnpm --filter @smart-admin/server build && node --import tsx --conditions=@smart-admin/source apps/server/scripts/bench.ts [seconds] [figures.json]
 */
import { createClient, hashPassword, login } from '@smart-admin/api-client';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '../src/db/connect.js';
import { createDatabase } from '../src/db/database.js';
import { createPool } from '../src/db/createPool.js';
import { migrate } from '../src/migrations/migrate.js';
import { seed } from '../src/seed/seed.js';
import { RawClient, writeCall, type Shot } from './rawClient.js';
import { startProcess, stopProcess, type ServerProcess } from './serverProcess.js';

const seconds = Number(process.argv[2] ?? 6);
/** File for the figures as JSON. */
const target = process.argv[3];
const CONNECTIONS = 20;

const runs = [await measure('embedded PostgreSQL', undefined)];
if (process.env.DATABASE_URL) runs.push(await measure('external PostgreSQL', process.env.DATABASE_URL));
if (target) await writeFile(target, JSON.stringify(runs, null, 2));

async function measure(name: string, databaseUrl: string | undefined): Promise<Run> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sa-bench-'));
  await chmod(dataDir, 0o755);
  const address = await connect({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, (error) => console.error(error));
  const pool = createPool(address.config, { timeZone: 'UTC', onError: (error) => console.error(error) });
  const db = createDatabase(pool);
  await prepare(db);
  const server = await startProcess({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' });
  console.log(`\n${name}: served after ${server.startMilliseconds} ms`);
  const form = new URLSearchParams({
    account: 'admin',
    password: await hashPassword('admin123'),
    origin: 'pc',
    client_id: 'bench',
    client_secret: 'bench',
    scope: 'all',
    grant_type: 'password',
    login_type: 'account',
  }).toString();
  const signIn = {
    method: 'POST',
    path: '/api/oauth/Login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
  };
  const { token } = await login(createClient({ baseUrl: server.url, getToken: () => null }), {
    mode: 'account',
    account: 'admin',
    password: 'admin123',
  });
  const get = (path: string): Shot => ({ method: 'GET', path, headers: { authorization: token } });
  const figures = [
    await load(
      server,
      'users list, 25 of 10,000, by organisation',
      get('/api/permission/Users?pageSize=25&organizeId=hq_rd'),
    ),
    await load(
      server,
      'users list, 25 of 10,000, by keyword',
      get('/api/permission/Users?pageSize=25&keyword=bench77'),
    ),
    await load(server, 'CurrentUser, 600 menu entries', get('/api/oauth/CurrentUser')),
    await load(server, 'sign-in (argon2id, 19 MB, 2 rounds)', signIn),
  ];
  const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8').catch(() => '');
  const memory = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  console.log(`  resident memory ${memory} MB`);
  const version =
    (await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db)).rows[0]
      ?.version ?? '';
  await stopProcess(server);
  await pool.end();
  await address.stop();
  await rm(dataDir, { recursive: true, force: true });
  return {
    database: `${name} ${version}`,
    startMilliseconds: server.startMilliseconds,
    memory,
    load: loadavg()[0] ?? 0,
    figures,
  };
}

/** Ten thousand users over the departments, and a menu of 600 entries. */
async function prepare(db: ReturnType<typeof createDatabase>) {
  await migrate(db);
  await seed(db, { SEED: 'demo' });
  await sql`
    insert into user_account (id, account, real_name, password_hash, organize_id, mobile_phone, creator_time)
    select 'bench' || n, 'bench' || n, '压测' || n, 'none', d.id, '199' || lpad(n::text, 8, '0'), now() - n * interval '1 minute'
    from generate_series(1, 9700) n
    join lateral (select id from organize where category = 'department' order by id offset n % 41 limit 1) d on true
    on conflict do nothing`.execute(db);
  await sql`insert into membership (kind, target_id, user_id) select 'organize', organize_id, id from user_account where id like 'bench%' on conflict do nothing`.execute(
    db,
  );
  await sql`
    insert into menu (id, parent_id, en_code, full_name, type, url_address)
    select 'bench' || n, 'extend', 'bench.m' || n, '压测菜单' || n, 2, 'bench/' || n from generate_series(1, 600 - (select count(*)::int from menu)) n
    on conflict do nothing`.execute(db);
  // as autovacuum does within a minute
  await sql`vacuum analyze`.execute(db);
}

/** Processor time of the server shows what a call costs, also on a machine that is busy with other things. */
async function load(server: ServerProcess, name: string, shot: Shot): Promise<Figure> {
  const clients = Array.from({ length: CONNECTIONS }, () => new RawClient(server.url));
  const call = writeCall(shot);
  const run = async (milliseconds: number) => {
    const times: number[] = [];
    const end = performance.now() + milliseconds;
    await Promise.all(
      clients.map(async (client) => {
        while (performance.now() < end) {
          const started = performance.now();
          const answer = await client.send(call);
          if (!answer.includes('{"code":200')) throw new Error(`${name}: ${answer.toString().slice(0, 600)}`);
          times.push(performance.now() - started);
        }
      }),
    );
    return times.sort((a, b) => a - b);
  };
  // the engine compiles what runs often: measured is a server that has been up for a while
  await run(1_500);
  const usedBefore = await processorTime(server.child.pid);
  const times = await run(seconds * 1_000);
  const processor = ((await processorTime(server.child.pid)) - usedBefore) / times.length;
  for (const client of clients) client.close();
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  const figure = { name, perSecond: Math.round(times.length / seconds), p50: at(0.5), p99: at(0.99), processor };
  console.log(
    `  ${name}: ${figure.perSecond} a second, p50 ${figure.p50.toFixed(1)} ms, p99 ${figure.p99.toFixed(1)} ms, ${processor.toFixed(2)} ms of the server's processor each`,
  );
  return figure;
}

/** Milliseconds of processor time that a process has used; 0 where the system does not tell. */
async function processorTime(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

interface Figure {
  name: string;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Milliseconds of the server's processor for one call. */
  processor: number;
}

interface Run {
  database: string;
  startMilliseconds: number;
  /** Megabytes. */
  memory: number;
  /** Load of the machine over the last minute, this benchmark included. */
  load: number;
  figures: Figure[];
}
