import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverMessage } from '../src/modules/message/deliverMessage.js';
import { saveGrants } from './support/saveGrants.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';
import { freshDocument, makeFolder, putDocument, signInAs } from './support/storedDocuments.js';

const [OTHER, THIRD] = ['user003', 'user004'];

let app: TestApp;
let admin: ApiClient;
let owner: ApiClient;
let people: Record<string, ApiClient>;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  for (const id of ['operator', OTHER, THIRD])
    await saveGrants(admin, 'User', id, { menu: ['extend', 'extend_document'] });
  owner = await app.signIn('operator');
  people = { [OTHER]: await signInAs(app, OTHER), [THIRD]: await signInAs(app, THIRD), operator: owner };
});
afterAll(() => app.stop());

type Shares = Parameters<ApiClient['extend']['document']['saveShares']>[0]['body']['shares'];

const share = (id: string, shares: Shares) => owner.extend.document.saveShares({ id, body: { shares } });

/** Titles of what somebody has been told of documents, once everything that was sent has arrived. */
async function toldTo(id: string, name: string) {
  const sent = await app.db.selectFrom('message').select('id').where('kind', '=', 'document').execute();
  for (const message of sent) await deliverMessage(app.deps, message.id);
  const { list } = (await people[id]?.message.mine({ query: { pageSize: 200 } })) ?? { list: [] };
  return list.filter(({ title }) => title.includes(name));
}

it('tells somebody once that a folder is shared with them, by a link to it', async () => {
  const name = freshDocument('项目');
  const folder = await makeFolder(owner, name);
  await share(folder, [{ kind: 'user', targetId: OTHER }]);
  const [notice] = await toldTo(OTHER, name);
  const { bodyText } = (await people[OTHER]?.message.readInfo({ id: notice?.id ?? '' })) ?? {};
  expect(bodyText).toContain(`href="/extend/document?document=${folder}"`);
  expect(bodyText).toContain('您可以查看');
  // the same share saved again, and for longer, is nothing new; somebody else is
  await share(folder, [{ kind: 'user', targetId: OTHER, until: '2999-01-01' }]);
  await share(folder, [
    { kind: 'user', targetId: OTHER },
    { kind: 'user', targetId: THIRD, canEdit: true },
  ]);
  expect(await toldTo(OTHER, name)).toHaveLength(1);
  expect(await toldTo(THIRD, name)).toHaveLength(1);
  // nobody but those whom it is for reads it
  expect(await toldTo('operator', name)).toEqual([]);
  expect(
    (await admin.message.list({ query: { pageSize: 200 } })).list.filter((row) => row.title.includes(name)),
  ).toEqual([]);
});

it('tells those of a role or an organisation, each once, and never whoever shares', async () => {
  const { id: roleId } = await app.db
    .selectFrom('role')
    .select('id')
    .where('globalMark', '=', 1)
    .where('enabledMark', '=', 1)
    .executeTakeFirstOrThrow();
  await app.db.deleteFrom('membership').where('kind', '=', 'role').where('targetId', '=', roleId).execute();
  await app.db
    .insertInto('membership')
    .values(['operator', OTHER].map((userId) => ({ kind: 'role' as const, userId, targetId: roleId })))
    .execute();
  const { targetId: organizeId } = await app.db
    .selectFrom('membership')
    .select('targetId')
    .where('kind', '=', 'organize')
    .where('userId', '=', OTHER)
    .executeTakeFirstOrThrow();
  const name = freshDocument('合同&附件');
  const file = await putDocument(owner, name);
  await share(file, [
    { kind: 'role', targetId: roleId },
    { kind: 'organize', targetId: organizeId },
    { kind: 'user', targetId: OTHER },
  ]);
  expect(await toldTo(OTHER, name)).toHaveLength(1);
  expect(await toldTo('operator', name)).toEqual([]);
});

it('tells nobody of a share whose days are over', async () => {
  const name = freshDocument('过期');
  await share(await makeFolder(owner, name), [{ kind: 'user', targetId: OTHER, until: '2020-01-01' }]);
  expect(await toldTo(OTHER, name)).toEqual([]);
});
