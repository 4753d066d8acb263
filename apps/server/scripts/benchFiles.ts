/**
 * Measures how fast files come and go, beside a plain copy by node:http on the same machine. Arguments: megabytes
 * (default 1024), and a file for the figures as JSON. Needs the built server.
 */
import { createClient, login } from '@smart-admin/api-client';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { startProcess, stopProcess } from './serverProcess.js';
import { chunkBody, createTarget, eachAtOnce, receive, send, TestContent, type Target } from './uploadClient.js';

const megabytes = Number(process.argv[2] ?? 1024);
const figuresPath = process.argv[3];
const content = new TestContent(megabytes * 2 ** 20);
const folder = await mkdtemp(join(tmpdir(), 'sa-bench-files-'));
await chmod(folder, 0o755);

const plain = await measurePlain();
const ours = await measureServer();
await rm(folder, { recursive: true, force: true });
const figures = { megabytes, plain, ours };
console.log(`plain: ${plain.upload} MB/s up, ${plain.download} MB/s down`);
console.log(
  `server: ${ours.upload} MB/s up (${percent(ours.upload, plain.upload)} %; merged in ${ours.mergeMilliseconds} ms), ${ours.download} MB/s down (${percent(ours.download, plain.download)} %), ${ours.memory} MB of memory at most`,
);
if (figuresPath) await writeFile(figuresPath, JSON.stringify(figures, null, 2));

async function measurePlain() {
  const script = fileURLToPath(new URL('plainServer.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, join(folder, 'plain')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let url = '';
  for await (const line of createInterface({ input: child.stdout })) {
    url = line.replace('ready ', '');
    break;
  }
  const target = createTarget(url, '');
  await copy(target);
  const upload = await rate(() => copy(target));
  await receive(target, '/', false);
  const download = await rate(() => receive(target, '/', false));
  target.agent.destroy();
  child.kill();
  await once(child, 'exit');
  return { upload, download };
}

/** The whole content as one body. */
async function copy({ url, agent }: Target): Promise<void> {
  const call = request(url, { method: 'POST', agent, headers: { 'content-length': content.size } });
  const answered = once(call, 'response') as Promise<[Readable]>;
  const chunks = function* () {
    for (let number = 1; number <= content.count; number += 1) yield content.chunk(number);
  };
  await pipeline(Readable.from(chunks()), call);
  const [answer] = await answered;
  answer.resume();
  await once(answer, 'end');
}

async function measureServer() {
  const server = await startProcess({ DATA_DIR: folder });
  const { token } = await login(createClient({ baseUrl: server.url, getToken: () => null }), {
    mode: 'account',
    account: 'admin',
    password: 'admin123',
  });
  const client = createClient({ baseUrl: server.url, getToken: () => token });
  const target = createTarget(server.url, token);
  const numbers = Array.from({ length: content.count }, (_, index) => index + 1);
  // the browser takes the hash while it reads the file: not what is measured here
  const claim = { identifier: content.hash(), fileName: 'x.bin', fileSize: content.size, type: 'annex' as const };
  let memory = 0;
  const watch = setInterval(() => {
    void readFile(`/proc/${server.child.pid}/status`, 'utf8').then(
      (status) => (memory = Math.max(memory, Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024))),
      () => clearInterval(watch),
    );
  }, 100);
  let url = '';
  let mergeMilliseconds = 0;
  const store = async () => {
    await eachAtOnce(numbers, 3, async (number) => {
      const answer = await send(target, '/api/file/chunk', chunkBody(claim, number, content.chunk(number)));
      if (!answer.startsWith('{"code":200')) throw new Error(answer);
    });
    const started = performance.now();
    const file = await client.file.merge({ body: claim });
    mergeMilliseconds = Math.round(performance.now() - started);
    return file;
  };
  // as with the plain copy, the first one warms up and makes room for the second
  await client.system.file.remove({ id: (await store()).fileId });
  const upload = await rate(async () => {
    ({ url } = await store());
  });
  await receive(target, url, false);
  const download = await rate(() => receive(target, url, false));
  clearInterval(watch);
  target.agent.destroy();
  await stopProcess(server);
  return { upload, download, mergeMilliseconds, memory };
}

/** Megabytes a second in which a task moves the content. */
async function rate(task: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await task();
  return Math.round(megabytes / ((performance.now() - started) / 1000));
}

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 100);
}
