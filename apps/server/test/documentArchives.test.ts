import { type ApiClient } from '@smart-admin/api-client';
import { DOCUMENT_ARCHIVE_SIZE } from '@smart-admin/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ZipArchive } from '../src/files/parse/ZipArchive.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { freshDocument, makeFolder, putDocument, signInAs } from './support/storedDocuments.js';

const OTHER = 'user003';

let app: TestApp;
let owner: ApiClient;
let other: ApiClient;

beforeAll(async () => {
  app = await startTestApp();
  const admin = await app.signIn('admin');
  for (const id of ['operator', OTHER]) await saveGrants(admin, 'User', id, { menu: ['extend', 'extend_document'] });
  owner = await app.signIn('operator');
  other = await signInAs(app, OTHER);
});
afterAll(() => app.stop());

const archive = (client: ApiClient, ids: string[]) => client.extend.document.archive({ body: { ids } });
const opened = async (client: ApiClient, ids: string[]) =>
  new ZipArchive(Buffer.from(await (await archive(client, ids)).blob.arrayBuffer()), { entries: 50, bytes: 10_000 });

it('packs files as many as it takes and refuses one more, by how many it takes', async () => {
  const top = await makeFolder(owner, freshDocument('很多'));
  const rows = Array.from({ length: 1_999 }, (_, index) => ({
    ...{ id: `${top}-${index}`, ownerId: 'operator', parentId: top, ancestors: [top, `${top}-${index}`] },
    ...{ kind: 'folder' as const, name: `n${index}`, creatorUserId: 'operator' },
  }));
  await app.db.insertInto('documentEntry').values(rows).execute();
  const { blob } = await archive(owner, [top]);
  const packed = Buffer.from(await blob.arrayBuffer());
  expect(new ZipArchive(packed, { entries: 2_000, bytes: 10_000 }).read(`${await nameOf(top)}/n1998/`)).toBeDefined();
  await makeFolder(owner, 'one-more', top);
  const refused = await refusal(archive(owner, [top]), 400);
  expect(refused.message).toMatch(/2,?000/);
});

it('refuses more bytes than an archive may have before it sends the first, and says how many they are', async () => {
  const top = await makeFolder(owner, freshDocument('很大'));
  const [a, b] = [await putDocument(owner, 'a.txt', top), await putDocument(owner, 'b.txt', top)];
  await setSize(a, DOCUMENT_ARCHIVE_SIZE - 10);
  await setSize(b, 10);
  expect((await opened(owner, [top])).read(`${await nameOf(top)}/a.txt`)).toBeDefined();
  await setSize(b, DOCUMENT_ARCHIVE_SIZE);
  const refused = await refusal(archive(owner, [top]), 400);
  expect(refused.message).toContain('2.0 GB');
  expect(refused.message).toContain('1.0 GB');
  // each of them is not too large
  await archive(owner, [b]);
});

it('packs nothing at all where one of the files is not shared with the caller', async () => {
  const shared = await putDocument(owner, `${freshDocument('shared')}.txt`, '', 'for you');
  const secret = await putDocument(owner, `${freshDocument('secret')}.txt`, '', 'not for you');
  const shares = [{ kind: 'user' as const, targetId: OTHER }];
  await owner.extend.document.saveShares({ id: shared, body: { shares } });
  await refusal(archive(other, [shared, secret]), 404);
  expect((await opened(other, [shared])).read(await nameOf(shared))?.toString()).toBe('for you');
  await owner.extend.document.saveShares({ id: shared, body: { shares: [] } });
  await refusal(archive(other, [shared]), 404);
});

it('keeps files of one name apart, and never names a path that leads out of the archive', async () => {
  const folders = [await makeFolder(owner, freshDocument('甲')), await makeFolder(owner, freshDocument('乙'))];
  const files = [
    await putDocument(owner, '说明.txt', folders[0], 'first'),
    await putDocument(owner, '说明.txt', folders[1], 'second'),
  ];
  const same = await opened(owner, files);
  expect(['说明.txt', '说明 (2).txt'].map((path) => same.read(path)?.toString()).sort()).toEqual(['first', 'second']);
  // no call of ours writes such a name
  await app.db
    .updateTable('documentEntry')
    .set({ name: '../../evil.txt' })
    .where('id', '=', files[0] ?? '')
    .execute();
  expect((await opened(owner, [files[0] ?? ''])).read('.._.._evil.txt')?.toString()).toBe('first');
});

async function nameOf(id: string): Promise<string> {
  return (await owner.extend.document.read({ id })).name;
}

async function setSize(id: string, size: number): Promise<void> {
  await app.db.updateTable('documentEntry').set({ size }).where('id', '=', id).execute();
}
