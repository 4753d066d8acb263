import { expect, it } from 'vitest';
import { maskSecrets } from './maskSecrets.js';

it('masks what is named like a secret, at any depth, and leaves the rest', () => {
  const value = {
    userName: '王运营',
    passwordDays: 90,
    accessToken: 'abc',
    rows: [{ api_secret: 'x', Authorization: 'Bearer y', note: 'token' }],
    password: '',
    none: null,
  };
  expect(maskSecrets(value)).toEqual({
    ...value,
    accessToken: '••••••',
    rows: [{ api_secret: '••••••', Authorization: '••••••', note: 'token' }],
  });
});
