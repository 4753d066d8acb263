import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const read = async (language: string) => {
  const answer = await fetch(`${app.url}/manifest.webmanifest`, { headers: { 'accept-language': language } });
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  return (await answer.json()) as { name: string; icons: { src: string }[] };
};

it('the admin is installed under the name and icon of the configuration, in the language of the browser', async () => {
  expect(await read('zh-CN')).toMatchObject({
    name: '智慧城市管理平台',
    start_url: '/home',
    display: 'standalone',
    icons: [{ src: '/favicon.svg', sizes: 'any' }],
  });
  await app.deps.configs.write({ sysNameEn: 'City Admin', appIcon: '/api/file/Image/app.png' });
  expect(await read('en-GB,en;q=0.9')).toMatchObject({
    name: 'City Admin',
    icons: [{ src: '/api/file/Image/app.png' }],
  });
});
