import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanUp } from '../src/cleanUps.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;
const name = 'form 1993840422440740780';

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  operator = await app.signIn('operator');
});
afterAll(() => app.stop());

const write = (caller: ApiClient, text: string, of = name) =>
  caller.system.editorDraft.write({ body: { name: of, text, device: 'office' } });
const read = async (caller: ApiClient, of = name) =>
  (await caller.system.editorDraft.read({ query: { name: of } })).draft;

it('what somebody has not saved is theirs alone, the last one of each document, until they end it', async () => {
  expect(await read(admin)).toBeNull();
  await write(admin, '一');
  await write(admin, '二');
  // the same person at another device
  expect(await read(await app.signIn('admin'))).toEqual({ text: '二', device: 'office' });
  expect(await read(operator)).toBeNull();
  await write(operator, '别人的');
  await operator.system.editorDraft.remove({ query: { name } });
  expect(await read(admin)).toEqual({ text: '二', device: 'office' });
  await admin.system.editorDraft.remove({ query: { name } });
  expect(await read(admin)).toBeNull();
});

it('is bounded: in size, to fifty for each person, and to thirty days', async () => {
  await refusal(write(admin, 'x'.repeat(2_100_001)), 400);
  await write(operator, '留下');
  await write(admin, '最早的', 'form 0');
  for (let number = 1; number <= 50; number += 1) await write(admin, '稿', `form ${number}`);
  expect(await read(admin, 'form 0')).toBeNull();
  expect(await read(admin, 'form 1')).not.toBeNull();
  expect(await read(operator)).not.toBeNull();
  const day = 24 * 3_600_000;
  await cleanUp(app.deps, Date.now() + 29 * day);
  expect(await read(admin, 'form 1')).not.toBeNull();
  await cleanUp(app.deps, Date.now() + 31 * day);
  expect(await read(admin, 'form 1')).toBeNull();
});
