/**
 * Measures the live sockets of the built server on the embedded PostgreSQL: memory a socket, how long a message takes to all of
 * them, and what somebody who does not read costs the others; beside bare ws with the same messages.
 *
 *   pnpm --filter @smart-admin/server build && node --import tsx --conditions=@smart-admin/source apps/server/scripts/benchSockets.ts [sockets] [figures.json]
 */
import { createClient, login } from '@smart-admin/api-client';
import { CLOSE_CODES, messagePush, receiveMessage } from '@smart-admin/api-client/contract';
import fastify from 'fastify';
import { sql } from 'kysely';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { connect } from '../src/db/connect.js';
import { createPool } from '../src/db/createPool.js';
import { createDatabase } from '../src/db/database.js';
import { Bus } from '../src/events/bus.js';
import { writeFrame } from '../src/realtime/connection.js';
import { startProcess, stopProcess, type ServerProcess } from './serverProcess.js';
import { SocketCrowd, type Told } from './SocketCrowd.js';

const wanted = Number(process.argv[2] ?? 2_000);
const target = process.argv[3];
const MINUTE = { rate: 10, seconds: 60 };
const SHORT = { rate: 10, seconds: 20 };
/** Characters of what is sent to the one who does not read, and how often a second. */
const LARGE = { characters: 5_000, rate: 100 };
const SIGNED_IN_TOGETHER = 20;

const dataDir = await mkdtemp(join(tmpdir(), 'sa-bench-sockets-'));
await chmod(dataDir, 0o755);
const server = await startProcess({ DATA_DIR: dataDir });
// another instance sends, as it is with several of them
const address = await connect({ DATA_DIR: dataDir, DATABASE_URL: undefined }, (error) => console.error(error));
const pool = createPool(address.config, { timeZone: 'UTC', onError: (error) => console.error(error) });
const db = createDatabase(pool);
const bus = new Bus(address.config, fastify().log);
try {
  const tokens = await signInAll();
  console.log(`${tokens.length} people are signed in`);
  const ours = await measure(server, tokens, toEverybody);
  console.log(ours);
  const slow = await measureSlow(tokens);
  console.log(slow);
  const plain = await startProcess({}, fileURLToPath(new URL('plainSockets.ts', import.meta.url)));
  const bare = await measure(plain, tokens, (number) => fetch(plain.url, { method: 'POST', body: frameOf(number) }));
  console.log(bare);
  await stopProcess(plain);
  if (target) await writeFile(target, JSON.stringify({ ours, slow, bare }));
} finally {
  await pool.end();
  await stopProcess(server);
  await address.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** A person for each socket, with the password of the operator. */
async function signInAll(): Promise<string[]> {
  await sql`
    insert into user_account (id, account, real_name, password_hash, organize_id, mobile_phone)
    select 'socket' || n, 'socket' || n, '连接' || n, password_hash, organize_id, '199' || lpad(n::text, 8, '0')
    from user_account, generate_series(1, ${sql.lit(wanted)}) n where id = 'operator'`.execute(db);
  const client = createClient({ baseUrl: server.url, getToken: () => null });
  const tokens: string[] = [];
  for (let first = 1; first <= wanted; first += SIGNED_IN_TOGETHER) {
    const some = Array.from({ length: Math.min(SIGNED_IN_TOGETHER, wanted - first + 1) }, (_, index) =>
      login(client, { mode: 'account', account: `socket${first + index}`, password: 'operator123' }),
    );
    tokens.push(...(await Promise.all(some)).map(({ token }) => token));
  }
  return tokens;
}

async function measure(
  process: ServerProcess,
  tokens: readonly string[],
  send: (number: number) => Promise<unknown>,
): Promise<Told & { kilobytes: number; connectSeconds: number; processor: number }> {
  const crowd = new SocketCrowd(process.url);
  const before = await memoryOf(process);
  const began = performance.now();
  await crowd.connect(tokens);
  const connectSeconds = Math.round((performance.now() - began) / 100) / 10;
  const kilobytes = Math.round(((await memoryOf(process)) - before) / tokens.length);
  const used = await processorOf(process);
  const told = await crowd.tell({ ...MINUTE, send });
  const processor = Math.round(((await processorOf(process)) - used) / MINUTE.seconds) / 10;
  crowd.close();
  return { ...told, kilobytes, connectSeconds, processor };
}

/** The same with one who does not read what comes to them, much of it, beside a run without. */
async function measureSlow(tokens: readonly string[]) {
  const [slowToken = '', ...others] = tokens;
  const crowd = new SocketCrowd(server.url);
  await crowd.connect(others);
  const calm = await crowd.tell({ ...SHORT, send: toEverybody });
  const before = await memoryOf(server);
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/websocket`);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  socket.send(JSON.stringify({ method: 'OnConnection', token: slowToken, mobileDevice: false }));
  await once(socket, 'message');
  socket.pause();
  const message = '慢'.repeat(LARGE.characters);
  const told = {
    ...{ formUserId: 'operator', userId: 'operator', messageType: 'text' as const },
    message,
    dateTime: 0,
  };
  const text = writeFrame(receiveMessage, { ...told, number: 1, clientId: 'slow' });
  let sent = 0;
  const timer = setInterval(() => {
    sent += 1;
    toUser('socket1', text).catch((error: unknown) => console.error(error));
  }, 1_000 / LARGE.rate);
  const beside = await crowd.tell({ ...SHORT, send: toEverybody });
  clearInterval(timer);
  const megabytes = Math.round(((await memoryOf(server)) - before) / 102.4) / 10;
  // what the line itself held is read now, and then it is over
  socket.resume();
  const [code] = (await closed) as [number];
  crowd.close();
  return { calm, beside, megabytes, sent, isBehind: code === CLOSE_CODES.behind };
}

function frameOf(number: number): string {
  return writeFrame(messagePush, { unreadNoticeCount: number, kind: 'system' });
}

function toEverybody(number: number): Promise<void> {
  const message = { kind: 'everybody', keys: [], text: frameOf(number) };
  return db.transaction().execute((trx) => bus.send(trx, 'frame', message));
}

function toUser(userId: string, text: string): Promise<void> {
  return db.transaction().execute((trx) => bus.send(trx, 'frame', { kind: 'user', keys: [userId], text }));
}

/** Resident kilobytes of a process. */
async function memoryOf({ child }: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
}

/** Milliseconds of processor that a process has used. */
async function processorOf({ child }: ServerProcess): Promise<number> {
  const [, rest = ''] = (await readFile(`/proc/${child.pid}/stat`, 'utf8')).split(') ');
  const fields = rest.split(' ');
  // ticks of a hundredth of a second, those of the process and those of the system for it
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
