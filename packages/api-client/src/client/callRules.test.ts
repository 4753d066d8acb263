import { expect, it } from 'vitest';
import { endsSession, isAcceptedAtAnyCode, timeoutOf } from './callRules.js';
import { routes } from './routes/all.gen.js';

it('X8-02 X8-03 gate QR codes, the test of a data source and the config of a model are accepted at any code, nothing else is', () => {
  const accepted = [
    '/api/parking/Gate/{id}/QrCode',
    '/api/system/DataSource/Actions/Test',
    '/api/visualdev/OnlineDev/{id}/Config',
  ];
  for (const path of accepted) expect(isAcceptedAtAnyCode({ method: 'GET', path })).toBe(true);
  for (const path of [
    '/api/parking/Gate',
    '/api/system/DataSource',
    '/api/visualdev/OnlineDev/{id}/List',
    '/api/oauth/Login',
    '/x/api/system/DataSource/Actions/Test',
  ]) {
    expect(isAcceptedAtAnyCode({ method: 'GET', path })).toBe(false);
  }
});

it('X8-07 the session codes end the session on every call but signing in and unlocking', () => {
  for (const code of [600, 601, 602]) {
    expect(endsSession(routes.oauth.login.path, code)).toBe(false);
    expect(endsSession(routes.oauth.lockScreen.path, code)).toBe(false);
    expect(endsSession(routes.oauth.currentUser.path, code)).toBe(true);
    expect(endsSession(routes.permission.users.list.path, code)).toBe(true);
  }
  for (const code of [400, 403, 404, 500, 0]) expect(endsSession(routes.permission.users.list.path, code)).toBe(false);
});

it('C9-31 C9-32 C9-34 ordinary calls wait as long as configured, uploads and downloads 1,000,000 ms', () => {
  expect(timeoutOf(routes.permission.users.list)).toBe(30_000);
  expect(timeoutOf(routes.permission.users.list, 5_000)).toBe(5_000);
  expect(timeoutOf(routes.file.upload, 5_000)).toBe(1_000_000);
  expect(timeoutOf(routes.file.download, 5_000)).toBe(1_000_000);
});
