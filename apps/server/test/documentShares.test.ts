import { type ApiClient } from '@smart-admin/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import {
  contentOf,
  documentsOf,
  freshDocument,
  makeFolder,
  putDocument,
  sendDocument,
  signInAs,
} from './support/storedDocuments.js';

const OTHER = 'user003';
const THIRD = 'user004';

let app: TestApp;
let admin: ApiClient;
let owner: ApiClient;
let other: ApiClient;
let third: ApiClient;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  for (const id of ['operator', OTHER, THIRD])
    await saveGrants(admin, 'User', id, { menu: ['extend', 'extend_document'] });
  owner = await app.signIn('operator');
  [other, third] = [await signInAs(app, OTHER), await signInAs(app, THIRD)];
});
afterAll(() => app.stop());

const docs = (client: ApiClient) => client.extend.document;
const namesOf = async (client: ApiClient, query: object = {}) =>
  (await documentsOf(client, query)).map(({ name }) => name);
const fileOf = async (client: ApiClient, id: string) => (await docs(client).read({ id })).fileId;
const share = (id: string, shares: { kind: 'user' | 'organize' | 'role'; targetId: string }[], more: object = {}) =>
  docs(owner).saveShares({ id, body: { shares: shares.map((each) => ({ ...each, ...more })) } });
const withOther = [{ kind: 'user' as const, targetId: OTHER }];

it('shows nobody what is not shared with them, whatever else they may see', async () => {
  const top = await makeFolder(owner, freshDocument('私人'));
  const file = await putDocument(owner, `${freshDocument('secret')}.txt`, top);
  const fileId = await fileOf(owner, file);
  for (const client of [other, admin]) {
    const ids = [file];
    await refusal(docs(client).read({ id: file }), 404);
    await refusal(docs(client).list({ query: { folderId: top } }), 404);
    await refusal(docs(client).versions({ id: file }), 404);
    await refusal(docs(client).shares({ id: file }), 404);
    await refusal(docs(client).saveShares({ id: file, body: { shares: [] } }), 404);
    await refusal(docs(client).rename({ id: file, body: { name: 'x' } }), 404);
    await refusal(docs(client).move({ body: { ids, parentId: '' } }), 404);
    await refusal(docs(client).copy({ body: { ids, parentId: '' } }), 404);
    await refusal(docs(client).star({ body: { ids, isStarred: true } }), 404);
    await refusal(docs(client).remove({ body: { ids } }), 404);
    await refusal(docs(client).restore({ body: { ids } }), 404);
    await refusal(docs(client).purge({ body: { ids } }), 404);
    await refusal(docs(client).archive({ body: { ids } }), 404);
    await refusal(docs(client).folders({ query: { parentId: top } }), 404);
    await refusal(docs(client).names({ query: { parentId: top, name: 'x' } }), 404);
    await refusal(makeFolder(client, 'x', top), 404);
    await refusal(contentOf(client, fileId), 404);
    await refusal(client.file.downloadLink({ type: 'document', name: fileId, query: {} }), 404);
    expect(await client.file.preview({ query: { fileName: fileId } })).toBe('');
    expect(await namesOf(client, { keyword: 'secret' })).toEqual([]);
    expect(await namesOf(client, { place: 'shared' })).not.toContain('secret');
  }
});

it('opens a link of somebody no longer than they sign in, and one of an API key no longer than the key', async () => {
  const file = await putDocument(owner, `${freshDocument('linked')}.txt`, '', 'linked');
  const fileId = await fileOf(owner, file);
  await share(file, withOther);
  const linkFor = async (client: ApiClient) =>
    (await client.file.downloadLink({ type: 'document', name: fileId, query: {} })).url;
  const opens = async (link: string) => (await (await fetch(app.url + link)).text()) === 'linked';
  const { id, key } = await admin.system.apiKey.create({
    body: { fullName: freshDocument('key'), ownerId: OTHER, access: 'all' },
  });
  const [own, ofKey] = [await linkFor(other), await linkFor(app.client(key))];
  expect([await opens(own), await opens(ofKey)]).toEqual([true, true]);
  expect((await fetch(app.url + ofKey.replace(/&key=\d+/, ''))).status).toBe(403);
  await admin.system.apiKey.updateState({ id });
  expect([await opens(own), await opens(ofKey)]).toEqual([true, false]);
  await admin.system.apiKey.updateState({ id });
  const allow = (enabledMark: 0 | 1) =>
    app.db.updateTable('userAccount').set({ enabledMark }).where('id', '=', OTHER).execute();
  await allow(0);
  expect([await opens(own), await opens(ofKey)]).toEqual([false, false]);
  await allow(1);
  expect([await opens(own), await opens(ofKey)]).toEqual([true, true]);
  // the key is narrowed to a page that is not that of the documents
  await admin.system.apiKey.update({ id, body: { reach: 'pages', pageIds: ['permission_user'] } });
  expect([await opens(own), await opens(ofKey)]).toEqual([true, false]);
});

it('lets those it is shared with read everything below, until it is taken back or over', async () => {
  const top = await makeFolder(owner, freshDocument('共享'));
  const shared = await makeFolder(owner, freshDocument('项目'), top);
  const inner = await makeFolder(owner, '子', shared);
  const file = await putDocument(owner, `${freshDocument('shared')}.txt`, inner, 'for you');
  const fileId = await fileOf(owner, file);
  let link = '';
  const reaches = async () => {
    const found = await docs(other)
      .read({ id: file })
      .then(
        () => true,
        () => false,
      );
    const opened = await contentOf(other, fileId).then(
      () => true,
      () => false,
    );
    const listed = (await documentsOf(other, { place: 'shared' })).some(({ id }) => id === shared);
    const searched = (await documentsOf(other, { place: 'shared', keyword: 'shared' })).some(({ id }) => id === file);
    expect([opened, listed, searched]).toEqual([found, found, found]);
    // a link that they were given goes with the share, and comes back with it
    if (link !== '') expect((await (await fetch(app.url + link)).text()) === 'for you').toBe(found);
    return found;
  };
  expect(await reaches()).toBe(false);
  await share(shared, withOther);
  expect(await reaches()).toBe(true);
  ({ url: link } = await other.file.downloadLink({ type: 'document', name: fileId, query: {} }));
  const forged = await fetch(app.url + link.replace(`reader=${OTHER}`, 'reader=operator'));
  expect(forged.status).toBe(403);
  // of what lies above they learn nothing
  expect(await docs(other).read({ id: shared })).toMatchObject({
    parentId: '',
    parentName: '',
    path: [],
    right: 'read',
  });
  expect((await docs(other).read({ id: file })).path.map(({ id }) => id)).toEqual([shared, inner]);
  expect((await documentsOf(other, { place: 'shared' })).find(({ id }) => id === shared)).toMatchObject({
    isShared: false,
    canMove: false,
  });
  await refusal(docs(other).list({ query: { folderId: top } }), 404);
  await share(shared, []);
  expect(await reaches()).toBe(false);
  const day = async (distance: number) => {
    const { rows } = await sql<{ day: string }>`
      select to_char(now() + ${distance} * interval '1 day', 'YYYY-MM-DD') as day`.execute(app.db);
    return rows[0]?.day ?? '';
  };
  await share(shared, withOther, { until: await day(0) });
  expect(await reaches()).toBe(true);
  await share(shared, withOther, { until: await day(-1) });
  expect(await reaches()).toBe(false);
  expect((await docs(owner).shares({ id: shared })).list).toMatchObject([{ targetId: OTHER, isOver: true }]);
  expect((await docs(owner).read({ id: shared })).isShared).toBe(false);
  await share(shared, withOther);
  await docs(owner).remove({ body: { ids: [top] } });
  expect(await reaches()).toBe(false);
  await docs(owner).restore({ body: { ids: [top] } });
  expect(await reaches()).toBe(true);
  // without the page there is nothing to share
  await saveGrants(admin, 'User', OTHER, {});
  await refusal(contentOf(other, fileId), 404);
  await saveGrants(admin, 'User', OTHER, { menu: ['extend', 'extend_document'] });
});

it('shares with departments and all below them and with roles', async () => {
  const file = await putDocument(owner, freshDocument('部门'));
  const { targetId: own, path } = await app.db
    .selectFrom('membership')
    .innerJoin('organize', 'organize.id', 'membership.targetId')
    .select(['targetId', 'path'])
    .where('membership.kind', '=', 'organize')
    .where('userId', '=', OTHER)
    .executeTakeFirstOrThrow();
  const above = await app.db
    .selectFrom('organize')
    .select('id')
    .where(sql<boolean>`starts_with(${path}, path)`)
    .where('id', '<>', own)
    .executeTakeFirstOrThrow();
  const elsewhere = await app.db
    .selectFrom('organize')
    .select('id')
    .where(sql<boolean>`not starts_with(${path}, path)`)
    .executeTakeFirstOrThrow();
  const mayRead = (client: ApiClient) =>
    docs(client)
      .read({ id: file })
      .then(
        () => true,
        () => false,
      );
  for (const [targetId, is] of [
    [own, true],
    [above.id, true],
    [elsewhere.id, false],
  ] as const) {
    await share(file, [{ kind: 'organize', targetId }]);
    expect(await mayRead(other)).toBe(is);
  }
  const roleId = (
    await app.db
      .selectFrom('role')
      .select('id')
      .where('globalMark', '=', 1)
      .where('enabledMark', '=', 1)
      .executeTakeFirstOrThrow()
  ).id;
  await share(file, [{ kind: 'role', targetId: roleId }]);
  await app.db.deleteFrom('membership').where('kind', '=', 'role').where('userId', '=', THIRD).execute();
  expect(await mayRead(third)).toBe(false);
  await app.db.insertInto('membership').values({ kind: 'role', userId: THIRD, targetId: roleId }).execute();
  expect(await mayRead(third)).toBe(true);
  await app.db.deleteFrom('membership').where('kind', '=', 'role').where('userId', '=', THIRD).execute();
  await refusal(share(file, [{ kind: 'user', targetId: 'nobody' }]), 400);
  await refusal(share(file, [{ kind: 'role', targetId: own }]), 400);
  await refusal(share(file, [{ kind: 'user', targetId: 'operator' }]), 400);
});

it('lets nobody change what they may only read, and whoever may change it not give it away', async () => {
  const shared = await makeFolder(owner, freshDocument('权限'));
  const file = await putDocument(owner, 'a.txt', shared);
  await share(shared, withOther);
  const upload = await sendDocument(other, 'mine');
  const attempts = [
    () => docs(other).rename({ id: file, body: { name: 'b.txt' } }),
    () => docs(other).addFile({ body: { parentId: shared, fileId: upload, name: 'c.txt' } }),
    () => docs(other).addVersion({ id: file, body: { fileId: upload } }),
    () => docs(other).remove({ body: { ids: [file] } }),
    () => docs(other).move({ body: { ids: [file], parentId: shared } }),
    () => makeFolder(other, 'x', shared),
    () => docs(other).copy({ body: { ids: [file], parentId: shared } }),
    () => docs(other).folders({ query: { parentId: shared } }),
  ];
  for (const attempt of attempts) await refusal(attempt(), 403);
  expect((await docs(other).versions({ id: file })).list.length).toBe(1);
  await share(shared, withOther, { canEdit: true });
  await docs(other).rename({ id: file, body: { name: 'b.txt' } });
  const added = await docs(other).addFile({ body: { parentId: shared, fileId: upload, name: 'c.txt' } });
  expect(await docs(owner).read({ id: added })).toMatchObject({ ownerId: 'operator', right: 'own' });
  await docs(other).addVersion({ id: file, body: { fileId: await sendDocument(other, 'changed') } });
  // what is shared is not theirs to take away, nor to share with others
  await refusal(docs(other).remove({ body: { ids: [shared] } }), 403);
  await refusal(docs(other).saveShares({ id: shared, body: { shares: [] } }), 404);
  await refusal(docs(other).shares({ id: shared }), 404);
  await refusal(docs(other).move({ body: { ids: [file], parentId: '' } }), 400);
  await docs(other).remove({ body: { ids: [file] } });
  expect(await namesOf(owner, { place: 'bin' })).toContain('b.txt');
  expect(await namesOf(other, { place: 'bin' })).not.toContain('b.txt');
  await refusal(docs(other).restore({ body: { ids: [file] } }), 404);
  // what they sent into it stays with its owner when the share goes
  await share(shared, []);
  await refusal(contentOf(other, upload), 404);
  expect(await contentOf(owner, upload)).toBe('mine');
});

it('gives stars that only whoever gave them sees', async () => {
  const file = await putDocument(owner, freshDocument('星'));
  await share(file, withOther);
  await docs(other).star({ body: { ids: [file], isStarred: true } });
  await docs(other).star({ body: { ids: [file], isStarred: true } });
  expect((await documentsOf(other, { place: 'starred' })).map(({ id }) => id)).toEqual([file]);
  expect((await docs(owner).read({ id: file })).isStarred).toBe(false);
  await share(file, []);
  expect(await documentsOf(other, { place: 'starred' })).toEqual([]);
  await share(file, withOther);
  await docs(other).star({ body: { ids: [file], isStarred: false } });
  expect(await documentsOf(other, { place: 'starred' })).toEqual([]);
});
