import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiError } from '../client/ApiError.js';
import { createUploadTransport, type FileClaim } from './createUploadTransport.js';

const CLAIM: FileClaim = {
  identifier: 'a'.repeat(64),
  fileName: '平面图.pdf',
  fileSize: 12,
  fileType: 'application/pdf',
  extension: 'pdf',
  type: 'annex',
};
const STORED = {
  name: 'f1',
  fileId: 'f1',
  fileVersionId: 'v1',
  url: '/api/file/Download/annex/f1?fileVersionId=v1',
  fileSize: 12,
  fileExtension: 'pdf',
};

let server: Server;
let answers: ((request: IncomingMessage, body: string) => { status?: number; body: unknown })[];
let seen: { method: string; url: URL; headers: IncomingMessage['headers']; body: string }[];
const onError = vi.fn<(error: ApiError) => void>();

beforeEach(async () => {
  answers = [];
  seen = [];
  onError.mockReset();
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, Authorization');
    response.setHeader('access-control-allow-methods', '*');
    if (request.method === 'OPTIONS') return response.end();
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      seen.push({
        method: request.method ?? '',
        url: new URL(request.url ?? '', 'http://localhost'),
        headers: request.headers,
        body,
      });
      const { status = 200, body: answer } = answers.shift()?.(request, body) ?? {
        body: { code: 404, msg: 'no answer' },
      };
      response.statusCode = status;
      response.setHeader('content-type', typeof answer === 'string' ? 'text/html' : 'application/json');
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

function transport() {
  const { port } = server.address() as AddressInfo;
  return createUploadTransport({ baseUrl: `http://127.0.0.1:${port}`, getToken: () => 'token-1', onError });
}
const answer = (data: unknown) => answers.push(() => ({ body: { code: 200, msg: 'ok', data } }));
const refuse = (code: number, msg: string, status = 200) =>
  answers.push(() => ({ status, body: { code, msg, data: null } }));
const { signal } = new AbortController();
const chunk = { chunkNumber: 2, content: new Blob(['second part']) };

describe('createUploadTransport', () => {
  it('A7.15-05 E3-26 asks for the chunks with what the file says of itself', async () => {
    answer({ uploaded: false, chunkNumbers: [1], merge: false });
    expect(await transport().chunkState(CLAIM, signal)).toEqual({ uploaded: false, chunkNumbers: [1], merge: false });
    expect(seen[0]?.url.pathname).toBe('/api/file/chunk');
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toMatchObject({
      identifier: CLAIM.identifier,
      fileType: 'application/pdf',
      extension: 'pdf',
    });
  });

  it('A7.15-07 A7.15-08 sends a chunk as a form, with the token and how far it is', async () => {
    answer({ uploaded: false, chunkNumbers: [2], merge: false });
    const onProgress = vi.fn();
    await transport().sendChunk(CLAIM, chunk, { signal, onProgress });
    expect(seen[0]).toMatchObject({ method: 'POST', headers: { authorization: 'token-1', 'smart-origin': 'pc' } });
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(seen[0]?.body).toMatch(/name="chunkNumber"\s+2/);
    expect(seen[0]?.body.indexOf('name="identifier"')).toBeLessThan(seen[0]?.body.indexOf('second part') ?? 0);
  });

  it('E3-25 joins the chunks and keeps the name of the disk', async () => {
    answer(STORED);
    expect(await transport().merge(CLAIM, signal)).toMatchObject({
      name: '平面图.pdf',
      fileId: 'f1',
      fileVersionId: 'v1',
    });
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({ ...CLAIM, fileSize: '12' });
  });

  it('A7.15-09 sends images of texts in one piece', async () => {
    answer(STORED);
    const file = new File(['x'], '图.png', { type: 'image/png' });
    expect(await transport().sendWhole(file, 'advertPicture')).toMatchObject({ name: '图.png', fileId: 'f1' });
    expect(seen[0]?.url.pathname).toBe('/api/file/Uploader/advertPicture');
  });

  it('V5-32 a refusal carries the message of the server and is final', async () => {
    refuse(400, '文件内容与扩展名不符');
    await expect(transport().sendChunk(CLAIM, chunk, { signal, onProgress: () => undefined })).rejects.toMatchObject({
      name: 'UploadRefusal',
      message: '文件内容与扩展名不符',
    });
    refuse(400, '大小不一致');
    await expect(transport().merge(CLAIM, signal)).rejects.toMatchObject({ name: 'UploadRefusal' });
    expect(onError).not.toHaveBeenCalled();
  });

  it('lets an overloaded server, a gateway and a broken line be tried again', async () => {
    refuse(429, '请求过于频繁', 429);
    await expect(transport().merge(CLAIM, signal)).rejects.toMatchObject({ name: 'ApiError', code: 429 });
    answers.push(() => ({ status: 502, body: '<html>Bad gateway</html>' }));
    await expect(transport().sendChunk(CLAIM, chunk, { signal, onProgress: () => undefined })).rejects.toMatchObject({
      name: 'ApiError',
      code: 502,
    });
  });

  it('tells that the session ended', async () => {
    refuse(600, '登录过期，请重新登录');
    await expect(transport().sendChunk(CLAIM, chunk, { signal, onProgress: () => undefined })).rejects.toThrow();
    refuse(601, '您的账号在其他地方登录');
    await expect(transport().chunkState(CLAIM, signal)).rejects.toThrow();
    expect(onError.mock.calls.map(([error]) => error.code)).toEqual([600, 601]);
  });

  it('E3-27 A7.15-12 asks for a preview by id, version and address', async () => {
    answer('/preview/?src=x');
    expect(await transport().previewUrl(STORED)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/preview\/\?src=x$/);
    const query = Object.fromEntries(seen[0]?.url.searchParams ?? []);
    expect(query).toMatchObject({ fileName: 'f1', fileVersionId: 'v1', fileDownloadUrl: STORED.url });
    answer('');
    expect(await transport().previewUrl(STORED)).toBe('');
  });

  it('asks for a link by kind and name, and for thumbnails by width', async () => {
    answer({ url: '/api/file/Download/annex/f1?signature=s' });
    expect(await transport().downloadUrl(STORED)).toContain('/api/file/Download/annex/f1?signature=s');
    expect(seen[0]?.url.pathname).toBe('/api/file/Uploader/Link/annex/f1');
    expect(transport().imageUrl(STORED, 200)).toContain('/api/file/Download/annex/f1?fileVersionId=v1&width=200');
    expect(transport().imageUrl({ ...STORED, url: 'https://elsewhere.example/x.png' }, 200)).toBe(
      'https://elsewhere.example/x.png',
    );
  });
});
