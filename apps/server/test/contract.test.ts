import { Validator } from '@seriousme/openapi-schema-validator';
import { contract, type AnyEndpoint } from '@smart-admin/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { listEndpoints } from '../src/http/openapi.js';
import { routes } from '../src/routes.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let powerless: string;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = (await app.signIn('admin')).token;
  // a user without any role, so without any right
  await app.db.deleteFrom('membership').where('userId', '=', 'user020').where('kind', '<>', 'organize').execute();
  const { account } = await app.db
    .selectFrom('userAccount')
    .select('account')
    .where('id', '=', 'user020')
    .executeTakeFirstOrThrow();
  powerless = (await app.signIn(account, 'Smart123')).token;
});
afterAll(() => app.stop());

const endpoints = listEndpoints(contract);
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
const guarded = endpoints.filter(({ permission }) => permission !== 'public');
/** Calls that would end the session that the walk uses. */
const endsSession = (endpoint: AnyEndpoint) => endpoint.path === '/api/oauth/Logout';

interface Call {
  token?: string;
  parameter?: string;
  query?: string;
  body?: BodyInit;
  type?: string;
}

async function call(
  { method, path }: AnyEndpoint,
  { token, parameter = 'unknown', query = '', body, type }: Call = {},
) {
  const url = `${app.url}${path.replace(/\{\w+\}/g, encodeURIComponent(parameter))}${query}`;
  const headers = { ...(token ? { authorization: token } : {}), ...(type ? { 'content-type': type } : {}) };
  const answer = await fetch(url, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: body ?? (type ? '{}' : undefined) }),
  });
  const text = await answer.text();
  // a file of JSON has no envelope
  const isJson = answer.headers.get('content-type')?.includes('json') && !answer.headers.has('content-disposition');
  return {
    status: answer.status,
    text,
    envelope: isJson ? (JSON.parse(text) as { code: number; msg: string; data: unknown }) : undefined,
  };
}

function expectClean(text: string) {
  // the monitor shows slow statements, without what was asked in them
  const others = text.replaceAll(/"statement":"(?:[^"\\]|\\.)*"/g, '');
  expect(others).not.toMatch(/\bat .+\.(js|ts):\d+|node_modules|SELECT |insert into|password_hash/);
}

describe('every call of the contract', () => {
  it('A7.1-09 is served with exactly its path and method', () => {
    const served = new Set(routes.map(({ endpoint }) => nameOf(endpoint)));
    expect(endpoints.filter((endpoint) => !served.has(nameOf(endpoint))).map(nameOf)).toEqual([]);
  });

  it.each(guarded.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s answers 602 without a token',
    async (_name, endpoint) => {
      const { status, envelope } = await call(endpoint);
      expect({ status, code: envelope?.code, data: envelope?.data }).toEqual({ status: 200, code: 602, data: null });
      const forged = await call(endpoint, { token: 'forged' });
      expect(forged.envelope?.code).toBe(602);
    },
  );

  it('A7.1-08 is declared once: what the server answers is the very contract of the client', async () => {
    expect(routes.filter(({ endpoint }) => !endpoints.includes(endpoint))).toEqual([]);
    for (const endpoint of endpoints) if (endpoint.response !== 'file') expect(endpoint.data).toBeDefined();
    const shapes = {
      users: contract.permission.users.list,
      menu: contract.system.menu.list,
      current: contract.oauth.currentUser,
    };
    for (const endpoint of Object.values(shapes)) {
      const { envelope } = await call(endpoint, { token: admin });
      expect(endpoint.data.safeParse(envelope?.data).success).toBe(true);
    }
  });

  it('A7.2-09 knows one sign-in only', () => {
    const asksForPassword = ({ permission, body }: AnyEndpoint) =>
      permission === 'public' &&
      body !== undefined &&
      JSON.stringify(z.toJSONSchema(body, { io: 'input' })).includes('password');
    expect(endpoints.filter(asksForPassword).map(nameOf)).toEqual(['POST /api/oauth/Login']);
  });

  it('G6-25 every call that is not public asks for a session, and every call of a page for the right of that page', async () => {
    for (const endpoint of guarded) expect((await call(endpoint)).envelope?.code, nameOf(endpoint)).toBe(602);
    for (const endpoint of guarded.filter(({ permission }) => permission !== 'session')) {
      expect(
        (await call(endpoint, { token: powerless, type: 'application/json' })).envelope?.code,
        nameOf(endpoint),
      ).toBe(403);
    }
  });

  it.each(
    guarded
      .filter(({ permission }) => permission !== 'session')
      .map((endpoint) => [nameOf(endpoint), endpoint] as const),
  )('%s answers 403 to a user without the right', async (_name, endpoint) => {
    const { envelope } = await call(endpoint, { token: powerless, type: 'application/json' });
    expect(envelope?.code).toBe(403);
  });

  it.each(
    endpoints.filter((endpoint) => !endsSession(endpoint)).map((endpoint) => [nameOf(endpoint), endpoint] as const),
  )('%s answers hostile input with a code and a message, never with a stack', async (_name, endpoint) => {
    const attacks: Call[] = [
      { parameter: "x' or 1=1 --" },
      { parameter: '../../etc/passwd' },
      { parameter: 'x'.repeat(250) },
      { parameter: 'null\0byte' },
      { query: '?currentPage=abc&pageSize=-1&sort=drop%20table&keyword=%00&sidx=password' },
      { body: '{"broken', type: 'application/json' },
      { body: '[]', type: 'application/json' },
      { body: '{"id":{"$ne":1},"fullName":12,"enCode":["a"],"parentId":null,"ids":"x"}', type: 'application/json' },
      { body: '{"__proto__":{"x":1},"constructor":{"prototype":{"y":1}}}', type: 'application/json' },
      { body: 'account=%00&password=1', type: 'application/x-www-form-urlencoded' },
      { body: '<xml/>', type: 'application/xml' },
    ];
    for (const attack of attacks) {
      const { status, text, envelope } = await call(endpoint, { token: admin, ...attack });
      expectClean(text);
      expect(status, text).not.toBe(500);
      if (envelope)
        expect(envelope).toMatchObject({
          code: expect.any(Number) as number,
          msg: expect.stringMatching(/./) as string,
        });
    }
  });
});

describe('transport', () => {
  it('answers an unknown path below /api with HTTP 404 and the envelope', async () => {
    const answer = await fetch(`${app.url}/api/permission/users`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      code: 404,
      msg: expect.stringContaining('/api/permission/users') as string,
      data: null,
    });
  });

  it('refuses a body over the limit with 413', async () => {
    const answer = await fetch(`${app.url}/api/system/Menu`, {
      method: 'POST',
      headers: { authorization: admin, 'content-type': 'application/json' },
      body: `"${'x'.repeat(11 * 1024 * 1024)}"`,
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 413 });
  });

  it('sends the security headers on every answer', async () => {
    for (const path of ['/api/docs', '/api/nothing', '/healthz']) {
      const { headers } = await fetch(`${app.url}${path}`);
      expect(headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval'");
      expect(headers.get('content-security-policy')).not.toContain("unsafe-eval'; ");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('serves an OpenAPI document of every call, a page of it, health and metrics', async () => {
    const document_ = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, object>;
    };
    expect(document_.openapi).toBe('3.1.0');
    // by the schema that the OpenAPI Initiative publishes
    expect(await new Validator().validate(structuredClone(document_))).toEqual({ valid: true });
    for (const { method, path } of endpoints) expect(document_.paths[path]).toHaveProperty(method.toLowerCase());
    const page = await (await fetch(`${app.url}/api/docs`)).text();
    expect(page).toContain('/api/docs/script.js');
    expect(page).not.toMatch(/<script>|https?:\/\//);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${app.url}/readyz`)).json()).toMatchObject({
      status: 'ok',
      database: true,
      messages: true,
    });
    expect(await (await fetch(`${app.url}/metrics`)).text()).toContain('http_request_duration_seconds_bucket');
  });
});
