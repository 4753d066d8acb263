/**
 * Measures the calls that everybody waits for: users list (25 of 10,000 with an organisation filter), CurrentUser with
 * 600 menu entries, sign-in. On the embedded database, and on DATABASE_URL when it is set (an empty database).
 *
 *   pnpm --filter @smart-admin/server build && node --import tsx --conditions=@smart-admin/source apps/server/scripts/bench.ts [seconds]
 */
import { hashPassword } from '@smart-admin/api-client';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '../src/db/connect.js';
import { createDatabase } from '../src/db/database.js';
import { createPool } from '../src/db/createPool.js';
import { migrate } from '../src/db/migrate.js';
import { seed } from '../src/db/seed/seed.js';
import { startProcess, stopProcess } from './serverProcess.js';

const seconds = Number(process.argv[2] ?? 6);
const CONNECTIONS = 20;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

await measure('embedded PostgreSQL', undefined);
if (process.env.DATABASE_URL) await measure('DATABASE_URL', process.env.DATABASE_URL);
agent.destroy();

async function measure(name: string, databaseUrl: string | undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), 'sa-bench-'));
  await chmod(dataDir, 0o755);
  const address = await connect({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const pool = createPool(address.config, (error) => console.error(error));
  await prepare(createDatabase(pool));
  const server = await startProcess({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' });
  console.log(`\n${name}: served after ${server.startMilliseconds} ms`);
  const form = new URLSearchParams({ account: 'admin', password: await hashPassword('admin123'), origin: 'pc', client_id: 'bench', client_secret: 'bench', scope: 'all', grant_type: 'password', login_type: 'account' }).toString();
  const signIn = { method: 'POST', path: '/api/oauth/Login', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: form };
  const { data } = JSON.parse(await send(server.url, signIn)) as { data: { token: string } };
  const headers = { authorization: data.token };
  await load(server.child.pid, 'users list, 25 of 10,000, by organisation', server.url, { method: 'GET', path: '/api/permission/Users?pageSize=25&organizeId=hq_rd', headers });
  await load(server.child.pid, 'users list, 25 of 10,000, by keyword', server.url, { method: 'GET', path: '/api/permission/Users?pageSize=25&keyword=bench77', headers });
  await load(server.child.pid, 'CurrentUser, 600 menu entries', server.url, { method: 'GET', path: '/api/oauth/CurrentUser', headers });
  await load(server.child.pid, 'sign-in', server.url, signIn);
  const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8').catch(() => '');
  console.log(`  resident memory ${Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)} MB`);
  await stopProcess(server);
  await pool.end();
  await address.stop();
  await rm(dataDir, { recursive: true, force: true });
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
  await sql`insert into membership (kind, target_id, user_id) select 'organize', organize_id, id from user_account where id like 'bench%' on conflict do nothing`.execute(db);
  await sql`
    insert into menu (id, parent_id, en_code, full_name, type, url_address)
    select 'bench' || n, 'extend', 'bench.m' || n, '压测菜单' || n, 2, 'bench/' || n from generate_series(1, 600 - (select count(*)::int from menu)) n
    on conflict do nothing`.execute(db);
  await sql`analyze`.execute(db);
}

interface Shot {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Processor time of the server shows what a call costs, also on a machine that is busy with other things. */
async function load(pid: number | undefined, name: string, url: string, shot: Shot) {
  for (let count = 0; count < 40; count += 1) await send(url, shot);
  const times: number[] = [];
  const usedBefore = await processorTime(pid);
  const end = performance.now() + seconds * 1_000;
  await Promise.all(Array.from({ length: CONNECTIONS }, async () => {
    while (performance.now() < end) {
      const started = performance.now();
      const text = await send(url, shot);
      if (!text.startsWith('{"code":200')) throw new Error(`${name}: ${text.slice(0, 300)}`);
      times.push(performance.now() - started);
    }
  }));
  const used = ((await processorTime(pid)) - usedBefore) / times.length;
  times.sort((a, b) => a - b);
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
  console.log(`  ${name}: ${Math.round(times.length / seconds)} a second, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${used.toFixed(2)} ms of the server's processor each`);
}

/** Milliseconds of processor time that a process has used; 0 where the system does not tell. */
async function processorTime(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

function send(url: string, { method, path, headers, body }: Shot): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, url), { method, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks).toString()));
      answer.on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}
