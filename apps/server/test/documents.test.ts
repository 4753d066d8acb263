import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ZipArchive } from '../src/files/parse/ZipArchive.js';
import { cleanDocumentBins } from '../src/modules/extend/document/recycleBin.js';
import { cleanFiles } from '../src/modules/file/usage/cleanFiles.js';
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
import { claimOf, PNG } from './support/uploads.js';

const OTHER = 'user003';
const THIRD = 'user004';
const DAY = 86_400_000;

let app: TestApp;
let admin: ApiClient;
let owner: ApiClient;
let other: ApiClient;
let third: ApiClient;

beforeAll(async () => {
  // a store of 1,073,742 bytes
  app = await startTestApp({ DOCUMENT_QUOTA: '0.001' });
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

it('keeps files in folders under names of which each stands once, and proposes the next', async () => {
  const top = await makeFolder(owner, freshDocument('合同'));
  await putDocument(owner, 'plan.txt', top);
  const again = { parentId: top, name: 'PLAN.txt' };
  expect(await docs(owner).names({ query: again })).toMatchObject({
    taken: { kind: 'file' },
    proposal: 'PLAN (2).txt',
  });
  const fileId = await sendDocument(owner, 'second');
  const taken = await refusal(docs(owner).addFile({ body: { ...again, fileId } }), 409);
  expect(taken.message).toContain('PLAN (2).txt');
  expect(taken.response?.data).toMatchObject({ proposal: 'PLAN (2).txt' });
  await docs(owner).addFile({ body: { ...again, fileId, keepBoth: true } });
  await makeFolder(owner, 'drafts', top);
  const folderTaken = await refusal(makeFolder(owner, 'Drafts', top), 409);
  expect(folderTaken.response?.data).toMatchObject({ proposal: 'Drafts (2)' });
  expect(await namesOf(owner, { folderId: top })).toEqual(['drafts', 'PLAN (2).txt', 'plan.txt']);
  const [, , plan] = await documentsOf(owner, { folderId: top });
  const renamed = await refusal(docs(owner).rename({ id: plan?.id ?? '', body: { name: 'plan (2).txt' } }), 409);
  expect(renamed.response?.data).toMatchObject({ proposal: 'plan (3).txt' });
  await docs(owner).rename({ id: plan?.id ?? '', body: { name: 'Plan.txt' } });
  for (const name of ['', '..', 'a/b', 'a\\b', 'a\nb', 'a'.repeat(201)])
    await refusal(docs(owner).rename({ id: plan?.id ?? '', body: { name } }), 400);
  const { fileName } = await owner.file.download({ type: 'document', name: plan?.fileId ?? '', query: {} });
  expect(fileName).toBe('Plan.txt');
});

it('takes an upload once, of whoever sent it', async () => {
  const fileId = await sendDocument(owner, 'once');
  await refusal(docs(other).addFile({ body: { fileId, name: freshDocument('stolen') } }), 400);
  await docs(owner).addFile({ body: { fileId, name: freshDocument('mine') } });
  await refusal(docs(owner).addFile({ body: { fileId, name: freshDocument('twice') } }), 400);
  const form = new FormData();
  form.append('file', new Blob(['x']), 'a.txt');
  const mail = await owner.file.upload({ type: 'mail', body: form });
  await refusal(docs(owner).addFile({ body: { fileId: mail.fileId, name: freshDocument('mail') } }), 400);
});

it('lists folders first, by name, time or size, a page at a time', async () => {
  const top = await makeFolder(owner, freshDocument('排序'));
  await putDocument(owner, '北京.txt', top, 'x'.repeat(30));
  await putDocument(owner, '安徽.txt', top, 'x'.repeat(20));
  await putDocument(owner, '重庆.txt', top, 'x'.repeat(10));
  await makeFolder(owner, '资料', top);
  expect(await namesOf(owner, { folderId: top })).toEqual(['资料', '安徽.txt', '北京.txt', '重庆.txt']);
  expect(await namesOf(owner, { folderId: top, sidx: 'size', sort: 'desc' })).toEqual([
    ...['资料', '北京.txt', '安徽.txt', '重庆.txt'],
  ]);
  expect((await namesOf(owner, { folderId: top, sidx: 'modifyTime', sort: 'desc' }))[1]).toBe('重庆.txt');
  const second = await docs(owner).list({ query: { folderId: top, currentPage: 2, pageSize: 3 } });
  expect(second.list.map(({ name }) => name)).toEqual(['重庆.txt']);
  expect(second.pagination.total).toBe(4);
});

it('finds names below a folder and in the whole store, also by sound', async () => {
  const top = await makeFolder(owner, freshDocument('搜索'));
  const inner = await makeFolder(owner, '内部', top);
  const name = `${freshDocument('采购清单')}.txt`;
  await putDocument(owner, name, inner);
  expect(await namesOf(owner, { folderId: top, keyword: '采购清单' })).toEqual([name]);
  expect(await namesOf(owner, { folderId: top, keyword: 'cgqd' })).toEqual([name]);
  expect(await namesOf(owner, { keyword: 'caigouqingdan' })).toContain(name);
  expect((await documentsOf(owner, { keyword: '采购清单' }))[0]).toMatchObject({ parentId: inner, parentName: '内部' });
  expect(await namesOf(other, { keyword: '采购清单' })).toEqual([]);
});

it('moves all or nothing, never into itself or below, and never into the store of somebody else', async () => {
  const [from, to] = [await makeFolder(owner, freshDocument('来源')), await makeFolder(owner, freshDocument('目标'))];
  const inner = await makeFolder(owner, '子', from);
  const file = await putDocument(owner, 'a.txt', inner);
  for (const parentId of [from, inner]) await refusal(docs(owner).move({ body: { ids: [from], parentId } }), 400);
  await refusal(docs(owner).copy({ body: { ids: [from], parentId: inner } }), 400);
  await makeFolder(owner, '子', to);
  const loose = await putDocument(owner, freshDocument('loose'));
  await refusal(docs(owner).move({ body: { ids: [loose, inner], parentId: to } }), 409);
  expect((await docs(owner).read({ id: loose })).parentId).toBe('');
  const theirs = await makeFolder(other, freshDocument('别人'));
  await refusal(docs(owner).move({ body: { ids: [loose], parentId: theirs } }), 404);
  await docs(other).saveShares({
    id: theirs,
    body: { shares: [{ kind: 'user', targetId: 'operator', canEdit: true }] },
  });
  await refusal(docs(owner).move({ body: { ids: [loose], parentId: theirs } }), 400);
  const deeper = await makeFolder(owner, '更深', to);
  await docs(owner).move({ body: { ids: [from], parentId: deeper } });
  expect((await docs(owner).read({ id: file })).path.map(({ id }) => id)).toEqual([to, deeper, from, inner]);
  await refusal(docs(owner).move({ body: { ids: [to], parentId: inner } }), 400);
});

it('moves two folders into each other for one of two callers at once', async () => {
  const [a, b] = [await makeFolder(owner, freshDocument('甲')), await makeFolder(owner, freshDocument('乙'))];
  const moves = await Promise.allSettled([
    docs(owner).move({ body: { ids: [a], parentId: b } }),
    docs(owner).move({ body: { ids: [b], parentId: a } }),
  ]);
  expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('copies with everything below, as files of their own', async () => {
  const [from, to] = [await makeFolder(owner, freshDocument('复制')), await makeFolder(owner, freshDocument('到'))];
  const inner = await makeFolder(owner, '子', from);
  const file = await putDocument(owner, 'a.txt', inner, 'as it was');
  const { ids } = await docs(owner).copy({ body: { ids: [from], parentId: to } });
  const [copied] = await documentsOf(owner, { folderId: ids[0] ?? '' });
  const [copy] = await documentsOf(owner, { folderId: copied?.id ?? '' });
  expect(copy?.name).toBe('a.txt');
  await docs(owner).addVersion({ id: file, body: { fileId: await sendDocument(owner, 'changed') } });
  expect(await contentOf(owner, await fileOf(owner, file))).toBe('changed');
  expect(await contentOf(owner, copy?.fileId ?? '')).toBe('as it was');
  const again = await docs(owner).copy({ body: { ids: [file], parentId: inner } });
  expect((await docs(owner).read({ id: again.ids[0] ?? '' })).name).toBe('a (2).txt');
});

it('keeps versions of one kind, and goes back to an earlier one', async () => {
  const id = await putDocument(owner, `${freshDocument('版本')}.txt`, '', 'one');
  const fileId = await fileOf(owner, id);
  await docs(owner).addVersion({ id, body: { fileId: await sendDocument(owner, 'two, longer') } });
  const { list: versions } = await docs(owner).versions({ id });
  expect(versions.map(({ size, isCurrent }) => [size, isCurrent])).toEqual([
    [11, true],
    [3, false],
  ]);
  expect(await contentOf(owner, fileId)).toBe('two, longer');
  await docs(owner).useVersion({ id, versionId: versions[1]?.id ?? '' });
  expect(await contentOf(owner, fileId)).toBe('one');
  expect((await docs(owner).read({ id })).size).toBe(3);
  await refusal(docs(owner).addVersion({ id, body: { fileId: await sendDocument(owner, PNG, 'a.png') } }), 400);
  const elsewhere = await putDocument(owner, freshDocument('x'));
  await refusal(docs(owner).useVersion({ id: elsewhere, versionId: versions[0]?.id ?? '' }), 404);
  // the file's own way of new versions would ask nobody who may change the document
  const claim = { ...claimOf(Buffer.from('one'), 'a.txt', 'document'), fileId };
  await refusal(owner.file.merge({ body: claim }), 404);
});

it('puts what is deleted into the bin, back to where it lay, and deletes it with its files for ever', async () => {
  const top = await makeFolder(owner, freshDocument('删除'));
  const inner = await makeFolder(owner, '子', top);
  const file = await putDocument(owner, 'a.txt', inner, 'kept');
  const fileId = await fileOf(owner, file);
  const binIds = async () => (await documentsOf(owner, { place: 'bin' })).map(({ id }) => id);
  await docs(owner).remove({ body: { ids: [file] } });
  await docs(owner).remove({ body: { ids: [top] } });
  expect(await binIds()).toEqual([top, file]);
  await refusal(docs(owner).read({ id: inner }), 404);
  // its folder is in the bin too: it comes back to the top
  await docs(owner).restore({ body: { ids: [file] } });
  expect(await docs(owner).read({ id: file })).toMatchObject({ parentId: '', name: 'a.txt' });
  const second = await makeFolder(owner, (await documentsOf(owner, { place: 'bin' }))[0]?.name ?? '');
  await docs(owner).restore({ body: { ids: [top] } });
  expect((await docs(owner).read({ id: top })).name).toMatch(/ \(2\)$|\(\d+\)$/);
  await docs(owner).remove({ body: { ids: [file, second] } });
  await refusal(docs(owner).purge({ body: { ids: [file, top] } }), 404);
  await docs(owner).purge({ body: { ids: [file] } });
  await refusal(contentOf(owner, fileId), 404);
  expect(await binIds()).not.toContain(file);
  await docs(owner).purge({ body: {} });
  expect(await binIds()).toEqual([]);
  expect((await docs(owner).read({ id: top })).name).toMatch(/删除/);
});

it('puts a folder and what was deleted from it earlier, chosen together, back to where they lay', async () => {
  const top = await makeFolder(owner, freshDocument('一起'));
  const inner = await makeFolder(owner, '子', top);
  const file = await putDocument(owner, 'a.txt', inner);
  for (const id of [file, inner, top]) await docs(owner).remove({ body: { ids: [id] } });
  await docs(owner).restore({ body: { ids: [file, top, inner] } });
  expect(await docs(owner).read({ id: file })).toMatchObject({ parentId: inner, name: 'a.txt' });
  expect(await docs(owner).read({ id: inner })).toMatchObject({ parentId: top, name: '子' });
});

it('cleans bins after their days, and uploads that were put nowhere', async () => {
  const old = await putDocument(owner, freshDocument('旧'));
  const young = await putDocument(owner, freshDocument('新'));
  await docs(owner).remove({ body: { ids: [old, young] } });
  await app.db
    .updateTable('documentEntry')
    .set({ binTime: new Date(Date.now() - 31 * DAY) })
    .where('id', '=', old)
    .execute();
  await cleanDocumentBins(app.deps, { days: 30 });
  expect((await documentsOf(owner, { place: 'bin' })).map(({ id }) => id)).toEqual([young]);
  const [lost, kept] = [
    await sendDocument(owner, freshDocument('lost')),
    await fileOf(owner, await putDocument(owner, freshDocument('kept'))),
  ];
  const names = [lost, kept];
  await app.db
    .updateTable('storedFile')
    .set({ creatorTime: new Date(Date.now() - 2 * DAY) })
    .where('name', 'in', names)
    .execute();
  await cleanFiles(app.deps, { uploadHours: 24, importDays: 7 });
  const left = await app.db.selectFrom('storedFile').select('name').where('name', 'in', names).execute();
  expect(left.map(({ name }) => name)).toEqual([kept]);
});

it('packs folders and files into one archive, under their names', async () => {
  const top = await makeFolder(owner, freshDocument('打包'));
  const inner = await makeFolder(owner, '图纸', top);
  await putDocument(owner, '说明.txt', inner, 'read me');
  const file = await putDocument(owner, `${freshDocument('loose')}.txt`, '', 'loose');
  const { blob, fileName } = await docs(owner).archive({ body: { ids: [top, file, inner] } });
  expect(fileName).toMatch(/\.zip$/);
  const archive = new ZipArchive(Buffer.from(await blob.arrayBuffer()), { entries: 10, bytes: 1_000 });
  const nameOf = async (id: string) => (await docs(owner).read({ id })).name;
  const textOf = (path: string) => archive.read(path)?.toString();
  expect(textOf(`${await nameOf(top)}/图纸/`)).toBe('');
  expect(textOf(`${await nameOf(top)}/图纸/说明.txt`)).toBe('read me');
  expect(textOf(await nameOf(file))).toBe('loose');
});

it('takes no more than the store may have, with versions and the bin', async () => {
  const large = () => freshDocument('x'.repeat(400_000));
  const { limit } = await docs(third).usage();
  expect(limit).toBe(0.001 * 1024 ** 3);
  const file = await putDocument(third, 'large.txt', '', large());
  await docs(third).addVersion({ id: file, body: { fileId: await sendDocument(third, large()) } });
  const { used } = await docs(third).usage();
  expect(used).toBeGreaterThan(800_000);
  await docs(third).remove({ body: { ids: [file] } });
  expect((await docs(third).usage()).used).toBe(used);
  const upload = await sendDocument(third, large());
  const full = await refusal(docs(third).addFile({ body: { fileId: upload, name: 'more.txt' } }), 400);
  expect(full.message).toContain('空间不足');
  // others are not asked
  expect((await docs(owner).usage()).used).toBeLessThan(used);
  await docs(third).purge({ body: {} });
  await docs(third).addFile({ body: { fileId: upload, name: 'more.txt' } });
  const [row] = await documentsOf(third);
  const twice = await docs(third).copy({ body: { ids: [row?.id ?? ''], parentId: '' } });
  await refusal(docs(third).copy({ body: { ids: [row?.id ?? ''], parentId: '' } }), 400);
  await docs(third).remove({ body: { ids: twice.ids } });
  await docs(third).purge({ body: {} });
});

it('says how much room a folder has, and refuses what has none before anything of it is sent', async () => {
  const theirs = await makeFolder(owner, freshDocument('满'));
  await docs(owner).saveShares({
    id: theirs,
    body: { shares: [{ kind: 'user', targetId: OTHER, canEdit: true }] },
  });
  const { used, limit } = await docs(owner).usage();
  const { free } = await docs(owner).room({ query: { parentId: '' } });
  expect(free).toBe(Math.floor(limit - used));
  // what is put into a folder of somebody else fills their store
  expect(await docs(other).room({ query: { parentId: theirs } })).toEqual({ free });
  await refusal(docs(third).room({ query: { parentId: theirs } }), 404);
  const claim = (fileSize: number, placeId?: string) => ({
    ...{ ...claimOf(Buffer.from(freshDocument('claim')), 'a.txt', 'document'), fileSize },
    ...(placeId === undefined ? {} : { placeId }),
  });
  const full = await refusal(other.file.chunkState({ query: claim(free + 1, theirs) }), 400);
  expect(full.message).toContain('空间不足');
  await other.file.chunkState({ query: claim(free, theirs) });
  await refusal(third.file.chunkState({ query: claim(10, theirs) }), 404);
  const form = new FormData();
  const sent = claim(Math.ceil(limit), '');
  for (const [name, value] of Object.entries({ ...sent, chunkNumber: 1 })) form.append(name, String(value));
  form.append('file', new Blob([new Uint8Array(sent.fileSize)]), 'a.txt');
  await refusal(other.file.sendChunk({ body: form }), 400);
  expect(await app.db.selectFrom('upload').select('id').where('hash', '=', sent.identifier).execute()).toEqual([]);
});

it('forgets the store of somebody who is removed', async () => {
  const leaver = await makeFolder(third, freshDocument('离职'));
  const file = await putDocument(third, 'a.txt', leaver);
  const fileId = await fileOf(third, file);
  const mine = await putDocument(owner, freshDocument('给'));
  await docs(owner).saveShares({ id: mine, body: { shares: [{ kind: 'user', targetId: THIRD }] } });
  await admin.permission.users.remove({ id: THIRD });
  const entries = await app.db.selectFrom('documentEntry').select('id').where('ownerId', '=', THIRD).execute();
  expect(entries).toEqual([]);
  const files = await app.db.selectFrom('storedFile').select('name').where('name', '=', fileId).execute();
  expect(files).toEqual([]);
  expect((await docs(owner).shares({ id: mine })).list).toEqual([]);
});
