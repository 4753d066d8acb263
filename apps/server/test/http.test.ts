import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createApp } from '../src/app.js';
import { createPool } from '../src/db/createPool.js';
import { readEnv } from '../src/env.js';

const TOKEN = 'a token of metrics';
let folder: string;
let url: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sa-http-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>admin</title>');
  await mkdir(join(folder, 'scan'));
  await writeFile(join(folder, 'scan', 'index.html'), '<!doctype html><title>scan</title>');
  await mkdir(join(folder, 'preview'));
  await writeFile(join(folder, 'preview', 'index.html'), '<!doctype html><title>preview</title>');
  await writeFile(join(folder, 'assets', 'index-AbCd1234.js'), `// ${'x'.repeat(4_000)}`);
  const { template: _template, ...connection } = inject('postgres');
  const config = { ...connection, database: 'postgres' };
  const pool = createPool({ ...config, max: 2 }, { timeZone: 'UTC', onError: () => undefined });
  const { http } = await createApp({
    env: readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, RATE_LIMIT: '60', METRICS_TOKEN: TOKEN }),
    pool,
    databaseConfig: config,
    adminDir: folder,
  });
  url = await http.listen({ host: '127.0.0.1', port: 0 });
  stop = async () => {
    await http.close();
    await pool.end();
    await rm(folder, { recursive: true, force: true });
  };
});
afterAll(() => stop());

it('gives every address of the admin its page, which is asked for again each time', async () => {
  for (const path of ['/', '/home', '/permission/user?x=1', '/parking.v2/list']) {
    const answer = await fetch(url + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('cache-control')).not.toContain('immutable');
    expect(await answer.text()).toContain('<title>admin</title>');
  }
});

it('gives the addresses of printed codes the page of their own entry', async () => {
  for (const path of ['/scanQrcode?code=abc', '/merchantQrcode/orderInfo', '/companyQrcode', '/parkingScreen']) {
    const answer = await fetch(url + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).not.toContain('immutable');
    expect(await answer.text()).toContain('<title>scan</title>');
  }
});

it('keeps hashed assets for a year, compresses them, and answers 404 for missing ones', async () => {
  const answer = await fetch(`${url}/assets/index-AbCd1234.js`, { headers: { 'accept-encoding': 'identity' } });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await fetch(`${url}/assets/gone-AbCd1234.js`)).status).toBe(404);
  expect((await fetch(`${url}/home`, { method: 'POST' })).status).toBe(404);
  for (const [encoding, decompress] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    const { headers, body } = await raw(`${url}/assets/index-AbCd1234.js`, encoding);
    expect(headers['content-encoding']).toBe(encoding);
    expect(decompress(body).toString()).toHaveLength(4_003);
  }
});

it('shows documents in a sandbox, however the address of their page is spelt', async () => {
  for (const path of [
    '/preview/',
    '/preview/index.html',
    '/preview/index%2ehtml',
    '/preview/%69ndex.html',
    '/preview//index.html',
    '//preview/index.html',
    '/PREVIEW/index.html',
    '/preview/./index.html',
    '/x/../preview/index.html',
    '/preview/index.html/',
    '/preview%2findex.html',
  ]) {
    const { headers, body } = await raw(url, 'identity', path);
    const isPreview = body.toString().includes('<title>preview</title>');
    if (isPreview) expect(headers['content-security-policy'], path).toContain('sandbox');
    if (path === '/preview/' || path === '/preview/index.html') expect(isPreview, path).toBe(true);
  }
});

it('lets no answer of the API be kept', async () => {
  for (const path of ['/api/oauth/SysConfig', '/api/oauth/CurrentUser', '/api/nothing'])
    expect((await fetch(url + path)).headers.get('cache-control')).toBe('no-store');
});

it('tells how the server is doing only to this machine, or with the token', async () => {
  const told = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, { headers });
    return { status: answer.status, text: await answer.text() };
  };
  expect((await told('/metrics')).text).toContain('process_cpu');
  expect((await told('/readyz')).text).toContain('storage');
  const outside = { 'x-forwarded-for': '203.0.113.7' };
  expect((await told('/metrics', outside)).status).toBe(404);
  expect((await told('/metrics', { forwarded: 'for=203.0.113.7', authorization: 'Bearer wrong' })).status).toBe(404);
  expect(JSON.parse((await told('/readyz', outside)).text)).toEqual({ status: 'ok' });
  const known = { ...outside, authorization: `Bearer ${TOKEN}` };
  expect((await told('/metrics', known)).text).toContain('process_cpu');
  expect((await told('/readyz', known)).text).toContain('database');
});

it('refuses an address that calls too often, with the time to wait, but never its health checks', async () => {
  const answers = [];
  for (let count = 0; count < 70; count += 1) answers.push(await fetch(`${url}/api/openapi.json`));
  const refused = answers.at(-1);
  expect(await refused?.json()).toMatchObject({ code: 429, msg: expect.stringMatching(/\d+秒/) as string });
  expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

async function raw(address: string, encoding: string, path?: string) {
  const { get } = await import('node:http');
  return new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    // a path of its own is sent as it is spelt
    get(address, { headers: { 'accept-encoding': encoding }, ...(path ? { path } : {}) }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}
