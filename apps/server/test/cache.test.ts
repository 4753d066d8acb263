import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callsOf } from './support/interfaceDrafts.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient & { token: string };
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

const listOf = async (query: object = {}, caller: ApiClient = admin) =>
  (await caller.system.cache.list({ query: { pageSize: 500, ...query } })).list;

it('F-SY-04 lists what is kept with size and expiry, shows a value without secrets, and forgets one or all', async () => {
  const { create, ask } = callsOf(() => admin);
  const interfaceId = await create({ cacheSeconds: 60, staticData: '[{"name":"A","apiToken":"abc"}]' });
  await ask(interfaceId);
  const [answer] = await listOf({ cache: 'interfaces', keyword: interfaceId });
  expect(answer).toMatchObject({ cache: 'interfaces', size: expect.any(Number) as number });
  expect(answer?.expiresTime).toBeGreaterThan(Date.now());
  const id = answer?.id ?? '';
  expect(JSON.parse((await admin.system.cache.read({ id })).value)).toEqual([{ name: 'A', apiToken: '••••••' }]);
  await admin.system.cache.remove({ id });
  await refusal(admin.system.cache.read({ id }), 404);
  expect(await listOf({ cache: 'interfaces' })).toEqual([]);

  const all = await listOf();
  // and what else jobs have asked for meanwhile
  expect(all.map(({ cache }) => cache)).toEqual(expect.arrayContaining(['config', 'menus', 'rights', 'sessions']));
  expect(all.find(({ cache }) => cache === 'menus')).toMatchObject({ key: 'catalog', expiresTime: null });
  const values = await Promise.all(all.map((entry) => admin.system.cache.read({ id: entry.id })));
  expect(JSON.stringify(values)).not.toContain(admin.token);
  expect(JSON.stringify(values)).not.toContain('tokenHash');

  const other = await app.startAnother();
  await other.client(admin.token).system.billRule.selector();
  expect(other.deps.caches.entries().map(({ cache }) => cache)).toContain('rights');
  await admin.system.cache.clear();
  // the server's own messages follow the texts, so these are read again at once
  const kept = ({ deps }: Pick<TestApp, 'deps'>) => deps.caches.entries().filter(({ cache }) => cache !== 'texts');
  expect(kept(app)).toEqual([]);
  // the other instance hears of it by the bus
  await expect.poll(() => kept(other)).toEqual([]);
  expect((await listOf({ cache: 'sessions' })).length).toBe(1);
});

it('shows and forgets nothing beyond the buttons and the data permission of the caller', async () => {
  const operator = await app.signIn('operator');
  await refusal(operator.system.cache.list({ query: {} }), 403);
  await saveGrants(admin, 'User', 'operator', {
    menu: ['system', 'system_cache'],
    button: [],
    list: [],
    form: [],
    data: [],
  });
  const [own] = await listOf({ cache: 'sessions' }, operator);
  expect((await listOf({ cache: 'rights' }, operator)).map(({ key }) => key)).toEqual(['operator']);
  expect(await listOf({ cache: 'sessions' }, operator)).toHaveLength(1);
  await refusal(operator.system.cache.read({ id: own?.id ?? '' }), 403);
  await refusal(operator.system.cache.remove({ id: own?.id ?? '' }), 403);
  await refusal(operator.system.cache.clear(), 403);
  await saveGrants(admin, 'User', 'operator', {
    menu: ['system', 'system_cache'],
    button: ['system_cache__btn_detail', 'system_cache__btn_remove'],
    list: [],
    form: [],
    data: [],
  });
  const foreign = (await listOf({ cache: 'rights', keyword: 'admin' }))[0]?.id ?? '';
  await refusal(operator.system.cache.read({ id: foreign }), 404);
  await refusal(operator.system.cache.remove({ id: foreign }), 404);
  const { create, ask } = callsOf(() => admin);
  await ask(await create({ cacheSeconds: 60 }));
  const answer = (await listOf({ cache: 'interfaces' }, operator))[0]?.id ?? '';
  await refusal(operator.system.cache.read({ id: answer }), 403);
});
