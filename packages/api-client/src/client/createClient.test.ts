import { describe, expect, it, vi } from 'vitest';
import { type ApiError } from './ApiError.js';
import { type ClientConfig } from './createCalls.js';
import { createClient } from './createClient.js';
import { login } from './login.js';
import { hashPassword } from './hashPassword.js';

function setUp(answer: () => Response | Promise<Response>, config: Partial<ClientConfig> = {}) {
  const requests: Request[] = [];
  const onError = vi.fn<(error: ApiError) => void>();
  const client = createClient({
    baseUrl: 'http://api.example',
    getToken: () => null,
    now: () => 1700000000000,
    onError,
    fetch: async (url, init) => {
      requests.push(new Request(url as string, init));
      return answer();
    },
    ...config,
  });
  return { client, requests, onError };
}

const envelope = (code: number, data: unknown = null, msg = '') => Response.json({ code, msg, data });
const ok = () => envelope(200, { list: [] });

describe('createClient', () => {
  it('A7.1-01 all calls go to the configured API base', async () => {
    const { client, requests } = setUp(ok);
    await client.permission.organize.tree();
    expect(requests[0]?.url).toMatch(/^http:\/\/api\.example\/api\/permission\/Organize\/Tree\?/);
  });

  it('A7.1-02 each call says that its origin is pc', async () => {
    const { client, requests } = setUp(ok);
    await client.permission.organize.tree();
    expect(requests[0]?.headers.get('smart-origin')).toBe('pc');
    expect(requests[0]?.headers.get('origin')).toBe('pc');
  });

  it('A7.1-03 the Authorization header holds the token', async () => {
    const { client, requests } = setUp(ok, { getToken: () => 'tok' });
    await client.permission.organize.tree();
    expect(requests[0]?.headers.get('authorization')).toBe('tok');
  });

  it('A7.1-04 without a token no Authorization header is sent', async () => {
    const { client, requests } = setUp(ok);
    await client.permission.organize.tree();
    expect(requests[0]?.headers.has('authorization')).toBe(false);
  });

  it('A7.1-05 GET payloads go as query parameters, empty ones left out', async () => {
    const { client, requests } = setUp(() =>
      envelope(200, { list: [], pagination: { currentPage: 2, pageSize: 20, total: 0 } }),
    );
    await client.permission.users.list({ query: { currentPage: 2, pageSize: 20, keyword: '王', sidx: '' } });
    const url = new URL(requests[0]?.url ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      currentPage: '2',
      pageSize: '20',
      keyword: '王',
      n: '1700000000000',
    });
    expect(requests[0]?.method).toBe('GET');
    expect(requests[0]?.body).toBeNull();
  });

  it('A7.1-06 the timestamp n is on every URL, whatever the method', async () => {
    const { client, requests } = setUp(() => envelope(200));
    await client.permission.users.remove({ id: 'u1' });
    await client.system.area.update({ id: 'a1', body: { parentId: '-1', fullName: '北京', enCode: '11' } });
    expect(requests.map((request) => new URL(request.url).searchParams.get('n'))).toEqual([
      '1700000000000',
      '1700000000000',
    ]);
  });

  it('A7.1-07 X8-01 code 200 resolves with data, any other code rejects', async () => {
    await expect(setUp(() => envelope(200, { list: [1] })).client.permission.organize.tree()).resolves.toEqual({
      list: [1],
    });
    await expect(
      setUp(() => envelope(409, null, '编码已存在')).client.permission.organize.tree(),
    ).rejects.toMatchObject({
      code: 409,
      message: '编码已存在',
    });
  });

  it('the config of a model is accepted whatever its code is', async () => {
    const { client, onError } = setUp(() => envelope(404, null, '未发布'));
    await expect(client.visualdev.records.config({ id: 'm1' })).resolves.toBeNull();
    expect(onError).not.toHaveBeenCalled();
  });

  it('X8-05 without a server message the error has the default text of the language', async () => {
    const { client, onError } = setUp(() => envelope(500), { getLanguage: () => 'en' });
    await expect(client.permission.organize.tree()).rejects.toThrow('Request error, please retry');
    expect(onError).toHaveBeenCalledOnce();
  });

  it('X8-27 HTTP errors without an envelope have the default text', async () => {
    for (const status of [403, 404, 500, 502, 504]) {
      const { client, onError } = setUp(
        () => new Response('<html>nginx</html>', { status, headers: { 'content-type': 'text/html' } }),
      );
      await expect(client.permission.organize.tree()).rejects.toMatchObject({
        code: status,
        message: '请求出错，请重试',
      });
      expect(onError).toHaveBeenCalledOnce();
    }
  });

  it('X8-06 a silent call shows its failure itself, but the end of the session is told', async () => {
    for (const [code, told] of [
      [403, 0],
      [500, 0],
      [600, 1],
      [601, 1],
      [602, 1],
    ] as const) {
      const { client, onError } = setUp(() => envelope(code, null, '请重新登录'));
      await expect(client.permission.organize.tree({}, { silent: true })).rejects.toMatchObject({ code });
      expect(onError).toHaveBeenCalledTimes(told);
    }
  });

  it('X8-09 a failed sign-in rejects with the response itself', async () => {
    const { client } = setUp(() => envelope(400, null, '账号或密码错误'));
    await expect(login(client, { mode: 'account', account: 'admin', password: 'wrong123' })).rejects.toEqual({
      code: 400,
      msg: '账号或密码错误',
      data: null,
    });
  });

  it('X8-10 a network error reports the default text and rejects', async () => {
    const { client, onError } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client.permission.organize.tree()).rejects.toMatchObject({ code: 0, message: '请求出错，请重试' });
    expect(onError).toHaveBeenCalledOnce();
  });

  it('A7.2-02 a sign-in sends all ten fields form-encoded, the account trimmed and the password hashed', async () => {
    const { client, requests } = setUp(() => envelope(200, { token: 't', theme: 'classic' }));
    await login(client, { mode: 'account', account: ' admin ', password: 'admin123', code: '7Km3', timestamp: '17' });
    expect(requests[0]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(await requests[0]?.text()))).toEqual({
      account: 'admin',
      password: '240be518fabd2724ddb6f04eeb1da5967448d7e831c08c8fa822809f74c720a9',
      origin: 'pc',
      code: '7Km3',
      timestamp: '17',
      client_id: 'smart-admin',
      client_secret: 'smart-admin-public-client',
      scope: 'all',
      grant_type: 'password',
      login_type: 'account',
    });
  });

  it('hashes the same without WebCrypto, as on a page without HTTPS', async () => {
    const expected = await hashPassword('admin123');
    vi.stubGlobal('crypto', {});
    expect(await hashPassword('admin123')).toBe(expected);
    vi.unstubAllGlobals();
  });

  it('gives a file with its name, and an error when the server refuses one', async () => {
    const file = setUp(
      () =>
        new Response('abc', {
          headers: {
            'content-type': 'application/octet-stream',
            'content-disposition': "attachment; filename*=UTF-8''%E7%94%A8%E6%88%B7.xlsx",
          },
        }),
    );
    const downloaded = await file.client.permission.users.template();
    expect(downloaded.fileName).toBe('用户.xlsx');
    expect(await downloaded.blob.text()).toBe('abc');
    const refusal = { right: '用户管理 - 导入', ask: ['系统管理员'] };
    const refused = setUp(() => envelope(403, { refusal }, '没有权限'));
    await expect(refused.client.permission.users.template()).rejects.toMatchObject({
      code: 403,
      message: '没有权限',
      refusal,
    });
  });

  it('does not report a call that the caller cancelled', async () => {
    const controller = new AbortController();
    const { client, onError } = setUp(() => ok(), {
      fetch: (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
        ),
    });
    const pending = client.permission.organize.tree({}, { signal: controller.signal });
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    expect(onError).not.toHaveBeenCalled();
  });
});
