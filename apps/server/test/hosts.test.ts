import { readHosts, resolveHosts } from '@smart-admin/api-client';
import { SCAN_PAGE, scanPageFile } from '@smart-admin/api-client/pages';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createApp } from '../src/app.js';
import { createPool } from '../src/db/createPool.js';
import { readEnv } from '../src/env.js';

/** What a page that is built for one address says beyond that of all of them. */
const STEP_LINK = '<link rel="modulepreload" href="/scan/assets/CardStep.js">';
const ADMIN = fileURLToPath(new URL('../../admin/', import.meta.url));
const CONFIGURED = {
  API_HOST: 'https://api.example',
  WEBSOCKET_HOST: 'wss://socket.example/websocket',
  UPLOADER_HOST: 'https://files.example/api/file/Uploader',
  PREVIEW_HOST: 'https://preview.example',
  DATA_V_HOST: 'https://screens.example',
  REPORT_HOST: 'https://reports.example/a?b=1&c="2"',
  STATIC_JSON_HOST: 'https://static.example',
  QR_CODE_HOST: 'https://scan.example',
};

let folder: string;
const servers: { url: string; stop: () => Promise<void> }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sa-hosts-'));
  await mkdir(join(folder, 'scan'));
  for (const page of ['index.html', 'scan/index.html']) await copyFile(join(ADMIN, page), join(folder, page));
  const page = await readFile(join(folder, SCAN_PAGE), 'utf8');
  await writeFile(join(folder, scanPageFile('/cardQrcode')), page.replace('</head>', `${STEP_LINK}</head>`));
  const { template: _template, ...connection } = inject('postgres');
  const config = { ...connection, database: 'postgres' };
  for (const environment of [CONFIGURED, {}]) {
    const pool = createPool({ ...config, max: 2 }, { timeZone: 'UTC', onError: () => undefined });
    const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, RATE_LIMIT: '0', ...environment });
    const { http } = await createApp({ env, pool, databaseConfig: config, adminDir: folder });
    const url = await http.listen({ host: '127.0.0.1', port: 0 });
    servers.push({ url, stop: () => http.close().then(() => pool.end()) });
  }
});
afterAll(async () => {
  for (const { stop } of servers) await stop();
  await rm(folder, { recursive: true, force: true });
});

/** The hosts that the page of an address resolves, as the admin does, and what its policy lets it call. */
async function hostsOf(server: { url: string } | undefined, path: string) {
  const answer = await fetch(`${server?.url}${path}`);
  const [, content = ''] = /<meta name="smart-hosts" content="([^"]*)"/.exec(await answer.text()) ?? [];
  const json = content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  const policy = answer.headers.get('content-security-policy') ?? '';
  const [, connect = ''] = /connect-src ([^;]*)/.exec(policy) ?? [];
  return { hosts: resolveHosts(readHosts(json), 'https://admin.example'), connect };
}

it('C9-42 pages are told of the hosts of the environment, and may call them', async () => {
  for (const path of ['/', '/scanQrcode?code=1']) {
    const { hosts, connect } = await hostsOf(servers[0], path);
    expect(hosts).toEqual({
      api: CONFIGURED.API_HOST,
      webSocket: CONFIGURED.WEBSOCKET_HOST,
      uploader: CONFIGURED.UPLOADER_HOST,
      preview: CONFIGURED.PREVIEW_HOST,
      dataV: CONFIGURED.DATA_V_HOST,
      report: CONFIGURED.REPORT_HOST,
      staticJson: CONFIGURED.STATIC_JSON_HOST,
      qrCode: CONFIGURED.QR_CODE_HOST,
    });
    expect(connect.split(' ')).toEqual(
      expect.arrayContaining(["'self'", 'https://api.example', 'wss://socket.example']),
    );
  }
});

it('pages of a server without such an environment reach all of it where they came from', async () => {
  const { hosts, connect } = await hostsOf(servers[1], '/home');
  expect(hosts).toMatchObject({ api: '', uploader: '/api/file/Uploader', qrCode: 'https://admin.example' });
  expect(connect).toBe("'self'");
});

it('a scanned code opens the page that is built for its address, or that of all of them', async () => {
  for (const { url } of servers) {
    const pageOf = async (path: string) => (await fetch(url + path)).text();
    expect(await pageOf('/cardQrcode?code=1')).toContain(STEP_LINK);
    const other = await pageOf('/scanQrcode?code=1');
    expect(other).toContain('<title>停车缴费</title>');
    expect(other).not.toContain(STEP_LINK);
  }
});

it('a host that is none is refused at the start', () => {
  for (const API_HOST of ['api.example', 'javascript:alert(1)', 'ftp://api.example'])
    expect(() => readEnv({ API_HOST })).toThrow(/API_HOST: is no address such as/);
});
