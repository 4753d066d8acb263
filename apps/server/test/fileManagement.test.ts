import { CHUNK_SIZE } from '@smart-admin/api-client/contract';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSheet } from '../src/files/spreadsheet.js';
import { cleanFiles } from '../src/modules/file/usage/cleanFiles.js';
import { chunkForm, claimOf, PNG, uploadWhole } from './support/uploads.js';
import { startS3 } from './support/startS3.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

const store = (content: Buffer, name: string) => uploadWhole(admin, content, claimOf(content, name));
const code = async (url: string, base = app.url) => {
  const answer = await fetch(base + url, { headers: { authorization: admin.token } });
  const text = await answer.text();
  return text.startsWith('{"code"') ? (JSON.parse(text) as { code: number }).code : answer.status;
};

describe('the file management', () => {
  it('lists files with their uploader, filters them, and sums them up', async () => {
    const content = randomBytes(1000);
    const before = await admin.system.file.totals();
    await store(content, '合同.bin');
    const pdf = await store(Buffer.from('%PDF-1.4 x'), '合同.pdf');
    const operator = await app.signIn('operator');
    await uploadWhole(operator, content, claimOf(content, '合同副本.bin'));
    const { list, pagination } = await admin.system.file.list({ query: { keyword: '合同', pageSize: 2 } });
    expect(pagination.total).toBe(3);
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({ fullName: '合同副本.bin', fileSize: 1000, versions: 1, canPreview: false });
    expect(list[0]?.creatorUser).toContain('/operator');
    const documents = await admin.system.file.list({ query: { keyword: '合同', category: 'document' } });
    expect(documents.list).toMatchObject([{ id: pdf.fileId, canPreview: true, contentType: 'application/pdf' }]);
    expect((await admin.system.file.list({ query: { type: 'avatar' } })).list).toEqual([]);
    expect((await admin.system.file.list({ query: { endTime: 1000 } })).list).toEqual([]);
    const bySize = await admin.system.file.list({ query: { keyword: '合同', sidx: 'fileSize', sort: 'asc' } });
    expect(bySize.list[0]?.id).toBe(pdf.fileId);
    const after = await admin.system.file.totals();
    expect(after.fileCount - before.fileCount).toBe(3);
    expect(after.fileSize - before.fileSize).toBe(2010);
    // two of them have the same content
    expect(after.storedSize - before.storedSize).toBe(1010);
    expect(after.freeSize).toBeGreaterThan(0);
    expect(after.categories.find(({ category }) => category === 'document')).toMatchObject({ fileSize: 10 });
    await refusal(operator.system.file.list({ query: {} }), 403);
  });

  it('refuses to delete what is used, and says where; deletes the rest with its content', async () => {
    const form = new FormData();
    form.append('file', new Blob([PNG]), 'face.png');
    const face = await admin.file.upload({ type: 'avatar', body: form });
    await admin.permission.currentUser.updateAvatar({ name: face.name });
    expect((await admin.system.file.usage({ id: face.fileId })).list).toMatchObject([{ kind: 'user', id: 'admin' }]);
    const free = await store(randomBytes(50), 'free.bin');
    const refused = await refusal(admin.system.file.removeMany({ body: { ids: [free.fileId, face.fileId] } }), 409);
    expect(refused.message).toBe('文件“face.png”正在使用中：系统管理员的头像');
    expect(await code(free.url)).toBe(200);
    await admin.system.file.remove({ id: free.fileId });
    expect(await code(free.url)).toBe(404);
    await refusal(admin.system.file.remove({ id: free.fileId }), 404);
    await refusal(admin.system.file.remove({ id: face.fileId }), 409);
  });

  it('keeps a content as long as any file has it', async () => {
    const content = randomBytes(70);
    const [one, two] = [await store(content, 'one.bin'), await store(content, 'two.bin')];
    await admin.system.file.remove({ id: one.fileId });
    expect(await code(two.url)).toBe(200);
    const { hash } = { hash: claimOf(content, '').identifier };
    const stored = () => app.db.selectFrom('storedContent').select('storageKey').where('hash', '=', hash).execute();
    const [kept] = await stored();
    await admin.system.file.removeMany({ body: { ids: [two.fileId] } });
    expect(await stored()).toEqual([]);
    expect(await app.deps.files.size(kept?.storageKey ?? '')).toBeUndefined();
  });

  it('removes uploads that nobody goes on with, and what a crash left behind, and nothing else', async () => {
    const content = randomBytes(CHUNK_SIZE + 5);
    const claim = claimOf(content, 'left.bin');
    const kept = await store(Buffer.from('kept'), 'kept.txt');
    await admin.file.sendChunk({ body: chunkForm(content, claim, 1) });
    expect((await admin.system.file.totals()).pendingSize).toBe(CHUNK_SIZE);
    const stray = await app.deps.files.write(
      (async function* () {
        yield await Promise.resolve(Buffer.from('stray'));
      })(),
    );
    await cleanFiles(app.deps, { uploadHours: 24, importDays: 7 });
    expect((await admin.file.chunkState({ query: claim })).chunkNumbers).toEqual([1]);
    // a negative age: everything is old
    await cleanFiles(app.deps, { uploadHours: -1, importDays: 7 });
    expect((await admin.file.chunkState({ query: claim })).chunkNumbers).toEqual([]);
    expect((await admin.system.file.totals()).pendingSize).toBe(0);
    expect(await app.deps.files.size(stray.key)).toBeUndefined();
    expect(await code(kept.url)).toBe(200);
  });

  it('removes import files a week after they came', async () => {
    const form = new FormData();
    form.append(
      'file',
      new Blob([new Uint8Array(await writeSheet({ name: 'x', columns: [], rows: [['1']] }))]),
      'x.xlsx',
    );
    const sheet = await admin.file.upload({ type: 'import', body: form });
    const kept = await store(Buffer.from('no import'), 'kept too.txt');
    const age = async (days: number) => {
      const creatorTime = new Date(Date.now() - days * 24 * 3_600_000);
      await app.db
        .updateTable('storedFile')
        .set({ creatorTime })
        .where('name', 'in', [sheet.name, kept.name])
        .execute();
      await cleanFiles(app.deps, { uploadHours: 24, importDays: 7 });
    };
    await age(6.9);
    expect(await code(sheet.url)).toBe(200);
    await age(7.1);
    expect(await code(sheet.url)).toBe(404);
    expect(await code(kept.url)).toBe(200);
  });
});

it('keeps files in an S3-compatible store, whose chunks are there for every server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sa-s3-'));
  const s3 = await startS3(folder);
  const [one, two] = [await app.startAnother({ STORAGE_URL: s3.url }), await app.startAnother({ STORAGE_URL: s3.url })];
  const content = randomBytes(CHUNK_SIZE + 77);
  const claim = claimOf(content, 'cloud.bin');
  await one.client(admin.token).file.sendChunk({ body: chunkForm(content, claim, 1) });
  const file = await uploadWhole(two.client(admin.token), content, claim);
  const answer = await fetch(one.url + file.url, { headers: { authorization: admin.token, range: 'bytes=10-' } });
  expect(answer.status).toBe(206);
  expect(content.subarray(10).equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
  const wrong = claimOf(randomBytes(30), 'wrong.bin');
  await one.client(admin.token).file.sendChunk({ body: chunkForm(randomBytes(30), wrong, 1) });
  await refusal(two.client(admin.token).file.merge({ body: wrong }), 400);
  expect((await two.client(admin.token).system.file.totals()).freeSize).toBeNull();
  await two.client(admin.token).system.file.remove({ id: file.fileId });
  expect(await code(file.url, one.url)).toBe(404);
  await one.close();
  await two.close();
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});
