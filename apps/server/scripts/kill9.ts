/**
 * Proves that no acknowledged write is lost: kills the built server with kill -9 in the middle of writes, N times
 * (first argument, default 20), and looks for every acknowledged row after each start. Even rounds kill the server
 * alone (its database becomes an orphan), odd ones the database too. Beside it 1,000 chat messages are written over all
 * rounds: every acknowledged one must be there exactly once. So are approvals, of which each command that was not answered is
 * sent again: each must end once, with its sub-flow and its record. Notices to everybody are released and read meanwhile: each
 * that was acknowledged must come to each receiver once, and what was read must stay so. And runs of a scheduled task, killed in
 * their middle: each is done in the end. Releases of a model that convert a column are killed too: tables and records must be those
 * of one release; and imports, of which each row must come in once.
 *
 *   pnpm --filter @smart-admin/server build && node --import tsx --conditions=@smart-admin/source apps/server/scripts/kill9.ts 20
 *   pnpm test:crash   # builds, 5 rounds
 */
import { createClient, login, type ApiClient } from '@smart-admin/api-client';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChatWriters } from './chatWriters.js';
import { FlowWriters } from './flowWriters.js';
import { ModelWriters } from './modelWriters.js';
import { NoticeWriters } from './noticeWriters.js';
import { startProcess, stopProcess, type ServerProcess } from './serverProcess.js';
import { TaskRuns } from './taskRuns.js';

const rounds = Number(process.argv[2] ?? 20);
const WRITERS = 4;
const TYPE = 'visitReason';
const CHAT = { messages: 1_000, windows: 8 };
const FLOWS = 120;
/** Tenths of a second. */
const TURNS = 1_200;

const dataDir = await mkdtemp(join(tmpdir(), 'sa-kill9-'));
await chmod(dataDir, 0o755);
const acknowledged = new Set<string>();
const chat = new ChatWriters('operator', CHAT.messages);
const session: { token?: string } = {};
let sequence = 0;
let slowest = 0;

const tasks = new TaskRuns(() => session.token ?? '');
const environment = { DATA_DIR: dataDir, INTERFACE_HOSTS: tasks.host };
let server = await startProcess(environment);
const signIn = async (account: string) =>
  (await login(clientOf(server), { mode: 'account', account, password: `${account}123` })).token;
try {
  session.token = await signIn('admin');
  const tokens = { admin: session.token, operator: await signIn('operator') };
  const flows = new FlowWriters(tokens, FLOWS);
  const notices = new NoticeWriters(tokens);
  const models = new ModelWriters(() => session.token ?? '');
  await flows.prepare(server.url);
  await tasks.prepare(server.url);
  await models.prepare(server.url);
  for (let round = 1; round <= rounds; round += 1) {
    const writing = Array.from({ length: WRITERS }, () => write(clientOf(server)));
    writing.push(
      chat.write(server, session.token, CHAT.windows),
      flows.write(server.url, Math.ceil((FLOWS * round) / rounds)),
      notices.write(server.url),
      models.write(server.url),
    );
    await tasks.run(server.url);
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 1_000));
    await chat.reach((CHAT.messages * round) / (rounds + 1));
    const withDatabase = round % 2 === 1;
    if (withDatabase) process.kill(await databasePid(), 'SIGKILL');
    server.child.kill('SIGKILL');
    await once(server.child, 'exit');
    await Promise.all(writing);
    server = await startProcess(environment);
    slowest = Math.max(slowest, server.startMilliseconds);
    const { list } = await clientOf(server).system.dictionaryData.list({ typeId: TYPE });
    const present = new Set(list.map(({ enCode }) => enCode));
    const lost = [...acknowledged].filter((code) => !present.has(code));
    lost.push(
      ...(await chat.faults(server, { token: session.token, userId: 'admin' })),
      ...(await notices.readFaults(server.url)),
      ...(await models.faults(server.url)),
    );
    console.log(
      `round ${round}/${rounds}: killed ${withDatabase ? 'server and database' : 'server'}, ${acknowledged.size} acknowledged and ${chat.acknowledged.size} messages and ${flows.launched} approvals and ${notices.released.size} notices and ${models.releases} releases of a model, ${lost.length} lost or doubled, back in ${server.startMilliseconds} ms`,
    );
    if (lost.length) {
      console.error(`lost: ${lost.slice(0, 20).join(', ')}`);
      process.exitCode = 1;
      break;
    }
  }
  if (!process.exitCode) {
    // a window that sends too much is closed, and goes on as a new one
    for (let turn = 0; turn < 20 && chat.acknowledged.size < CHAT.messages; turn += 1)
      await chat.write(server, session.token, CHAT.windows);
    const faults = await chat.faults(server, { token: session.token, userId: 'admin' });
    console.log(
      `${chat.acknowledged.size} of ${CHAT.messages} messages acknowledged, ${faults.length} not exactly once`,
    );
    if (faults.length > 0 || chat.acknowledged.size < CHAT.messages) process.exitCode = 1;
    const flowFaults = await flows.finish(server.url, TURNS);
    console.log(`${FLOWS} approvals, ${flows.repeated} commands sent again, ${flowFaults.length} faults`);
    if (flowFaults.length > 0) {
      console.error(flowFaults.slice(0, 20).join('\n'));
      process.exitCode = 1;
    }
    const noticeFaults = await notices.finish(server.url, TURNS);
    console.log(
      `${notices.released.size} notices released, ${notices.read.size} read, ${noticeFaults.length} not exactly once`,
    );
    if (noticeFaults.length > 0) {
      console.error(noticeFaults.slice(0, 20).join('\n'));
      process.exitCode = 1;
    }
    const modelFaults = await models.finish(server.url, TURNS);
    console.log(`${models.releases} releases of a model, ${models.imports.size} imports, ${modelFaults.length} faults`);
    if (modelFaults.length > 0) {
      console.error(modelFaults.slice(0, 20).join('\n'));
      process.exitCode = 1;
    }
    const taskFaults = await tasks.finish(server.url, TURNS);
    console.log(`${tasks.count} runs of a task, ${taskFaults.length} faults`);
    if (taskFaults.length > 0) {
      console.error(taskFaults.join('\n'));
      process.exitCode = 1;
    }
  }
} finally {
  // also after an answer that nobody expected: a server left running would load whatever runs next
  await stopProcess(server);
  tasks.close();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(`${acknowledged.size} acknowledged writes over ${rounds} kills; slowest start ${slowest} ms`);

function clientOf({ url }: ServerProcess): ApiClient {
  return createClient({ baseUrl: url, getToken: () => session.token ?? null });
}

/** Writes until the server is gone; a row counts from the moment when its answer arrived. */
async function write(client: ApiClient) {
  for (;;) {
    const enCode = `kill${(sequence += 1)}`;
    try {
      await client.system.dictionaryData.create({ body: { dictionaryTypeId: TYPE, fullName: enCode, enCode } });
      acknowledged.add(enCode);
    } catch {
      // killed: this row may or may not be there, both are right
      return;
    }
  }
}

async function databasePid(): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}
