/**
 * Proves that a large file arrives whole in bounded memory: sends 2 GB (first argument: gigabytes) in chunks, cuts the
 * network in the middle of ten chunks, kills the server twice with kill -9, and compares the hash of what is
 * downloaded. Prints the server's memory.
 *
 *   pnpm --filter @smart-admin/server build && node --import tsx --conditions=@smart-admin/source apps/server/scripts/uploadSoak.ts 2
 */
import { createClient, login } from '@smart-admin/api-client';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess, stopProcess } from './serverProcess.js';
import { chunkBody, createTarget, eachAtOnce, receive, send, TestContent } from './uploadClient.js';

const CUTS = 10;
const KILLS = 2;

const content = new TestContent(Math.round(Number(process.argv[2] ?? 2) * 2 ** 30));
const identifier = content.hash();
const claim = { identifier, fileName: 'soak.bin', fileSize: content.size, type: 'annex' as const };
const dataDir = await mkdtemp(join(tmpdir(), 'sa-soak-'));
await chmod(dataDir, 0o755);
const environment = { DATA_DIR: dataDir };
let server = await startProcess(environment);
const { token } = await login(createClient({ baseUrl: server.url, getToken: () => null }), {
  mode: 'account',
  account: 'admin',
  password: 'admin123',
});

const random = (count: number) =>
  new Set(Array.from({ length: count }, () => 2 + Math.floor(Math.random() * (content.count - 2))));
const cuts = random(CUTS * 2);
const kills = random(KILLS * 2);
let [cut, killed, resent, peak] = [0, 0, 0, 0];
const memory = async () => {
  const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
};
const idle = await memory();
const watch = setInterval(() => void memory().then((now) => (peak = Math.max(peak, now))), 100);

const started = performance.now();
for (;;) {
  const client = createClient({ baseUrl: server.url, getToken: () => token });
  const state = await client.file.chunkState({ query: claim });
  if (state.merge) break;
  const here = new Set(state.chunkNumbers);
  const missing = Array.from({ length: content.count }, (_, index) => index + 1).filter((number) => !here.has(number));
  console.log(`${here.size} of ${content.count} chunks are there, ${missing.length} to send`);
  const target = createTarget(server.url, token);
  let isDown = false;
  await eachAtOnce(missing, 3, async (number) => {
    if (isDown) return;
    const form = chunkBody(claim, number, content.chunk(number));
    try {
      if (cut < CUTS && cuts.delete(number)) {
        cut += 1;
        await send(target, '/api/file/chunk', { ...form, cutAfter: Math.floor(Math.random() * 5_000_000) });
      } else {
        const sending = send(target, '/api/file/chunk', form);
        if (killed < KILLS && kills.delete(number)) {
          killed += 1;
          isDown = true;
          server.child.kill('SIGKILL');
        }
        const answer = await sending;
        if (!answer.startsWith('{"code":200')) throw new Error(answer);
      }
    } catch (error) {
      // the line was cut or the server is gone: the next round asks what arrived
      resent += 1;
      if (!(error instanceof Error) || /^\{/.test(error.message)) throw error;
    }
  });
  target.agent.destroy();
  if (isDown) {
    if (server.child.exitCode === null && server.child.signalCode === null) await once(server.child, 'exit');
    server = await startProcess(environment);
  }
}
const sent = performance.now();
const client = createClient({ baseUrl: server.url, getToken: () => token });
const file = await client.file.merge({ body: claim });
const merged = performance.now();
const target = createTarget(server.url, token);
const received = await receive(target, file.url, true);
target.agent.destroy();
clearInterval(watch);
const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
console.log(
  `${(content.size / 2 ** 30).toFixed(2)} GB: ${cut} cuts, ${killed} kills, ${resent} chunks broken off; sent in ${inSeconds(sent - started)} s, merged in ${inSeconds(merged - sent)} s`,
);
console.log(`memory of the server: ${idle} MB idle, ${peak} MB at most`);
const isWhole = received.size === content.size && received.hash === identifier;
console.log(isWhole ? 'the hash is equal' : `WRONG: ${received.size} bytes, ${received.hash}`);
if (!isWhole) process.exitCode = 1;
await stopProcess(server);
await rm(dataDir, { recursive: true, force: true });
