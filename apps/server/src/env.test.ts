import { expect, it } from 'vitest';
import { EnvError, readEnv } from './env.js';

it('has defaults for everything', () => {
  expect(readEnv({ PORT: '' })).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: '.data',
    SEED: 'demo',
    LOG_LEVEL: 'info',
    NODE_ENV: 'production',
  });
});

it('demands ADMIN_PASSWORD on anything but loopback', () => {
  for (const HOST of ['0.0.0.0', '::', '192.168.1.2', 'example.com']) {
    expect(() => readEnv({ HOST })).toThrow(/ADMIN_PASSWORD/);
    expect(readEnv({ HOST, ADMIN_PASSWORD: 'Secret1' }).HOST).toBe(HOST);
  }
  for (const HOST of ['127.0.0.1', 'localhost', '::1', '127.8.8.8']) expect(readEnv({ HOST }).HOST).toBe(HOST);
});

it('demands it behind a proxy too, which hands on what others ask', () => {
  expect(() => readEnv({ TRUSTED_PROXIES: '1' })).toThrow(/ADMIN_PASSWORD: a proxy in front/);
  expect(readEnv({ TRUSTED_PROXIES: '1', ADMIN_PASSWORD: 'Secret1' }).TRUSTED_PROXIES).toBe(1);
});

it('takes the name of a time zone, and no offset, whose sign the database reads in the opposite way', () => {
  expect(readEnv({}).TIME_ZONE).toBe('Asia/Shanghai');
  expect(readEnv({ TIME_ZONE: 'America/New_York' }).TIME_ZONE).toBe('America/New_York');
  for (const TIME_ZONE of ['Mars/Base', '+08:00', '8'])
    expect(() => readEnv({ TIME_ZONE })).toThrow(/TIME_ZONE: is not the name of a time zone/);
});

it('names every wrong variable', () => {
  const read = () => readEnv({ PORT: '70000', SEED: 'x', DATABASE_URL: 'mysql://x' });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*SEED/);
});
