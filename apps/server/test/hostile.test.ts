import { Workbook } from '@cj-tech-master/excelts';
import { contract, type AnyEndpoint } from '@smart-admin/api-client/contract';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod';
import { listEndpoints } from '../src/http/openapi.js';
import { readSheetRows } from '../src/files/parse/readSheetRows.js';
import { writeSheet } from '../src/files/spreadsheet.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signIn('admin')).token;
});
afterAll(() => app.stop());

const endpoints = listEndpoints(contract);
/** Calls whose effect would spoil the walk. */
const SPARED = new Set(['/api/oauth/Logout', '/api/oauth/SmsCode']);
const walked = endpoints.filter(({ path }) => !SPARED.has(path));
const named = (list: AnyEndpoint[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

async function send(
  { method, path }: AnyEndpoint,
  { query = '', body, type = 'application/json' }: { query?: string; body?: string | Buffer; type?: string },
) {
  const url = `${app.url}${path
    .replace('OnlineDev/{id}', 'OnlineDev/visitor')
    .replace('batchDelete/{id}', 'batchDelete/visitor')
    .replace(/\{\w+\}/g, 'unknown')}${query}`;
  const answer = await fetch(url, {
    method,
    headers: { authorization: token, ...(body === undefined ? {} : { 'content-type': type }) },
    ...(body === undefined ? {} : { body: body as BodyInit }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return { status: answer.status, text, code: isJson ? (JSON.parse(text) as { code: number }).code : answer.status };
}

/** A right-looking body for a schema with one odd text in every place that takes a text. */
function bodyWith(schema: z.ZodType, text: string): string {
  return JSON.stringify(example(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, text));
}

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  pattern?: string;
}

function example(schema: JsonSchema, text: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return example(schema.anyOf[0] ?? {}, text);
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, value]) => [key, example(value, text)]),
    );
  if (schema.type === 'array') return [example(schema.items ?? {}, text)];
  if (schema.type === 'string') return text;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  return schema.type === 'boolean' ? true : text;
}

const withBody = walked.filter((endpoint) => endpoint.body !== undefined && endpoint.encoding !== 'multipart');
const withQuery = walked.filter((endpoint) => endpoint.query !== undefined);

describe('every call of the contract', () => {
  it.each(named(withBody))('%s refuses the null character, and survives every other text', async (_name, endpoint) => {
    const isForm = endpoint.encoding === 'form';
    const schema = endpoint.body as z.ZodType;
    const encode = (text: string) =>
      isForm
        ? new URLSearchParams(JSON.parse(bodyWith(schema, text)) as Record<string, string>).toString()
        : bodyWith(schema, text);
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    const withNull = await send(endpoint, { body: encode('a\0b'), type });
    // the seeded model takes no imports: nobody may make one, whatever they send
    const refusals = endpoint.permission === 'model:btn_upload' ? [403] : [400, 404, 409];
    if (encode('a\0b').includes('u0000') || isForm) expect(refusals).toContain(withNull.code);
    for (const text of [
      '',
      ' ',
      '\uD800',
      '\uFFFF',
      '​',
      '‮abc',
      '🚗'.repeat(50),
      'x'.repeat(100_000),
      "'; drop table menu; --",
      '%_\\',
      '${1+1}',
      '__proto__',
      '-1',
      'Infinity',
      '9'.repeat(400),
    ]) {
      const { status, text: answer } = await send(endpoint, { body: encode(text), type });
      expect(status, `${JSON.stringify(text.slice(0, 20))}: ${answer}`).not.toBe(500);
    }
  });

  it.each(named(withBody))('%s survives broken bytes, deep nesting and keys of prototypes', async (_name, endpoint) => {
    const bodies: (string | Buffer)[] = [
      Buffer.from([0x22, 0xff, 0xfe, 0x80, 0x22]),
      Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0x22, 0x7d]),
      `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
      `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
      '{"__proto__":{"polluted":1}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
      '{"values":{"__proto__":{"polluted":1}},"queryJson":{"__proto__":{"polluted":1},"toString":1,"hasOwnProperty":1}}',
      '1e999',
      'null',
      'true',
    ];
    for (const body of bodies) {
      const { status, text } = await send(endpoint, { body });
      expect(status, `${String(body).slice(0, 40)}: ${text}`).not.toBe(500);
    }
    expect({}).not.toHaveProperty('polluted');
  });

  it.each(named(withQuery))(
    '%s survives doubled, nested, negative, huge and empty parameters',
    async (_name, endpoint) => {
      const queries = [
        '?currentPage=1&currentPage=2&keyword=a&keyword=b',
        '?pageSize=-1',
        '?pageSize=0',
        '?pageSize=100000000',
        '?pageSize=1e309',
        '?pageSize=NaN',
        '?currentPage=-5',
        '?currentPage=999999',
        '?currentPage=9007199254740993',
        '?currentPage=1.5',
        '?keyword[$ne]=1&keyword[]=x',
        '?keyword=%E0%A4%A',
        '?keyword=%00',
        '?keyword=%ED%A0%80',
        '?__proto__=1&constructor=2&toString=3',
        '?sidx=__proto__&sort=asc',
        '?sidx=constructor,toString&sort=desc',
        `?keyword=${'x'.repeat(8_000)}`,
        '?=&&&',
        '?startTime=99999999999999999&endTime=-99999999999999999',
        '?startTime=1e20',
        '?days=31&offset=840',
      ];
      for (const query of queries) {
        const { status, text } = await send(endpoint, { query });
        expect(status, `${query.slice(0, 60)}: ${text}`).not.toBe(500);
      }
    },
  );
});

describe('records of models', () => {
  it('refuse the null character in every field, key and cell', async () => {
    for (const body of [{ reason: 'a\0b' }, { visitors: [{ name: '\0' }] }, { 'a\0': 1 }, { area: ['11', '\0'] }]) {
      const { code } = await send(pathOf('/api/visualdev/OnlineDev/visitor', 'POST'), { body: JSON.stringify(body) });
      expect(code).toBe(400);
    }
  });

  it('refuse values of every wrong shape without falling over', async () => {
    const fields = [
      'billNo',
      'applicant',
      'department',
      'plate',
      'area',
      'reasonType',
      'fromDate',
      'toDate',
      'days',
      'createdAt',
      'reason',
      'visitors',
    ];
    for (const value of [
      null,
      true,
      -1,
      1e308,
      '',
      '\uD800',
      'x'.repeat(100_000),
      [],
      [[[[]]]],
      [null],
      [1e308],
      {},
      { toString: 1, valueOf: 1 },
      [{ toString: 1, valueOf: 1 }],
      [{ name: { a: 1 } }],
      Array.from({ length: 5_000 }, () => ({ name: 'x' })),
      '9999-99-99',
      '275760-09-14',
      '0000-00-00',
    ]) {
      for (const field of fields) {
        const sent = await send(pathOf('/api/visualdev/OnlineDev/visitor', 'POST'), {
          body: JSON.stringify({ [field]: value }),
        });
        expect(sent.code, `${field} ${JSON.stringify(value).slice(0, 50)}: ${sent.text.slice(0, 200)}`).toBe(400);
        const listed = await send(pathOf('/api/visualdev/OnlineDev/visitor/List', 'POST'), {
          body: JSON.stringify({ queryJson: { [field]: value } }),
        });
        expect([200, 400], `${field} ${JSON.stringify(value).slice(0, 50)}: ${listed.text.slice(0, 200)}`).toContain(
          listed.code,
        );
      }
    }
  }, 60_000);
});

describe('spreadsheets', () => {
  it('never hold a formula, whatever a cell says', async () => {
    const hostile = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '=HYPERLINK("http://evil.example","x")',
      '\t=1',
      '\r=1',
      "=cmd|' /C calc'!A0",
    ];
    const content = await writeSheet({ name: 'x', columns: [{ header: '=A' }], rows: hostile.map((text) => [text]) });
    const book = new Workbook();
    await book.xlsx.load(content);
    const cells: unknown[] = [];
    book.worksheets[0]?.eachRow((row) => cells.push(row.getCell(1).value));
    for (const value of cells) expect(typeof value).toBe('string');
    expect(readSheetRows({ content, rows: 100, columns: 1 })).toHaveLength(hostile.length + 1);
  });
});

describe('connections', () => {
  it('drops a socket that sends a frame of 10 MB, and goes on serving', async () => {
    const socket = await openSocket();
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    socket.send('x'.repeat(10 * 1024 * 1024));
    expect(await closed).toBe(1009);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  });

  it('drops a socket that floods, and one that says nothing right, and goes on serving', async () => {
    const socket = await openSocket();
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    for (let count = 0; count < 20_000 && socket.readyState === WebSocket.OPEN; count += 1)
      socket.send(JSON.stringify({ method: 'heartCheck', token }));
    expect(await closed).toBe(1008);
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  }, 20_000);

  it('refuses headers of 64 KB', async () => {
    const { port } = new URL(app.url);
    const socket = connect(Number(port), '127.0.0.1');
    const answer = await new Promise<string>((resolve) => {
      socket.on('data', (data) => resolve(String(data)));
      socket.write(`GET /healthz HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(64 * 1024)}\r\n\r\n`);
    });
    expect(answer).toMatch(/^HTTP\/1.1 431/);
    socket.destroy();
  });
});

function pathOf(path: string, method: AnyEndpoint['method']): AnyEndpoint {
  return { method, path, permission: 'session', summary: '', data: z.null() } as AnyEndpoint;
}

async function openSocket(): Promise<WebSocket> {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/websocket`);
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  socket.on('error', () => undefined);
  return socket;
}
