import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSheet } from '../src/files/spreadsheet.js';
import { chunkForm, claimOf, PNG, uploadWhole } from './support/uploads.js';
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

async function load(url: string, headers: Record<string, string> = { authorization: admin.token }, method = 'GET') {
  const answer = await fetch(app.url + url, { method, headers });
  const body = Buffer.from(await answer.arrayBuffer());
  const code = answer.headers.get('content-type')?.includes('json')
    ? (JSON.parse(String(body)) as { code: number }).code
    : 0;
  return { status: answer.status, headers: answer.headers, body, code };
}

const store = (content: Buffer, name: string) => uploadWhole(admin, content, claimOf(content, name));

async function plain(type: string, content: Buffer, name: string, client = admin) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  return client.file.upload({ type, body: form });
}

describe('downloads', () => {
  it('A7.15-01 A7.15-14 open for a session, in the header or in the cookie of the sign-in, and for nobody else', async () => {
    const { url } = await store(Buffer.from('for us'), 'note.txt');
    expect((await load(url, {})).code).toBe(602);
    expect((await load(url, { authorization: 'nonsense' })).code).toBe(602);
    expect(String((await load(url)).body)).toBe('for us');

    const answer = await fetch(`${app.url}/api/oauth/CurrentUser`, { headers: { authorization: operator.token } });
    await answer.arrayBuffer();
    const given = answer.headers.get('set-cookie') ?? '';
    expect(given).toMatch(/^smart_file=[\w-]+; Path=\/api\/file\/; Max-Age=28800; HttpOnly; SameSite=Strict$/);
    const cookie = given.split(';')[0] ?? '';
    expect(String((await load(url, { cookie })).body)).toBe('for us');
    // it opens downloads and nothing else
    expect((await load('/api/file/Uploader/Link/annex/x', { cookie })).code).toBe(602);
    expect((await load('/api/oauth/CurrentUser', { cookie })).code).toBe(602);
    const other = await app.signIn('operator');
    const left = await fetch(`${app.url}/api/oauth/CurrentUser`, { headers: { authorization: other.token } });
    const ended = left.headers.get('set-cookie')?.split(';')[0] ?? '';
    await left.arrayBuffer();
    await other.oauth.logout();
    expect((await load(url, { cookie: ended })).code).toBe(602);
  });

  it('A7.15-04 A7.15-14 a link by type and file id opens without a session, until it is changed or too old', async () => {
    const { url, fileId } = await store(Buffer.from('linked'), 'linked.txt');
    const link = (await admin.file.downloadLink({ type: 'annex', name: fileId })).url;
    const opened = await load(link, {});
    expect(String(opened.body)).toBe('linked');
    expect(opened.headers.get('access-control-allow-origin')).toBe('*');
    expect((await load(url)).headers.get('access-control-allow-origin')).toBeNull();
    const { url: otherUrl } = await store(Buffer.from('other'), 'other.txt');
    const query = new URLSearchParams(link.split('?')[1]);
    expect((await load(`${otherUrl}?${query}`, {})).code).toBe(403);
    const later = new URLSearchParams(query);
    later.set('expires', String(Number(query.get('expires')) + 60_000));
    expect((await load(`${url}?${later}`, {})).code).toBe(403);
    const old = new URLSearchParams(query);
    old.set('expires', '1000');
    const tooOld = await load(`${url}?${old}`, {});
    // the frame of the preview has no origin and is told why all the same
    expect([tooOld.code, tooOld.headers.get('access-control-allow-origin')]).toEqual([403, '*']);
    const another = await app.startAnother();
    const answer = await fetch(another.url + link);
    expect(await answer.text()).toBe('linked');
    await refusal(admin.file.downloadLink({ type: 'annex', name: 'annex_x.txt' }), 404);
  });

  it('answer ranges, and tell what is the same', async () => {
    const content = randomBytes(10_000);
    const { url } = await store(content, 'film.bin');
    const part = await load(url, { authorization: admin.token, range: 'bytes=100-199' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/10000']);
    expect(part.body).toEqual(content.subarray(100, 200));
    const end = await load(url, { authorization: admin.token, range: 'bytes=-10' });
    expect(end.body).toEqual(content.subarray(-10));
    const rest = await load(url, { authorization: admin.token, range: 'bytes=9990-' });
    expect(rest.body).toEqual(content.subarray(9990));
    const outside = await load(url, { authorization: admin.token, range: 'bytes=10000-' });
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */10000']);
    const etag = part.headers.get('etag') ?? '';
    expect((await load(url, { authorization: admin.token, 'if-none-match': etag })).status).toBe(304);
    const changed = { authorization: admin.token, range: 'bytes=0-1', 'if-range': '"another"' };
    expect((await load(url, changed)).status).toBe(200);
    const head = await load(url, { authorization: admin.token }, 'HEAD');
    expect([head.status, head.headers.get('content-length'), head.body.length]).toEqual([200, '10000', 0]);
  });

  it('keep import files for their importer', async () => {
    const sheet = await writeSheet({ name: 'x', columns: [{ header: 'A' }], rows: [['1']] });
    const { url, name } = await plain('import', sheet, 'x.xlsx');
    expect((await load(url)).status).toBe(200);
    expect((await load(url, { authorization: operator.token })).code).toBe(404);
    await refusal(operator.file.downloadLink({ type: 'import', name }), 404);
    expect(await operator.file.preview({ query: { fileName: name } })).toBe('');
  });

  it('give small pictures of images, and refuse images of too many pixels', async () => {
    const image = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3366cc' } })
      .jpeg()
      .toBuffer();
    const { url } = await plain('advertPicture', image, 'wide.jpg');
    for (let time = 0; time < 2; time += 1) {
      const small = await load(`${url}?width=100`);
      expect(small.headers.get('content-type')).toBe('image/webp');
      expect((await sharp(small.body).metadata()).width).toBe(160);
    }
    expect((await load(`${url}?width=5000`)).body.length).toBe(image.length);
    const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await refusal(plain('IM', huge, 'huge.png'), 400)).message).toBe('图片像素过大');
  }, 120_000);
});

describe('previews', () => {
  it('A7.15-02 A7.15-12 A7.15-13 E3-27 answer the address of a page for types that it shows, and nothing for others', async () => {
    const kindOf = async (content: Buffer, name: string) => {
      const { fileId, fileVersionId, url } = await store(content, name);
      const query = { fileName: fileId, fileVersionId, fileDownloadUrl: url };
      const address = await admin.file.preview({ query });
      if (!address) return '';
      const asked = new URL(address, app.url);
      expect(asked.pathname).toBe('/preview/');
      expect(asked.searchParams.get('name')).toBe(name);
      expect((await load(asked.searchParams.get('src') ?? '', {})).body.length).toBe(content.length);
      return asked.searchParams.get('kind');
    };
    const sheet = await writeSheet({ name: 'x', columns: [{ header: 'A' }], rows: [['1']] });
    expect(await kindOf(sheet, '表.xlsx')).toBe('xlsx');
    expect(await kindOf(Buffer.from('%PDF-1.7\n'), 'a.pdf')).toBe('pdf');
    expect(await kindOf(PNG, 'a.png')).toBe('image');
    expect(await kindOf(Buffer.from('# title'), 'a.md')).toBe('markdown');
    expect(await kindOf(Buffer.from('a,b\n1,2'), 'a.csv')).toBe('csv');
    expect(await kindOf(Buffer.from([0xd6, 0xd0, 0xb9, 0xfa, 0x2c, 0x31]), 'gbk.csv')).toBe('csv');
    expect(await kindOf(Buffer.from('ID3\x03 sound'), 'a.mp3')).toBe('audio');
    expect(await kindOf(Buffer.from('\0\0\0\x18ftypisom film', 'latin1'), 'a.mp4')).toBe('video');
    expect(await kindOf(Buffer.from('<svg onload="alert(1)"/>'), 'a.svg')).toBe('');
    expect(await kindOf(randomBytes(100), 'a.dat')).toBe('');
    expect(await admin.file.preview({ query: { fileName: 'annex_gone.pdf' } })).toBe('');
  });

  it('are shown by a page that runs nothing but its own scripts, without the rights of the app', async () => {
    const folder = join(app.deps.env.DATA_DIR, 'admin');
    await mkdir(join(folder, 'preview', 'assets'), { recursive: true });
    await writeFile(join(folder, 'index.html'), '<!doctype html>app');
    await writeFile(join(folder, 'preview', 'index.html'), '<!doctype html>viewer');
    await writeFile(join(folder, 'preview', 'assets', 'main-12345678.js'), '');
    const built = await app.startAnother();
    const page = await fetch(`${built.url}/preview/?kind=pdf`);
    expect(await page.text()).toBe('<!doctype html>viewer');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toContain('allow-same-origin');
    const script = await fetch(`${built.url}/preview/assets/main-12345678.js`);
    await script.text();
    expect(script.headers.get('access-control-allow-origin')).toBe('*');
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});

describe('hostile files', () => {
  it('A7.15-14 have names that are only shown: no folders, control characters or turned writing, 200 characters', async () => {
    const shown = async (fileName: string) => {
      const { fileId } = await store(Buffer.from(fileName), fileName);
      const { list } = await admin.system.file.list({ query: { pageSize: 500 } });
      return list.find(({ id }) => id === fileId)?.fullName;
    };
    expect(await shown('../../etc/passwd.txt')).toBe('passwd.txt');
    expect(await shown('C:\\temp\\a.txt')).toBe('a.txt');
    expect(await shown('photo\u202egnp.txt')).toBe('photognp.txt');
    expect(await shown('a\r\nset-cookie: x=1.txt')).toBe('aset-cookie: x=1.txt');
    expect(await shown(`${'长'.repeat(300)}.txt`)).toBe(`${'长'.repeat(196)}.txt`);
    expect(await shown('..')).toBe('file');
    await refusal(admin.file.chunkState({ query: claimOf(PNG, 'a\0.png') }), 400);
  });

  it('are refused or only downloaded when they are not what they say', async () => {
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const [content, name] of [
      [script, 'a.svg'],
      [script, 'a.png'],
      ['<!doctype html><script>alert(1)</script>', 'b.png'],
      ['<!doctype html><script>alert(1)</script>', 'b.html'],
      ['<?xml version="1.0"?><x/>', 'b.txt'],
    ] as const) {
      const { url } = await store(Buffer.from(content), name);
      const { headers } = await load(url);
      expect(headers.get('content-type')).toBe('application/octet-stream');
      expect(headers.get('content-disposition')).toMatch(/^attachment;/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain('sandbox');
      const picture = claimOf(Buffer.from(content), name, 'IM');
      expect((await refusal(operator.file.merge({ body: picture }), 400)).message).toBe('文件分片不完整，请继续上传');
      expect((await refusal(uploadWhole(operator, Buffer.from(content), picture), 400)).message).toBe('请上传图片');
      expect((await operator.file.chunkState({ query: picture })).chunkNumbers).toEqual([]);
    }
    for (const name of ['run.exe', 'run.bat', 'run.js.lnk']) await refusal(store(Buffer.from('x'), name), 400);
    await refusal(store(Buffer.from('MZ\x90'), 'harmless.txt'), 400);
  });

  it('as chunks out of range, of wrong length or with a wrong total are refused and change nothing', async () => {
    const content = randomBytes(3000);
    const claim = claimOf(content, 'x.bin');
    for (const number of [0, 2, -1, 99_999_999, 1.5])
      await refusal(admin.file.sendChunk({ body: chunkForm(content, claim, number) }), 400);
    const short = chunkForm(content, { ...claim, fileSize: 2999 }, 1);
    expect((await refusal(admin.file.sendChunk({ body: short }), 400)).message).toBe(
      '第1个分片大小不正确，应为2999字节',
    );
    const long = chunkForm(content, { ...claim, fileSize: 3001 }, 1);
    await refusal(admin.file.sendChunk({ body: long }), 400);
    const total = chunkForm(content, claim, 1, { totalChunks: '2' });
    expect((await refusal(admin.file.sendChunk({ body: total }), 400)).message).toBe('分片总数与文件大小不符，应为1');
    const late = new FormData();
    late.append('file', new Blob(['x']), 'x');
    for (const [name, value] of Object.entries(claim)) late.append(name, String(value));
    await refusal(admin.file.sendChunk({ body: late }), 400);
    await refusal(admin.file.sendChunk({ body: new FormData() }), 400);
    await refusal(admin.file.chunkState({ query: { ...claim, fileSize: 6 * 1024 ** 3 } }), 400);
    await refusal(admin.file.chunkState({ query: { ...claim, identifier: '../../x' } }), 400);
    expect((await admin.file.chunkState({ query: claim })).chunkNumbers).toEqual([]);
  });

  it('that would unpack to more than a memory holds are kept as archives that nothing opens', async () => {
    const names = ['[Content_Types].xml', 'word/document.xml'];
    const entries = names.map((name) => {
      const entry = Buffer.alloc(46);
      entry.writeUInt32LE(0x02014b50, 0);
      entry.writeUInt32LE(0xf0000000, 24);
      entry.writeUInt16LE(name.length, 28);
      return Buffer.concat([entry, Buffer.from(name)]);
    });
    const head = Buffer.from('PK\x03\x04 bomb');
    const directory = Buffer.concat(entries);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(names.length, 10);
    end.writeUInt32LE(directory.length, 12);
    end.writeUInt32LE(head.length, 16);
    const { fileId, url } = await store(Buffer.concat([head, directory, end]), 'bomb.docx');
    expect(await admin.file.preview({ query: { fileName: fileId } })).toBe('');
    expect((await load(url)).headers.get('content-type')).toBe('application/octet-stream');
  });
});
