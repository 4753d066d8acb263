import { type ApiClient, hashPassword } from '@smart-admin/api-client';
import { SIGNATURES_KEPT } from '@smart-admin/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
let owner: ApiClient;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  await saveGrants(admin, 'User', 'operator', { menu: ['extend', 'extend_signature'] });
  owner = await app.signIn('operator');
});
afterAll(() => app.stop());

const image = (text: string) =>
  `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`)}`;
const keep = (client: ApiClient, text: string, isDefault = false) =>
  client.extend.signature.create({ body: { image: image(text), isDefault } });
const kept = async (client: ApiClient) =>
  (await client.extend.signature.list()).list.map(({ id, isDefault }) => [id, isDefault]);
const clear = async (client: ApiClient) => {
  for (const { id } of (await client.extend.signature.list()).list) await client.extend.signature.remove({ id });
};

it('the first signature is the default until another one is chosen, and the newest follows one that is deleted', async () => {
  expect(await owner.extend.signature.standard()).toEqual({ image: '' });
  const first = await keep(owner, 'a');
  const second = await keep(owner, 'b');
  expect(await kept(owner)).toEqual([
    [second, false],
    [first, true],
  ]);
  const third = await keep(owner, 'c', true);
  expect(await owner.extend.signature.standard()).toEqual({ image: image('c') });
  await owner.extend.signature.choose({ id: first });
  expect(await owner.extend.signature.standard()).toEqual({ image: image('a') });
  await owner.extend.signature.remove({ id: first });
  expect(await kept(owner)).toEqual([
    [third, true],
    [second, false],
  ]);
  await clear(owner);
  expect(await owner.extend.signature.standard()).toEqual({ image: '' });
});

it('a signature is its owner’s alone, also before administrators', async () => {
  const own = await keep(owner, 'own');
  expect(await kept(admin)).toEqual([]);
  expect(await admin.extend.signature.standard()).toEqual({ image: '' });
  await refusal(admin.extend.signature.choose({ id: own }), 404);
  await refusal(admin.extend.signature.remove({ id: own }), 404);
  expect(await kept(owner)).toEqual([[own, true]]);
  await clear(owner);
});

it('whoever has not been given the page keeps none, and may still sign approvals by hand', async () => {
  const { account } = await app.db
    .selectFrom('userAccount')
    .select('account')
    .where('id', '=', 'user003')
    .executeTakeFirstOrThrow();
  await app.db.deleteFrom('membership').where('userId', '=', 'user003').where('kind', '<>', 'organize').execute();
  const stranger = await app.signIn(account, 'Smart123');
  await refusal(stranger.extend.signature.list(), 403);
  await refusal(keep(stranger, 'x'), 403);
  await refusal(stranger.extend.signature.choose({ id: '1' }), 403);
  await refusal(stranger.extend.signature.remove({ id: '1' }), 403);
  expect(await stranger.extend.signature.standard()).toEqual({ image: '' });
});

it('takes pictures alone, no more than may be kept, also when they come at once', async () => {
  for (const wrong of [
    'data:text/html;base64,PHNjcmlwdD4=',
    'https://example.com/a.png',
    'data:image/svg+xml;utf8,<svg onload="x"/>',
    `data:image/png;base64,${'A'.repeat(300_000)}`,
    '',
  ])
    await refusal(owner.extend.signature.create({ body: { image: wrong } }), 400);
  const tries = await Promise.allSettled(
    Array.from({ length: SIGNATURES_KEPT + 2 }, (_, index) => keep(owner, String(index), true)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(SIGNATURES_KEPT);
  expect((await kept(owner)).filter(([, isDefault]) => isDefault)).toHaveLength(1);
  expect((await refusal(keep(owner, 'more'), 400)).message).toContain(String(SIGNATURES_KEPT));
  await clear(owner);
});

it('signatures go with their owner', async () => {
  const password = await hashPassword('Secret123');
  const body = { account: 'signer', realName: '签名人', organizeIds: ['group'], password };
  const id = await admin.permission.users.create({ body });
  await app.db
    .insertInto('keptSignature')
    .values({ id: 'signed', userId: id, image: image('z') })
    .execute();
  await admin.permission.users.remove({ id });
  const left = await app.db.selectFrom('keptSignature').select('id').where('userId', '=', id).execute();
  expect(left).toEqual([]);
});
