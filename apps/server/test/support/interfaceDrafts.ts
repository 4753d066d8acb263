import { type ApiClient } from '@smart-admin/api-client';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { freshName } from './ScopeTargets.js';
import { refusal } from './startTestApp.js';

/** A body of a data interface that nobody else has: static, unless the fields say otherwise. */
export function interfaceBody(fields: object = {}) {
  const name = freshName('own');
  return { fullName: name, enCode: name, kind: 'static' as const, staticData: '[]', ...fields };
}

/** A body of a SQL interface. */
export const sqlOf = (sql: string, fields: object = {}) => interfaceBody({ kind: 'sql', sql, ...fields });

/** A parameter of an interface. */
export const parameter = (name: string, fields: object = {}) => ({ name, ...fields });

/** Asks drafts of interfaces as somebody. */
export function draftsOf(client: () => ApiClient): Drafts {
  const preview = (draft: object, parameters: object = {}, caller = client()) =>
    caller.system.dataInterface.preview({ id: '0', body: { draft: draft as never, parameters: { ...parameters } } });
  return {
    preview,
    refused: async (draft: object, parameters: object = {}, caller = client()) =>
      (await refusal(preview(draft, parameters, caller), 400)).message,
  };
}

/** Makes interfaces, and asks those that are stored, as somebody. */
export function callsOf(client: () => ApiClient): Calls {
  return {
    create: (fields = {}) => client().system.dataInterface.create({ body: interfaceBody(fields) }),
    ask: (id, parameters, caller = client()) =>
      caller.system.dataInterface.response({
        id,
        query: parameters ? { parameters: JSON.stringify(parameters) } : {},
      }),
  };
}

interface Calls {
  /** Answers the id. */
  create: (fields?: object) => Promise<string>;
  ask: (id: string, parameters?: object, caller?: ApiClient) => Promise<unknown>;
}

interface Preview {
  data?: unknown;
  rows: number | null;
  columns: string[];
  duration: number;
}

interface Drafts {
  preview: (draft: object, parameters?: object, caller?: ApiClient) => Promise<Preview>;
  /** Why a draft is refused. */
  refused: (draft: object, parameters?: object, caller?: ApiClient) => Promise<string>;
}

/** A server of somebody else, with all its bad manners; `asked` is what it was asked, in order. */
export async function startOtherServer(): Promise<OtherServer> {
  const asked: OtherServer['asked'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { url = '', headers } = request;
      asked.push({ url, headers, body });
      const moved = Object.entries(moves()).find(([path]) => url.startsWith(path));
      if (moved) return response.writeHead(302, { location: moved[1] }).end();
      if (url.startsWith('/broken')) return response.writeHead(500).end('{}');
      if (url.startsWith('/text')) return response.end('<html>');
      if (url.startsWith('/huge')) return response.end(`["${'x'.repeat(6_000_000)}"]`);
      // never ends
      if (url.startsWith('/silent')) return undefined;
      const list = [
        { id: 1, price: 2.5, count: 4 },
        { id: 2, price: 1, count: 0 },
      ];
      return response.end(JSON.stringify({ data: { list } }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const moves = () => ({
    '/moved': '/data?moved=1',
    '/away': `http://localhost:${port}/data`,
    '/inner': 'http://169.254.169.254/latest',
    '/round': '/round',
  });
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export interface OtherServer {
  url: string;
  asked: { url: string; headers: IncomingMessage['headers']; body: string }[];
  stop: () => void;
}
