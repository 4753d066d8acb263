import { CHUNK_SIZE } from '@smart-admin/api-client/contract';
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimOf, chunkForm, PNG, uploadWhole } from './support/uploads.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
let operator: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  operator = await app.signIn('operator');
});
afterAll(() => app.stop());

const load = (url: string, init: RequestInit = {}, token = admin.token) =>
  fetch(app.url + url, { ...init, headers: { authorization: token, ...(init.headers as Record<string, string>) } });

describe('uploads in chunks', () => {
  const content = Buffer.concat([randomBytes(2 * CHUNK_SIZE), Buffer.from('the end')]);

  it('A7.15-05 A7.15-06 A7.15-07 A7.15-03 asks what is there, sends what is missing, and merges to a file', async () => {
    const claim = claimOf(content, '报告 1.bin');
    expect(await admin.file.chunkState({ query: claim })).toEqual({ uploaded: false, chunkNumbers: [], merge: false });
    await refusal(admin.file.merge({ body: claim }), 400);
    expect(await admin.file.sendChunk({ body: chunkForm(content, claim, 3) })).toEqual({
      uploaded: false,
      chunkNumbers: [3],
      merge: false,
    });
    await admin.file.sendChunk({ body: chunkForm(content, claim, 1) });
    // sent again, it changes nothing
    expect((await admin.file.sendChunk({ body: chunkForm(content, claim, 1) })).chunkNumbers).toEqual([1, 3]);
    expect((await refusal(admin.file.merge({ body: claim }), 400)).message).toBe('文件分片不完整，请继续上传');
    expect((await admin.file.sendChunk({ body: chunkForm(content, claim, 2) })).merge).toBe(true);
    const file = await admin.file.merge({ body: claim });
    expect(file).toMatchObject({ fileId: file.name, fileSize: content.length, fileExtension: 'bin' });
    expect(file.fileVersionId).toBeTruthy();
    expect(file.url).toBe(`/api/file/Download/annex/${file.name}`);
    const answer = await load(file.url);
    expect(
      createHash('sha256')
        .update(Buffer.from(await answer.arrayBuffer()))
        .digest('hex'),
    ).toBe(claim.identifier);
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="__ 1.bin"; filename*=UTF-8\'\'%E6%8A%A5%E5%91%8A%201.bin',
    );
    expect(await admin.file.chunkState({ query: claim })).toEqual({ uploaded: true, chunkNumbers: [], merge: true });
  });

  it('keeps equal contents once, and tells nobody what others have stored', async () => {
    const claim = claimOf(content, 'copy.bin');
    expect((await operator.file.chunkState({ query: claim })).uploaded).toBe(false);
    await refusal(operator.file.merge({ body: claim }), 400);
    const own = await admin.file.merge({ body: claim });
    const theirs = await uploadWhole(operator, content, claim);
    expect(theirs.fileId).not.toBe(own.fileId);
    const stored = await app.db.selectFrom('storedContent').select('id').where('hash', '=', claim.identifier).execute();
    expect(stored).toHaveLength(1);
  });

  it('answers one file when merged twice at once, here and on another server', async () => {
    const other = await app.startAnother();
    const bytes = randomBytes(CHUNK_SIZE + 9);
    const claim = claimOf(bytes, 'twice.bin');
    const away = other.client(admin.token);
    await admin.file.sendChunk({ body: chunkForm(bytes, claim, 1) });
    expect(await away.file.chunkState({ query: claim })).toMatchObject({ chunkNumbers: [1] });
    await away.file.sendChunk({ body: chunkForm(bytes, claim, 2) });
    const files = await Promise.all([
      admin.file.merge({ body: claim }),
      away.file.merge({ body: claim }),
      admin.file.merge({ body: claim }),
    ]);
    expect(new Set(files.map(({ fileId }) => fileId)).size).toBe(1);
    const there = await fetch(other.url + files[0].url, { headers: { authorization: admin.token } });
    expect(bytes.equals(Buffer.from(await there.arrayBuffer()))).toBe(true);
  });

  it('goes on after the server was started anew', async () => {
    const bytes = randomBytes(CHUNK_SIZE + 1);
    const claim = claimOf(bytes, 'resumed.bin');
    const before = await app.startAnother();
    await before.client(admin.token).file.sendChunk({ body: chunkForm(bytes, claim, 1) });
    await before.close();
    const after = await app.startAnother();
    expect((await after.client(admin.token).file.chunkState({ query: claim })).chunkNumbers).toEqual([1]);
    expect((await uploadWhole(after.client(admin.token), bytes, claim)).fileSize).toBe(bytes.length);
  });

  it('A7.15-14 the merge refuses a wrong hash and drops the chunks, so that the file can be sent again', async () => {
    const bytes = randomBytes(1000);
    const claim = claimOf(bytes, 'x.bin');
    await admin.file.sendChunk({ body: chunkForm(randomBytes(1000), claim, 1) });
    expect((await refusal(admin.file.merge({ body: claim }), 400)).message).toBe('文件校验失败，请重新上传');
    expect((await admin.file.chunkState({ query: claim })).chunkNumbers).toEqual([]);
    expect((await uploadWhole(admin, bytes, claim)).fileSize).toBe(1000);
  });

  it('makes a new version of the caller’s own file, and leaves the older one readable', async () => {
    const first = await uploadWhole(admin, Buffer.from('one'), claimOf(Buffer.from('one'), 'plan.txt'));
    const newer = Buffer.from('two and more');
    const claim = claimOf(newer, 'plan.txt');
    await admin.file.sendChunk({ body: chunkForm(newer, claim, 1) });
    await operator.file.sendChunk({ body: chunkForm(newer, claim, 1) });
    await refusal(operator.file.merge({ body: { ...claim, fileId: first.fileId } }), 404);
    const second = await admin.file.merge({ body: { ...claim, fileId: first.fileId } });
    expect(second.fileId).toBe(first.fileId);
    expect(await (await load(first.url)).text()).toBe('two and more');
    expect(await (await load(`${first.url}?fileVersionId=${first.fileVersionId}`)).text()).toBe('one');
    expect((await admin.system.file.list({ query: { keyword: 'plan.txt' } })).list[0]).toMatchObject({ versions: 2 });
  });
});

describe('plain uploads', () => {
  it('A7.15-08 A7.15-09 A7.15-10 go to the base plus a type; pictures of texts and chats are images', async () => {
    for (const type of ['IM', 'advertPicture', 'annex', 'avatar']) {
      const form = new FormData();
      form.append('file', new Blob([PNG]), 'a.png');
      const { name, url } = await admin.file.upload({ type, body: form });
      expect(name).toMatch(new RegExp(`^${type}_[0-9a-f]{32}\\.png$`));
      const answer = await load(url);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG);
    }
    const page = new FormData();
    page.append('file', new Blob(['<html><script>alert(1)</script>']), 'a.png');
    expect((await refusal(admin.file.upload({ type: 'IM', body: page }), 400)).message).toBe('请上传图片');
    await refusal(app.client().file.upload({ type: 'IM', body: page }), 602);
  });
});
