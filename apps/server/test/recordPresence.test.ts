import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSocket, until } from './support/openSocket.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { application } from './support/visitorApplication.js';

let app: TestApp;
let admin: ApiClient & { token: string };
let operator: ApiClient & { token: string };
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  operator = await app.signIn('operator');
});
afterAll(() => app.stop());

it('those who have a record open hear who else has, what they do, and when they have left', async () => {
  const recordId = await operator.visualdev.records.create({ id: 'visitor', body: application });
  const place = { id: 'visitor', recordId };
  const window = await openSocket(app.url, operator.token);
  const { channel, channelToken } = await operator.visualdev.records.presence({
    ...place,
    body: { window: 'window-1' },
  });
  await window.next('channelOpened', { method: 'openChannel', channel, channelToken });
  for (const state of ['opened', 'edits', 'saved', 'left'] as const)
    await admin.visualdev.records.presence({ ...place, body: { window: 'window-2', state } });
  await until(() => expect(window.of('recordPresent')).toHaveLength(4));
  expect(window.of('recordPresent').map(({ state }) => state)).toEqual(['opened', 'edits', 'saved', 'left']);
  expect(window.of('recordPresent')[0]).toMatchObject({
    ...{ modelId: 'visitor', recordId, window: 'window-2', userId: 'admin', userName: '系统管理员' },
  });
  window.close();
});

it('nobody hears of a record that they may not see, nor is heard there', async () => {
  const recordId = await admin.visualdev.records.create({ id: 'visitor', body: application });
  const place = { id: 'visitor', recordId };
  const body = { window: 'window-3', state: 'opened' as const };
  await refusal(operator.visualdev.records.presence({ ...place, body }), 403);
  const own = await operator.visualdev.records.create({ id: 'visitor', body: application });
  const { channelToken } = await operator.visualdev.records.presence({ id: 'visitor', recordId: own, body });
  // a token opens its own channel alone
  const window = await openSocket(app.url, operator.token);
  const closed = await window.next('channelClosed', {
    method: 'openChannel',
    channel: `record:visitor:${recordId}`,
    channelToken,
  });
  expect(closed).toMatchObject({ reason: 'refused' });
  window.close();
});
