import { CHUNK_SIZE } from '@smart-admin/api-client/contract';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UPLOADS_OF_A_USER } from '../src/modules/file/upload/beginUpload.js';
import { chunkForm, claimOf, uploadWhole } from './support/uploads.js';
import { refusal, startTestApp, type Instance, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
let operator: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  operator = await app.signIn('operator');
});
afterAll(() => app.stop());

async function load(url: string, headers: Record<string, string> = {}, base = app.url) {
  const answer = await fetch(base + url, { headers: { authorization: admin.token, ...headers } });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

const plain = (content: Buffer, name: string) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  return form;
};

describe('downloads', () => {
  it('answer odd ranges by the whole file or by 416, never by more than one part', async () => {
    const content = randomBytes(1000);
    const { url } = await uploadWhole(admin, content, claimOf(content, 'ranges.bin'));
    const many = `bytes=${Array.from({ length: 1000 }, (_, index) => `${index}-${index}`).join(',')}`;
    for (const range of [many, 'bytes=9-3', 'bytes=-', 'items=0-1', 'bytes=0-99999999999999999999', 'bytes=a-b']) {
      const { status, body } = await load(url, { range });
      expect({ range, status, length: body.length }).toEqual({ range, status: 200, length: 1000 });
    }
    expect((await load(url, { range: 'bytes=0-999999999999999' })).body.length).toBe(1000);
    expect((await load(url, { range: 'bytes=-0' })).status).toBe(416);
    expect((await load(url, { range: 'bytes=999999999999999-' })).status).toBe(416);
  });

  it('open one version with one signature, whatever is mixed', async () => {
    const [one, two] = [Buffer.from('first version'), Buffer.from('second version')];
    const first = await uploadWhole(admin, one, claimOf(one, 'v.txt'));
    const claim = claimOf(two, 'v.txt');
    await admin.file.sendChunk({ body: chunkForm(two, claim, 1) });
    await admin.file.merge({ body: { ...claim, fileId: first.fileId } });
    const old = await admin.file.downloadLink({
      type: 'annex',
      name: first.fileId,
      query: { fileVersionId: first.fileVersionId },
    });
    expect(String((await load(old.url, { authorization: '' })).body)).toBe('first version');
    const query = new URLSearchParams(old.url.split('?')[1]);
    for (const [name, value] of [
      ['fileVersionId', ''],
      ['expires', '999999999999999'],
      ['expires', 'Infinity'],
      ['signature', ''],
      ['signature', 'A'.repeat(43)],
    ] as const) {
      const changed = new URLSearchParams(query);
      changed.set(name, value);
      expect((await load(`${first.url}?${changed}`, { authorization: '' })).status).toBe(403);
    }
  });
});

describe('contents', () => {
  it('that are a picture and a page at once are served as the picture, and nothing in them runs', async () => {
    const gif = Buffer.from('GIF89a/*\x01\x00\x01\x00*/=1;//<!doctype html><script>alert(1)</script>', 'latin1');
    const pdf = Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>');
    for (const [content, name, type] of [
      [gif, 'a.gif', 'image/gif'],
      [gif, 'a.html', 'application/octet-stream'],
      [pdf, 'a.pdf', 'application/pdf'],
      [pdf, 'a.svg', 'application/octet-stream'],
    ] as const) {
      const { url } = await uploadWhole(admin, content, claimOf(content, name));
      const { headers } = await load(url);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    }
    // as the picture of a person it has to be one
    expect((await refusal(admin.file.upload({ type: 'avatar', body: plain(gif, 'a.gif') }), 400)).message).toBe(
      '请上传图片',
    );
  });

  it('with too many pixels, cut off or with a broken header are shown as they are, without a small picture', async () => {
    const huge = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a31' } })
      .withExif({ IFD0: { Copyright: 'x'.repeat(1000) } })
      .jpeg()
      .toBuffer();
    const broken = Buffer.from(photo);
    broken.fill(0, 4, broken.length / 2);
    for (const [content, name] of [
      [huge, 'huge.png'],
      [photo.subarray(0, 500), 'cut.jpg'],
      [broken, 'broken.jpg'],
    ] as const) {
      const { url } = await uploadWhole(admin, content, claimOf(content, name));
      const small = await load(`${url}?width=80`);
      expect({ name, status: small.status, size: small.body.length }).toEqual({
        name,
        status: 200,
        size: content.length,
      });
    }
    // what a camera wrote into a picture does not travel with the small one
    const { url } = await uploadWhole(admin, photo, claimOf(photo, 'photo.jpg'));
    expect((await sharp((await load(`${url}?width=80`)).body).metadata()).exif).toBeUndefined();
  }, 120_000);
});

describe('uploads', () => {
  it('under the hash of what somebody else is sending neither meet nor spoil it', async () => {
    const content = randomBytes(CHUNK_SIZE + 10);
    const claim = claimOf(content, 'mine.bin');
    const poison = Buffer.alloc(content.length, 7);
    await admin.file.sendChunk({ body: chunkForm(content, claim, 1) });
    expect((await operator.file.chunkState({ query: claim })).chunkNumbers).toEqual([]);
    await operator.file.sendChunk({ body: chunkForm(poison, claim, 1) });
    await operator.file.sendChunk({ body: chunkForm(poison, claim, 2) });
    expect((await admin.file.chunkState({ query: claim })).chunkNumbers).toEqual([1]);
    expect((await refusal(operator.file.merge({ body: claim }), 400)).message).toBe('文件校验失败，请重新上传');
    const file = await uploadWhole(admin, content, claim);
    expect((await load(file.url)).body.equals(content)).toBe(true);
  });

  it('that one user begins and never ends give way to newer ones, the longest unused first', async () => {
    const begin = async (index: number) => {
      const content = Buffer.from(`beginning ${index}`);
      await operator.file.sendChunk({ body: chunkForm(content, claimOf(content, `${index}.txt`), 1) });
      return claimOf(content, `${index}.txt`);
    };
    const mine = Buffer.from('of another user');
    await admin.file.sendChunk({ body: chunkForm(mine, claimOf(mine, 'mine.txt'), 1) });
    const first = await begin(0);
    for (let start = 1; start <= UPLOADS_OF_A_USER + 20; start += 20)
      await Promise.all(Array.from({ length: 20 }, (_, index) => begin(start + index)));
    const left = await app.db.selectFrom('upload').select('id').where('userId', '=', 'operator').execute();
    expect(left.length).toBeLessThanOrEqual(UPLOADS_OF_A_USER);
    expect((await operator.file.chunkState({ query: first })).chunkNumbers).toEqual([]);
    expect((await admin.file.chunkState({ query: claimOf(mine, 'mine.txt') })).chunkNumbers).toEqual([1]);
  });

  it('that stall in the middle of a chunk keep nobody waiting, and leave nothing behind', async () => {
    const content = randomBytes(CHUNK_SIZE);
    const claim = claimOf(content, 'stalled.bin');
    const stalled = await Promise.all(Array.from({ length: 40 }, () => stall(app, claim)));
    const others = Array.from({ length: 4 }, (_, index) => randomBytes(1000 + index));
    for (const other of others)
      expect((await uploadWhole(operator, other, claimOf(other, 'quick.bin'))).fileSize).toBe(other.length);
    expect((await admin.file.chunkState({ query: claim })).chunkNumbers).toEqual([]);
    for (const socket of stalled) socket.destroy();
    expect((await uploadWhole(admin, content, claim)).fileSize).toBe(CHUNK_SIZE);
  });
});

/** A line on which half a chunk was sent. */
async function stall({ url }: Instance, claim: ReturnType<typeof claimOf>): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  const fields = Object.entries({ ...claim, chunkNumber: 1 }).map(
    ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  socket.write(
    `POST /api/file/chunk HTTP/1.1\r\nhost: x\r\nauthorization: ${admin.token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${CHUNK_SIZE + 2000}\r\n\r\n${fields.join('')}--b\r\ncontent-disposition: form-data; name="file"; filename="chunk"\r\n\r\n`,
  );
  await new Promise((resolve) => socket.write(randomBytes(100_000), resolve));
  return socket;
}
